#!/usr/bin/env bash
# Debian's PostgreSQL for the tests of databases: installed when it is missing and may be, otherwise they are skipped.
set -u
command -v postgres >/dev/null && exit 0
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing postgresql ..."
  export DEBIAN_FRONTEND=noninteractive
  # No server of the machine's own is wanted: the tests start theirs in a folder of their own.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null && exit 0
fi
echo "There is no postgresql, and it cannot be installed here: its tests will be skipped."

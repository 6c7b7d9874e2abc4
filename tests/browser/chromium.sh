#!/usr/bin/env bash
# Debian's Chromium for the browser tests: installed when it is missing and may be, otherwise they are skipped.
set -u
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing chromium ..."
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
echo "There is no chromium, and it cannot be installed here: the browser tests will be skipped."

#!/usr/bin/env bash
# Debian's packages that tests need besides: installed where they are missing and may be; otherwise the tests
# that need them are skipped. With names of packages: only these.
# Chromium's headless shell is Chromium without windows of its own: it opens a page for less than half the work. Where
# there is none, the tests do without it.
set -u

there() {
  case $1 in
    chromium | chromium-headless-shell | firefox-esr) command -v "$1" ;;
    webkit2gtk-driver) command -v WebKitWebDriver ;;
    xvfb) command -v Xvfb ;;
    nginx) command -v nginx || [ -x /usr/sbin/nginx ] ;;
    postgresql) command -v postgres || ls /usr/lib/postgresql/*/bin/postgres ;;
  esac >/dev/null 2>&1
}

missing=()
for package in ${@:-chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb postgresql}; do
  there "$package" || missing+=("$package")
done
[ ${#missing[@]} = 0 ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing ${missing[*]} ..."
  export DEBIAN_FRONTEND=noninteractive
  # No database server of the machine's own is wanted: the tests start theirs in a folder of their own.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  apt-get update -qq
  apt-cache show chromium-headless-shell >/dev/null 2>&1 || missing=(${missing[@]/%chromium-headless-shell/})
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null && exit 0
fi
echo "These cannot be installed here, and the tests that need them will be skipped: ${missing[*]}"

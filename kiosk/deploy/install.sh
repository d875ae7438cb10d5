#!/bin/sh
# The gateway as a service of this machine, from a release: see README.md.
set -eu
# Everything below another folder, for trying it out; then nothing is started.
root=${DESTDIR:-}
program=$root/opt/lobby-kiosk
settings=$root/etc/lobby-kiosk
unit=$root/etc/systemd/system/lobby-kiosk.service
# The unit's further needs for several hotels.
several=$unit.d/tenants.conf
group=lobby-tenants
here=$(cd "$(dirname "$0")/../.." && pwd)

usage() {
  cat <<'TEXT'
install.sh HOTEL_URL TENANT_FOLDER   runs the gateway on this machine, for this machine: http://localhost:4173
  --host NAME                        … behind nginx, for tablets that open https://NAME
install.sh --tenants FOLDER          … for several hotels, each under host names of its own, behind nginx
install.sh                           the same with a newer version; settings stay as they are
install.sh --back                    the version before the last one
install.sh --uninstall               takes everything away; --keep-settings leaves /etc/lobby-kiosk, and what is
                                     remembered of payments: none is booked again after it is installed anew
TEXT
}

main() {
  action=install hotel='' tenant='' host='' tenants='' keeps=no
  while [ $# -gt 0 ]; do
    case $1 in
      --help | -h) usage && exit 0 ;;
      --back) action=back ;;
      --uninstall) action=uninstall ;;
      --keep-settings) keeps=yes ;;
      --host) shift && host=${1:?--host needs a name} ;;
      --tenants) shift && tenants=${1:?--tenants needs a folder} ;;
      -*) usage >&2 && give_up "$1 is no option." ;;
      *) if [ -z "$hotel" ]; then hotel=$1; else tenant=$1; fi ;;
    esac
    shift
  done
  [ -n "$root" ] || [ "$(id -u)" = 0 ] || give_up 'Run this as root: sudo kiosk/deploy/install.sh …'
  "$action"
}

install() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
    2>/dev/null || give_up 'Node 20.19 or later is needed: apt-get install nodejs on Debian 13; on Debian 12 see https://nodejs.org.'
  for folder in dist dist-server; do
    [ -d "$here/$folder" ] || give_up "There is no $folder: this is no release. Make one with npm run release, and unpack it."
  done
  if [ -n "$tenants" ] || [ -d "$settings/tenants" ]; then put_tenants; else put_settings; fi
  check_settings "$here" ''
  # A tenant without a hotel keeps the gateway from starting.
  for variables in "$settings"/env "$settings"/tenants/*.env; do
    [ -e "$variables" ] || continue
    # systemd takes the byte order mark of a Windows editor for a part of the first name.
    [ "$(head -c 3 "$variables")" != "$(printf '\357\273\277')" ] || sed -i '1s/^\xEF\xBB\xBF//' "$variables"
    iconv -f UTF-8 -t UTF-8 "$variables" >/dev/null 2>&1 ||
      give_up "Nothing was changed: $variables is not UTF-8. Save it as UTF-8, and run this again."
    if grep -q '^TENANTS=' "$variables"; then continue; fi
    grep -Eq "^(export )?HOTEL_URL *= *[\"']?https?://" "$variables" ||
      give_up "Nothing was changed: HOTEL_URL=https://… is missing in $variables. Add it, and run this again."
  done
  put_program
  mkdir -p "$(dirname "$unit")"
  cp --remove-destination "$here/kiosk/deploy/systemd/lobby-kiosk.service" "$unit"
  [ ! -d "$settings/tenants" ] || put_unit_of_several
  start
}

# By the rules of the version in the folder $1, which is called $2.
check_settings() {
  for config in "$settings"/tenant/config.json "$settings"/tenants/*/config.json; do
    [ ! -e "$config" ] || node "$1/dist-server/check-config.js" "$config" ||
      give_up "Nothing was changed: correct $config$2, and run this again."
  done
}

# The staff's changes stay.
put_settings() {
  if [ ! -d "$settings/tenant" ]; then
    [ -n "$tenant" ] || { usage >&2 && give_up 'The first time this needs the address of the hotel and its folder of settings.'; }
    [ -f "$tenant/config.json" ] || give_up "$tenant holds no config.json."
    copy_closed "$tenant" "$settings/tenant"
    # The service runs as a user that systemd makes for it. Beside this folder are secrets.
    chmod -R a+rX "$settings/tenant.new"
    mv "$settings/tenant.new" "$settings/tenant"
    say "settings: $settings/tenant"
  fi
  if [ ! -e "$settings/env" ]; then
    [ -n "$hotel" ] || give_up 'The first time this needs the address of the hotel.'
    (
      umask 077
      {
        echo "HOTEL_URL=$hotel"
        echo 'TENANT=/etc/lobby-kiosk/tenant'
        [ -z "$host" ] || printf 'HOSTS=%s\nTRUST_PROXY=1\nWATCH_TOKEN=%s\n' "$host" "$(new_token)"
      } >"$settings/env"
    )
    say "variables: $settings/env"
    [ -z "$host" ] || say "the password of https://$host/tablets, under any name, is WATCH_TOKEN in that file"
  fi
}

new_token() { node -p 'require("node:crypto").randomBytes(18).toString("base64url")'; }

# The same for several hotels; their variables hold tokens.
put_tenants() {
  if [ ! -d "$settings/tenants" ]; then
    [ ! -e "$settings/env" ] || give_up "$settings/env is for one hotel: see kiosk/server/README.md, Several tenants."
    ls "$tenants"/*.env >/dev/null 2>&1 || give_up "$tenants holds no tenant: node dist-server/new-tenant.js makes one."
    copy_closed "$tenants" "$settings/tenants"
    chmod 600 "$settings"/tenants.new/*.env
    # The folder itself is opened last.
    find "$settings/tenants.new" -depth ! -name '*.env' -exec chmod a+rX {} +
    mv "$settings/tenants.new" "$settings/tenants"
    say "settings: $settings/tenants"
  fi
  if [ ! -e "$settings/env" ]; then
    (umask 077 && printf 'TENANTS=/etc/lobby-kiosk/tenants\nTRUST_PROXY=1\n' >"$settings/env")
    say "variables: $settings/env, and those of each hotel in $settings/tenants"
  fi
}

# Into a folder beside the place, which nobody else can read yet; one that was broken off is begun again. What it copies is
# opened for the service: a link would open a file of root's. It is looked at again where nobody else can change it.
copy_closed() {
  refuse_links "$1/"
  mkdir -p "$settings"
  rm -rf "$2.new"
  mkdir -m 700 "$2.new"
  (umask 077 && cp -rP "$1/." "$2.new/")
  refuse_links "$2.new/"
}

refuse_links() {
  link=$(find "$1" ! -type d ! \( -type f -links 1 \) | head -n 1)
  [ -z "$link" ] || give_up "Nothing was changed: $link is a link or no file. Put the file itself there, and run this again."
}

put_unit_of_several() {
  mkdir -p "$(dirname "$several")"
  cp --remove-destination "$here/kiosk/deploy/systemd/tenants.conf" "$several"
  [ -n "$root" ] || getent group "$group" >/dev/null || groupadd --system "$group"
}

# The new version stands beside the old one before it takes its place.
put_program() {
  rm -rf "$program.new"
  mkdir -p "$program.new"
  cp -r "$here/dist" "$here/dist-server" "$program.new/"
  # The demo hotel is for trying out.
  rm -f "$program.new"/dist-server/gateway-with-demo.js*
  chmod -R a+rX "$program.new"
  if [ -d "$program" ]; then
    rm -rf "$program.previous"
    mv "$program" "$program.previous"
  fi
  mv "$program.new" "$program"
  say "program: $program"
}

back() {
  [ -d "$program.previous" ] || give_up 'There is no version before this one.'
  # With settings that it refuses it would not start.
  check_settings "$program.previous" ' for the version before'
  # Between the moves there is no version: a second run goes on from there.
  if [ -d "$program" ]; then
    rm -rf "$program.new"
    mv "$program" "$program.new"
  fi
  mv "$program.previous" "$program"
  mv "$program.new" "$program.previous"
  say 'the version before is back; --back again undoes this'
  start
}

uninstall() {
  [ -n "$root" ] || systemctl disable --now lobby-kiosk.service 2>/dev/null || true
  rm -rf "$unit" "$several" "$program" "$program.previous" "$program.new"
  rmdir "$(dirname "$several")" 2>/dev/null || true
  [ -n "$root" ] || ! getent group "$group" >/dev/null || groupdel "$group"
  # systemd keeps the service's own folder below private, and leads there by a link.
  [ "$keeps" = yes ] || rm -rf "$settings" "$root/var/lib/lobby-kiosk" "$root/var/lib/private/lobby-kiosk"
  [ -n "$root" ] || systemctl daemon-reload
  say 'everything is gone'
}

start() {
  [ -z "$root" ] || return 0
  systemctl daemon-reload
  systemctl enable --quiet lobby-kiosk.service
  systemctl restart lobby-kiosk.service
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    if node -e 'fetch("http://127.0.0.1:4173/healthz").then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))'; then
      say 'it answers: http://localhost:4173'
      return 0
    fi
    sleep 1
  done
  journalctl -u lobby-kiosk.service -n 5 --no-pager -o cat >&2
  give_up 'It does not answer. The lines above say why.'
}

say() { echo "lobby-kiosk: $1"; }
give_up() { echo "$1" >&2 && exit 1; }

main "$@"

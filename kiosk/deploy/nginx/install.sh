#!/bin/sh
# nginx before the gateway of this machine: see README.md, Behind nginx.
set -eu
# Everything below another folder, for trying it out; then nothing is started.
root=${DESTDIR:-}
here=$(cd "$(dirname "$0")" && pwd)
shared=$root/etc/nginx/lobby
sites=$root/etc/nginx/lobby-sites
certificates=$root/etc/ssl/lobby
unit=$root/etc/systemd/system/nginx.service.d/lobby.conf

usage='nginx/install.sh NAME CERTIFICATE KEY   serves the lobby to other machines as https://NAME; again for each further name
nginx/install.sh                        the same with a newer version; names and certificates stay as they are'

main() {
  case ${1:-} in -*) echo "$usage" && exit 0 ;; esac
  [ -n "$root" ] || [ "$(id -u)" = 0 ] || give_up 'Run this as root: sudo kiosk/deploy/nginx/install.sh …'
  [ -n "$root" ] || [ -e /usr/lib/nginx/modules/ngx_stream_module.so ] ||
    give_up 'nginx is missing, or its stream module: apt-get install nginx-light libnginx-mod-stream libnginx-mod-http-brotli-static'
  [ $# = 3 ] || [ -d "$sites" ] || give_up "$usage"
  mkdir -p "$shared" "$sites" "$certificates" "$(dirname "$unit")"
  [ $# != 3 ] || put_site "$@"
  for file in "$here"/*.conf; do
    case ${file##*/} in in-front.conf | alone.conf | gateways.conf | brotli.conf) ;; *) cp "$file" "$shared/" ;; esac
  done
  [ ! -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ] || cp "$here/brotli.conf" "$shared/"
  # The staff may have named more gateways.
  [ -e "$sites/gateways.conf" ] || cp "$here/gateways.conf" "$sites/"
  cp "$here/../systemd/nginx.conf" "$unit"
  [ -n "$root" ] || start
}

# A name, with its certificate and its key.
put_site() {
  case $1 in *[!a-z0-9.-]* | '' | .* | -*) give_up "$1 is no host name: write it in small letters." ;; esac
  for file in "$2" "$3"; do [ -f "$file" ] || give_up "$file is no file."; done
  cp "$2" "$certificates/$1.pem"
  (umask 077 && cp "$3" "$certificates/$1.key")
  chmod 600 "$certificates/$1.key"
  sed "s/lobby\.example/$1/g" "$here/in-front.conf" >"$sites/$1.conf"
}

start() {
  systemctl daemon-reload
  systemctl enable --quiet nginx.service
  systemctl restart nginx.service || {
    journalctl -u nginx.service -n 5 --no-pager -o cat >&2
    give_up 'nginx does not start. The lines above say why.'
  }
}

give_up() { echo "$1" >&2 && exit 1; }

main "$@"

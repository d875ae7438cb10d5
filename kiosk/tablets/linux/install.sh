#!/bin/sh
# A Debian machine becomes a lobby tablet: see README.md.
set -eu
# Everything below another folder, for trying it out; then nothing is started.
root=${DESTDIR:-}
here=$(cd "$(dirname "$0")" && pwd)
dry=no ca='' given='' packages=no action=install
log=/var/log/lobby-screen-install.log
for part in put settings policies files packages machine uninstall; do
  # shellcheck source=/dev/null
  . "$here/lib/$part.sh"
done

usage() {
  cat <<'TEXT'
install.sh URL                makes this Debian machine a tablet that shows URL: https://NAME or http://localhost:PORT
install.sh                    the same with the settings that are there (/etc/lobby-screen/settings)
install.sh --uninstall        takes everything away; --packages also the packages that it brought
  --dry-run                   changes nothing, and says what would be done
  --device ID                 the tablet's id, such as LOBBY-1
  --rotate 0|90|180|270       turns the picture clockwise          --touch 0|90|180|270  turns the touches
  --restart HH:MM|no          starts the screen anew each day (04:00)
  --night HH:MM-HH:MM|no      keeps the screen dark (Debian 13)
  --volume PERCENT            loudness                             --power-key ignore|off  what a short press does
  --ca FILE                   the certificate of the house's own authority
  --allow ORIGIN              a frame of another origin, such as a card provider's; may be given again
  --kanji                     a keyboard that writes kanji (Debian 13); --no-kanji
  --keyboard LAYOUT           jp (default), us, …
  --language LANGUAGE         ja (default), en, zh-TW, …: what a visit begins with
  --watch MINUTES|no          how long a picture may stand still (5)
  --speech                    voices for guests who cannot see; --no-speech
  --read-only                 nothing writes to the root file system; --no-read-only
TEXT
}

main() {
  read_settings
  allowed=''
  while [ $# -gt 0 ]; do
    case $1 in
      --help | -h) usage && exit 0 ;;
      --uninstall) action=uninstall ;;
      --packages) packages=yes ;;
      --dry-run) dry=yes ;;
      --device | --rotate | --touch | --restart | --night | --volume | --keyboard | --language | --watch | --power-key)
        [ $# -gt 1 ] || give_up "$1 needs a value."
        take "$1" "$(key_of "$1")" "$2" && shift
        ;;
      --allow)
        [ $# -gt 1 ] || give_up "$1 needs a value."
        allowed=${allowed:+$allowed }$2
        take "$1" ALLOW "$allowed" && shift
        ;;
      --ca) [ $# -gt 1 ] || give_up "$1 needs a value." && ca=$2 && shift ;;
      --kanji) take "$1" KANJI yes ;;
      --no-kanji) take "$1" KANJI no ;;
      --speech) take "$1" SPEECH yes ;;
      --no-speech) take "$1" SPEECH no ;;
      --read-only) take "$1" READ_ONLY yes ;;
      --no-read-only) take "$1" READ_ONLY no ;;
      -*) usage >&2 && give_up "$1 is no option." ;;
      *) take "The address" URL "$1" ;;
    esac
    shift
  done
  [ -n "$root" ] || [ "$(id -u)" = 0 ] || give_up 'Run this as root: sudo kiosk/tablets/linux/install.sh …'
  "$action"
}

key_of() { printf '%s' "${1#--}" | tr 'a-z-' 'A-Z_'; }

# take WHERE KEY VALUE
take() {
  check_setting "$1" "$2" "$3"
  set_setting "$2" "$3"
  given="$given $2"
}

install() {
  [ -n "$URL" ] || { usage >&2 && give_up 'The first time this needs the address of the page.'; }
  check_machine
  put_packages
  put_user
  put_authority
  put 644 /etc/lobby-screen/settings <<SETTINGS
$(settings_text)
SETTINGS
  put_programs
  put_files
  put_read_only
  start
}

main "$@"

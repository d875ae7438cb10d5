#!/bin/sh
# lobby-screen check: a line for each point, "ok" or "no" with what to do; ends with 1 where something is left to do.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=''
for part in put settings files policies; do
  # shellcheck source=/dev/null
  . "$here/lib/$part.sh"
done
failed=0

# point WORDS WHAT-TO-DO COMMAND…
point() {
  words=$1 remedy=$2
  shift 2
  if "$@" >/dev/null 2>&1; then
    echo "ok   $words"
  else
    echo "no   $words — $remedy"
    failed=1
  fi
}

# Without this terminal, into which that user's programs could type.
user_runs() { setsid -w runuser -u lobby-screen -- env HOME="$state" XDG_RUNTIME_DIR=/run/lobby-screen WAYLAND_DISPLAY=wayland-0 "$@"; }
# A number, whatever that user has written there.
process() { user_runs timeout 5 cat /run/lobby-screen/browser | grep -x '[1-9][0-9]*'; }
chromium_runs() { kill -0 "$(process)"; }
has_picture() { [ -n "$(user_runs timeout 10 grim -t ppm - | head -c 1000 | tr -d '\0')" ]; }
answers() { curl -fsS -o /dev/null --max-time 10 ${authority:+--cacert "$authority"} "$(origin)/"; }
masked() { [ "$(systemctl is-enabled "$1" 2>/dev/null || true)" = masked ]; }
knows_policies() { [ "$(cat "$policy_file")" = "$(policies_text)" ]; }
sandboxed() { chromium_runs && ! tr '\0' '\n' <"/proc/$(process)/cmdline" | grep -qx -e --no-sandbox -e --disable-web-security -e '--remote-debugging-port.*'; }
namespaces() { [ "$(cat /proc/sys/kernel/unprivileged_userns_clone 2>/dev/null || echo 1)" = 1 ] && [ "$(cat /proc/sys/user/max_user_namespaces)" -gt 0 ]; }
japanese() { [ -n "$(fc-list :lang=ja)" ]; }
# The hotel's setting of a key; nothing if the app decides.
hotel_says() {
  curl -fsS --max-time 10 ${authority:+--cacert "$authority"} "$(origin)/data/config.json" |
    grep -o "\"$1\": *[a-z0-9\"]*" | sed 's/.*: *//; s/"//g'
}
patient() {
  [ "$WATCH" != no ] || return 0
  idle=$(hotel_says idle_timeout_s)
  [ $((WATCH * 60)) -gt "${idle:-90}" ]
}
has_input() { udevadm info --export-db | grep -qx "E: ID_INPUT_$1=1"; }
# A container has no devices of its own.
can_type() {
  [ -e /run/udev/control ] || return 0
  case $(hotel_says on_screen_keyboard) in
    on) ;;
    off) has_input KEYBOARD ;;
    *) [ "$(hotel_says passport_reader)" = true ] || has_input TOUCHSCREEN ;;
  esac
}
tells_id() { [ "$(curl -fsS --max-time 5 http://127.0.0.1:4171/)" = "{\"device\":\"$DEVICE\"}" ]; }
memory() { [ "$(awk '/MemTotal/ { print int($2 / 1024) }' /proc/meminfo)" -ge 1700 ]; }
room() { [ "$(df --output=avail -m "$state" | tail -n 1)" -ge 500 ]; }
nothing_failed() { [ ! -e "$state/failures" ] && [ -z "$(find "$state" -maxdepth 1 -name 'profile.*')" ]; }
other_desktops() { ! systemctl is-active -q display-manager.service; }

main() {
  [ -e "$settings_file" ] || give_up 'There is no /etc/lobby-screen/settings: run kiosk/tablets/linux/install.sh first.'
  point 'settings' "correct what the sentence says: $( (read_settings) 2>&1 || true)" sh -c ". $here/lib/put.sh; . $here/lib/settings.sh; read_settings"
  read_settings
  ca='' authority=''
  [ ! -e "$authority_file" ] || authority=$authority_file
  point 'the session runs' 'journalctl -u lobby-screen -n 20' systemctl is-active lobby-screen.service
  point 'it starts with the machine' 'systemctl enable lobby-screen seatd' systemctl is-enabled lobby-screen.service
  point 'no other desktop runs' 'systemctl disable --now display-manager, then restart the machine' other_desktops
  point 'Chromium runs' 'lobby-screen restart' chromium_runs
  point 'Chromium has its sandbox, and no open door' 'look for flags in /etc/chromium.d and remove them' sandboxed
  point 'the kernel allows the sandbox' 'sysctl -w kernel.unprivileged_userns_clone=1' namespaces
  point 'there is a picture' 'where it was made dark: lobby-screen on; else look at cable and screen, and journalctl -u lobby-screen -n 20' has_picture
  point "$(origin) answers" 'look at network, address and certificate; curl -v says more' answers
  point "the policies are those of the settings" 'lobby-screen apply' knows_policies
  [ -z "$DEVICE" ] || point "the id $DEVICE is told" 'systemctl restart lobby-screen-id.socket; journalctl -u "lobby-screen-id@*" -n 5' tells_id
  point 'WATCH is longer than a guest may pause' 'set WATCH higher than kiosk.idle_timeout_s of the hotel, then lobby-screen apply' patient
  point 'guests can type' 'the system knows no touch screen, or no keyboard where kiosk.on_screen_keyboard is off: set it to on; to off where guests have a keyboard' can_type
  for unit in getty@tty1.service autovt@.service ctrl-alt-del.target; do
    point "$unit is closed" 'lobby-screen apply' masked "$unit"
  done
  point 'the kernel takes no keys' 'lobby-screen apply' no_kernel_keys
  point 'the clock is set by the network' 'systemctl enable --now systemd-timesyncd' clock
  point 'Japanese letters' 'apt-get install fonts-noto-cjk' japanese
  [ "$SPEECH" = no ] || hear
  [ "$RESTART" = no ] || point "it starts anew at $RESTART" 'lobby-screen apply' systemctl is-active lobby-screen-restart.timer
  point '2 GB of memory' 'take a machine with more' memory
  point '500 MB of room' 'make room on the disk' room
  point 'every profile started' "look at journalctl -u lobby-screen; then remove $state/profile.broken-*" nothing_failed
  [ "$READ_ONLY" = no ] || point 'nothing writes to the root file system' 'restart the machine' root_is_closed
  [ "$READ_ONLY" = no ] || point 'addresses can be learnt from the network' 'apt-get install resolvconf' test -L /etc/resolv.conf
  exit "$failed"
}

# Says a sentence in each language, and names missing voices.
hear() {
  point 'Chromium is to speak' 'lobby-screen apply' speaks
  point 'a sound card' 'look at aplay -l; attach one' has_card
  while read -r voice sentence; do
    point "said: $sentence" "lobby-screen apply brings missing voices; alsamixer shows what is mute" says
  done <<SENTENCES
nitech 日本語で話します。
english I speak English.
korean 한국어로 말합니다.
mandarin 我说中文。
taiwan 我說中文。
SENTENCES
}
# A container has no devices of its own.
has_card() { [ ! -e /run/udev/control ] || [ -d /proc/asound/card0 ]; }
speaks() { chromium_runs && tr '\0' '\n' <"/proc/$(process)/cmdline" | grep -qx -e --enable-speech-dispatcher; }
says() { echo "$sentence" | user_runs timeout 20 "$here/programs/say" "$voice"; }

root_is_closed() { findmnt -n -o OPTIONS / | tr ',' '\n' | grep -qx ro; }
# A container has none of its own.
no_kernel_keys() { [ ! -e /proc/sys/kernel/sysrq ] || grep -qx 0 /proc/sys/kernel/sysrq; }

clock() {
  for unit in systemd-timesyncd chrony ntpsec openntpd; do ! systemctl is-enabled -q "$unit" || return 0; done
  return 1
}

main

# shellcheck shell=sh
# The machine around the files: user, root file system, services.

check_machine() {
  [ -n "$root" ] || [ -w /etc ] || give_up 'Nothing can be written to /etc; where READ_ONLY is set: mount -o remount,rw / first.'
  release=$(debian)
  case $release in
    12 | 13) ;;
    *) [ -n "$root" ] || give_up 'This needs Debian 12 or 13.' ;;
  esac
  if [ "$release" = 12 ]; then
    [ "$KANJI" = no ] || give_up '--kanji (KANJI) needs Debian 13: Debian 12 has no labwc.'
    [ "$NIGHT" = no ] || give_up '--night (NIGHT) needs Debian 13: cage of Debian 12 cannot make a screen dark.'
  fi
  [ "$READ_ONLY" = no ] || [ -n "$root" ] || findmnt -n /var >/dev/null ||
    give_up '--read-only (READ_ONLY) needs a file system of its own for /var, made when Debian is installed.'
}

put_user() {
  [ -z "$root" ] || return 0
  if ! getent passwd lobby-screen >/dev/null; then
    run useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin lobby-screen
  fi
  # Screen, camera, loudspeaker.
  for group in video render audio; do
    getent group "$group" >/dev/null || continue
    id -nG lobby-screen 2>/dev/null | tr ' ' '\n' | grep -qx "$group" || run usermod -a -G "$group" lobby-screen
  done
}

# The line of / in fstab as it was is kept, for the way back.
put_read_only() {
  fstab=$root/etc/fstab
  [ -f "$fstab" ] || return 0
  if [ "$READ_ONLY" = no ]; then
    writable_again
    return 0
  fi
  put 644 /etc/fstab <<FSTAB
$(awk '
    $0 == "#lobby-screen-tmp" || ($1 !~ /^#/ && $2 == "/tmp") { has_tmp = 1 }
    $1 !~ /^#/ && $2 == "/" && $4 !~ /(^|,)ro(,|$)/ { print "#lobby-screen " $0; $4 = $4 ",ro" }
    { print }
    END { if (!has_tmp) print "#lobby-screen-tmp\ntmpfs /tmp tmpfs mode=1777,nosuid,nodev,size=25% 0 0" }' "$fstab")
FSTAB
}

writable_again() {
  fstab=$root/etc/fstab
  grep -q '^#lobby-screen' "$fstab" 2>/dev/null || return 0
  put 644 /etc/fstab <<FSTAB
$(awk 'skip { skip = 0; next }
    $0 == "#lobby-screen-tmp" { skip = 1; next }
    sub(/^#lobby-screen /, "") { skip = 1 }
    { print }' "$fstab")
FSTAB
}

# Changes take effect at once; without one the page stays as it is.
start() {
  [ -z "$root" ] || return 0
  # The staff's changes of the settings count too: the session keeps its first ones.
  if [ "$changes" = 0 ] && systemctl is-active -q lobby-screen.service &&
    [ -f /run/lobby-screen/settings ] && cmp -s "$settings_file" /run/lobby-screen/settings; then
    say 'everything is there already'
    return 0
  fi
  run systemctl daemon-reload
  run systemctl enable -q seatd.service lobby-screen-id.socket lobby-screen.service
  run systemctl restart seatd.service
  # Without it the id still reaches the page, by its address; lobby-screen check says why it does not start.
  run systemctl restart lobby-screen-id.socket || true
  run systemctl try-reload-or-restart systemd-logind.service
  [ "$RESTART" = no ] || run systemctl enable -q --now lobby-screen-restart.timer
  [ ! -e "$authority_file" ] || run update-ca-certificates
  # A container has neither.
  [ ! -e /proc/sys/kernel/sysrq ] || run sysctl -q -p "$sysctl_file"
  if [ -e /run/udev/control ]; then
    run udevadm control --reload
    run udevadm trigger --subsystem-match=input
  fi
  run systemctl restart lobby-screen.service
  [ "$dry" = yes ] || wait_for_screen
}

# Chromium's process id is written once the compositor is up.
wait_for_screen() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    if systemctl is-active -q lobby-screen.service && [ -e /run/lobby-screen/browser ]; then
      say "the screen shows $URL; now: lobby-screen check"
      return 0
    fi
    sleep 1
  done
  journalctl -u lobby-screen.service -n 5 --no-pager -o cat >&2
  give_up 'The screen did not start. The lines above say why; lobby-screen check says more.'
}

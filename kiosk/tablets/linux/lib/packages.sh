# shellcheck shell=sh
# Debian's packages that the tablet needs.

wanted_packages() {
  echo chromium fontconfig seatd wlr-randr grim xkb-data procps curl iw alsa-utils libgl1-mesa-dri fonts-noto-cjk ca-certificates
  if [ "$KANJI" = yes ]; then echo labwc dbus-daemon fcitx5 fcitx5-mozc; else echo cage; fi
  # Debian 12's cage does not start without; nothing uses it.
  [ "$(debian)" != 12 ] || echo xwayland
  # Any other clock that is there is as good.
  is_installed chrony || is_installed ntpsec || is_installed openntpd || echo systemd-timesyncd
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

put_packages() {
  [ -z "$root" ] || return 0
  missing=''
  for package in $(wanted_packages); do is_installed "$package" || missing="$missing $package"; done
  [ -n "$missing" ] || return 0
  doing "packages:$missing" || return 0
  export DEBIAN_FRONTEND=noninteractive
  rm -f "$log"
  {
    apt-get update -q
    # shellcheck disable=SC2086 # each is a word
    apt-get install -y -q --no-install-recommends $missing
  } >"$log" 2>&1 || { tail -n 5 "$log" >&2 && give_up "The packages could not be installed (the last lines are above; all of it: $log)."; }
  rm -f "$log"
  for package in $missing; do note "package $package"; done
}

# The release in numbers, such as 13; empty where it is not Debian.
debian() { (ID='' VERSION_ID='' && . "$root/etc/os-release" 2>/dev/null && [ "$ID" = debian ] && echo "$VERSION_ID") || true; }

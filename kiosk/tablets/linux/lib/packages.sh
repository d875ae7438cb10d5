# shellcheck shell=sh
# Debian's packages that the tablet needs.

# Free itself, but made with a tool that is not: Debian keeps it in its part contrib.
japanese_voice=hts-voice-nitech-jp-atr503-m001
voice_source=/etc/apt/sources.list.d/lobby-screen-voice.list

wanted_packages() {
  echo chromium fontconfig seatd wlr-randr grim xkb-data procps curl iw alsa-utils libgl1-mesa-dri fonts-noto-cjk ca-certificates
  if [ "$KANJI" = yes ]; then echo labwc dbus-daemon fcitx5 fcitx5-mozc; else echo cage; fi
  [ "$SPEECH" = no ] || echo speech-dispatcher espeak-ng open-jtalk open-jtalk-mecab-naist-jdic "$japanese_voice" wtype
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
    case $missing in *"$japanese_voice"*) put_voice_source ;; esac
    # shellcheck disable=SC2086 # each is a word
    apt-get install -y -q --no-install-recommends $missing
  } >"$log" 2>&1 || { tail -n 5 "$log" >&2 && give_up "The packages could not be installed (the last lines are above; all of it: $log)."; }
  rm -f "$log"
  for package in $missing; do note "package $package"; done
}

# Adds that part, from the machine's own mirror and under the same key.
put_voice_source() {
  ! LC_ALL=C apt-cache policy "$japanese_voice" | grep -q 'Candidate: [0-9]' || return 0
  codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
  # shellcheck disable=SC2016 # apt's own variables
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(SOURCESENTRY)' 'Created-By: Packages' 'Label: Debian' 'Component: main' |
    awk -v release="$codename" '$2 == release { print $1, $3; exit }' | {
    read -r mirror entry
    key=$(grep -i -o -m 1 'signed-by[:=] */[^] ]*' "${entry%:*}" | sed 's/^[^/]*//')
    echo "deb ${key:+[signed-by=$key] }$mirror $codename contrib"
  } | put 644 "$voice_source"
  apt-get update -q
}

# The release in numbers, such as 13; empty where it is not Debian.
debian() { (ID='' VERSION_ID='' && . "$root/etc/os-release" 2>/dev/null && [ "$ID" = debian ] && echo "$VERSION_ID") || true; }

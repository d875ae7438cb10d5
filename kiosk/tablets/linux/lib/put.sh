# shellcheck shell=sh
# Functions that change the machine. Each prints its change, and does nothing if all is as it should be; with --dry-run it
# only prints. Everything is below $root: in another folder, for a trial, nothing is started.

# The number of changes.
changes=0

say() { echo "lobby-screen: $1"; }
give_up() { echo "$1" >&2 && exit 1; }

# Prints a change; false with --dry-run.
doing() {
  changes=$((changes + 1))
  if [ "$dry" = yes ]; then
    say "would do: $1"
    return 1
  fi
  say "$1"
}

# put MODE PATH: writes what it reads.
put() {
  text=$(cat && echo .)
  text=${text%.}
  if [ -f "$root$2" ] && [ "$(cat "$root$2" && echo .)" = "$text." ]; then return 0; fi
  doing "file: $2" || return 0
  mkdir -p "$(dirname "$root$2")"
  # A power cut leaves the former file or the new one. Nothing is written or moved through a link that is there.
  rm -f "$root$2.new"
  (set -C && printf '%s' "$text" >"$root$2.new")
  chmod "$1" "$root$2.new"
  mv -T "$root$2.new" "$root$2"
}

# A unit that may not start. What was masked before stays so when we go.
mask() {
  link=/etc/systemd/system/$1
  [ "$(readlink "$root$link" || true)" != /dev/null ] || return 0
  doing "masked: $1" || return 0
  mkdir -p "$root/etc/systemd/system"
  ln -sf /dev/null "$root$link"
  note "mask $1"
}

remove() {
  [ -e "$root$1" ] || [ -L "$root$1" ] || return 0
  doing "removed: $1" || return 0
  rm -rf "$root$1"
}

# Runs a command of the machine; below another folder there is none.
run() {
  [ -z "$root" ] || return 0
  doing "$*" || return 0
  "$@"
}

# Notes changes outside our own files, so that they can be taken away.
made=/etc/lobby-screen/made
note() {
  mkdir -p "$root/etc/lobby-screen"
  grep -qxF "$1" "$root$made" 2>/dev/null || echo "$1" >>"$root$made"
}

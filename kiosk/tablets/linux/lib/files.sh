# shellcheck shell=sh
# The system's files that follow from the settings.

programs=/usr/lib/lobby-screen
state=/var/lib/lobby-screen
policy_file=/etc/chromium/policies/managed/lobby-screen.json
authority_file=/usr/local/share/ca-certificates/lobby-screen.crt
units=/etc/systemd/system
udev_file=/etc/udev/rules.d/90-lobby-screen.rules
logind_file=/etc/systemd/logind.conf.d/lobby-screen.conf
sysctl_file=/etc/sysctl.d/90-lobby-screen.conf
manager_file=/etc/systemd/system.conf.d/lobby-screen.conf
network_file=/etc/NetworkManager/conf.d/lobby-screen.conf
always='lobby-screen.service lobby-screen-restart.service lobby-screen-id.socket lobby-screen-id@.service'
command=/usr/sbin/lobby-screen

put_programs() {
  for file in $(cd "$here" && find . -type f ! -path './proof/*' ! -name '*.md' | sort); do
    mode=644
    [ ! -x "$here/$file" ] || mode=755
    put "$mode" "$programs/${file#./}" <"$here/$file"
  done
  put 755 "$command" <"$here/programs/lobby-screen"
  put 644 "$programs/xkb/symbols/lobby-screen" <<MAP
$(keyboard_map)
MAP
}

# A keyboard that writes and does nothing else: no Ctrl, Alt, Windows and menu keys, no F-keys, none that open or switch off.
# Each key is a Shift that shifts nothing: Chromium takes a key without a meaning as on a US keyboard.
keyboard_map() {
  printf 'partial modifier_keys function_keys\nxkb_symbols "closed" {\n  key.type = "ONE_LEVEL";\n'
  xargs printf '  override key <%s> { [ Shift_L ], [ NoAction() ] };\n' <"$here/xkb/closed-keys"
  [ "$SPEECH" = no ] || listeners_keys
  echo '};'
}

# F1 to F10 of a keypad reach the page as F13 to F22: Chromium itself does nothing at those.
listeners_keys() {
  for n in $(seq 10); do printf '  override key <FK%02d> { [ F%s ] };\n' "$n" $((n + 12)); done
  for n in $(seq 13 24); do printf '  override key <FK%s> { [ F%s ] };\n' "$n" "$n"; done
}

put_files() {
  put 644 "$policy_file" <<JSON
$(policies_text)
JSON
  for unit in $always; do put 644 "$units/$unit" <"$here/systemd/$unit"; done
  if [ "$RESTART" = no ]; then remove "$units/lobby-screen-restart.timer"; else
    put 644 "$units/lobby-screen-restart.timer" <<TIMER
$(sed "s/04:00/$RESTART/" "$here/systemd/lobby-screen-restart.timer")
TIMER
  fi
  put 644 "$udev_file" <<RULES
$(udev_rules)
RULES
  put 644 "$logind_file" <<LOGIND
# No login comes up on another console, and neither key nor lid puts the tablet to sleep.
[Login]
NAutoVTs=0
ReserveVT=0
HandlePowerKey=$([ "$POWER_KEY" = off ] && echo poweroff || echo ignore)
HandleSuspendKey=ignore
HandleHibernateKey=ignore
HandleLidSwitch=ignore
HandleRebootKey=ignore
IdleAction=ignore
LOGIND
  put 644 "$sysctl_file" <<'SYSCTL'
# No keys that reach the kernel.
kernel.sysrq=0
SYSCTL
  put 644 "$manager_file" <<'MANAGER'
# Ctrl+Alt+Del seven times would restart the machine, though its target is masked.
[Manager]
CtrlAltDelBurstAction=none
MANAGER
  put 644 "$network_file" <<'NETWORK'
# A Wi-Fi that was away for hours is looked for again, and does not sleep.
[main]
autoconnect-retries-default=0
[connection]
wifi.powersave=2
NETWORK
  for unit in getty@tty1.service autovt@.service ctrl-alt-del.target; do mask "$unit"; done
}

udev_rules() {
  echo '# A Wi-Fi that sleeps answers late.'
  echo 'ACTION=="add", SUBSYSTEM=="net", KERNEL=="wl*", RUN+="/usr/sbin/iw dev %k set power_save off"'
  case $TOUCH in
    90) matrix='0 -1 1 1 0 0' ;;
    180) matrix='-1 0 1 0 -1 1' ;;
    270) matrix='0 1 0 -1 0 1' ;;
    *) return 0 ;;
  esac
  echo '# Touches are turned as the setting TOUCH says.'
  echo "ENV{ID_INPUT_TOUCHSCREEN}==\"1\", ENV{LIBINPUT_CALIBRATION_MATRIX}=\"$matrix\""
}

put_authority() {
  [ -n "$ca" ] || return 0
  grep -q 'BEGIN CERTIFICATE' "$ca" 2>/dev/null || give_up "--ca: $ca is no certificate (PEM)."
  put 644 "$authority_file" <"$ca"
}

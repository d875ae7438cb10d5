# shellcheck shell=sh
# Takes away what install.sh made.

uninstall() {
  [ -n "$root" ] || [ -w /etc ] || give_up 'Nothing can be written to /etc: mount -o remount,rw / first.'
  if [ -z "$root" ]; then
    run systemctl disable -q --now lobby-screen-restart.timer lobby-screen-id.socket lobby-screen.service 2>/dev/null || true
  fi
  writable_again
  brought=''
  if [ -e "$root$made" ]; then
    while read -r kind name; do
      case $kind in
        mask) remove "$units/$name" ;;
        package) brought="$brought $name" ;;
      esac
    done <"$root$made"
  fi
  for unit in $always lobby-screen-restart.timer; do remove "$units/$unit"; done
  for path in "$policy_file" "$udev_file" "$logind_file" "$sysctl_file" "$manager_file" "$network_file" "$authority_file" "$voice_source" \
    "$command" /etc/lobby-screen "$state" "$programs"; do
    remove "$path"
  done
  no_folders
  if [ -z "$root" ]; then
    run systemctl daemon-reload
    run systemctl try-reload-or-restart systemd-logind.service
    [ ! -L /etc/ssl/certs/lobby-screen.pem ] || run update-ca-certificates --fresh
    getent passwd lobby-screen >/dev/null && run userdel lobby-screen
  fi
  leave_packages
  [ "$dry" = yes ] || say 'everything is gone; restart the machine: then its login is back'
}

# Folders that nothing is in any more.
no_folders() {
  [ "$dry" = no ] || return 0
  for folder in /etc/chromium/policies/managed /etc/chromium/policies /etc/systemd/logind.conf.d /etc/systemd/system.conf.d \
    /etc/NetworkManager/conf.d /etc/NetworkManager; do
    rmdir "$root$folder" 2>/dev/null || true
  done
}

leave_packages() {
  [ -n "$brought" ] || return 0
  if [ "$packages" = yes ]; then
    # shellcheck disable=SC2086 # each is a word
    run apt-get purge -y -q --autoremove $brought
  else
    say "these packages stay; the next line takes them away too"
    say "sudo apt-get purge --autoremove$brought"
  fi
}

#!/bin/sh
# In namespaces of its own: mounts the programs into the machine's folder, opens the hotel beside it, and hands over to its user's shell.
set -eu
root=$1 system=${2%/} node=$3 hotel=$4 user=$5 home=$6
ip link set lo up
for folder in usr lib lib64; do
  # On most systems lib is a link into usr, and the machine has the same.
  [ ! -d "$root/$folder" ] || [ -L "$root/$folder" ] || {
    mount --bind "$system/$folder" "$root/$folder"
    mount -o remount,bind,ro "$root/$folder"
  }
done
[ -n "$system" ] || mount --bind "$node" "$root/machine/bin/node"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
{ "$node" --import tsx "$hotel" "$root/machine" || echo closed >"$root/machine/open"; } &
read -r hotel_is <"$root/machine/open"
[ "$hotel_is" = open ]
exec chroot --userspec="$user" "$root" /usr/bin/env -i HOME="$home" USER="${home##*/}" PATH=/machine/bin LANG=C.UTF-8 \
  NODE_EXTRA_CA_CERTS=/machine/lobby.pem sh -c 'cd && exec sh'

# shellcheck shell=sh
# Shared by the programs of the screen, except lobby-screen: their folder, the tablet's settings, the time since its start, a
# picture of the screen.
here=/usr/lib/lobby-screen
root=''
# shellcheck source=put.sh
. "$here/lib/put.sh"
# shellcheck source=settings.sh
. "$here/lib/settings.sh"
read_settings

uptime_s() { cut -d. -f1 /proc/uptime; }
picture() { timeout -k 1 10 grim -t ppm - 2>/dev/null; }

# shellcheck shell=sh
# What each program of the screen begins with: where it is installed, and the tablet's settings.
here=/usr/lib/lobby-screen
root=''
# shellcheck source=put.sh
. "$here/lib/put.sh"
# shellcheck source=settings.sh
. "$here/lib/settings.sh"
read_settings

uptime_s() { cut -d. -f1 /proc/uptime; }
picture() { timeout -k 1 10 grim -t ppm - 2>/dev/null; }

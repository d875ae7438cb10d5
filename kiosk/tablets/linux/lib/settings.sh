# shellcheck shell=sh
# The settings of the tablet: read and checked here, never run as a script.

settings_file=${DESTDIR:-}/etc/lobby-screen/settings
keys='URL DEVICE ROTATE TOUCH RESTART NIGHT VOLUME KANJI KEYBOARD LANGUAGE WATCH ALLOW POWER_KEY READ_ONLY SPEECH'

default_settings() {
  URL='' DEVICE='' ROTATE=0 TOUCH=0 RESTART=04:00 NIGHT=no VOLUME='' KANJI=no KEYBOARD=jp LANGUAGE=ja WATCH=5 ALLOW='' POWER_KEY=ignore READ_ONLY=no SPEECH=no
}

time='([01][0-9]|2[0-3]):[0-5][0-9]'
port='(:[0-9]{1,5})?'
host='[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*'
# Without https a browser gives a page neither camera nor offline shell, but for the machine's own.
page="(https://$host|http://(localhost|127\.0\.0\.1))$port/?"

# about KEY: the setting's purpose and its values, in words and as a regular expression.
about() {
  case $1 in
    URL) row "The page's address" 'is the address of the page, https://NAME or http://localhost:PORT, with nothing after it' "$page" ;;
    DEVICE) row "The tablet's id in the list of tablets" "is the tablet's id: letters, digits, . _ -, at most 64, the first a letter or a digit" '([A-Za-z0-9][A-Za-z0-9_.-]{0,63})?' ;;
    ROTATE) row 'How far the picture is turned, clockwise' 'is 0, 90, 180 or 270' '0|90|180|270' ;;
    TOUCH) row 'How far touches are turned' 'is 0, 90, 180 or 270' '0|90|180|270' ;;
    RESTART) row 'When the screen starts anew each day' 'is a time such as 04:00, or no' "no|$time" ;;
    NIGHT) row 'When the screen is dark (Debian 13)' 'is two times such as 23:00-06:00, or no' "no|$time-$time" ;;
    VOLUME) row 'The loudness; empty leaves it as it is' 'is a number from 0 to 100, or empty' '([0-9]|[1-9][0-9]|100)?' ;;
    KANJI) row 'Writing kanji by a keyboard (Debian 13)' 'is yes or no' 'yes|no' ;;
    KEYBOARD) row 'The keyboard, if there is one' 'is the name of a keyboard layout, such as jp or us' '[a-z]{2,8}' ;;
    LANGUAGE) row "The language that a visit begins with, where the hotel's settings leave it to the browser" 'is a language such as ja, en or zh-TW' '[a-z]{2,3}(-[A-Z0-9]{2,3})?' ;;
    WATCH) row 'A picture that stands still for so many minutes is a page that has died; more than kiosk.idle_timeout_s' 'is a number of minutes from 2 to 120, or no' 'no|[2-9]|[1-9][0-9]|1[01][0-9]|120' ;;
    ALLOW) row "Frames of others, such as a card provider's" 'is a list of addresses such as https://cards.example, with spaces between them' "( *https://$host$port( |\$))* *" ;;
    POWER_KEY) row 'What the power key does when it is pressed for a moment' 'is ignore or off' 'ignore|off' ;;
    SPEECH) row 'Voices for guests who cannot see the screen, and the keys of their keypads' 'is yes or no' 'yes|no' ;;
    READ_ONLY) row 'A root file system that nothing writes to; /var needs one of its own' 'is yes or no' 'yes|no' ;;
  esac
}
row() { purpose=$1 rule=$2 form=$3; }

# The whole of a text; grep alone would take one line of several.
matches() {
  case $1 in *'
'*) return 1 ;; esac
  printf '%s\n' "$1" | grep -Eqx "$2"
}

# check_setting WHERE KEY VALUE
check_setting() {
  about "$2"
  # A night that ends when it begins is none.
  if matches "$3" "$form" && { [ "$2" != NIGHT ] || [ "$3" = no ] || [ "${3%-*}" != "${3#*-}" ]; }; then return 0; fi
  give_up "$1: \"$3\" does not do; it $rule."
}

# Takes the file's settings; ends with a sentence that names file and key.
read_settings() {
  default_settings
  [ -e "$settings_file" ] || return 0
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '' | '#'*) continue ;;
      *=*) key=${line%%=*} value=${line#*=} ;;
      *) give_up "$settings_file: \"$line\" is no setting; write KEY=value." ;;
    esac
    case " $keys " in
      *" $key "*) check_setting "$settings_file: $key" "$key" "$value" ;;
      *) give_up "$settings_file: $key is no setting; there are: $keys." ;;
    esac
    set_setting "$key" "$value"
  done <"$settings_file"
}

# The names are ours, so nothing of the value is run.
set_setting() { eval "$1=\$2"; }
value_of() { eval "printf '%s' \"\$$1\""; }

# The address without a slash at its end.
origin() { printf '%s' "${URL%/}"; }

# The page's first address: an id in it is kept by the page.
start_address() {
  printf '%s/' "${URL%/}"
  [ -z "$DEVICE" ] || printf '?device=%s' "$DEVICE"
}

# Writes the file the first time; later only the lines that an option changed.
settings_text() {
  if [ ! -e "$settings_file" ]; then
    echo '# The settings of this tablet. After a change: lobby-screen apply'
    for key in $keys; do
      about "$key"
      printf '\n# %s. It %s.\n%s=%s\n' "$purpose" "$rule" "$key" "$(value_of "$key")"
    done
    return 0
  fi
  text=$(cat "$settings_file")
  for key in $given; do
    line="$key=$(value_of "$key")"
    if printf '%s\n' "$text" | grep -q "^$key="; then
      # Neither | nor & nor \ can be in a value.
      text=$(printf '%s\n' "$text" | sed "s|^$key=.*|$line|")
    else
      text="$text
$line"
    fi
  done
  printf '%s\n' "$text"
}

# shellcheck shell=sh
# The settings of the tablet: read and checked here, never run as a script.

settings_file=${DESTDIR:-}/etc/lobby-screen/settings
keys='URL DEVICE ROTATE TOUCH RESTART NIGHT VOLUME KANJI KEYBOARD LANGUAGE WATCH ALLOW POWER_KEY READ_ONLY'

default_settings() {
  URL='' DEVICE='' ROTATE=0 TOUCH=0 RESTART=04:00 NIGHT=no VOLUME='' KANJI=no KEYBOARD=jp LANGUAGE=ja WATCH=5 ALLOW='' POWER_KEY=ignore READ_ONLY=no
}

# What a setting may be, in words for those who wrote another.
rule_of() {
  case $1 in
    URL) echo 'is the address of the page, https://NAME or http://localhost:PORT, with nothing after it' ;;
    DEVICE) echo "is the tablet's id: letters, digits, . _ -, at most 64, the first a letter or a digit" ;;
    ROTATE | TOUCH) echo 'is 0, 90, 180 or 270' ;;
    RESTART) echo 'is a time such as 04:00, or no' ;;
    NIGHT) echo 'is two times such as 23:00-06:00, or no' ;;
    VOLUME) echo 'is a number from 0 to 100, or empty' ;;
    KANJI | READ_ONLY) echo 'is yes or no' ;;
    KEYBOARD) echo 'is the name of a keyboard layout, such as jp or us' ;;
    LANGUAGE) echo 'is a language such as ja, en or zh-TW' ;;
    WATCH) echo 'is a number of minutes from 2 to 120, or no' ;;
    ALLOW) echo 'is a list of addresses such as https://cards.example, with spaces between them' ;;
    POWER_KEY) echo 'is ignore or off' ;;
  esac
}

# is_right KEY VALUE
is_right() {
  case $1 in
    URL) is_address "$2" ;;
    DEVICE) matches "$2" '([A-Za-z0-9][A-Za-z0-9_.-]{0,63})?' ;;
    ROTATE | TOUCH) matches "$2" '0|90|180|270' ;;
    RESTART) matches "$2" "no|$time" ;;
    NIGHT) [ "$2" = no ] || { matches "$2" "$time-$time" && [ "${2%-*}" != "${2#*-}" ]; } ;;
    VOLUME) matches "$2" '([0-9]|[1-9][0-9]|100)?' ;;
    KANJI | READ_ONLY) matches "$2" 'yes|no' ;;
    KEYBOARD) matches "$2" '[a-z]{2,8}' ;;
    LANGUAGE) matches "$2" '[a-z]{2,3}(-[A-Z0-9]{2,3})?' ;;
    WATCH) matches "$2" 'no|[2-9]|[1-9][0-9]|1[01][0-9]|120' ;;
    ALLOW) for address in $2; do matches "$address" "https://$host(:[0-9]{1,5})?" || return 1; done ;;
    POWER_KEY) matches "$2" 'ignore|off' ;;
    *) return 1 ;;
  esac
}

time='([01][0-9]|2[0-3]):[0-5][0-9]'
host='[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*'

# The whole of a text; grep alone would take one line of several.
matches() {
  case $1 in *'
'*) return 1 ;; esac
  printf '%s\n' "$1" | grep -Eqx "$2"
}

# Without https a browser gives a page neither camera nor offline shell, but for the machine's own.
is_address() { matches "$1" "(https://$host|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?/?"; }

# check_setting WHERE KEY VALUE
check_setting() { is_right "$2" "$3" || give_up "$1: \"$3\" does not do; it $(rule_of "$2")."; }

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

comment_of() {
  case $1 in
    URL) echo "The page's address. It" ;;
    DEVICE) echo "The tablet's id in the list of tablets. It" ;;
    ROTATE) echo 'How far the picture is turned, clockwise. It' ;;
    TOUCH) echo 'How far touches are turned. It' ;;
    RESTART) echo 'When the screen starts anew each day. It' ;;
    NIGHT) echo 'When the screen is dark (Debian 13). It' ;;
    VOLUME) echo 'The loudness; empty leaves it as it is. It' ;;
    KANJI) echo 'Writing kanji by a keyboard (Debian 13). It' ;;
    KEYBOARD) echo 'The keyboard, if there is one. It' ;;
    LANGUAGE) echo "The language that a visit begins with, where the hotel's settings leave it to the browser. It" ;;
    WATCH) echo 'A picture that stands still for so many minutes is a page that has died; more than kiosk.idle_timeout_s. It' ;;
    ALLOW) echo "Frames of others, such as a card provider's. It" ;;
    POWER_KEY) echo 'What the power key does when it is pressed for a moment. It' ;;
    READ_ONLY) echo 'A root file system that nothing writes to; /var needs one of its own. It' ;;
  esac
}

# Writes the file the first time; later only the lines that an option changed.
settings_text() {
  if [ ! -e "$settings_file" ]; then
    echo '# The settings of this tablet. After a change: lobby-screen apply'
    for key in $keys; do
      printf '\n# %s %s.\n%s=%s\n' "$(comment_of "$key")" "$(rule_of "$key")" "$key" "$(value_of "$key")"
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

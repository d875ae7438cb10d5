# shellcheck shell=sh
# Chromium's policies for these settings, as JSON. No value holds a sign that JSON or an address would need to escape.

# An address in the form of Chromium's lists: the dot keeps names below it out, the port all other ports.
exactly() {
  scheme=${1%%://*} name=${1#*://}
  case $name in
    *:*) ;;
    *) [ "$scheme" = https ] && name=$name:443 || name=$name:80 ;;
  esac
  printf '%s://.%s' "$scheme" "$name"
}

allowed() {
  printf '"%s"' "$(exactly "$(origin)")"
  for address in $ALLOW; do printf ', "%s"' "$(exactly "$address")"; done
}

# The id comes from the machine itself; another hash makes Chromium ask anew.
managed_configuration() {
  [ -n "$DEVICE" ] || return 0
  printf '  "ManagedConfigurationPerOrigin": [{ "origin": "%s", "managed_configuration_url": "%s", "managed_configuration_hash": "%s" }],\n' \
    "$(origin)" http://127.0.0.1:4171/ "device-$DEVICE"
}

# A house's own authority.
authority() {
  [ -e "$root$authority_file" ] || [ -n "$ca" ] || return 0
  certificate=$root$authority_file
  [ -z "$ca" ] || certificate=$ca
  printf '  "CACertificates": ["%s"],\n' "$(sed -n '/BEGIN CERT/,/END CERT/p' "$certificate" | grep -v CERTIFICATE | tr -d '\r\n')"
}

policies() {
  cat <<JSON
{
  "URLBlocklist": ["*", "chrome://*", "chrome-untrusted://*", "devtools://*", "view-source:*", "file://*", "javascript://*"],
  "URLAllowlist": [$(allowed)],
  "RestoreOnStartup": 4,
  "RestoreOnStartupURLs": ["$(start_address)"],
  "WebAppInstallForceList": [{ "url": "$(origin)/", "default_launch_container": "window" }],
$(managed_configuration)
$(authority)
  "ForcedLanguages": ["$LANGUAGE"],
  "VideoCaptureAllowed": false,
  "VideoCaptureAllowedUrls": ["$(origin)"],
  "AudioCaptureAllowed": false,
  "DefaultGeolocationSetting": 2,
  "DefaultNotificationsSetting": 2,
  "DefaultPopupsSetting": 2,
  "DefaultClipboardSetting": 2,
  "NetworkPredictionOptions": 2,
  "WebRtcIPHandling": "disable_non_proxied_udp",
  "DownloadRestrictions": 3,
  "AllowFileSelectionDialogs": false,
  "PrintingEnabled": false,
  "ScreenCaptureAllowed": false,
  "DeveloperToolsAvailability": 2,
  "RemoteDebuggingAllowed": false,
  "IncognitoModeAvailability": 1,
  "BrowserGuestModeEnabled": false,
  "BrowserAddPersonEnabled": false,
  "BrowserSignin": 0,
  "SyncDisabled": true,
  "PasswordManagerEnabled": false,
  "AutofillSettings": [{ "url_pattern": "*", "blocked_types": ["all"] }],
  "AutofillAddressEnabled": false,
  "AutofillCreditCardEnabled": false,
  "PaymentMethodQueryEnabled": false,
  "SavingBrowserHistoryDisabled": true,
  "TaskManagerEndProcessEnabled": false,
  "ExtensionInstallBlocklist": ["*"],
  "TranslateEnabled": false,
  "SpellcheckEnabled": false,
  "PromotionsEnabled": false
}
JSON
}
# Parts that are not there leave an empty line.
policies_text() { policies | sed '/^$/d'; }

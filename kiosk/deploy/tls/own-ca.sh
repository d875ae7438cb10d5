#!/bin/sh
# A certificate authority of the house's own, and a certificate of it for one host name:
#   own-ca.sh lobby.example [FOLDER]
# The first time it makes both. Again, it makes a new certificate only: devices that trust the authority notice nothing.
# Puts no certificate in place that tablets would refuse.
set -eu
umask 077

give_up() { echo "$1" >&2 && exit 1; }

host=${1:?the host name of the tablets\' page, such as lobby.example}
folder=${2:-.}
case $host in
  *[!a-z0-9.-]* | -* | .* | *. | *..*) give_up "$host is no host name in small letters" ;;
esac

# The authority's years, and the days of a certificate: Apple takes at most 825 of a private authority.
CA_DAYS=3650
DAYS=397

mkdir -p "$folder"
cd "$folder"
# The folder's owner could lead our writing to another file of ours.
[ -O . ] || give_up "$folder belongs to somebody else: name another folder."

if [ ! -e ca.key ]; then
  # It may vouch for this name and for nothing else, should its key be stolen: for no name below it, no address, no mailbox and
  # no URI. Of the last two only those of "invalid" are permitted, a name that nobody has.
  nothing='excluded;IP:0.0.0.0/0.0.0.0,excluded;IP:0:0:0:0:0:0:0:0/0:0:0:0:0:0:0:0,permitted;email:invalid,permitted;URI:invalid'
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -sha256 -days "$CA_DAYS" \
    -subj "/CN=Lobby tablets ($host)" -keyout ca.key -out ca.pem \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign' \
    -addext "nameConstraints=critical,permitted;DNS:$host,excluded;DNS:.$host,$nothing" 2>/dev/null
fi
# Beside the former one, which stays if the new one does not hold.
new=$(mktemp -d ./new.XXXXXX)
trap 'rm -rf "$new"' EXIT
printf '%s\n' "subjectAltName=DNS:$host" 'basicConstraints=critical,CA:FALSE' 'keyUsage=critical,digitalSignature' \
  'extendedKeyUsage=serverAuth' 'authorityKeyIdentifier=keyid' 'subjectKeyIdentifier=hash' >"$new/extensions"
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -sha256 -subj "/CN=$host" \
  -keyout "$new/key" -out "$new/request" 2>/dev/null
openssl x509 -req -in "$new/request" -CA ca.pem -CAkey ca.key -set_serial "0x00$(openssl rand -hex 15)" -sha256 -days "$DAYS" \
  -extfile "$new/extensions" -out "$new/certificate" 2>"$new/said" || give_up "$(cat "$new/said")"

# As a tablet looks at it, now and on its last day.
for seconds in 0 $((DAYS * 86400 - 3600)); do
  openssl verify -CAfile ca.pem -purpose sslserver -verify_hostname "$host" -attime $(($(date +%s) + seconds)) \
    "$new/certificate" >"$new/said" 2>&1 ||
    give_up "No tablet would accept this certificate: $(sed -n 's/^error [0-9]* at [^:]*: *//p' "$new/said" | head -n 1).
The authority is $(openssl x509 -in ca.pem -noout -subject -nameopt RFC2253 | cut -d= -f3), until $(openssl x509 -in ca.pem -noout -enddate | cut -d= -f2).
Another name needs another folder. Nothing was changed."
done
mv "$new/key" "$host.key"
mv "$new/certificate" "$host.pem"

openssl x509 -in ca.pem -outform DER -out ca.crt
data=$(openssl base64 -A -in ca.crt)
# Chromium, Chrome and Edge from 133 on take the authority from their policies.
printf '{ "CACertificates": ["%s"] }\n' "$data" >ca.policy.json

# The identifiers come from the certificate, so that a profile made again replaces the former one.
uuid() {
  printf '%s %s' "$1" "$data" | openssl sha256 -r | tr a-f A-F |
    sed -E 's/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/\1-\2-\3-\4-\5/'
}
cat >ca.mobileconfig <<PROFILE
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadContent</key> <data>$data</data>
      <key>PayloadDisplayName</key> <string>Lobby tablets ($host)</string>
      <key>PayloadIdentifier</key> <string>$host.ca.root</string>
      <key>PayloadType</key> <string>com.apple.security.root</string>
      <key>PayloadUUID</key> <string>$(uuid root)</string>
      <key>PayloadVersion</key> <integer>1</integer>
    </dict>
  </array>
  <key>PayloadDisplayName</key> <string>Lobby: certificate authority</string>
  <key>PayloadIdentifier</key> <string>$host.ca</string>
  <key>PayloadType</key> <string>Configuration</string>
  <key>PayloadUUID</key> <string>$(uuid profile)</string>
  <key>PayloadVersion</key> <integer>1</integer>
</dict>
</plist>
PROFILE
chmod 644 ca.pem ca.crt ca.policy.json ca.mobileconfig "$host.pem"

echo "For nginx: $host.pem, $host.key. For the devices: ca.pem, ca.crt, ca.policy.json, ca.mobileconfig. To lock away: ca.key."
echo "Verified: it holds for $host, with ca.pem as its authority. It ends on $(openssl x509 -in "$host.pem" -noout -enddate | cut -d= -f2)."

#!/bin/sh
# Writes behind the tag of every image in Containerfile and the compose files the digest that the registry gives for it today, so
# that each build takes the same bytes. Needs skopeo (Debian: apt-get install skopeo) and the network.
set -eu
cd "$(dirname "$0")"

images=$(grep -ohE 'docker\.io/[a-z0-9/._-]+:[A-Za-z0-9._-]+(@sha256:[0-9a-f]{64})?' Containerfile compose.yaml compose.store.yaml | sort -u)
for image in $images; do
  tag=${image%@*}
  digest=$(skopeo inspect --format '{{.Digest}}' "docker://$tag")
  echo "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}' || { echo "No digest for $tag." >&2 && exit 1; }
  sed -i "s|$image|$tag@$digest|" Containerfile compose.yaml compose.store.yaml
  echo "$tag@$digest"
done

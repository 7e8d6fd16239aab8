#!/usr/bin/env bash
# Builds the image and prints its size and what makes it up:
#   deploy/build-image.sh [name:tag] [further options of the builder]
# The builder is docker, podman or buildah, whichever is there; CONTAINER_BUILDER names another one or adds options to it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

image=${1:-valcour:latest}
shift || true
version=$(sed -n 's/^ *"version": "\(.*\)",$/\1/p' package.json)
revision=$(git rev-parse HEAD 2>/dev/null || echo unknown)

find_builder() {
  local name
  for name in docker podman buildah; do
    # A docker without its daemon builds nothing.
    if command -v "$name" >/dev/null && "$name" info >/dev/null 2>&1; then
      echo "$name"
      return
    fi
  done
  echo "No builder of images is here. Install docker, podman or buildah." >&2
  exit 1
}
read -ra builder <<<"${CONTAINER_BUILDER:-$(find_builder)}"

# The health check is part of Docker's format alone.
format=()
[[ $(basename "${builder[0]}") == docker ]] || format=(--format docker)
"${builder[@]}" build "${format[@]}" --file deploy/Containerfile --tag "$image" \
  --build-arg "VERSION=$version" --build-arg "REVISION=$revision" "$@" .

bytes=$("${builder[@]}" inspect --type image --format '{{.Size}}' "$image" 2>/dev/null || echo "")
if [[ -z $bytes ]]; then
  "${builder[@]}" images "$image"
else
  echo "$image: $((bytes / 1000000)) MB"
fi

#!/usr/bin/env bash
# Builds every DocC catalogue of Sources with the public symbols of a debug build. A warning is an
# error. The pages link to each other by file name, which works wherever they are read as files; DocC
# has names of its own for them, so it builds from copies with those.
#
#     swift build && Tests/EndToEndTests/Checks/build_documentation.sh [FOLDER]
#
# FOLDER keeps the built archives; "docc preview" or any web server shows them.
set -euo pipefail
cd "$(dirname "$0")/../../.."

modules=$(swift build --show-bin-path)/Modules
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
output=${1:-$work/archives}
mkdir -p "$output"

status=0
for catalogue in Sources/*/*.docc; do
  module=$(basename "$catalogue" .docc)
  mkdir -p "$work/$module"
  cp -R "$catalogue" "$work"
  copy=$work/$(basename "$catalogue")
  sed -i.orig -E 's|\]\(([A-Za-z]+)\.md\)|](doc:\1)|g' "$copy"/*.md
  rm "$copy"/*.orig
  swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    -minimum-access-level public -output-dir "$work/$module"
  docc convert "$copy" --additional-symbol-graph-dir "$work/$module" \
    --fallback-bundle-identifier "pricebook.$module" --output-path "$output/$module.doccarchive" \
    --warnings-as-errors || status=1
done
exit $status

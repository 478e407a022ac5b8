#!/usr/bin/env bash
# Compiles Tests/EmbeddingExample as a program outside the package would, with nothing but the
# public symbols of a debug build, runs it on the sample data and compares what it prints.
#
#     swift build && Tests/EndToEndTests/Checks/run_embedding_example.sh
#
# "swift run --package-path Tests/EmbeddingExample" does the same from a package of its own, and
# builds the libraries again.
set -euo pipefail
cd "$(dirname "$0")/../../.."

products=$(swift build --show-bin-path)
example=$PWD/Tests/EmbeddingExample
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What the command is linked from, without its own main file.
grep -v '/pricebook\.build/' "$products/pricebook.product/Objects.LinkFileList" >"$work/objects"
swiftc -swift-version 6 -warnings-as-errors -I "$products/Modules" \
  "$example/Sources/main.swift" "@$work/objects" -o "$work/example"

sample=$PWD/sample-data
(cd "$work" && ./example "$sample") | diff "$example/expected.txt" -
grep -q '<title>' "$work/comparison.html"
swift package --package-path "$example" dump-package >/dev/null

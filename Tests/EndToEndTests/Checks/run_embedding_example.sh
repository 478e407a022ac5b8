#!/usr/bin/env bash
# Compiles Tests/EmbeddingExample against a debug build, runs it on the sample data and compares what it prints.
#
#     swift build && Tests/EndToEndTests/Checks/run_embedding_example.sh
#
# "swift run --package-path Tests/EmbeddingExample" does the same from a package of its own, and
# builds the libraries again.
set -euo pipefail
cd "$(dirname "$0")/../../.."

example=$PWD/Tests/EmbeddingExample
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

Tests/EndToEndTests/Checks/compile_outside.sh "$(swift build --show-bin-path)" "$example" "$work/example"

sample=$PWD/sample-data
(cd "$work" && ./example "$sample") | diff "$example/expected.txt" -
grep -q '<title>' "$work/comparison.html"

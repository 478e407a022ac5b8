#!/usr/bin/env bash
# Compiles a package that uses the libraries, as a program outside of this package would be: against nothing but the
# public symbols of a build that is there already. `swift build --package-path PACKAGE` does the same, and builds the
# libraries again.
#
#     compile_outside.sh PRODUCTS PACKAGE OUTPUT [FLAG...]
#
# PRODUCTS is what `swift build --show-bin-path` prints.
set -euo pipefail
products=$1 package=$2 output=$3
shift 3
objects=$(mktemp)
trap 'rm -f "$objects"' EXIT

# What the command is linked from, without its own main file.
grep -v '/pricebook\.build/' "$products/pricebook.product/Objects.LinkFileList" >"$objects"
swiftc -swift-version 6 -warnings-as-errors -I "$products/Modules" "$@" "$package"/Sources/*.swift "@$objects" -o "$output"
# The package itself must be right too.
swift package --package-path "$package" dump-package >/dev/null

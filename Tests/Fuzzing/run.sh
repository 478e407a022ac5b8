#!/usr/bin/env bash
# Fuzzes the importers with libFuzzer and AddressSanitizer, both part of the Swift toolchain.
#
#   Tests/Fuzzing/run.sh [TARGET|all] [SECONDS] [JOBS]      default: all, 60 seconds each, one job
#   Tests/Fuzzing/run.sh TARGET FILE                        one input, with the full report
#
# FUZZ_LONGEST=1048576 tries inputs of up to a megabyte, and FUZZ_SEEDS=DIR reads more seeds from
# DIR/TARGET: libFuzzer makes inputs longer only slowly. FUZZ_TIMEOUT=5 is the most seconds for one
# input, by the clock: do not lower it on a busy machine.
# FUZZ_CONFIGURATION=debug builds in a quarter of the time and runs at a fraction of the speed.
# Everything that is built or found goes to $FUZZ_WORK (default: pricebook-fuzz in the folder of
# temporary files), nothing into the repository. An input that breaks something is put beside the
# seeds of its target once it is mended, under a name that says what it was.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
configuration=${FUZZ_CONFIGURATION:-release}
work=${FUZZ_WORK:-${TMPDIR:-/tmp}/pricebook-fuzz}
targets=(receipts prices json mapping detector tables settings vault store names book)
target=${1:-all}
[ "$target" = all ] || targets=("$target")

# A crash is told by libFuzzer; Swift's own report would wait for a debugger.
export SWIFT_BACKTRACE=enable=no
# Quarantined memory counts as used, so that it must stay well below the limit. Where a block was
# allocated is told only for a single input: keeping it costs a third of the time.
export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=32:allocator_may_return_null=1

build() {
  # Optimised, but with every assertion: they watch the indices that release builds do not.
  local flags=(-sanitize=fuzzer,address -enable-testing) optimisation=-Onone
  if [ "$configuration" = release ]; then
    flags+=(-assert-config Debug)
    optimisation=-O
  else
    flags+=(-gnone)
  fi
  local forwarded=()
  for flag in "${flags[@]}"; do forwarded+=(-Xswiftc "$flag"); done
  swift build --package-path "$root" --scratch-path "$work/build" -c "$configuration" \
    --disable-index-store --target PricebookImport "${forwarded[@]}"
  local products="$work/build/$configuration"
  # The harness uses symbols of the package, which the build names after its folder.
  local package
  package=$(grep -ao '"-package-name","[^"]*"' "$work/build/$configuration.yaml" | head -1 | cut -d'"' -f4)
  swiftc $optimisation "${flags[@]}" -package-name "$package" -parse-as-library -swift-version 6 -I "$products/Modules" \
    -module-name PricebookFuzz -o "$work/fuzz" \
    "$here/FuzzedInput.swift" "$root"/Tests/PricebookImportTests/Fuzzing/{Fuzz{Target,Folder}*,Book*}.swift \
    "$root/Tests/PricebookImportTests/Prices/PriceLines.swift" \
    "$products"/Pricebook{Model,Parallel,Import}.build/*.o 2>&1 | grep -v 'Cannot export local symbol' || true
  [ -x "$work/fuzz" ]
}

fuzz() {
  local target=$1 seconds=$2 jobs=$3
  local found="$work/$target"
  local dictionary=csv longest=2048
  case $target in
    settings) dictionary=json ;;
    json) dictionary=json longest=4096 ;;
    mapping) dictionary=mapping longest=4096 ;;
    vault) dictionary=json longest=8192 ;;
    store) dictionary=store longest=16384 ;;
    names) dictionary=names longest=65536 ;;
    book) dictionary=book longest=8192 ;;
  esac
  longest=${FUZZ_LONGEST:-$longest}
  mkdir -p "$found/corpus" "$found/crashes"
  local seeds=("$here/Seeds/$target")
  if [ -n "${FUZZ_SEEDS:-}" ]; then seeds+=("$FUZZ_SEEDS/$target"); fi
  printf '== %s, %s seconds\n' "$target" "$seconds"
  (
    cd "$found"
    export ASAN_OPTIONS=$ASAN_OPTIONS:malloc_context_size=0
    FUZZ_TARGET=$target "$work/fuzz" corpus "${seeds[@]}" \
      -dict="$here/Dictionaries/$dictionary.dict" -artifact_prefix=crashes/ \
      -max_total_time="$seconds" -jobs="$([ "$jobs" = 1 ] && echo 0 || echo "$jobs")" \
      -workers="$jobs" -max_len="$longest" -timeout="${FUZZ_TIMEOUT:-10}" -rss_limit_mb=1024 -malloc_limit_mb=256 \
      -print_final_stats=1 >log 2>&1
  ) || {
    tail -40 "$found/log"
    printf 'FAILED: %s (inputs in %s)\n' "$target" "$found/crashes"
    return 1
  }
  grep -aE '^(Done|stat::number_of_executed|stat::peak_rss)' "$found/log"
  grep -aE '[[:space:]](DONE|INITED)[[:space:]]' "$found/log" | tail -2
}

mkdir -p "$work"
rm -f "$work/fuzz"
build
if [ -f "${2:-}" ]; then
  FUZZ_TARGET=$target exec "$work/fuzz" "$2"
fi
failed=0
for target in "${targets[@]}"; do fuzz "$target" "${2:-60}" "${3:-1}" || failed=1; done
exit "$failed"

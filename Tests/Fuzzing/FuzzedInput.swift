#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target that the variable `FUZZ_TARGET` names, asked for once.
private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with every input.
///
/// A violation ends the process, because that is how libFuzzer learns of one.
@_cdecl("LLVMFuzzerTestOneInput")
public func runFuzzedInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("set FUZZ_TARGET to a target's name") }
  do {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    if let violation = try target.violation(in: input) { fatalError(violation) }
  } catch {
    fatalError("the input could not be read at all: \(error)")
  }
  return 0
}

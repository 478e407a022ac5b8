import PricebookImport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The words of this process's command line, without the program's name.
///
/// The standard library repairs words that are not UTF-8, and files named by them would not be found.
/// Safe because the system keeps the words unchanged as long as the process runs.
func processArguments() -> [String] {
  guard let words = unsafe Optional(CommandLine.unsafeArgv) else { return [] }
  return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    guard let word = unsafe words[index] else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: word, count: Int(strlen(word)))
    return PathText.text(of: unsafe Array(bytes))
  }
}

import PricebookImport
import PricebookModel
import PricebookParallel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The words of this process's command line, without the program's name.
///
/// The standard library repairs words that are not UTF-8, and files named by them would not be found.
/// Safe because the system keeps the words unchanged as long as the process runs.
///
/// - Returns: `nil` if not even the program's name can be read: on Linux the standard library reads
///   the words from `/proc`, which may not be mounted.
func processArguments() -> [String]? {
  guard CommandLine.argc > 0, let words = unsafe Optional(CommandLine.unsafeArgv) else {
    return nil
  }
  return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    guard let word = unsafe words[index] else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: word, count: Int(strlen(word)))
    return PathText.text(of: unsafe Array(bytes))
  }
}

extension CalendarDate {
  /// Today by the machine's clock.
  ///
  /// The lean Foundation does not know the machine's own zone, so the C library is asked. Both
  /// pointers are used only during the call.
  ///
  /// - Parameter timeZone: The name of a zone; the machine's own where it is absent or not known.
  static func today(in timeZone: String? = nil) -> CalendarDate? {
    var now = time(nil)
    if let zone = timeZone.flatMap({ TimeZone(identifier: $0) }) {
      let seconds = Int(now) + zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(now)))
      return CalendarDate(daysSinceEpoch: Int32(clamping: seconds / 86_400))
    }
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return nil }
    return unsafe CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

extension Interruption {
  /// Makes writing to a closed pipe or beyond the largest size an error, and not the end.
  static func makeWritesFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

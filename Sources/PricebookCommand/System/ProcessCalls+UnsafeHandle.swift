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
func processArguments() -> [String] {
  guard let words = unsafe Optional(CommandLine.unsafeArgv) else { return [] }
  return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    guard let word = unsafe words[index] else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: word, count: Int(strlen(word)))
    return PathText.text(of: unsafe Array(bytes))
  }
}

/// The stack that the main thread may have, in bytes; `nil` where there is no limit.
///
/// Safe because the pointer is used only during the call.
func stackLimit() -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
  #else
    let isKnown = unsafe getrlimit(RLIMIT_STACK, &limit) == 0
  #endif
  return isKnown ? Int(exactly: limit.rlim_cur) : nil
}

extension CalendarDate {
  /// Today by the machine's clock, for `--as-of today`.
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

/// A program that is started and not waited for.
///
/// The unsafe calls are safe because the texts are copies that live until `posix_spawn` has
/// returned, and the new process has copies of its own.
enum StartedProgram {
  static func start(_ path: String, _ arguments: [String]) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for descriptor in Int32(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // Ctrl-C in this terminal must not stop it.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    return unsafe withTexts([path] + arguments) { words in
      unsafe withTexts(variables) { variables in
        var process = pid_t()
        return unsafe posix_spawn(&process, path, &actions, &attributes, words, variables) == 0
      }
    }
  }

  /// Passes texts as C strings, with a null pointer at the end.
  private static func withTexts(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Bool
  ) -> Bool {
    let pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(pointers)
  }
}

extension Interruption {
  /// Makes writing to a closed pipe or beyond the largest size an error, and not the end.
  static func makeWritesFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

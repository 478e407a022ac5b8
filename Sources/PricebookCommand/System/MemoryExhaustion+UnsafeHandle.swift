import PricebookParallel

/// The end of a process that gets no more memory, as under `ulimit -v`.
///
/// The Swift runtime ends the process with `SIGABRT` where `malloc` fails, and `malloc` leaves
/// `ENOMEM` behind. The handler is safe because it calls `write` and `_exit` alone, which a handler
/// may (POSIX.1-2017, "Signal Concepts"), and its bytes were made before.
enum MemoryExhaustion {
  /// Makes a failed allocation end with a message and the status of a failed system call.
  static func endWithMessage() {
    guard !text.isEmpty else { return }
    _ = signal(SIGABRT) { _ in
      guard errno == ENOMEM else { return }
      _ = unsafe MemoryExhaustion.text.withUnsafeBytes {
        unsafe write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      _exit(RunStatus.inputOutput.rawValue)
    }
  }

  /// Made before memory is short.
  private static let text = Array(
    ("pricebook: there is not enough memory for this book; run \"ulimit -v unlimited\" first, or "
      + "name fewer files\n").utf8)
}

import PricebookParallel

/// Why a call of the system failed, by its error number (`errno`).
struct SystemFailure: Error, Hashable {
  var number: Int32
  /// What the system calls it; safe because the text is copied before another call.
  var message: String { unsafe String(cString: strerror(number)) }
}

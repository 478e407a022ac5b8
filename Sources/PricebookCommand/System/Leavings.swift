import Synchronization

/// What becomes of large values that a run needs no longer.
///
/// Taking a book with its tables and pages apart, one text after the other, takes a while; the
/// system takes back all the memory of a process at once when it ends.
enum Leavings {
  case dropped
  /// The process ends soon after.
  case keptUntilExit

  private static let kept = Mutex<[any Sendable]>([])

  func take(_ value: some Sendable) {
    if self == .keptUntilExit { Self.kept.withLock { $0.append(value) } }
  }
}

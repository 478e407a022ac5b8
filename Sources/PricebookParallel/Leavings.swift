import Synchronization

/// What happens to large values that a run no longer needs.
///
/// Taking a book with its tables and pages apart, one text after the other, takes a while; the
/// system takes back all the memory of a process at once when it ends.
package enum Leavings: Sendable {
  case dropped
  /// For a process that ends soon after.
  case keptUntilExit

  private static let kept = Mutex<[any Sendable]>([])

  package func take(_ value: some Sendable) {
    if self == .keptUntilExit { Self.kept.withLock { $0.append(value) } }
  }
}

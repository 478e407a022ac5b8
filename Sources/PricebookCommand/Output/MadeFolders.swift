import Synchronization

/// The folders that a run has made, which go again if it fails.
final class MadeFolders: Sendable {
  private let removals = Mutex<[@Sendable () -> Void]>([])

  init() {}

  /// - Parameter removal: Removes a folder that was made, if it is empty.
  func add(_ removal: @escaping @Sendable () -> Void) {
    removals.withLock { $0.append(removal) }
  }

  /// Removes all of them, the last one first.
  func remove() {
    for remove in removals.withLock({ $0 }).reversed() { remove() }
  }
}

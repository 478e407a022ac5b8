import Synchronization

/// Arrays of one length that keep their memory between two uses.
///
/// The system finds and clears the memory of each only once.
package final class MemoryPool<Element: BitwiseCopyable & Sendable>: Sendable {
  private let spare = Mutex<[[Element]]>([])
  private let newArray: @Sendable () -> [Element]

  /// - Parameter newArray: Makes an array of the common length. The caller does it, because there
  ///   the loop is compiled for its elements.
  package init(_ newArray: @escaping @Sendable () -> [Element]) {
    self.newArray = newArray
  }

  /// Runs some work with an array that nothing else uses; it has the elements that the last user
  /// left in it.
  package func withArray<Result>(_ work: (inout [Element]) -> Result) -> Result {
    var array = spare.withLock { $0.popLast() } ?? newArray()
    let result = work(&array)
    spare.withLock { spare in
      // Moved under the lock, because memory that two values share would be copied.
      var own: [Element] = []
      swap(&own, &array)
      spare.append(own)
    }
    return result
  }

  /// Frees the memory.
  package func removeAll() {
    spare.withLock { $0.removeAll() }
  }
}

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

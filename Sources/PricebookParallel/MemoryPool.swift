import Synchronization

/// Arrays of one length that keep their memory between two uses.
///
/// The system finds and clears the memory of each only once.
package final class MemoryPool<Element: BitwiseCopyable & Sendable>: Sendable {
  private let spare = Mutex<[[Element]]>([])
  private let element: Element
  private let count: Int

  /// - Parameters:
  ///   - element: The first value of all elements.
  ///   - count: The number of elements of every array.
  package init(_ element: Element, count: Int) {
    self.element = element
    self.count = count
  }

  /// Runs some work with an array that nothing else uses; it has the elements that the last user
  /// left in it.
  package func withArray(_ work: (inout [Element]) -> Void) {
    var array = spare.withLock { $0.popLast() } ?? newArray()
    work(&array)
    spare.withLock { spare in
      // Moved under the lock, because memory that two values share would be copied.
      var own: [Element] = []
      swap(&own, &array)
      spare.append(own)
    }
  }

  /// Frees the memory.
  package func removeAll() {
    spare.withLock { $0.removeAll() }
  }

  private func newArray() -> [Element] {
    var array: [Element] = []
    array.reserveInLargePages(count)
    array.append(contentsOf: repeatElement(element, count: count))
    return array
  }
}

import PricebookModel
import Synchronization

/// Memory for ``ItemLines``, used again from one range of items to the next.
final class ItemLineRooms: Sendable {
  private let spare = Mutex<[[ItemLine]]>([])
  private let count: Int

  /// - Parameter count: Lines of the range that has the most.
  init(count: Int) {
    self.count = count
  }

  /// Rooms that the lines of any of some ranges of items fit in.
  ///
  /// - Parameter offsets: ``ItemLines/offsets(of:itemCount:)``.
  convenience init(ranges: [Range<Int>], offsets: [UInt32]) {
    self.init(
      count: ranges.map { Int(offsets[$0.upperBound] - offsets[$0.lowerBound]) }.max() ?? 0)
  }

  func take() -> [ItemLine] {
    if let room = spare.withLock({ $0.popLast() }) { return room }
    var room: [ItemLine] = []
    room.reserveInLargePages(count)
    room.append(contentsOf: repeatElement(ItemLine(), count: count))
    return room
  }

  /// Takes memory back; the caller keeps none of it.
  func put(_ room: inout [ItemLine]) {
    var returned: [ItemLine] = []
    swap(&returned, &room)
    spare.withLock { $0.append(returned) }
  }

  /// Gives the memory back.
  func removeAll() {
    spare.withLock { $0.removeAll() }
  }
}

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

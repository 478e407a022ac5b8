public import PricebookModel

/// The receipt lines grouped by item: a permutation of line indexes, shared by the analyses.
///
/// The lines of an item stand together in source order, whatever they are used for. Built by a
/// counting sort in O(lines + items).
public struct LineOrder: Sendable {
  /// Where the lines of each item begin in ``lines``, with the number of lines last.
  public let offsets: [UInt32]
  /// Indexes into the columns of ``ReceiptLines``.
  public let lines: [UInt32]

  public init(of receipts: ReceiptLines, itemCount: Int) {
    let item = receipts.item
    var offsets = [UInt32](repeating: 0, count: itemCount + 1)
    for id in item { offsets[Int(id) + 1] += 1 }
    for index in 1..<offsets.count { offsets[index] += offsets[index - 1] }
    var next = offsets
    var lines = [UInt32](repeating: 0, count: item.count)
    for index in item.indices {
      let id = Int(item[index])
      let place = next[id]
      lines[Int(place)] = UInt32(truncatingIfNeeded: index)
      next[id] = place + 1
    }
    self.offsets = offsets
    self.lines = lines
  }

  /// The places in ``lines`` that hold an item's lines.
  public func range(of item: UInt32) -> Range<Int> {
    Int(offsets[Int(item)])..<Int(offsets[Int(item) + 1])
  }

  /// The line indexes of an item, in source order.
  public func lines(of item: UInt32) -> ArraySlice<UInt32> {
    lines[range(of: item)]
  }
}

import PricebookModel

/// The distinct receipts of a book: store, day, time and receipt id as written, numbered in
/// order of first occurrence.
struct ReceiptKeys: ~Copyable {
  private var table = ByteTable(slotCount: 1 << 10)
  private var key = ByteBuffer(capacity: 256)
  private let seed = ByteHash.processSeed()
  /// What store numbers became when unused names were dropped.
  private var renumberedStores: [UInt32]?

  var count: Int { table.count }

  /// The number of a receipt, new or known.
  ///
  /// - Parameter second: Seconds since midnight, −1 where there is no time.
  mutating func number(
    store: UInt32, day: CalendarDate, second: Int32, id view: ByteView, _ range: Range<Int>
  ) -> UInt32 {
    key.removeAll()
    key.append(word: UInt64(store) | UInt64(UInt32(bitPattern: day.daysSinceEpoch)) << 32)
    key.append(word: UInt64(UInt32(bitPattern: second)))
    key.append(view, from: range.lowerBound, to: range.upperBound)
    let bytes = key.view
    let hash = ByteHash.of(bytes, from: 0, to: bytes.count, seed: seed)
    return table.intern(bytes, from: 0, to: bytes.count, hash: hash)
  }

  /// Takes over new numbers of the stores; no receipt may be added afterwards.
  mutating func renumberStores(_ map: [UInt32]) {
    renumberedStores = map
  }

  /// The parts of a receipt's key.
  func key(of number: Int) -> (store: UInt32, day: CalendarDate, second: Int32) {
    let start = table.range(of: number).lowerBound
    let word = table.view.word(at: start)
    let store = UInt32(truncatingIfNeeded: word)
    return (
      renumberedStores?[Int(store)] ?? store,
      CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: word >> 32)),
      Int32(truncatingIfNeeded: table.view.word(at: start + 8))
    )
  }

  /// The receipt id as written, empty where there is none.
  func idText(of number: Int) -> String {
    let range = table.range(of: number)
    return table.view.text(from: range.lowerBound + 16, to: range.upperBound)
  }

  /// Numbers receipts anew after stores were brought together; equal ones become one.
  ///
  /// - Parameter storeOfText: What the stores as written are now.
  /// - Returns: For every number the new one, in order of first occurrence.
  func renumbered(byStore storeOfText: [UInt32]) -> [UInt32] {
    var merged = ReceiptKeys()
    return (0..<count).map { number in
      let (store, day, second) = key(of: number)
      let range = table.range(of: number)
      return merged.number(
        store: storeOfText[Int(store)], day: day, second: second, id: table.view,
        range.lowerBound + 16..<range.upperBound)
    }
  }
}

/// Names numbered as names are compared (``foldedName(_:)``): equal ones have one number.
///
/// Folded names are in normalization form C, where texts are equal if their bytes are. The bytes
/// of plain ASCII names are folded where they stand, without a text of their own.
struct FoldedNames: ~Copyable {
  private var table: ByteTable
  private var buffer = ByteBuffer(capacity: 256)
  private let seed = ByteHash.processSeed()

  /// - Parameter capacity: How many names are to come.
  init(capacity: Int) {
    table = ByteTable()
    table.reserve(count: capacity, byteCount: 32 * capacity)
  }

  /// The number of a name, counted from 0.
  ///
  /// - Parameter name: As ``collapsedName(_:)`` leaves it.
  mutating func number(of name: String) -> Int {
    buffer.removeAll()
    let bytes = name.utf8Span.span
    var union: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      union |= byte
      buffer.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
    }
    if union >= 0x80 {
      buffer.removeAll()
      buffer.append(Array(foldedName(name).utf8))
    }
    let view = buffer.view
    let hash = ByteHash.of(view, from: 0, to: view.count, seed: seed)
    return Int(table.intern(view, from: 0, to: view.count, hash: hash))
  }
}

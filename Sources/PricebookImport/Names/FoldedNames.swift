import PricebookModel

/// Numbers for names: names that are equal when folded (``foldedName(_:)``) have the same number.
///
/// Folded names are in normalization form C, in which texts are equal if their bytes are. Plain
/// ASCII names are folded byte by byte, without a string of their own.
struct FoldedNames: ~Copyable {
  private var table: ByteTable
  private var buffer = ByteBuffer(capacity: 256)
  private let seed = ByteHash.processSeed()

  init(capacity: Int) {
    table = ByteTable()
    table.reserve(count: capacity, byteCount: 32 * capacity)
  }

  mutating func number(of name: String) -> Int {
    buffer.removeAll()
    if !buffer.append(lowercasing: name.utf8Span.span) {
      buffer.removeAll()
      buffer.append(Array(foldedName(name).utf8))
    }
    let view = buffer.view
    let hash = ByteHash.of(view, from: 0, to: view.count, seed: seed)
    return Int(table.intern(view, from: 0, to: view.count, hash: hash))
  }
}

/// A growing buffer of formatted rows, used again from chunk to chunk.
struct CSVChunk: Sendable {
  /// Room for rows; only the first ``count`` bytes are written.
  var bytes: [UInt8] = []
  var count = 0

  /// Makes room for `additional` more bytes.
  mutating func reserve(_ additional: Int) {
    let missing = count + additional - bytes.count
    if missing > 0 {
      bytes.append(contentsOf: repeatElement(0, count: max(missing, bytes.count, 1 << 16)))
    }
  }
}

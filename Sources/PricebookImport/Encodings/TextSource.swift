/// The text of an input as UTF-8, a block at a time; plain files pass through untouched.
struct TextSource: ~Copyable {
  private var reader: BlockReader
  private var decoder: TextDecoder?
  private var raw = ByteBuffer(capacity: 64)
  /// Decoded text; the part from ``decodedStart`` on was not yet handed out.
  private var decoded = ByteBuffer(capacity: 64)
  private var decodedStart = 0
  private var isAtEnd = false
  private(set) var offset = 0
  /// Bytes read so far, those before the data included.
  var byteCount: Int { reader.byteCount }
  var failure: ReadFailure? { reader.failure }
  var expectedSize: Int? { reader.expectedSize }
  var storedSize: Int? { reader.storedSize }
  private static let blockSize = 1 << 16

  init(_ input: FileInput, displayPath: String, dialect: Dialect) throws(ReadFailure) {
    reader = try BlockReader(input, displayPath: displayPath)
    decoder = TextDecoder.isNeeded(for: dialect) ? TextDecoder(dialect) : nil
  }

  /// Appends the next bytes of text, fewer than `length` only at the end or at a ``failure``.
  mutating func append(to buffer: inout ByteBuffer, length: Int) -> Int {
    guard decoder != nil else {
      let count = reader.append(to: &buffer, length: length)
      offset += count
      return count
    }
    while decoded.count - decodedStart < length, !isAtEnd { decodeBlock() }
    let count = min(length, decoded.count - decodedStart)
    buffer.append(decoded.view, from: decodedStart, to: decodedStart + count)
    decodedStart += count
    offset += count
    return count
  }

  mutating func skip(_ count: Int) {
    var left = count
    var passed = ByteBuffer(capacity: min(count, Self.blockSize))
    while left > 0 {
      passed.removeAll()
      let got = append(to: &passed, length: min(left, Self.blockSize))
      if got == 0 { return }
      left -= got
    }
  }

  private mutating func decodeBlock() {
    decoded.removeFirst(decodedStart)
    decodedStart = 0
    raw.removeAll()
    let got = reader.append(to: &raw, length: Self.blockSize)
    decoder?.decode(raw.view, into: &decoded)
    guard got < Self.blockSize else { return }
    isAtEnd = true
    decoder?.finish(into: &decoded)
  }
}

/// The text of a field.
///
/// It must not outlive the buffers that it refers to.
struct FieldText {
  let bytes: ByteView
  let start: Int
  let end: Int

  init(_ bytes: ByteView, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  /// - Parameters:
  ///   - buffer: The bytes of the records.
  ///   - unquoted: Takes the text if the records do not contain it as it is, because of doubled quotes.
  init(
    _ records: RecordCursor, _ column: Int, in buffer: borrowing ByteBuffer,
    _ unquoted: inout ByteBuffer
  ) {
    let field = records.fields[column]
    guard field.hasDoubledQuotes else {
      bytes = buffer.view
      start = field.start
      end = field.end
      return
    }
    unquoted.removeAll()
    unquoted.append(Array(records.content(of: field)))
    bytes = unquoted.view
    start = 0
    end = bytes.count
  }

  var text: String { bytes.text(from: start, to: end) }

  func contains(where isWanted: (UInt8) -> Bool) -> Bool {
    for place in start..<end where isWanted(bytes[place]) { return true }
    return false
  }
}

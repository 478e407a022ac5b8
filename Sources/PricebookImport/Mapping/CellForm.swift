/// What stands around the content of a cell by the word of a mapping: wrapping, and the marks that
/// keep spreadsheets from taking a text for a formula.
struct CellForm: Sendable {
  private let emptyValues: [[UInt8]]
  private let wrapping: [UInt8]
  private let hasFormulaGuards: Bool
  /// Whether the content is the cell.
  let isPlain: Bool

  init(_ mapping: SourceMapping) {
    emptyValues = mapping.emptyValues.map { Array($0.utf8) }
    wrapping = mapping.unwrap.map { Array(String($0).utf8) } ?? []
    hasFormulaGuards = mapping.hasFormulaGuards
    isPlain = emptyValues.isEmpty && wrapping.isEmpty && !hasFormulaGuards
  }

  /// Where the content of a trimmed cell is; empty if the mapping says that it counts as empty.
  func content(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (start: Int, end: Int) {
    if isPlain { return (start, end) }
    func has(_ text: [UInt8], at place: Int) -> Bool {
      text.indices.allSatisfy { bytes[place + $0] == text[$0] }
    }
    let isEmpty = emptyValues.contains { $0.count == end - start && has($0, at: start) }
    if isEmpty { return (start, start) }
    var (start, end) = (start, end)
    if hasFormulaGuards, end > start {
      if end - start >= 3, has(Array("=\"".utf8), at: start), bytes[end - 1] == UInt8(ascii: "\"") {
        (start, end) = (start + 2, end - 1)
      } else if bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\t") {
        start += 1
      }
    }
    let length = wrapping.count
    guard length > 0 else { return (start, end) }
    while end - start >= length, has(wrapping, at: start) { start += length }
    while end - start >= length, has(wrapping, at: end - length) { end -= length }
    return (start, end)
  }

  func content(of cell: String) -> String {
    if isPlain { return cell }
    return withBytes(of: cell) { bytes in
      let (start, end) = content(bytes, from: 0, to: bytes.count)
      return bytes.text(from: start, to: end)
    }
  }
}

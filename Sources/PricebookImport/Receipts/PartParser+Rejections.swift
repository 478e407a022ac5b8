import PricebookModel

/// Records that are rejected.
extension PartParser {
  /// Gives rows and problems the places that they had in the file, if rows were made from records of
  /// another shape.
  mutating func relocate(to origin: PartOrigin) {
    for row in 0..<columns.rowCount {
      columns.line[row] = UInt32(clamping: origin.line(Int(columns.line[row])))
    }
    log.relocate(to: origin)
    asides.relocate(to: origin)
  }

  /// Rejects the record, and keeps its text and what is wrong with it.
  @inline(never)
  mutating func reject(
    _ problem: RecordProblem, _ bytes: ByteView, recordStart: Int, recordEnd: Int, line: Int
  ) {
    let textEnd = contentEnd(bytes, from: recordStart, to: recordEnd)
    // It may have been the first row of a receipt; the rows below it do not belong to the one before.
    if !problem.reason.leavesFieldsReadable { captured.firstRow = nil }
    let layout = layout
    log.reject(problem.reason) {
      let value =
        if problem.reason == .fieldCount {
          "\(problem.end - problem.start) fields where the header has \(layout.columnCount)"
        } else {
          problem.value
            ?? QuotedValue.describe(problem.field ?? bytes.piece(of: problem, to: textEnd))
        }
      let isDay = problem.reason == .malformedDate
      let isNoSuchDay = isDay && problem.field.map(DateText.isNoSuchDay) == true
      let isBeyond =
        isDay && problem.field.map { DateText.isDay($0, order: layout.slashDateOrder) } == true
      let place = layout.position(of: problem, bytes, recordStart: recordStart, line: line)
      return Rejection(
        recordLine: line, line: place.line, column: place.column, reason: problem.reason,
        message: isNoSuchDay
          ? "there is no such day as \(value); correct the date"
          : isBeyond
            ? "\(value) is \(LocalDays.beyond); correct the date" : problem.reason.message(value),
        text: bytes.text(from: recordStart, to: min(textEnd, recordStart + 4096)))
    }
  }

  /// Rejects a row that the parser accepted, because of the rest of the book.
  ///
  /// - Parameter limit: How many rejections may be kept: such rows may come before all that were
  ///   rejected until now.
  mutating func refuse(
    row: Int, reason: RejectionReason, _ bytes: ByteView, firstLine: Int, keptUpTo limit: Int
  ) {
    let line = Int(columns.line[row])
    let value =
      reason == .tooManyUnits
      ? QuotedValue.describe(names.units.text(of: Int(columns.unit[row])))
      : ExactDecimal(columns.paid[row]).plainText(digits: 2)
    let layout = layout
    let recordEnd = layout.dialect.recordEnd
    log.reject(reason, keptUpTo: limit) {
      var start = 0
      for _ in firstLine..<max(firstLine, line) {
        guard let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) else { break }
        start = end + 1
      }
      let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) ?? bytes.count
      let textEnd = layout.contentEnd(bytes, from: start, to: end)
      return Rejection(
        recordLine: line, line: line, column: 0, reason: reason, message: reason.message(value),
        text: bytes.text(from: start, to: min(textEnd, start + 4096)))
    }
  }

  /// The end of a record's text, before its record end.
  func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    layout.contentEnd(bytes, from: start, to: end)
  }
}

extension ByteView {
  /// The piece of a record that a problem is about, cut at a whole character.
  fileprivate func piece(of problem: RecordProblem, to textEnd: Int) -> String {
    var end = min(max(problem.start, problem.end), textEnd)
    // Bytes 10xxxxxx continue a character.
    if end < textEnd {
      while end > problem.start, self[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return text(from: problem.start, to: end)
  }
}

extension RecordLayout {
  fileprivate func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var end = end
    if end > start, bytes[end - 1] == dialect.recordEnd { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The physical line and byte column of a problem; column 0 where it is the record as a whole.
  fileprivate func position(
    of problem: RecordProblem, _ bytes: ByteView, recordStart: Int, line: Int
  ) -> (line: Int, column: Int) {
    guard problem.start > recordStart || problem.end > problem.start,
      problem.reason != .fieldCount
    else { return (line, 0) }
    var line = line
    var lineStart = recordStart
    while let found = bytes.firstIndex(of: dialect.recordEnd, from: lineStart, to: problem.start) {
      line += 1
      lineStart = found + 1
    }
    return (line, problem.start - lineStart + 1)
  }
}

extension RejectionReason {
  /// Whether the record was split into its fields as it was meant.
  fileprivate var leavesFieldsReadable: Bool {
    switch self {
    case .fieldCount, .strayQuote, .unclosedQuote, .recordTooLong, .nulByte, .invalidUTF8: false
    default: true
    }
  }
}

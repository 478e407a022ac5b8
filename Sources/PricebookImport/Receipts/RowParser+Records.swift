import PricebookModel

/// Splits a record into fields, and takes fields of the usual forms at once.
///
/// ``RecordSplitter`` has already found the quotes that are out of place. So a quote at the start of
/// a field is sure to close, and other quotes need no attention.
extension RowParser {
  /// Reads the fields of one record: the offset after it, their number, and record ends in quotes.
  ///
  /// A field is looked at in the order of what it costs: whether it repeats that of the record above,
  /// whether it is quoted, whether it is a plain number or day, and at last as a text.
  @inline(__always)
  mutating func readRecord(
    _ bytes: ByteView, from start: Int, nextFault: Int
  ) -> (next: Int, fieldCount: Int, innerLines: Int) {
    let delimiter = layout.dialect.delimiter
    let recordEnd = layout.dialect.recordEnd
    let quote = layout.dialect.quote
    let delimiters = WordSearch.pattern(delimiter)
    let recordEnds = WordSearch.pattern(recordEnd)
    let seed = hashSeed
    let lastColumn = plan.columnCount
    var offset = start
    var column = 0
    var innerLines = 0
    while true {
      let planned = plan.columns[min(column, lastColumn)]
      column &+= 1
      let fieldStart = offset
      if planned.previousLength != 0,
        bytes.isEqual(fieldStart, planned.previousStart, length: planned.previousLength)
      {
        offset = fieldStart &+ planned.previousLength
      } else if bytes[fieldStart] == quote {
        if nextFault <= fieldStart { return (lineEnd(bytes, from: fieldStart), column, innerLines) }
        let (next, lines) = readQuoted(planned, column &- 1, bytes, from: fieldStart)
        offset = next
        innerLines &+= lines
        remember(planned, column &- 1, from: fieldStart, to: lines == 0 ? offset : fieldStart)
      } else if let next = takePlain(
        planned, column &- 1, bytes, at: fieldStart, delimiter, recordEnd)
      {
        offset = next
      } else {
        offset = takeText(
          planned, column &- 1, bytes, from: fieldStart, delimiters, recordEnds, seed: seed)
      }
      if bytes[offset &- 1] == recordEnd { return (offset, column, innerLines) }
    }
  }

  /// Takes a short number, or a day as `2026-10-17`, that fills its field: the offset after the field;
  /// `nil` for other fields.
  @inline(__always)
  private mutating func takePlain(
    _ planned: PlannedColumn, _ column: Int, _ bytes: ByteView, at start: Int, _ delimiter: UInt8,
    _ recordEnd: UInt8
  ) -> Int? {
    switch planned.plainField {
    case .quantity, .unitPrice, .discount, .total, .price:
      let (number, next) = NumberText.scan(bytes, at: start, mark: planned.plainMark)
      let terminator = bytes[next]
      guard number.form == .short, terminator == delimiter || terminator == recordEnd
      else { return nil }
      amounts.set(planned.field, number)
      return next &+ 1
    case .date:
      let terminator = bytes[min(start &+ 10, bytes.count)]
      guard terminator == delimiter || terminator == recordEnd, takeDay(bytes, at: start)
      else { return nil }
      remember(planned, column, from: start, to: start &+ 11)
      return start &+ 11
    default: return nil
    }
  }

  /// Takes a field that is not quoted, whatever it has: the offset after it.
  ///
  /// Its end is found by words of eight bytes, which are hashed on the way.
  @inline(__always)
  private mutating func takeText(
    _ planned: PlannedColumn, _ column: Int, _ bytes: ByteView, from start: Int,
    _ delimiters: UInt64, _ recordEnds: UInt64, seed: UInt64
  ) -> Int {
    var hash = ByteHash(seed: seed)
    var offset = start
    var word = bytes.word(at: offset)
    var hits = WordSearch.hits(word, delimiters) | WordSearch.hits(word, recordEnds)
    while hits == 0 {
      hash.combine(word)
      offset &+= 8
      word = bytes.word(at: min(offset, bytes.count))
      hits = WordSearch.hits(word, delimiters) | WordSearch.hits(word, recordEnds)
    }
    let rest = hits.trailingZeroBitCount &>> 3
    let end = offset &+ rest
    if planned.plainField == .item || planned.isInterned, bytes.isTrimmed(from: start, to: end) {
      let value = hash.finished(ByteHash.masked(word, to: rest), length: end &- start)
      takeHashed(planned, bytes, from: start, to: end, hash: value)
    } else {
      setField(planned, column: column, bytes, from: start, to: end, at: start)
    }
    remember(planned, column, from: start, to: end &+ 1)
    return end &+ 1
  }

  /// Takes a day that is written as `2026-10-17`; whether there is one.
  @inline(__always)
  mutating func takeDay(_ bytes: ByteView, at start: Int) -> Bool {
    guard let day = DateText.isoDay(bytes, at: start).flatMap(layout.rules.writing.days.local)
    else { return false }
    row.day = day
    row.isUTC = false
    if !layout.hasTimes { row.second = -1 }
    row.isRunStale = true
    return true
  }

  /// Takes a text whose bytes were hashed.
  @inline(__always)
  mutating func takeHashed(
    _ planned: PlannedColumn, _ bytes: ByteView, from start: Int, to end: Int, hash: UInt64
  ) {
    if planned.field == .item {
      setItem(from: start, to: end, hash: hash)
    } else {
      setText(planned.field, bytes, from: start, to: end, hash: hash)
    }
  }

  /// Keeps where a field is, for the record below; a field that was refused is read again.
  @inline(__always)
  func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    plan.remember(planned, column, from: start, to: problem == nil ? end : start)
  }

  /// Reads a quoted field, which is known to close: the offset after it, and the record ends in it.
  private mutating func readQuoted(
    _ planned: PlannedColumn, _ column: Int, _ bytes: ByteView, from opening: Int
  ) -> (next: Int, innerLines: Int) {
    let quote = layout.dialect.quote
    var isEscaped = false
    var closing = bytes.firstIndex(of: quote, from: opening + 1, to: bytes.count) ?? bytes.count
    while closing + 1 < bytes.count, bytes[closing + 1] == quote {
      isEscaped = true
      closing = bytes.firstIndex(of: quote, from: closing + 2, to: bytes.count) ?? bytes.count
    }
    let innerLines = countRecordEnds(bytes, from: opening + 1, to: closing)
    if isEscaped {
      unescape(bytes, from: opening + 1, to: closing)
      setField(
        planned, column: column, unescaped.view, from: 0, to: unescaped.count - 1,
        isUnescaped: true, at: opening)
    } else {
      setField(planned, column: column, bytes, from: opening + 1, to: closing, at: opening)
    }
    let next = closing + 1
    guard next < bytes.count else { return (bytes.count, innerLines) }
    let isPair = bytes[next] == UInt8(ascii: "\r") && layout.dialect.recordEnd != UInt8(ascii: "\r")
    return (min(next + (isPair ? 2 : 1), bytes.count), innerLines)
  }

  /// Makes doubled quotes single; one more byte ends the text.
  private mutating func unescape(_ bytes: ByteView, from start: Int, to end: Int) {
    unescaped.removeAll()
    var from = start
    while let quote = bytes.firstIndex(of: layout.dialect.quote, from: from, to: end) {
      unescaped.append(bytes, from: from, to: quote + 1)
      from = quote + 2
    }
    unescaped.append(bytes, from: from, to: end)
    unescaped.append(0)
  }

  private func countRecordEnds(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var count = 0
    var from = start
    while let found = bytes.firstIndex(of: layout.dialect.recordEnd, from: from, to: end) {
      count += 1
      from = found + 1
    }
    return count
  }

  private func lineEnd(_ bytes: ByteView, from offset: Int) -> Int {
    bytes.firstIndex(of: layout.dialect.recordEnd, from: offset, to: bytes.count).map { $0 + 1 }
      ?? bytes.count
  }

  /// The offset after a line that contains only white space.
  func blankLineEnd(_ bytes: ByteView, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == layout.dialect.recordEnd { return offset + 1 }
      guard byte != layout.dialect.delimiter, byte == 0x20 || byte == 0x09 || byte == 0x0D
      else { return nil }
      offset += 1
    }
    return nil
  }

  mutating func relocate(to origin: PartOrigin) {
    for row in 0..<columns.rowCount {
      let line = origin.line(Int(columns.rows[row].line))
      columns.rows[row].line = UInt32(clamping: line)
    }
    log.relocate(to: origin)
    otherRecords.relocate(to: origin)
  }

  /// Rejects a record, with a message that quotes the piece that is wrong and its place.
  @inline(never)
  mutating func reject(
    _ problem: RecordProblem, _ bytes: ByteView, recordStart: Int, recordEnd: Int, line: Int
  ) {
    let textEnd = contentEnd(bytes, from: recordStart, to: recordEnd)
    // It may have been the first row of a receipt; the rows below it do not belong to the one before.
    if !problem.reason.leavesFieldsReadable { captured.firstRow = nil }
    let layout = layout
    let isJSON = layout.json != nil
    log.reject(problem.reason) {
      let value =
        if problem.reason == .fieldCount {
          Message.fieldCount(found: problem.end - problem.start, wanted: layout.columnCount)
        } else {
          problem.value ?? problem.field.map { QuotedValue.describe($0) }
            ?? layout.quotedPiece(of: problem, bytes, to: textEnd)
        }
      let isDay = problem.reason == .malformedDate
      let isNoSuchDay = isDay && problem.field.map(DateText.isNoSuchDay) == true
      let isBeyond =
        isDay
        && problem.field.flatMap { DateText.moment($0, order: layout.rules.writing.dateOrder) }
          != nil
      let place =
        isJSON
        ? (line, 0) : layout.position(of: problem, bytes, recordStart: recordStart, line: line)
      let text =
        isJSON
        ? layout.shownJSON(bytes.bytes(from: recordStart, to: recordEnd))
        : layout.shown.text(of: bytes.bytes(from: recordStart, to: textEnd))
      return Rejection(
        recordLine: line, line: place.0, column: place.1, reason: problem.reason,
        message: isNoSuchDay
          ? Message.noSuchDay(day: value)
          : isBeyond
            ? "\(value) is \(LocalDays.beyond); correct the date" : problem.reason.message(value),
        text: text)
    }
  }

  /// Rejects a row that the parser accepted, because of the rest of the book.
  mutating func refuse(
    row: Int, reason: RejectionReason, _ bytes: ByteView, firstLine: Int, keptUpTo limit: Int
  ) {
    let parsed = columns.rows[row]
    let line = Int(parsed.line)
    let value =
      reason == .tooManyUnits
      ? QuotedValue.describe(names.units.text(of: Int(parsed.unit)))
      : ExactDecimal(parsed.paid).plainText(digits: 2)
    let layout = layout
    let recordEnd = layout.dialect.recordEnd
    let range = layout.json == nil ? nil : json.ranges[row]
    log.reject(reason, keptUpTo: limit) {
      if let range {
        return Rejection(
          recordLine: line, line: line, column: 0, reason: reason, message: reason.message(value),
          text: layout.shownJSON(bytes.bytes(from: range.lowerBound, to: range.upperBound)))
      }
      var start = 0
      for _ in firstLine..<max(firstLine, line) {
        guard let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) else { break }
        start = end + 1
      }
      let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) ?? bytes.count
      let textEnd = layout.contentEnd(bytes, from: start, to: end)
      return Rejection(
        recordLine: line, line: line, column: 0, reason: reason, message: reason.message(value),
        text: layout.shown.text(of: bytes.bytes(from: start, to: textEnd)))
    }
  }

  func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    layout.contentEnd(bytes, from: start, to: end)
  }
}

extension ByteView {
  /// The piece of a record that a problem is about, cut at a whole character.
  fileprivate func piece(of problem: RecordProblem, to textEnd: Int) -> String {
    var end = min(max(problem.start, problem.end), textEnd)
    // Bytes 10xxxxxx continue a character.
    if end < textEnd { while end > problem.start, self[end] & 0xC0 == 0x80 { end -= 1 } }
    return text(from: problem.start, to: end)
  }
}

extension RecordLayout {
  /// What a message quotes of a record: nothing where a column that is not shown may be in it.
  fileprivate func quotedPiece(
    of problem: RecordProblem, _ bytes: ByteView, to textEnd: Int
  ) -> String {
    json == nil && shown.hidesAny && !problem.reason.leavesFieldsReadable
      ? SecretText.placeholder : QuotedValue.describe(bytes.piece(of: problem, to: textEnd))
  }

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
    guard problem.start > recordStart || problem.end > problem.start, problem.reason != .fieldCount
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
    ![.fieldCount, .strayQuote, .unclosedQuote, .recordTooLong, .nulByte, .invalidUTF8]
      .contains(self)
  }
}

extension Message {
  fileprivate static func noSuchDay(day: String) -> String {
    "there is no such day as \(day); correct the date"
  }
}

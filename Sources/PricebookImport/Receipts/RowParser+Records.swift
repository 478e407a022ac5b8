import PricebookModel

/// Splits a record into fields, and takes fields of the usual forms at once.
///
/// ``RecordSplitter`` has already found the quotes that are out of place. So a quote at the start of
/// a field is sure to close, and other quotes need no attention.
extension RowParser {
  /// Reads the fields of one record: the offset after it, their number, and record ends in quotes.
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
    if plan.lead.length != 0, bytes.isEqual(start, plan.lead.start, length: plan.lead.length) {
      offset = start &+ plan.lead.length
      column = plan.leadColumnCount
    } else {
      // A record may end, or go wrong, before its first columns do.
      plan.lead.length = 0
    }
    let leadEnd = plan.lead.length == 0 ? plan.leadColumnCount : -1
    while true {
      if column == leadEnd {
        plan.lead = Lead(
          start: start, length: problem == nil && innerLines == 0 ? offset &- start : 0)
      }
      let planned = plan.columns[min(column, lastColumn)]
      column &+= 1
      let fieldStart = offset
      if planned.previousLength != 0,
        bytes.isEqual(fieldStart, planned.previousStart, length: planned.previousLength)
      {
        offset = fieldStart &+ planned.previousLength
        if bytes[offset &- 1] == recordEnd { return (offset, column, innerLines) }
        continue
      }
      if bytes[fieldStart] == quote {
        if nextFault <= fieldStart { return (lineEnd(bytes, from: fieldStart), column, innerLines) }
        let (next, lines) = readQuoted(planned, column &- 1, bytes, from: fieldStart)
        offset = next
        innerLines &+= lines
        remember(planned, column &- 1, from: fieldStart, to: lines == 0 ? offset : fieldStart)
        if bytes[offset &- 1] == recordEnd { return (offset, column, innerLines) }
        continue
      }

      switch planned.plainField {
      case .quantity, .unitPrice, .discount, .total, .price:
        let (number, next) = NumberText.scan(bytes, at: fieldStart, mark: planned.plainMark)
        let terminator = bytes[next]
        if number.form == .short, terminator == delimiter || terminator == recordEnd {
          amounts.set(planned.field, number)
          offset = next &+ 1
          if terminator == recordEnd { return (offset, column, innerLines) }
          continue
        }
      case .date:
        let terminator = bytes[min(fieldStart &+ 10, bytes.count)]
        if terminator == delimiter || terminator == recordEnd,
          let day = DateText.isoDay(bytes, at: fieldStart).flatMap(layout.rules.writing.days.local)
        {
          row.day = day
          row.isUTC = false
          if !layout.hasTimes { row.second = -1 }
          row.isRunStale = true
          offset = fieldStart &+ 11
          remember(planned, column &- 1, from: fieldStart, to: offset)
          if terminator == recordEnd { return (offset, column, innerLines) }
          continue
        }
      default: break
      }

      // Find the end of the field, and hash the bytes before it.
      var hash = ByteHash(seed: seed)
      var word = bytes.word(at: offset)
      var hits = WordSearch.hits(word, delimiters) | WordSearch.hits(word, recordEnds)
      while hits == 0 {
        hash.combine(word)
        offset &+= 8
        word = bytes.word(at: min(offset, bytes.count))
        hits = WordSearch.hits(word, delimiters) | WordSearch.hits(word, recordEnds)
      }
      let rest = hits.trailingZeroBitCount &>> 3
      let fieldEnd = offset &+ rest
      offset = fieldEnd &+ 1
      // Visible ASCII at both edges needs no closer look.
      let isTrimmed =
        fieldEnd > fieldStart
        && (((bytes[fieldStart] &- 0x21) < 0x5F && (bytes[fieldEnd &- 1] &- 0x21) < 0x5F)
          || !bytes.hasBlankEdge(from: fieldStart, to: fieldEnd))
      if isTrimmed, planned.plainField == .item || planned.isInterned {
        let value = hash.finished(ByteHash.masked(word, to: rest), length: fieldEnd &- fieldStart)
        if planned.field == .item {
          setItem(from: fieldStart, to: fieldEnd, hash: value)
        } else {
          setText(planned.field, bytes, from: fieldStart, to: fieldEnd, hash: value)
        }
      } else {
        setField(
          planned, column: column &- 1, bytes, from: fieldStart, to: fieldEnd, at: fieldStart)
      }
      remember(planned, column &- 1, from: fieldStart, to: offset)
      if bytes[fieldEnd] == recordEnd { return (offset, column, innerLines) }
    }
  }

  /// Keeps where a field is, for the record below; a field that was refused is read again.
  @inline(__always)
  private func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
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
          problem.value
            ?? QuotedValue.describe(problem.field ?? bytes.piece(of: problem, to: textEnd))
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
        ? SecretText.hidden(bytes.bytes(from: recordStart, to: recordEnd)[...])
        : bytes.text(from: recordStart, to: min(textEnd, recordStart + 4096))
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
          text: SecretText.hidden(bytes.bytes(from: range.lowerBound, to: range.upperBound)[...]))
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
        text: bytes.text(from: start, to: min(textEnd, start + 4096)))
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

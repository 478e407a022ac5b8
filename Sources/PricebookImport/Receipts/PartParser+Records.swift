import PricebookModel

/// The loop over the records and fields of a part.
///
/// Which quotes are out of place was decided before (``RecordSplitter``), so that a quote at the
/// start of a field can be trusted to close, and quotes elsewhere need no look.
extension PartParser {
  mutating func parse(_ part: borrowing Part, _ bytes: ByteView) {
    begin(part)
    readRecords(part, bytes)
    numberItems(bytes)
  }

  private mutating func readRecords(_ part: borrowing Part, _ bytes: ByteView) {
    let end = bytes.count
    var offset = 0
    var line = part.firstLine
    var faultIndex = 0
    var nextFault = part.faults.first?.offset ?? Int.max
    let recordEnd = dialect.recordEnd
    let hasRules = rules != nil

    while offset < end {
      let recordStart = offset
      if bytes[offset] <= 0x20, let next = blankLineEnd(bytes, from: offset), nextFault >= next {
        offset = next
        line &+= 1
        continue
      }
      row.beginRecord()
      problem = nil
      if hasRules { captured.removeAll(keepingCapacity: true) }
      if !extras.isEmpty { forgetExtras() }
      let (next, fieldCount, innerLines) = readRecord(bytes, from: offset, nextFault: nextFault)
      offset = next
      readCount &+= 1
      if nextFault < offset {
        let fault = part.faults[faultIndex]
        problem = faultProblem(fault, bytes, recordStart: recordStart)
        while faultIndex < part.faults.count, part.faults[faultIndex].offset < offset {
          faultIndex += 1
        }
        nextFault = faultIndex < part.faults.count ? part.faults[faultIndex].offset : Int.max
      } else if !part.isPlain, let found = encodingProblem(bytes, from: recordStart, to: offset) {
        problem = found
      } else if hasRules, leavesOut(part, bytes, from: recordStart, to: offset, line: line) {
        // Said by the mapping to be no line of a receipt.
      } else if fieldCount != columnCount {
        problem = Problem(reason: .fieldCount, start: recordStart, end: recordStart + fieldCount)
      } else if isPassingOver {
        problem = Problem(reason: .fieldCount, start: recordStart, end: recordStart)
      } else if problem == nil {
        if hasRules { applyRules() }
        if extras.contains(.percent) { settlePercent(at: recordStart) }
        if problem == nil { finishRow(line: line, bytes, recordStart: recordStart) }
      }
      if problem != nil,
        takeAside(part, bytes, from: recordStart, to: offset, line: line)
      {
        if hasEnded { return }
      } else if let problem {
        reject(problem, bytes, recordStart: recordStart, recordEnd: offset, line: line)
      }
      line &+= 1 &+ innerLines
      assert(bytes[offset - 1] == recordEnd)
    }
  }

  /// Reads the fields of one record.
  ///
  /// - Returns: The offset behind its end, how many fields it has, and how many record ends its
  ///   quoted fields hold.
  @inline(__always)
  private mutating func readRecord(
    _ bytes: ByteView, from start: Int, nextFault: Int
  ) -> (next: Int, fieldCount: Int, innerLines: Int) {
    let delimiter = dialect.delimiter
    let recordEnd = dialect.recordEnd
    let quote = dialect.quote
    let delimiters = WordSearch.pattern(delimiter)
    let recordEnds = WordSearch.pattern(recordEnd)
    let seed = hashSeed
    let lastColumn = columnCount
    var offset = start
    var column = 0
    var innerLines = 0
    if lead.length != 0, bytes.isEqual(start, lead.start, length: lead.length) {
      offset = start &+ lead.length
      column = leadColumnCount
    } else {
      // A record may end, or go wrong, before its first columns do.
      lead.length = 0
    }
    let leadEnd = lead.length == 0 ? leadColumnCount : -1
    while true {
      if column == leadEnd {
        lead = Lead(start: start, length: problem == nil && innerLines == 0 ? offset &- start : 0)
      }
      let planned = plan[min(column, lastColumn)]
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
        if nextFault <= fieldStart {
          return (lineEnd(bytes, from: fieldStart), column, innerLines)
        }
        let (next, lines) = readQuoted(planned, bytes, from: fieldStart)
        offset = next
        innerLines &+= lines
        remember(planned, column &- 1, from: fieldStart, to: lines == 0 ? offset : fieldStart)
        if bytes[offset &- 1] == recordEnd { return (offset, column, innerLines) }
        continue
      }

      switch planned.kind {
      case .quantity, .unitPrice, .discount, .total:
        let (number, next) = NumberText.scan(bytes, at: fieldStart, mark: planned.plainMark)
        let terminator = bytes[next]
        if number.form == .short, terminator == delimiter || terminator == recordEnd {
          setNumber(planned.kind, number)
          offset = next &+ 1
          if terminator == recordEnd { return (offset, column, innerLines) }
          continue
        }
      case .date:
        let terminator = bytes[min(fieldStart &+ 10, bytes.count)]
        if terminator == delimiter || terminator == recordEnd,
          let day = DateText.isoDay(bytes, at: fieldStart)
        {
          row.day = day
          if !hasTimes { row.second = -1 }
          isRunStale = true
          offset = fieldStart &+ 11
          remember(planned, column &- 1, from: fieldStart, to: offset)
          if terminator == recordEnd { return (offset, column, innerLines) }
          continue
        }
      default: break
      }

      // The end of the field, and the hash of what stands before it.
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
      let isTrimmed =
        fieldEnd > fieldStart && bytes[fieldStart] > 0x20 && bytes[fieldEnd &- 1] > 0x20
      if isTrimmed, planned.kind == .item ? !hasBarcodes : planned.kind.isInterned {
        let value = hash.finished(ByteHash.masked(word, to: rest), length: fieldEnd &- fieldStart)
        if planned.kind == .item {
          setItem(from: fieldStart, to: fieldEnd, hash: value)
        } else {
          setText(planned.kind, bytes, from: fieldStart, to: fieldEnd, hash: value)
        }
      } else {
        setField(planned, bytes, from: fieldStart, to: fieldEnd, at: fieldStart)
      }
      remember(planned, column &- 1, from: fieldStart, to: offset)
      if bytes[fieldEnd] == recordEnd { return (offset, column, innerLines) }
    }
  }

  /// Keeps where a field stands, for the row below; a field that was refused is read again.
  @inline(__always)
  private func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    guard planned.mayRepeat else { return }
    plan[column].previousStart = start
    plan[column].previousLength = problem == nil ? end &- start : 0
  }

  @inline(__always)
  private mutating func setNumber(_ kind: FieldKind, _ number: NumberText) {
    switch kind {
    case .quantity: row.quantity = number
    case .unitPrice: row.unitPrice = number
    case .discount: row.discount = number
    default: row.total = number
    }
  }

  /// Reads a field in quotes, which is known to close.
  ///
  /// - Returns: The offset behind its delimiter or record end, and how many record ends it holds.
  private mutating func readQuoted(
    _ planned: PlannedColumn, _ bytes: ByteView, from opening: Int
  ) -> (next: Int, innerLines: Int) {
    let quote = dialect.quote
    var isEscaped = false
    var closing = bytes.firstIndex(of: quote, from: opening + 1, to: bytes.count) ?? bytes.count
    while closing + 1 < bytes.count, bytes[closing + 1] == quote {
      isEscaped = true
      closing = bytes.firstIndex(of: quote, from: closing + 2, to: bytes.count) ?? bytes.count
    }
    let innerLines = countRecordEnds(bytes, from: opening + 1, to: closing)
    if isEscaped {
      unescape(bytes, from: opening + 1, to: closing)
      setField(planned, unescaped.view, from: 0, to: unescaped.count - 1, at: opening)
    } else {
      setField(planned, bytes, from: opening + 1, to: closing, at: opening)
    }
    let next = closing + 1
    guard next < bytes.count else { return (bytes.count, innerLines) }
    let isPair = bytes[next] == UInt8(ascii: "\r") && dialect.recordEnd != UInt8(ascii: "\r")
    return (min(next + (isPair ? 2 : 1), bytes.count), innerLines)
  }

  /// Makes doubled quotes single; one more byte ends the text.
  private mutating func unescape(_ bytes: ByteView, from start: Int, to end: Int) {
    unescaped.removeAll()
    var from = start
    while let quote = bytes.firstIndex(of: dialect.quote, from: from, to: end) {
      unescaped.append(bytes, from: from, to: quote + 1)
      from = quote + 2
    }
    unescaped.append(bytes, from: from, to: end)
    unescaped.append(0)
  }

  private func countRecordEnds(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var count = 0
    var from = start
    while let found = bytes.firstIndex(of: dialect.recordEnd, from: from, to: end) {
      count += 1
      from = found + 1
    }
    return count
  }

  private func lineEnd(_ bytes: ByteView, from offset: Int) -> Int {
    bytes.firstIndex(of: dialect.recordEnd, from: offset, to: bytes.count).map { $0 + 1 }
      ?? bytes.count
  }

  /// The offset behind a line that holds nothing but white space.
  private func blankLineEnd(_ bytes: ByteView, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == dialect.recordEnd { return offset + 1 }
      guard byte != dialect.delimiter, byte == 0x20 || byte == 0x09 || byte == 0x0D else {
        return nil
      }
      offset += 1
    }
    return nil
  }
}

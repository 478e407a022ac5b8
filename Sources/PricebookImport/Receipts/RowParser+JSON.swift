import PricebookModel

/// Reads the rows of JSON: the bytes of its values are the fields of the rows.
extension RowParser {
  /// Reads the units of a part (lines, elements or the whole document), each by itself.
  mutating func readJSON(_ part: borrowing InputPart, _ bytes: ByteView, _ table: JSONRowTable) {
    let units =
      table.unit == .line ? bytes.lines(beginningFile: part.sequence == 0) : part.units
    var lines = JSONLineCount(line: part.firstLine, isOneLine: part.lineCount == 0)
    for unit in units {
      read(unit, bytes, table, isPlain: part.isPlain, &lines)
    }
  }

  /// Reads the rows of a unit, and closes a receipt where the object around the rows changes.
  private mutating func read(
    _ unit: Range<Int>, _ bytes: ByteView, _ table: JSONRowTable, isPlain: Bool,
    _ lines: inout JSONLineCount
  ) {
    json.fields.forget()
    guard json.scan.scan(bytes, unit) else { return rejectMalformed(unit, bytes, &lines) }
    for stray in json.scan.strays {
      let text = bytes.text(
        from: stray.lowerBound, to: min(stray.lowerBound + 60, stray.upperBound))
      let form =
        table.hasArraysAsRows
        ? "an array of \(table.columns.count) values, as the first is"
        : "an object such as {\"name\": \"Milk\"}"
      reject(
        .malformedJSON, Message.strayRecord(form: form, found: text), stray,
        line: lines.line(of: stray.lowerBound, bytes), bytes)
    }
    guard json.scan.hasRecords || !json.scan.strays.isEmpty else {
      return reject(
        .malformedJSON, Message.nothingAtPath(path: table.path), unit,
        line: lines.line(of: unit.lowerBound, bytes), bytes)
    }
    let count = json.scan.frames.count
    columns.reserve(
      rowCount: columns.rowCount + count * (1 + layout.rules.moneySlots.count))
    let discounts = json.scan.discounts(bytes)
    var receipt = JSONReceipt()
    for row in 0..<count where json.scan.isRow(row) && !discounts.taken.contains(row) {
      if let level = table.money?.level {
        let frame = json.scan.frame(of: row, level: level) ?? -1
        if frame != receipt.frame {
          finish(receipt, bytes, &lines)
          receipt = JSONReceipt(frame: frame, firstRow: columns.rowCount)
        }
      }
      let (start, end) = (json.scan.frames[row].start, json.scan.frames[row].end)
      let line = lines.line(of: start, bytes)
      receipt.count += 1
      if !isPlain, !bytes.isValidUTF8(from: start, to: end) {
        let text = QuotedValue.describe(bytes.text(from: start, to: end))
        reject(
          .invalidUTF8, RejectionReason.invalidUTF8.message(text), start..<end, line: line, bytes)
        receipt.isReadable = false
        continue
      }
      json.row = row
      json.discounts = discounts.values[row] ?? []
      readRow(bytes, from: start, to: end, line: line, &receipt)
    }
    finish(receipt, bytes, &lines)
  }

  /// Reads one row, and notes in its receipt whether it can be part of the sum that is compared.
  private mutating func readRow(
    _ bytes: ByteView, from start: Int, to end: Int, line: Int, _ receipt: inout JSONReceipt
  ) {
    beginRecord()
    log.readCount &+= 1
    takeFields(bytes)
    let isReadable = problem == nil
    if layout.leavesRowsOut,
      leaveOut(
        bytes, from: start, to: end, fieldCount: layout.columnCount, offset: start, line: line)
    {
      receipt.skippedCount += 1
      problem = nil
      let paid = isReadable ? amountOfRow(bytes, from: start, to: end) : nil
      receipt.skipped = paid.flatMap { receipt.skipped?.adding(ExactDecimal($0)) }
      problem = nil
      return
    }
    let rowCount = columns.rowCount
    finishFields(bytes, from: start, to: end, line: line)
    if columns.rowCount == rowCount { receipt.isReadable = false }
    while json.ranges.count < columns.rowCount { json.ranges.append(start..<end) }
    if let problem {
      json.fields.forget()
      plan.forgetRecordAbove()
      reject(problem, bytes, recordStart: start, recordEnd: end, line: line)
    }
  }

  /// What a row that is left out would have come to; `nil` where it cannot be read.
  private mutating func amountOfRow(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> Amount? {
    if layout.completesRows { completeRow(bytes) }
    guard problem == nil else { return nil }
    settle(bytes, from: start, to: end)
    return problem == nil && digits != CurrencyTexts.malformed ? amounts.paid(digits: digits) : nil
  }

  /// Takes the values of the row that is read as its fields.
  @inline(__always)
  private mutating func takeFields(_ bytes: ByteView) {
    json.scan.select(json.row)
    let target = layout.json?.discounts?.target ?? -1
    for column in 0..<plan.columnCount {
      let planned = plan.columns[column]
      let (head, place) = json.scan.selected(column)
      if planned.mayRepeat {
        // Rows of one receipt share the values of the objects around them.
        if json.fields.isKnown(place, column) { continue }
        json.fields.keep(place, column)
      }
      guard head >= 0, column != target else {
        takeText(planned, column, bytes)
        continue
      }
      let value = json.scan.values[head]
      let (start, end) = (value.start, value.end)
      if value.next >= 0 || value.isCopied {
        takeText(planned, column, bytes)
        continue
      }
      if planned.previousLength != 0, planned.previousLength == end &- start, value.kind == .text,
        bytes.isEqual(start, planned.previousStart, length: planned.previousLength)
      {
        continue
      }
      if value.kind == .number {
        switch planned.plainField {
        case .quantity, .unitPrice, .discount, .total, .price:
          let (number, next) = NumberText.scan(bytes, at: start, mark: UInt8(ascii: "."))
          if number.form == .short, next == end {
            amounts.set(planned.field, number)
            continue
          }
        default: break
        }
        if planned.mark == UInt8(ascii: ",") {
          takeText(planned, column, bytes)
          continue
        }
      } else if planned.plainField == .date, end &- start == 10, takeDay(bytes, at: start) {
        remember(planned, column, from: start, to: end)
        continue
      }
      if planned.plainField == .item || planned.isInterned, bytes.isTrimmed(from: start, to: end) {
        let hash = ByteHash.of(bytes, from: start, to: end, seed: hashSeed)
        takeHashed(planned, bytes, from: start, to: end, hash: hash)
        remember(planned, column, from: start, to: value.kind == .text ? end : start)
      } else {
        setField(planned, column: column, bytes, from: start, to: end, at: start)
        remember(planned, column, from: start, to: start)
      }
    }
  }

  /// Takes a field whose text the part does not have as it is, or that has none.
  @inline(never)
  private mutating func takeText(_ planned: PlannedColumn, _ column: Int, _ bytes: ByteView) {
    remember(planned, column, from: 0, to: 0)
    let text = json.scan.text(column, of: json.row, discounts: json.discounts, bytes)
    json.text.removeAll()
    json.text.append(Array(text.utf8))
    setField(
      planned, column: column, json.text.view, from: 0, to: json.text.count, isUnescaped: true,
      at: json.scan.frames[json.row].start)
  }

  /// Compares the total of a receipt with its lines, and adds what they lack.
  private mutating func finish(
    _ receipt: JSONReceipt, _ bytes: ByteView, _ lines: inout JSONLineCount
  ) {
    guard let fields = layout.json?.money, receipt.frame >= 0, receipt.skippedCount < receipt.count
    else { return }
    let money = fields.money { json.scan.value(ofMoney: $0, of: receipt.frame, bytes) }
    if money.isEmpty { return }
    let line = lines.line(of: json.scan.frames[receipt.frame].start, bytes)
    var sum: ExactDecimal? = .zero
    for row in receipt.firstRow..<columns.rowCount {
      sum = sum?.adding(ExactDecimal(columns.rows[row].paid))
    }
    if !receipt.isReadable { sum = nil }
    var settled = money.settled(lines: sum)
    // A receipt may count lines that are left out, such as those returned later.
    if settled.used.isEmpty, receipt.skippedCount > 0, settled.total?.amount != sum {
      let all = receipt.skipped.flatMap { sum?.adding($0) }
      let withSkipped = money.settled(lines: all)
      if withSkipped.total?.amount == all || !withSkipped.used.isEmpty {
        settled = withSkipped
        settled.total = nil
      }
    }
    let range = json.scan.frames[receipt.frame].start..<json.scan.frames[receipt.frame].end
    columns.reserve(rowCount: columns.rowCount + settled.used.count)
    for extra in settled.used {
      var written = extra
      if let amount = LineNumbers.rounded(extra.amount, digits: fields.digits) {
        written.amount = ExactDecimal(
          shortest: amount.tenThousandths, scale: 4, atLeast: fields.digits)
      }
      appendLine(of: written, bytes, from: range.lowerBound, to: range.upperBound, line: line)
      if problem == nil {
        json.ranges.append(range)
        sum = sum?.adding(extra.amount)
      } else {
        problem = nil
        log.readCount &-= 1
        settled.unused.append(extra)
      }
    }
    guard let sum, settled.total != nil || !settled.unused.isEmpty else { return }
    json.totals.append(
      ReceiptTotal(
        amount: settled.total?.amount, sum: sum, lineCount: receipt.count + settled.used.count,
        unused: settled.unused.map(\.shown).joined(separator: ", "), line: line))
  }

  /// Rejects a value that is no JSON.
  private mutating func rejectMalformed(
    _ unit: Range<Int>, _ bytes: ByteView, _ lines: inout JSONLineCount
  ) {
    var reader = JSONReader(
      bytes: bytes.bytes(from: unit.lowerBound, to: unit.upperBound), leavesUnread: false)
    _ = reader.readUnit(0..<unit.count)
    let isCut = reader.failure?.code == .jsonTruncated
    let place = isCut ? unit.lowerBound : unit.lowerBound + (reader.failure?.offset ?? 0)
    if isCut { log.noteCut() }
    reject(
      .malformedJSON, RejectionReason.malformedJSON.message(reader.failure?.message ?? ""), unit,
      line: lines.line(of: place, bytes), bytes)
  }

  private mutating func reject(
    _ reason: RejectionReason, _ message: String, _ range: Range<Int>, line: Int, _ bytes: ByteView
  ) {
    log.readCount &+= 1
    let layout = layout
    log.reject(reason) {
      Rejection(
        recordLine: line, line: line, column: 0, reason: reason, message: message,
        text: layout.shownJSON(bytes.bytes(from: range.lowerBound, to: range.upperBound)))
    }
  }

  /// The field of the row that is read which a column is, as written.
  func jsonText(_ column: Int, _ bytes: ByteView) -> String {
    let text = json.scan.text(column, of: json.row, discounts: json.discounts, bytes)
    return String(text[...].trimmed)
  }

  /// The row that is read as a record of ``Dialect/rows``.
  mutating func jsonRecord(_ bytes: ByteView) -> ByteBuffer {
    var record = ByteBuffer(capacity: 256)
    json.scan.append(json.row, discounts: json.discounts, bytes, to: &record)
    record.truncate(to: record.count - 1)
    return record
  }
}

extension Message {
  fileprivate static func strayRecord(form: String, found: some StringProtocol) -> String {
    """
    a record must be \(form), and this is \(QuotedValue.describe(found, limit: 40)); correct the \
    file
    """
  }

  fileprivate static func nothingAtPath(path: some StringProtocol) -> String {
    """
    there is nothing at \(QuotedValue.describe(path, limit: 40)), where the lines of other \
    receipts are; complete the record, or name another path in a mapping
    """
  }
}

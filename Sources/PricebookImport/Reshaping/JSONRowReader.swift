import PricebookModel

/// Turns parts of a JSON file into rows: one for every object at the end of the way to the rows.
struct JSONRowReader: PartReshaper {
  private let table: JSONRowTable
  private var reader = JSONReader(bytes: [], leavesUnread: false)
  private var unit: JSONUnit
  private let marks: [UInt8]
  private let tests: [RowTest]
  private let isSample: Bool
  private var origin = PartOrigin()
  private var faults: [RecordSplitter.Fault] = []
  private var line = 1
  private var countedTo = 0

  init(_ table: JSONRowTable) {
    self.table = table
    marks = table.marks
    isSample = table.marks.isEmpty
    unit = JSONUnit(nil, of: table)
    let header = HeaderIndex(table.names)
    tests = table.discounts?.rows.compactMap { RowTest($0) { header.column($0) } } ?? []
  }

  mutating func reshape(_ part: inout Part, _ bytes: ByteView, into rows: inout ByteBuffer) {
    origin = PartOrigin()
    origin.bytes = bytes.bytes(from: 0, to: bytes.count)
    origin.isJSON = true
    reader = JSONReader(bytes: origin.bytes, leavesUnread: false)
    faults = []
    line = part.firstLine
    countedTo = 0
    if table.unit == .line {
      readLines(bytes, isFirst: part.sequence == 0, into: &rows)
    } else {
      for unit in part.units { read(unit, bytes, into: &rows) }
    }
    part.take(origin, faults: faults, rows.view)
  }

  private mutating func readLines(_ bytes: ByteView, isFirst: Bool, into rows: inout ByteBuffer) {
    let hasMark = isFirst && bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB
    var start = hasMark ? 3 : 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start, to: bytes.count) ?? bytes.count
      var first = start
      while first < end, bytes[first] <= 0x20 { first += 1 }
      if first < end { read(first..<end, bytes, into: &rows) }
      start = end + 1
    }
  }

  private mutating func read(_ range: Range<Int>, _ bytes: ByteView, into rows: inout ByteBuffer) {
    let root = reader.readUnit(range)
    // Of a sample that is cut off, the rows that are whole are enough.
    if let failure = reader.failure, !(failure.code == .jsonTruncated && isSample) {
      return reject(
        range, at: failure.offset, RejectionReason.malformedJSON.message(failure.message),
        isCut: failure.code == .jsonTruncated, into: &rows, bytes)
    }
    unit = JSONUnit(root, of: table)
    for stray in unit.strays {
      let text = bytes.text(
        from: stray.lowerBound, to: min(stray.lowerBound + 60, stray.upperBound))
      let form =
        table.hasArraysAsRows
        ? "an array of \(table.columns.count) values, as the first is"
        : "an object such as {\"name\": \"Milk\"}"
      reject(stray, Message.strayRecord(form: form, found: text), into: &rows, bytes)
    }
    guard unit.hasRecords || !unit.strays.isEmpty else {
      return reject(range, Message.nothingAtPath(path: table.path), into: &rows, bytes)
    }
    let discounts = discountsOfRows()
    var lines = ReceiptLinesSum()
    for (index, frame) in unit.frames.enumerated()
    where frame.level == table.rowLevel && frame.end > 0 && !discounts.taken.contains(index) {
      let receipt = table.money.flatMap { unit.frame(of: index, level: $0.level) }
      if receipt != lines.receipt {
        keepMoney(of: lines, bytes, into: &rows)
        lines = ReceiptLinesSum(receipt: receipt, firstRow: origin.lines.count, frame: index)
      }
      guard bytes.isValidUTF8(from: frame.start, to: frame.end) else {
        let text = QuotedValue.describe(bytes.text(from: frame.start, to: frame.end))
        reject(
          frame.start..<frame.end, RejectionReason.invalidUTF8.message(text), for: .invalidUTF8,
          into: &rows, bytes)
        continue
      }
      let off = discounts.amounts[index] ?? []
      if receipt != nil, let reader = table.lines {
        lines.add(reader.line { cell($0, of: index, off) })
      }
      appendRow(index, off, into: &rows)
      origin.append(line: line(of: frame.start, bytes), range: frame.start..<frame.end)
    }
    keepMoney(of: lines, bytes, into: &rows)
  }

  /// The text of a row in a column.
  private func cell(_ column: Int, of row: Int, _ discounts: [JSONValue] = []) -> String {
    if column == table.discounts?.target { return text(of: discounts, column) }
    let text = text(column, of: row)
    return text.isEmpty ? table.rootFields[column] ?? "" : text
  }

  /// Makes rows of the money that the lines of a receipt lack, and keeps the rest with the total.
  private mutating func keepMoney(
    of lines: ReceiptLinesSum, _ bytes: ByteView, into rows: inout ByteBuffer
  ) {
    guard let receipt = lines.receipt, let fields = table.money, lines.hasPurchases,
      lines.firstRow < origin.lines.count
    else { return }
    let reader = table.lines
    let money = fields.money(
      of: unit.frames[receipt].object, mark: reader.map { marks[$0.amount] } ?? 0x2E,
      digits: reader?.digits ?? 2, minorUnits: reader?.minorUnits ?? .named)
    if money.isEmpty { return }
    var settled = money.settled(lines: lines.sum)
    // A receipt may count lines that are left out, such as those returned later.
    if settled.used.isEmpty, lines.skippedCount > 0, settled.total?.amount != lines.sum {
      let withSkipped = money.settled(lines: lines.sumWithSkipped)
      if withSkipped.total?.amount == lines.sumWithSkipped || !withSkipped.used.isEmpty {
        settled = withSkipped
        settled.total = nil
      }
    }
    if let reader {
      for extra in settled.used where !append(extra, reader, lines, bytes, into: &rows) {
        settled.unused.append(extra)
      }
    }
    guard settled.total != nil || !settled.unused.isEmpty else { return }
    origin.append(
      PartOrigin.Total(
        rows: lines.firstRow..<origin.lines.count, skippedCount: lines.skippedCount,
        amount: settled.total?.amount, unused: settled.unused,
        line: line(of: unit.frames[receipt].start, bytes)))
  }

  /// Appends a row of what a receipt has beside its lines; returns whether the mapping reads it.
  private mutating func append(
    _ extra: ReceiptMoney.Named, _ reader: JSONLineReader, _ lines: ReceiptLinesSum,
    _ bytes: ByteView, into rows: inout ByteBuffer
  ) -> Bool {
    let cells = table.columns.indices.map { column in
      if column == reader.item { return extra.item }
      if column == reader.amount { return number(reader.written(extra.amount), column) }
      return reader.ofReceipt.contains(column) ? cell(column, of: lines.frame) : ""
    }
    guard case .purchase? = reader.line({ cells[$0] }) else { return false }
    for (column, cell) in cells.enumerated() {
      if column > 0 { rows.append(UInt8(ascii: ",")) }
      if !cell.isEmpty { rows.append(quotedField: cell.utf8) }
    }
    rows.append(Dialect.rows.recordEnd)
    let frame = unit.frames[lines.receipt ?? lines.frame]
    origin.append(
      line: line(of: frame.start, bytes), range: frame.start..<max(frame.start, frame.end))
    return true
  }

  private mutating func reject(
    _ range: Range<Int>, at offset: Int? = nil, _ message: String,
    for reason: RejectionReason = .malformedJSON, isCut: Bool = false, into rows: inout ByteBuffer,
    _ bytes: ByteView
  ) {
    faults.append(rows.appendFailedRow())
    let place = isCut ? range.lowerBound : offset ?? range.lowerBound
    origin.append(
      line: line(of: place, bytes), range: range,
      failure: PartOrigin.Failure(reason: reason, message: message, isCut: isCut))
  }

  /// The physical line of an offset; offsets ascend but for those of problems.
  private mutating func line(of offset: Int, _ bytes: ByteView) -> Int {
    guard offset >= countedTo
    else { return line - bytes.survey(of: 0x0A, from: offset, to: countedTo).count }
    line += bytes.survey(of: 0x0A, from: countedTo, to: offset).count
    countedTo = offset
    return line
  }

  private func appendRow(_ index: Int, _ discounts: [JSONValue], into rows: inout ByteBuffer) {
    for column in table.columns.indices {
      if column > 0 { rows.append(UInt8(ascii: ",")) }
      let values =
        column == table.discounts?.target
        ? discounts : unit.values(table.columns[column], of: index)
      if values.isEmpty {
        if let text = table.rootFields[column] { rows.append(quotedField: text.utf8) }
      } else {
        rows.append(quotedField: text(of: values, column).utf8)
      }
    }
    rows.append(Dialect.rows.recordEnd)
  }

  private func text(of values: [JSONValue], _ column: Int) -> String {
    values.map { value in
      switch value.content {
      case .number(let written): number(written, column)
      case .boolean(let flag): flag ? "true" : "false"
      case .text(let text):
        // A NUL would end the record in some readers, and names nothing.
        text.utf8.contains { $0 < 0x20 && !(0x09...0x0D).contains($0) }
          ? String(text.map { ($0.asciiValue ?? 0x20) < 0x20 ? " " : $0 }) : text
      default: ""
      }
    }.joined(separator: String(RowRules.valueSeparator))
  }

  /// A number with the decimal mark of its column: that of JSON is always a point.
  private func number(_ written: String, _ column: Int) -> String {
    guard marks.indices.contains(column) else {
      // In a sample, a point before three digits must not look like a grouping mark.
      let decimals = written.split(separator: ".").dropFirst().first?.utf8.count
      return decimals == 3 ? written + "0" : written
    }
    return marks[column] == UInt8(ascii: ",") ? written.replacing(".", with: ",") : written
  }

  private func text(_ column: Int, of row: Int) -> String {
    text(of: unit.values(table.columns[column], of: row), column)
  }

  /// The rows of the unit that are discounts of others, and the amounts that these receive.
  private func discountsOfRows() -> (taken: Set<Int>, amounts: [Int: [JSONValue]]) {
    var result: (taken: Set<Int>, amounts: [Int: [JSONValue]]) = ([], [:])
    guard let rule = table.discounts else { return result }
    let rows = unit.frames.indices.filter { unit.frames[$0].level == table.rowLevel }
    let discountRows = Set(rows.filter { isDiscount($0, rule) })
    guard !discountRows.isEmpty else { return result }
    var owners: [String: Int] = [:]
    if let key = rule.reference?.key {
      for row in rows where !discountRows.contains(row) {
        let name = "\(unit.frames[row].parent) \(text(key, of: row))"
        if owners[name] == nil { owners[name] = row }
      }
    }
    var before: Int?
    for row in rows {
      guard discountRows.contains(row) else {
        before = row
        continue
      }
      let parent = unit.frames[row].parent
      let owner =
        if let names = rule.reference?.names {
          owners["\(parent) \(Self.reference(text(names, of: row)))"]
        } else {
          before.flatMap { unit.frames[$0].parent == parent ? $0 : nil }
        }
      let amounts = unit.values(table.columns[rule.amount], of: row)
      guard let owner, let amount = amounts.first else { continue }
      result.taken.insert(row)
      result.amounts[owner, default: []].append(amount)
    }
    return result
  }

  private func isDiscount(_ row: Int, _ rule: JSONRowTable.Discounts) -> Bool {
    if rule.rows.isEmpty { return !text(rule.amount, of: row).isEmpty }
    guard !tests.isEmpty else { return false }
    let cells = table.columns.indices.map { text($0, of: row) }
    return tests.contains { $0.fits(cells) }
  }

  /// What a discount calls its row, without signs before and after it: `/ 123` is `123`.
  private static func reference(_ text: String) -> String {
    func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = text.firstIndex(where: isPartOfName),
      let last = text.lastIndex(where: isPartOfName)
    else { return "" }
    return String(text[first...last])
  }
}

/// The rows of a JSON file as a table: where the rows are, and which fields become columns.
///
/// A field belongs to a level: level 0 is the object at the root, every array on the way to the
/// rows begins the next level, and the last level is that of the rows.
struct JSONRowTable: Sendable {
  /// What is read at a time; an element is one of the first array on the way to the rows.
  enum Unit: Sendable { case line, element, document }

  struct Column: Sendable {
    var name: String
    var level: Int
    /// From the object of the level; `[]` in it means that all values count.
    var steps: JSONSteps
  }

  struct Discounts: Sendable {
    var rows: [RowPattern]
    var amount: Int
    /// The column that names the other row, and the one that has the name there.
    var reference: (names: Int, key: Int)?
    /// The column of the rows that receives the discounts; the last.
    var target: Int
  }

  var unit: Unit
  var records: JSONSteps
  var columns: [Column]
  var discounts: Discounts?
  /// The money of the object around the rows; ``lines`` says what the rows come to.
  var money: JSONReceiptMoney?
  var lines: JSONLineReader?
  /// Whether every row is an array with a value for each column.
  var hasArraysAsRows = false
  var dialect: Dialect
  /// The decimal mark of each column; empty as long as it is not decided.
  var marks: [UInt8] = []
  /// The fields of level 0 before the first array, where it is read by elements.
  var rootFields: [Int: String] = [:]
  var path: String
  /// The column in which the discounts of other rows are collected.
  static let discountColumn = "discount of other rows"
  /// The beginning of the names of columns with the total of the receipt.
  static let ofReceipt = "receipt: "
  var names: [String] { columns.map(\.name) }
  var rowLevel: Int { records.count { $0 == .elements } }
  var firstLevel: Int { unit == .document ? 0 : 1 }
}

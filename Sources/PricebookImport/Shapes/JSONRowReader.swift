import PricebookModel

/// Turns parts of a JSON file into rows: one for every object at the end of the way to the rows.
struct JSONRowReader: PartReshaper {
  private let table: JSONRowTable
  private var reader: JSONUnitReader
  /// The decimal mark of each column; empty for a sample.
  private let marks: [UInt8]
  private let tests: [RowTest]
  private let isSample: Bool
  private var origin = PartOrigin()
  private var faults: [RecordSplitter.Fault] = []
  /// The line at ``countedTo``.
  private var line = 1
  private var countedTo = 0

  init(_ table: JSONRowTable) {
    self.table = table
    reader = JSONUnitReader(table)
    marks = table.marks
    isSample = table.marks.isEmpty
    let header = HeaderIndex(table.names)
    tests = table.discounts?.rows.compactMap { RowTest($0) { header.column($0) } } ?? []
  }

  mutating func reshape(_ part: inout Part, _ bytes: ByteView, into rows: inout ByteBuffer) {
    origin = PartOrigin()
    origin.bytes = bytes.bytes(from: 0, to: bytes.count)
    origin.isJSON = true
    faults = []
    line = part.firstLine
    countedTo = 0
    if table.unit == .line {
      readLines(bytes, beginsFile: part.sequence == 0, into: &rows)
    } else {
      for unit in part.units { read(unit, bytes, into: &rows) }
    }
    part.take(origin, faults: faults, rows.view)
  }

  private mutating func readLines(
    _ bytes: ByteView, beginsFile: Bool, into rows: inout ByteBuffer
  ) {
    let hasMark = beginsFile && bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB
    var start = hasMark ? 3 : 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start, to: bytes.count) ?? bytes.count
      var first = start
      while first < end, bytes[first] <= 0x20 { first += 1 }
      if first < end { read(first..<end, bytes, into: &rows) }
      start = end + 1
    }
  }

  private mutating func read(_ unit: Range<Int>, _ bytes: ByteView, into rows: inout ByteBuffer) {
    reader.read(bytes, unit, level: table.firstLevel)
    // Of a sample that is cut off, the rows that are whole are enough.
    if let failure = reader.failure, !(failure.isEnd && isSample) {
      let found =
        failure.offset < unit.upperBound
        ? QuotedValue.describe(
          bytes.text(from: failure.offset, to: min(failure.offset + 20, unit.upperBound)))
        : "the end"
      let isHidden = SecretText.isMentioned(in: origin.bytes[unit])
      return reject(
        unit, at: failure.offset,
        RejectionReason.malformedJSON.message(
          "expected \(failure.expected), found \(isHidden ? "something else" : found)"),
        isCut: failure.isEnd, into: &rows, bytes)
    }
    for stray in reader.strays {
      let text = bytes.text(
        from: stray.lowerBound, to: min(stray.lowerBound + 60, stray.upperBound))
      let form =
        table.hasArraysAsRows
        ? "an array of \(table.columns.count) values, as the first is"
        : "an object such as {\"name\": \"Milk\"}"
      reject(
        stray, at: stray.lowerBound,
        "a record must be \(form), and this is \(QuotedValue.describe(text)); correct the file",
        into: &rows, bytes)
    }
    guard reader.hasRecords || !reader.strays.isEmpty else {
      return reject(
        unit, at: unit.lowerBound,
        "there is nothing at \(QuotedValue.describe(table.path)), where the lines of other receipts are; "
          + "complete the record, or name another path in a mapping",
        into: &rows, bytes)
    }
    var discounts = DiscountsOfRows()
    if table.discounts != nil { discounts = discountsOfRows(bytes) }
    var parent = -1
    var firstRow = origin.lines.count
    var sum: ExactDecimal? = .zero
    for (index, frame) in reader.frames.enumerated()
    where frame.level == table.rowLevel && frame.end > 0 && !discounts.taken.contains(index) {
      if frame.parent != parent {
        keepTotal(of: parent, from: firstRow, sum, bytes, into: &rows)
        parent = frame.parent
        firstRow = origin.lines.count
        sum = .zero
      }
      if let columns = table.lineColumns {
        sum = ExactDecimal(parsing: text(columns.total, of: index, bytes)).flatMap {
          sum?.adding($0)
        }
      }
      appendRow(index, frame, bytes, discounts.amounts[index] ?? [], into: &rows)
      origin.append(line: line(of: frame.start, bytes), range: frame.start..<frame.end)
    }
    keepTotal(of: parent, from: firstRow, sum, bytes, into: &rows)
  }

  /// Keeps the total of the object around some rows, if it has one, and makes rows of the taxes and
  /// discounts that are what their sum lacks.
  ///
  /// - Parameter sum: Of the rows, where it is known.
  private mutating func keepTotal(
    of parent: Int, from firstRow: Int, _ sum: ExactDecimal?, _ bytes: ByteView,
    into rows: inout ByteBuffer
  ) {
    guard parent >= 0, !table.totals.isEmpty else { return }
    let numbers = table.totals.indices.map { index in
      ExactDecimal(parsing: text(table.columns.count + index, of: parent, bytes))
    }
    var tax = zip(table.totals, numbers).reduce(ExactDecimal.zero) { sum, field in
      field.0.role == .tax ? field.1.flatMap { sum.adding($0) } ?? sum : sum
    }
    if let columns = table.lineColumns, let total = numbers[0], let sum,
      let rest = total.subtracting(sum), !rest.isZero, firstRow < origin.lines.count
    {
      let extras = zip(table.totals, numbers).compactMap { column, number in
        number.flatMap { $0.isZero ? nil : Self.extra(column, $0) }
      }
      let all = extras.reduce(ExactDecimal.zero) { $0.adding($1.amount) ?? $0 }
      let found = all == rest ? extras : extras.first { $0.amount == rest }.map { [$0] } ?? []
      for extra in found {
        append(extra, columns, of: parent, bytes, into: &rows)
        if extra.amount.isPositive { tax = .zero }
      }
    }
    guard let amount = numbers[0]?.shifted(byPowerOfTen: -table.totalDigits),
      let tax = tax.shifted(byPowerOfTen: -table.totalDigits)
    else { return }
    origin.append(
      PartOrigin.Total(
        rows: firstRow..<origin.lines.count, amount: amount, tax: tax,
        line: line(of: reader.frames[parent].start, bytes)))
  }

  /// A tax or a discount of a receipt, with the amount that it adds to the lines.
  private typealias Extra = (item: String, amount: ExactDecimal)

  private static func extra(_ column: JSONRowTable.Column, _ amount: ExactDecimal) -> Extra? {
    switch column.role {
    case .value: nil
    case .tax: ("Sales tax", amount)
    case .discount:
      (amount.isPositive ? ExactDecimal.zero.subtracting(amount) : amount).map { ("Discount", $0) }
    }
  }

  private mutating func append(
    _ extra: Extra, _ columns: JSONRowTable.LineColumns, of parent: Int, _ bytes: ByteView,
    into rows: inout ByteBuffer
  ) {
    for column in table.columns.indices {
      if column > 0 { rows.append(UInt8(ascii: ",")) }
      if column == columns.item {
        rows.append(quotedField: extra.item.utf8)
      } else if column == columns.total {
        rows.append(quotedField: number(extra.amount.plainText(digits: 2), column).utf8)
      } else if table.columns[column].level < table.rowLevel {
        let text = text(column, of: parent, bytes)
        rows.append(quotedField: (text.isEmpty ? table.rootFields[column] ?? "" : text).utf8)
      }
    }
    rows.append(Dialect.rows.recordEnd)
    let frame = reader.frames[parent]
    origin.append(
      line: line(of: frame.start, bytes), range: frame.start..<max(frame.start, frame.end))
  }

  private mutating func reject(
    _ range: Range<Int>, at offset: Int, _ message: String, isCut: Bool = false,
    into rows: inout ByteBuffer, _ bytes: ByteView
  ) {
    faults.append(rows.appendFailedRow())
    let line = line(of: isCut ? range.lowerBound : offset, bytes)
    origin.append(
      line: line, range: range,
      failure: PartOrigin.Failure(reason: .malformedJSON, message: message, isCut: isCut))
  }

  /// The physical line of an offset; offsets ascend but for those of problems.
  private mutating func line(of offset: Int, _ bytes: ByteView) -> Int {
    guard offset >= countedTo else {
      return line - bytes.survey(of: 0x0A, from: offset, to: countedTo).count
    }
    line += bytes.survey(of: 0x0A, from: countedTo, to: offset).count
    countedTo = offset
    return line
  }

  private mutating func appendRow(
    _ index: Int, _ frame: JSONUnitReader.Frame, _ bytes: ByteView,
    _ discounts: [JSONUnitReader.Cell], into rows: inout ByteBuffer
  ) {
    for column in table.columns.indices {
      if column > 0 { rows.append(UInt8(ascii: ",")) }
      if column == table.discounts?.target {
        append(discounts, column, bytes, to: &rows)
        continue
      }
      guard let place = place(of: column, from: index) else {
        if let text = table.rootFields[column] { rows.append(quotedField: text.utf8) }
        continue
      }
      let cell = reader.cells[place]
      if let more = reader.moreCells[place] {
        append([cell] + more, column, bytes, to: &rows)
      } else {
        append(cell, column, bytes, to: &rows)
      }
    }
    rows.append(Dialect.rows.recordEnd)
  }

  /// Where a row, or an object around it, has the cell of a column or total.
  private func place(of column: Int, from index: Int) -> Int? {
    var frame = index
    let level = reader.levels[column]
    while frame >= 0, reader.frames[frame].level > level { frame = reader.frames[frame].parent }
    guard frame >= 0, reader.frames[frame].level == level else { return nil }
    return reader.frames[frame].cells + reader.places[column]
  }

  private func append(
    _ cell: JSONUnitReader.Cell, _ column: Int, _ bytes: ByteView, to rows: inout ByteBuffer
  ) {
    switch cell.kind {
    case .missing: break
    case .text: rows.append(field: bytes, from: cell.start, to: cell.end)
    case .word: rows.append(bytes, from: cell.start, to: cell.end)
    case .escapedText:
      rows.append(quotedField: JSONText.unescaped(bytes, from: cell.start, to: cell.end))
    case .number where marks.indices.contains(column) && marks[column] == UInt8(ascii: "."):
      rows.append(bytes, from: cell.start, to: cell.end)
    case .number: rows.append(quotedField: text(of: cell, column, bytes).utf8)
    }
  }

  /// Appends several values as one field.
  private func append(
    _ cells: [JSONUnitReader.Cell], _ column: Int, _ bytes: ByteView, to rows: inout ByteBuffer
  ) {
    let texts = cells.filter { $0.kind != .missing }.map { text(of: $0, column, bytes) }
    guard !texts.isEmpty else { return }
    rows.append(quotedField: texts.joined(separator: String(RowRules.valueSeparator)).utf8)
  }

  private func text(of cell: JSONUnitReader.Cell, _ column: Int, _ bytes: ByteView) -> String {
    switch cell.kind {
    case .missing: ""
    case .text, .word: bytes.text(from: cell.start, to: cell.end)
    case .escapedText:
      String(
        decoding: JSONText.unescaped(bytes, from: cell.start, to: cell.end), as: UTF8.self)
    case .number: number(bytes.text(from: cell.start, to: cell.end), column)
    }
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
}

/// The discounts of a unit that are rows of their own.
private struct DiscountsOfRows {
  /// The rows that are discounts of another row.
  var taken: Set<Int> = []
  /// The amounts that each row receives.
  var amounts: [Int: [JSONUnitReader.Cell]] = [:]
}

extension JSONRowReader {
  /// Finds for every discount the row that it belongs to.
  private func discountsOfRows(_ bytes: ByteView) -> DiscountsOfRows {
    guard let rule = table.discounts else { return DiscountsOfRows() }
    var result = DiscountsOfRows()
    let rows = reader.frames.indices.filter { reader.frames[$0].level == table.rowLevel }
    let discounts = rows.filter { isDiscount($0, rule, bytes) }
    guard !discounts.isEmpty else { return result }
    let discountRows = Set(discounts)
    var owners: [String: Int] = [:]
    if let key = rule.reference?.key {
      for row in rows where !discountRows.contains(row) {
        let name = "\(reader.frames[row].parent) \(text(key, of: row, bytes))"
        if owners[name] == nil { owners[name] = row }
      }
    }
    var before: Int?
    for row in rows {
      guard discountRows.contains(row) else {
        before = row
        continue
      }
      let parent = reader.frames[row].parent
      let owner =
        if let names = rule.reference?.names {
          owners["\(parent) \(Self.reference(text(names, of: row, bytes)))"]
        } else {
          before.flatMap { reader.frames[$0].parent == parent ? $0 : nil }
        }
      guard let owner, let place = place(of: rule.amount, from: row),
        reader.cells[place].kind != .missing
      else { continue }
      result.taken.insert(row)
      result.amounts[owner, default: []].append(reader.cells[place])
    }
    return result
  }

  private func isDiscount(
    _ row: Int, _ rule: JSONRowTable.Discounts, _ bytes: ByteView
  ) -> Bool {
    if rule.rows.isEmpty { return !text(rule.amount, of: row, bytes).isEmpty }
    guard !tests.isEmpty else { return false }
    let cells = table.columns.indices.map { text($0, of: row, bytes) }
    return tests.contains { $0.fits(cells) }
  }

  private func text(_ column: Int, of row: Int, _ bytes: ByteView) -> String {
    place(of: column, from: row).map { text(of: reader.cells[$0], column, bytes) } ?? ""
  }

  /// What a discount calls its row, without signs before and after it: `/ 123` is `123`.
  private static func reference(_ text: String) -> String {
    var name = text[...]
    while let first = name.first, !first.isLetter, !first.isNumber { name = name.dropFirst() }
    while let last = name.last, !last.isLetter, !last.isNumber { name = name.dropLast() }
    return String(name)
  }
}

/// The rows of a JSON file as a table: where the rows are, and which fields become columns.
///
/// A field belongs to a level: level 0 is the object at the root, every array on the way to the
/// rows begins the next level, and the last level is that of the rows.
struct JSONRowTable: Hashable, Sendable {
  /// What is read at a time; a receipt and its rows are never torn apart.
  enum Unit: Hashable, Sendable {
    /// A line of JSON Lines.
    case line
    /// An element of the first array on the way to the rows.
    case element
    /// The whole document.
    case document
  }

  /// A field that becomes a column.
  struct Column: Hashable, Sendable {
    /// Its name in the header of the rows.
    var name: String
    /// Its path, as a mapping writes it.
    var path: String
    var level: Int
    /// From the object of the level; `[]` in it means that all values count.
    var steps: [JSONPath.Step]
    /// What an amount of a receipt is that its lines may be without.
    var role = Role.value

    /// Whether an amount is on top of the lines of its receipt, or off them.
    enum Role: Hashable, Sendable {
      case value, tax, discount
    }
  }

  /// The rows that are the discount of another row.
  struct Discounts: Hashable, Sendable {
    /// Which rows they are; if empty, those with an amount.
    var rows: [RowPattern]
    var amount: Int
    /// The column that names the other row, and the one that has the name there.
    var reference: (names: Int, key: Int)? {
      get { names >= 0 ? (names, key) : nil }
      set { (names, key) = newValue ?? (-1, -1) }
    }
    private var names = -1
    private var key = -1
    /// The column of the rows that receives the discounts; the last.
    var target: Int

    init(rows: [RowPattern], amount: Int, target: Int) {
      self.rows = rows
      self.amount = amount
      self.target = target
    }
  }

  var unit: Unit
  /// From the root of the document to the rows.
  var records: [JSONPath.Step]
  var columns: [Column]
  var discounts: Discounts?
  /// The total of the object around the rows, which their sum is compared with, and what may be on
  /// top of the rows or off them: taxes and discounts.
  var totals: [Column] = []
  /// The columns with the item and the amount of a row, where taxes and discounts of receipts
  /// become rows.
  var lineColumns: LineColumns?

  struct LineColumns: Hashable, Sendable {
    var item: Int
    var total: Int
  }
  /// How many decimals of the currency the totals are written without; 0 if they have a point.
  var totalDigits = 0
  /// Whether every row is an array with a value for each column.
  var hasArraysAsRows = false
  /// Where the data begins, and the encoding.
  var dialect: Dialect
  /// The decimal mark of each column; empty as long as it is not decided.
  var marks: [UInt8] = []
  /// The fields of level 0 before the first array, where it is read by elements.
  var rootFields: [Int: String] = [:]
  /// The path of the rows as a mapping writes it.
  var path: String

  /// The column in which the discounts of other rows are collected.
  static let discountColumn = "discount of other rows"

  /// The columns and the totals.
  var fields: [Column] { columns + totals }
  /// The header of the rows.
  var names: [String] { columns.map(\.name) }
  /// The level of the rows.
  var rowLevel: Int { records.count { $0 == .elements } }
  /// The level of the first object of a unit.
  var firstLevel: Int { unit == .document ? 0 : 1 }
}

/// The fields that are wanted of a unit, as a tree that a reader walks down while it reads.
struct JSONRowTree {
  struct Node {
    /// The keys of an object, and where their values lead.
    var children: [(key: [UInt8], node: Int)] = []
    /// Where the elements of an array lead; −1 if they are not wanted.
    var elements = -1
    /// The level that each element begins; −1 for values of a field.
    var level = -1
    /// The columns that a plain value fills.
    var columns: [Int] = []
  }

  private(set) var nodes = [Node()]
  /// The column's place among those of its level.
  private(set) var places: [Int]
  /// How many columns each level has.
  private(set) var widths: [Int]

  init(_ table: JSONRowTable) {
    places = []
    widths = Array(repeating: 0, count: table.rowLevel + 1)
    var starts = Array(repeating: -1, count: table.rowLevel + 1)
    starts[table.firstLevel] = 0
    var node = 0
    var level = table.firstLevel
    for step in Self.stepsInUnit(of: table) {
      switch step {
      case .key(let key): node = child(of: node, Array(key.utf8))
      case .elements:
        level += 1
        node = elements(of: node)
        nodes[node].level = level
        starts[level] = node
      }
    }
    for (index, column) in table.fields.enumerated() {
      places.append(widths[column.level])
      widths[column.level] += 1
      guard starts[column.level] >= 0, !column.steps.isEmpty else { continue }
      var node = starts[column.level]
      for step in column.steps {
        switch step {
        case .key(let key): node = child(of: node, Array(key.utf8))
        case .elements: node = elements(of: node)
        }
      }
      nodes[node].columns.append(index)
    }
  }

  /// The way from a unit to the rows.
  private static func stepsInUnit(of table: JSONRowTable) -> ArraySlice<JSONPath.Step> {
    guard table.unit != .document, let first = table.records.firstIndex(of: .elements) else {
      return table.records[...]
    }
    return table.records[(first + 1)...]
  }

  private mutating func child(of node: Int, _ key: [UInt8]) -> Int {
    if let found = nodes[node].children.first(where: { $0.key == key }) { return found.node }
    nodes[node].children.append((key, nodes.count))
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func elements(of node: Int) -> Int {
    if nodes[node].elements < 0 {
      nodes[node].elements = nodes.count
      nodes.append(Node())
    }
    return nodes[node].elements
  }
}

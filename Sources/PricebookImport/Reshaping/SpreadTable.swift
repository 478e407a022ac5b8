import PricebookModel

/// A wide table whose columns become rows: a column per store, month or item.
struct SpreadTable: Sendable {
  let dialect: Dialect
  let kept, spread: [Int]
  let names: [String]
  /// The records, where they are objects in JSON.
  var json: JSONRowTable?
  /// Of the columns that are spread, as fields of rows.
  private let quotedNames: [[UInt8]]
  private let shown: ShownRecord
  /// The names of the columns that the name and the cell of a spread column become.
  static let nameColumn = "column name"
  static let valueColumn = "cell"

  /// - Returns: `nil` if no column of the header is left to spread.
  init?(_ names: [String], _ dialect: Dialect, _ mapping: SourceMapping) {
    guard let spread = mapping.spread else { return nil }
    let header = HeaderIndex(names)
    let used = Set(mapping.namedColumns.compactMap { header.column($0) })
    let globs = spread.columns.map { Glob($0) }
    let ignored = Set(mapping.ignored.compactMap { header.column([$0]) })
    let spreadColumns = names.indices.filter { column in
      guard !names[column].isEmpty else { return false }
      guard globs.isEmpty else { return globs.contains { $0.matches(Array(names[column].utf8)) } }
      return !used.contains(column) && !ignored.contains(column)
    }
    if spreadColumns.isEmpty { return nil }
    self.spread = spreadColumns
    kept = used.subtracting(spreadColumns).sorted()
    self.names = names
    self.dialect = dialect
    shown = ShownRecord(names, used: kept + spreadColumns, dialect)
    quotedNames = spreadColumns.map { column in
      var name = ByteBuffer(capacity: 64)
      name.append(quotedField: names[column].utf8)
      return name.view.bytes(from: 0, to: name.count)
    }
  }

  var rowNames: [String] { kept.map { names[$0] } + [Self.nameColumn, Self.valueColumn] }
}

extension SpreadTable {
  /// The rows of whole records of the beginning of a file.
  func sample(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var buffer = ByteBuffer(capacity: bytes.count + 1)
    buffer.append(Array(bytes))
    var rows = ByteBuffer(capacity: 2 * bytes.count)
    var part = InputPart(
      sequence: 0, offset: 0, firstLine: 1, lineCount: 0, followsBlankLine: false, isPlain: true,
      faults: [], byteCountSoFar: 0)
    reshape(&part, buffer.view, into: &rows)
    return rows.view.bytes(from: 0, to: rows.count)
  }
}

/// Makes a row of every cell in the spread columns that is not empty.
extension SpreadTable {
  /// Makes a part of the file with these bytes one of rows, which are appended to an empty buffer.
  func reshape(_ part: inout InputPart, _ bytes: ByteView, into rows: inout ByteBuffer) {
    if let json { return reshape(&part, bytes, objectsOf: json, into: &rows) }
    var origin = PartOrigin()
    origin.bytes = bytes.bytes(from: 0, to: bytes.count)
    origin.shown = shown
    var faults: [RecordSplitter.Fault] = []
    var cursor = RecordCursor(origin.bytes, dialect: dialect, beginsFile: part.sequence == 0)
    while cursor.next() {
      let line = part.firstLine + cursor.line - 1
      if cursor.problem == nil, cursor.fields.allSatisfy({ $0.start == $0.end }) { continue }
      if let failure = failure(cursor, part.faults) {
        faults.append(rows.appendFailedRow())
        origin.append(line: line, range: cursor.range, failure: failure)
        continue
      }
      for (name, column) in zip(quotedNames, spread) {
        let cell = cursor.fields[column]
        if cell.start == cell.end || NumberText.isAbsent(bytes, from: cell.start, to: cell.end) {
          continue
        }
        for kept in kept {
          append(cursor, cursor.fields[kept], bytes, to: &rows)
          rows.append(UInt8(ascii: ","))
        }
        rows.append(name)
        rows.append(UInt8(ascii: ","))
        append(cursor, cell, bytes, to: &rows)
        rows.append(Dialect.rows.recordEnd)
        origin.append(line: line, range: cursor.range)
      }
    }
    part.take(origin, faults: faults, rows.view)
  }

  /// The same for objects in JSON, whose fields are the cells.
  private func reshape(
    _ part: inout InputPart, _ bytes: ByteView, objectsOf table: JSONRowTable,
    into rows: inout ByteBuffer
  ) {
    var origin = PartOrigin()
    origin.bytes = bytes.bytes(from: 0, to: bytes.count)
    var faults: [RecordSplitter.Fault] = []
    var scan = JSONRowScan(JSONRowPlan(table))
    var (line, place) = (part.firstLine, 0)
    func move(to offset: Int) {
      line += bytes.survey(of: 0x0A, from: place, to: offset).count
      place = offset
    }
    let units =
      table.unit == .line ? bytes.lines(beginningFile: part.sequence == 0) : part.units
    for unit in units {
      guard scan.scan(bytes, unit) else {
        move(to: unit.lowerBound)
        faults.append(rows.appendFailedRow())
        let message = RejectionReason.malformedJSON.message("its syntax is broken")
        let failure = PartOrigin.Failure(reason: .malformedJSON, message: message)
        origin.append(line: line, range: unit, failure: failure)
        continue
      }
      for row in scan.frames.indices where scan.isRow(row) {
        let frame = scan.frames[row]
        move(to: frame.start)
        let texts = names.indices.map { scan.text($0, of: row, bytes) }
        for (name, column) in zip(quotedNames, spread)
        where !texts[column].isEmpty && !NumberText.isAbsent(texts[column]) {
          for kept in kept {
            rows.append(quotedField: texts[kept].utf8)
            rows.append(UInt8(ascii: ","))
          }
          rows.append(name)
          rows.append(UInt8(ascii: ","))
          rows.append(quotedField: texts[column].utf8)
          rows.append(Dialect.rows.recordEnd)
          origin.append(line: line, range: frame.start..<frame.end)
        }
      }
    }
    part.take(origin, faults: faults, rows.view)
  }

  /// Why a record cannot become rows; the faults know whether an open quote closes in a later part.
  private func failure(
    _ cursor: RecordCursor, _ faults: [RecordSplitter.Fault]
  ) -> PartOrigin.Failure? {
    if let found = cursor.problem, found != .invalidUTF8 {
      let problem = faults.first { cursor.range.contains($0.offset) }?.reason ?? found
      let text = String(decoding: cursor.bytes[cursor.range.prefix(60)], as: UTF8.self)
      let quoted = shown.hidesAny ? SecretText.placeholder : QuotedValue.describe(text)
      return PartOrigin.Failure(reason: problem, message: problem.message(quoted))
    }
    guard cursor.fields.count != names.count else { return nil }
    return PartOrigin.Failure(
      reason: .fieldCount,
      message: RejectionReason.fieldCount.message(
        Message.fieldCount(found: cursor.fields.count, wanted: names.count)))
  }

  private func append(
    _ cursor: RecordCursor, _ field: RecordCursor.FieldSpan, _ bytes: ByteView,
    to rows: inout ByteBuffer
  ) {
    guard field.hasDoubledQuotes
    else { return rows.append(field: bytes, from: field.start, to: field.end) }
    rows.append(quotedField: cursor.content(of: field))
  }
}

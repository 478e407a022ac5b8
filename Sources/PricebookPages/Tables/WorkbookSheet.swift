import PricebookModel
import PricebookReport

/// One sheet of a workbook (ECMA-376 part 1, 18.3); names are numbers of ``WorkbookStrings``.
struct WorkbookSheet: Sendable {
  let table: DataTable
  /// The number of the first name of every name column, and which of its names are empty.
  private let names: [WorkbookStrings.Names?]
  /// Rows besides the header.
  private let rowCount: Int

  /// - Parameter rowCount: How many rows of the table fit.
  init(_ table: DataTable, rowCount: Int, strings: inout WorkbookStrings) {
    self.table = table
    self.rowCount = rowCount
    names = table.columns.map { column in
      guard case .names(_, let names) = column.values, names != DataColumn.flagNames else {
        return nil
      }
      return strings.add(names)
    }
  }

  /// All cells with the header: `$A$1:$F$20`.
  var absoluteRange: String {
    "$A$1:$\(Self.letters(of: max(0, table.columns.count - 1)))$\(rowCount + 1)"
  }

  func write<Failure>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    let columns = table.columns.indices.map(Self.letters)
    let range = absoluteRange.replacing("$", with: "")
    var bytes = Array(head(range: range).utf8)
    bytes += "<row r=\"1\">".utf8
    for (column, letters) in zip(table.columns, columns) {
      bytes += "<c r=\"\(letters)1\" s=\"\(WorkbookStyle.header.rawValue)\"".utf8
      Self.append(text: column.name, to: &bytes)
    }
    bytes += "</row>".utf8
    let prefixes = columns.map { Array("<c r=\"\($0)".utf8) }
    // The style of all numbers of a column; elsewhere their own decimals decide.
    let styles = table.columns.map { column -> WorkbookStyle? in
      switch column.values {
      case .quantities, .exactDecimals, .decimals: .general
      default: nil
      }
    }
    var first = 0
    while first < rowCount {
      let rows = first..<min(first + Self.blockSize, rowCount)
      let block = TypedBlock(of: table, rows: rows)
      for row in 0..<rows.count {
        let number = "\(rows.lowerBound + row + 2)".utf8
        bytes += "<row r=\"".utf8
        bytes += number
        bytes += "\">".utf8
        for column in columns.indices {
          let cell = block[row, column]
          guard cell != .absent else { continue }
          if case .name(let name) = cell, names[column]?.isEmpty(name) != false { continue }
          bytes += prefixes[column]
          bytes += number
          bytes.append(UInt8(ascii: "\""))
          append(cell, of: column, styles[column], to: &bytes)
        }
        bytes += "</row>".utf8
      }
      try sink(bytes.span)
      bytes.removeAll(keepingCapacity: true)
      first = rows.upperBound
    }
    bytes += "</sheetData><autoFilter ref=\"\(range)\"/></worksheet>".utf8
    try sink(bytes.span)
  }

  private static let blockSize = 1 << 10

  private func head(range: String) -> String {
    var text =
      WorkbookParts.declaration
      + "<worksheet xmlns=\"\(WorkbookParts.namespace)\"><dimension ref=\"\(range)\"/>"
      + "<sheetViews><sheetView workbookViewId=\"0\">"
      + "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>"
      + "<selection pane=\"bottomLeft\"/></sheetView></sheetViews><cols>"
    for (place, column) in table.columns.enumerated() {
      // The button of the filter hides three characters of the header.
      let width = max(column.name.count + 3, self.width(of: place))
      text +=
        "<col min=\"\(place + 1)\" max=\"\(place + 1)\" width=\"\(width)\" customWidth=\"1\"/>"
    }
    return text + "</cols><sheetData>"
  }

  /// What most values of a column need, in characters.
  private func width(of column: Int) -> Int {
    switch table.columns[column].values {
    case .names: min(40, names[column]?.longest ?? 6)
    case .texts, .repeatedTexts: 24
    case .months: 9
    default: 12
    }
  }

  private func append(
    _ cell: TypedBlock.TypedValue, of column: Int, _ style: WorkbookStyle?, to bytes: inout [UInt8]
  ) {
    func append(style: WorkbookStyle) { bytes += " s=\"\(style.rawValue)\"".utf8 }
    func append(day: CalendarDate, style: WorkbookStyle, text: String) {
      // Before March 1900, the days of spreadsheets are not those of the calendar.
      let serial = Int64(day.daysSinceEpoch) + 25_569
      guard serial > 60 else { return Self.append(text: text, to: &bytes) }
      append(style: style)
      bytes += "><v>\(serial)</v></c>".utf8
    }
    switch cell {
    case .absent: break
    case .name(let name): bytes += " t=\"s\"><v>\((names[column]?.first ?? 0) + name)</v></c>".utf8
    case .text(let text): Self.append(text: text, to: &bytes)
    case .flag(let flag): bytes += " t=\"b\"><v>\(flag ? 1 : 0)</v></c>".utf8
    case .number(let count, let digits):
      if let style = style ?? WorkbookStyle(decimals: digits) { append(style: style) }
      bytes += "><v>\(WrittenDigits.machineText(count, decimals: digits))</v></c>".utf8
    case .decimal(let decimal): bytes += "><v>\(decimal)</v></c>".utf8
    case .month(let month):
      append(day: month.firstDay, style: month.isWeek ? .date : .month, text: "\(month)")
    case .date(let day): append(day: day, style: .date, text: "\(day)")
    }
  }

  /// Ends a cell with a text of its own.
  private static func append(text: String, to bytes: inout [UInt8]) {
    bytes += " t=\"inlineStr\"><is><t xml:space=\"preserve\">".utf8
    Escaping.appendWorkbookText(text, to: &bytes)
    bytes += "</t></is></c>".utf8
  }

  /// The letters of a column, from 0: A to Z, then AA.
  private static func letters(of column: Int) -> String {
    var rest = column
    var letters = ""
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }
}

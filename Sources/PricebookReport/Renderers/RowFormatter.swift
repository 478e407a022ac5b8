import PricebookModel

/// Formats ranges of rows of one table.
///
/// Rows are taken in blocks: first every column is asked for its values of the block, then the
/// cells are written row after row, with nothing left to ask.
struct RowFormatter: Sendable {
  let header: [UInt8]
  private let columns: [DataColumn.Values]
  /// The dictionaries of name columns, `nil` elsewhere.
  private let dictionaries: [EncodedNames?]
  private let neutralisesFormulas: Bool

  init(
    _ table: DataTable, dictionaries encoded: EncodedDictionaries,
    neutralisesFormulas: Bool = true
  ) {
    self.neutralisesFormulas = neutralisesFormulas
    columns = table.columns.map(\.values)
    dictionaries = table.columns.map {
      guard case .name(_, let names) = $0.values else { return nil }
      return encoded.cells(of: names, neutralisesFormulas: neutralisesFormulas)
    }
    var line: [UInt8] = []
    for (index, column) in table.columns.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      Escaping.appendCSV(column.name, to: &line)
    }
    line.append(UInt8(ascii: "\n"))
    header = line
  }

  /// Replaces what the chunk holds by the lines of these rows.
  func format(_ rows: Range<Int>, into chunk: CSVChunk) {
    chunk.removeAll()
    var values = [Int64](repeating: 0, count: columns.count * Self.blockSize)
    var digits = [UInt8](repeating: 0, count: columns.count * Self.blockSize)
    var first = rows.lowerBound
    while first < rows.upperBound {
      let block = first..<min(first + Self.blockSize, rows.upperBound)
      first = block.upperBound
      // Texts are made for the block alone, and live as long as their cells are written.
      var names = dictionaries
      var cells: [Cell] = []
      for (column, source) in columns.enumerated() {
        let start = column * Self.blockSize
        fill(
          source, rows: block, values: &values, digits: &digits, from: start,
          texts: &names[column])
        cells.append(Cell(source, names: names[column], firstValue: start))
      }
      withExtendedLifetime(names) {
        write(cells, rowCount: block.count, values: values, digits: digits, into: chunk)
      }
    }
  }

  private static let blockSize = 256

  /// How the values of a column become cells.
  private struct Cell {
    enum Form {
      case name(EncodedNames.View)
      case number
      /// Years × 12 + months.
      case month
      /// Days since 1970.
      case date
    }

    var form: Form
    var widest: Int
    /// Where the values of the column begin.
    var firstValue: Int

    init(_ values: DataColumn.Values, names: EncodedNames?, firstValue: Int) {
      self.firstValue = firstValue
      widest = RowCursor.widestNumber
      form = .number
      if let names {
        form = .name(names.view)
        widest = names.widestEntry
      }
      if case .month = values { form = .month }
      if case .date = values { form = .date }
    }
  }

  /// Asks a column for its values.
  private func fill(
    _ source: DataColumn.Values, rows: Range<Int>, values: inout [Int64], digits: inout [UInt8],
    from start: Int, texts: inout EncodedNames?
  ) {
    var target = values.mutableSpan
    var decimals = digits.mutableSpan
    let shift = start - rows.lowerBound
    switch source {
    case .name(let ids, _):
      for row in rows { target[row + shift] = Int64(ids(row)) }
    case .text(let text):
      texts = EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas)
      for row in rows { target[row + shift] = Int64(row - rows.lowerBound) }
    case .exactDecimal(let number):
      texts = EncodedNames(
        rows.map { number($0)?.description ?? "" }, neutralisesFormulas: false)
      for row in rows { target[row + shift] = Int64(row - rows.lowerBound) }
    case .flag(let flag):
      texts = EncodedNames(["false", "true"])
      for row in rows { target[row + shift] = flag(row).map { $0 ? 1 : 0 } ?? 2 }
    case .month(let month):
      for row in rows { target[row + shift] = month(row).map { Int64($0.index) } ?? absent }
    case .date(let date):
      for row in rows {
        target[row + shift] = date(row).map { Int64($0.daysSinceEpoch) } ?? absent
      }
    case .integer(let integer):
      for row in rows {
        target[row + shift] = integer(row)
        decimals[row + shift] = 0
      }
    case .decimal(let digits, let decimal):
      for row in rows {
        target[row + shift] = decimal(row)
        decimals[row + shift] = UInt8(min(18, max(0, digits)))
      }
    case .money(let tenThousandths, let digits):
      for row in rows {
        let number = tenThousandths(row)
        let shown = min(4, max(0, digits(row)))
        target[row + shift] = number == absent ? absent : number / Amount.step(digits: shown)
        decimals[row + shift] = UInt8(shown)
      }
    case .quantity(let millionths):
      for row in rows {
        var number = millionths(row)
        var shown: UInt8 = 6
        if number % 1_000_000 == 0 {
          number /= 1_000_000
          shown = 0
        }
        while shown > 0, number % 10 == 0 {
          number /= 10
          shown -= 1
        }
        target[row + shift] = number
        decimals[row + shift] = shown
      }
    }
  }

  private var absent: Int64 { DataColumn.absent }

  private func write(
    _ cells: [Cell], rowCount: Int, values: [Int64], digits: [UInt8], into chunk: CSVChunk
  ) {
    let widestLine = cells.reduce(1) { $0 + $1.widest + 1 }
    let values = values.span
    let digits = digits.span
    let cells = cells.span
    // A dictionary with one enormous name must not reserve it for every row.
    let step = max(1, min(rowCount, (1 << 20) / widestLine))
    var first = 0
    while first < rowCount {
      let end = min(first + step, rowCount)
      chunk.append(room: (end - first) * widestLine) { cursor in
        for row in first..<end {
          for column in cells.indices {
            if column > 0 { cursor.append(UInt8(ascii: ",")) }
            let place = cells[column].firstValue &+ row
            let value = values[place]
            switch cells[column].form {
            case .name(let names):
              cursor.append(UInt32(truncatingIfNeeded: value), of: names)
            case .number:
              guard value != DataColumn.absent else { continue }
              cursor.append(value, digits: Int(digits[place]))
            case .month:
              guard value != DataColumn.absent else { continue }
              cursor.append(Month(index: Int32(truncatingIfNeeded: value)))
            case .date:
              guard value != DataColumn.absent else { continue }
              cursor.append(CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: value)))
            }
          }
          cursor.append(UInt8(ascii: "\n"))
        }
      }
      first = end
    }
  }
}

extension RowCursor {
  /// Writes `2026-10`.
  fileprivate mutating func append(_ month: Month) {
    let year = min(9_999, max(0, month.year))
    appendPair(year / 100)
    appendPair(year % 100)
    append(UInt8(ascii: "-"))
    appendPair(month.monthOfYear)
  }

  /// Writes `2026-10-17`.
  fileprivate mutating func append(_ date: CalendarDate) {
    let (year, month, day) = date.components
    append(Month(year: year, month: month))
    append(UInt8(ascii: "-"))
    appendPair(day)
  }
}

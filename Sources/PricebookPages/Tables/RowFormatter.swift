import PricebookModel
import PricebookParallel
import PricebookReport

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
    _ table: DataTable, dictionaries encoded: EncodedDictionaries, neutralisesFormulas: Bool = true
  ) {
    self.neutralisesFormulas = neutralisesFormulas
    columns = table.columns.map(\.values)
    dictionaries = table.columns.map {
      switch $0.values {
      case .names(_, let names), .repeatedTexts(_, let names):
        encoded.cells(of: names, neutralisesFormulas: neutralisesFormulas)
      default: nil
      }
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
    var block = ColumnBlock(
      columnCount: columns.count, rowCount: min(rows.count, Self.blockSize),
      neutralisesFormulas: neutralisesFormulas)
    var first = rows.lowerBound
    while first < rows.upperBound {
      let blockRows = first..<min(first + Self.blockSize, rows.upperBound)
      first = blockRows.upperBound
      // Texts are made for one block and kept alive until their cells are written.
      var names = dictionaries
      var cells: [CellLayout] = []
      cells.reserveCapacity(columns.count)
      for (column, source) in columns.enumerated() {
        let form = block.fill(column, with: source, rows: blockRows, texts: &names[column])
        cells.append(
          CellLayout(
            form: form, widest: names[column]?.widestEntry ?? RowCursor.widestNumber,
            firstValue: block.start(of: column)))
      }
      withExtendedLifetime(names) { write(cells, block, rowCount: blockRows.count, into: chunk) }
    }
  }

  private static let blockSize = 256

  private struct CellLayout {
    var form: ColumnBlock.Form
    var widest: Int
    var firstValue: Int
  }

  private func write(
    _ cells: [CellLayout], _ block: ColumnBlock, rowCount: Int, into chunk: CSVChunk
  ) {
    let widestLine = cells.reduce(1) { $0 + $1.widest + 1 }
    let values = block.values.span
    let digits = block.digits.span
    let cells = cells.span
    let absent = DataColumn.absent
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
            if value == absent { continue }
            switch cells[column].form {
            case .name(let names): cursor.append(UInt32(truncatingIfNeeded: value), of: names)
            case .number: cursor.append(value, digits: Int(digits[place]))
            case .wholeNumber: cursor.append(value, digits: 0)
            case .fourDecimals: cursor.append(value, digits: 4)
            case .month: cursor.append(Month(index: Int32(truncatingIfNeeded: value)))
            case .date:
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

import PricebookModel

/// Formats ranges of rows of one table, cell by cell into bytes that exist already.
struct RowFormatter: Sendable {
  let header: [UInt8]
  private let columns: [DataColumn.Values]
  /// The dictionaries of name columns, `nil` elsewhere.
  private let dictionaries: [EncodedNames?]
  private let neutralisesFormulas: Bool

  init(_ table: DataTable, neutralisesFormulas: Bool = true) {
    self.neutralisesFormulas = neutralisesFormulas
    columns = table.columns.map(\.values)
    dictionaries = table.columns.map {
      guard case .name(_, let dictionary) = $0.values else { return nil }
      return EncodedNames(dictionary, neutralisesFormulas: neutralisesFormulas)
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
  func format(_ rows: Range<Int>, into chunk: inout CSVChunk) {
    chunk.count = 0
    let cells = columns.enumerated().map { index, values in
      cellWriter(values, dictionary: dictionaries[index], rows: rows)
    }
    let widestLine = cells.reduce(1) { $0 + $1.widestCell + 1 }
    var row = rows.lowerBound
    while row < rows.upperBound {
      let remaining = rows.upperBound - row
      chunk.reserve(min(remaining, 256) * min(widestLine, 1 << 10) + widestLine)
      let room = chunk.bytes.count - widestLine
      var position = chunk.count
      var bytes = chunk.bytes.mutableSpan
      while row < rows.upperBound, position <= room {
        for column in cells.indices {
          if column > 0 {
            bytes[position] = UInt8(ascii: ",")
            position += 1
          }
          position = cells[column].write(row, &bytes, position)
        }
        bytes[position] = UInt8(ascii: "\n")
        position += 1
        row += 1
      }
      chunk.count = position
    }
  }

  /// A column's way to write one cell: row, bytes and position in, the position after it out.
  private struct CellWriter {
    /// The most bytes that a cell of this column takes.
    var widestCell: Int
    var write: (Int, inout MutableSpan<UInt8>, Int) -> Int
  }

  private func cellWriter(
    _ values: DataColumn.Values, dictionary: EncodedNames?, rows: Range<Int>
  ) -> CellWriter {
    switch values {
    case .name(let ids, _):
      let names = dictionary ?? EncodedNames([])
      return CellWriter(widestCell: names.widestEntry) { row, bytes, position in
        names.write(ids(row), into: &bytes, at: position)
      }
    case .text(let text):
      return cellWriter(
        EncodedNames(rows.map(text), neutralisesFormulas: neutralisesFormulas), rows: rows)
    case .exactDecimal(let number):
      let texts = rows.map { number($0)?.description ?? "" }
      return cellWriter(EncodedNames(texts, neutralisesFormulas: false), rows: rows)
    case .month(let month):
      return CellWriter(widestCell: 16) { row, bytes, position in
        guard let month = month(row) else { return position }
        return DecimalDigits.write(month, into: &bytes, at: position)
      }
    case .date(let date):
      return CellWriter(widestCell: 20) { row, bytes, position in
        guard let date = date(row) else { return position }
        let (year, month, day) = date.components
        let end = DecimalDigits.write(
          Month(year: year, month: month), into: &bytes, at: position)
        bytes[end] = UInt8(ascii: "-")
        return DecimalDigits.writePair(day, into: &bytes, at: end + 1)
      }
    case .integer(let integer):
      return CellWriter(widestCell: DecimalDigits.widest) { row, bytes, position in
        let number = integer(row)
        guard number != DataColumn.absent else { return position }
        return DecimalDigits.write(number, digits: 0, into: &bytes, at: position)
      }
    case .decimal(let digits, let decimal):
      return CellWriter(widestCell: DecimalDigits.widest) { row, bytes, position in
        let number = decimal(row)
        guard number != DataColumn.absent else { return position }
        return DecimalDigits.write(number, digits: digits, into: &bytes, at: position)
      }
    case .money(let tenThousandths, let digits):
      return CellWriter(widestCell: DecimalDigits.widest) { row, bytes, position in
        let number = tenThousandths(row)
        guard number != DataColumn.absent else { return position }
        let shown = min(4, max(0, digits(row)))
        return DecimalDigits.write(
          number / Amount.step(digits: shown), digits: shown, into: &bytes, at: position)
      }
    case .quantity(let millionths):
      return CellWriter(widestCell: DecimalDigits.widest) { row, bytes, position in
        var number = millionths(row)
        guard number != DataColumn.absent else { return position }
        var digits = 6
        while digits > 0, number % 10 == 0 {
          number /= 10
          digits -= 1
        }
        return DecimalDigits.write(number, digits: digits, into: &bytes, at: position)
      }
    case .flag(let flag):
      return CellWriter(widestCell: 5) { row, bytes, position in
        guard let flag = flag(row) else { return position }
        var end = position
        for byte in (flag ? "true" : "false").utf8 {
          bytes[end] = byte
          end += 1
        }
        return end
      }
    }
  }
}

extension RowFormatter {
  /// Writes cells that were made ready for exactly these rows.
  private func cellWriter(_ cells: EncodedNames, rows: Range<Int>) -> CellWriter {
    let firstRow = rows.lowerBound
    return CellWriter(widestCell: cells.widestEntry) { row, bytes, position in
      cells.write(UInt32(truncatingIfNeeded: row - firstRow), into: &bytes, at: position)
    }
  }
}

/// The names of a dictionary as finished CSV cells, one after the other.
struct EncodedNames: Sendable {
  private var bytes: [UInt8] = []
  /// Where each entry starts, and the end of the last.
  private var offsets: [Int] = [0]
  private(set) var widestEntry = 0

  init(_ names: [String], neutralisesFormulas: Bool = true) {
    offsets.reserveCapacity(names.count + 1)
    for name in names {
      let start = bytes.count
      Escaping.appendCSV(name, neutralisesFormulas: neutralisesFormulas, to: &bytes)
      offsets.append(bytes.count)
      widestEntry = max(widestEntry, bytes.count - start)
    }
  }

  /// Writes the entry with this id; an id without entry is an empty field.
  @inline(__always)
  func write(_ id: UInt32, into target: inout MutableSpan<UInt8>, at position: Int) -> Int {
    let index = Int(id)
    guard index < offsets.count - 1 else { return position }
    let source = bytes.span
    var end = position
    for offset in offsets[index]..<offsets[index + 1] {
      target[end] = source[offset]
      end += 1
    }
    return end
  }
}

import PricebookDocument
import PricebookModel

/// The values of some rows of a table, for formats whose cells have types.
struct TypedBlock {
  /// One cell.
  enum Cell: Equatable {
    case absent
    /// The place of a name in the dictionary of the column.
    case name(Int)
    case text(String)
    case flag(Bool)
    /// A count of 10⁻ᵈⁱᵍⁱᵗˢ, written with all its decimals.
    case number(Int64, digits: Int)
    case decimal(ExactDecimal)
    case month(Month)
    case date(CalendarDate)
  }

  private enum Column {
    case names([Int64], count: Int)
    case flags([Int64])
    case texts([String])
    case decimals([ExactDecimal?])
    case months([Int64])
    case dates
    /// With the decimals of each row.
    case numbers
    case numbersWithDigits(Int)
  }

  private let numbers: ColumnBlock
  private var columns: [Column] = []
  private let rowCount: Int

  /// - Parameter rows: A range of the table's rows.
  init(of table: DataTable, rows: Range<Int>) {
    rowCount = rows.count
    var block = ColumnBlock(
      columnCount: table.columns.count, rowCount: rows.count, neutralisesFormulas: false)
    func asked(_ values: DataColumn.Block<Int64>) -> [Int64] {
      var places = [Int64](repeating: 0, count: rows.count)
      var span = places.mutableSpan
      values(rows, &span)
      return places
    }
    for (place, column) in table.columns.enumerated() {
      switch column.values {
      case .names(let ids, let names) where names == DataColumn.flagNames:
        columns.append(.flags(asked(ids)))
      case .names(let ids, let names):
        columns.append(.names(asked(ids), count: names.count))
      case .texts(let text): columns.append(.texts(rows.map(text)))
      case .exactDecimals(let decimal): columns.append(.decimals(rows.map(decimal)))
      case .months(let months): columns.append(.months(asked(months)))
      case .dates, .integers, .prices, .fractions, .money, .quantities:
        var none: EncodedNames?
        switch block.fill(place, with: column.values, rows: rows, texts: &none) {
        case .date: columns.append(.dates)
        case .wholeNumber: columns.append(.numbersWithDigits(0))
        case .fourDecimals: columns.append(.numbersWithDigits(4))
        case .number, .month: columns.append(.numbers)
        }
      }
    }
    numbers = block
  }

  /// A cell of a row, which is counted from the first of the block.
  subscript(row: Int, column: Int) -> Cell {
    func number(_ make: (Int64, _ place: Int) -> Cell) -> Cell {
      let place = numbers.start(of: column) + row
      let value = numbers.values[place]
      return value == DataColumn.absent ? .absent : make(value, place)
    }
    switch columns[column] {
    case .names(let ids, let count):
      return ids[row] >= 0 && ids[row] < count ? .name(Int(ids[row])) : .absent
    case .flags(let ids): return ids[row] == 0 || ids[row] == 1 ? .flag(ids[row] == 1) : .absent
    case .texts(let texts): return texts[row].isEmpty ? .absent : .text(texts[row])
    case .decimals(let decimals): return decimals[row].map(Cell.decimal) ?? .absent
    case .months(let months):
      return months[row] == DataColumn.absent
        ? .absent : .month(Month(index: Int32(truncatingIfNeeded: months[row])))
    case .dates:
      return number { day, _ in
        .date(CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: day)))
      }
    case .numbers: return number { .number($0, digits: Int(numbers.digits[$1])) }
    case .numbersWithDigits(let digits):
      return number { value, _ in .number(value, digits: digits) }
    }
  }
}

import PricebookModel
import PricebookReport

/// The values of some rows of a table, for formats whose cells have types.
struct TypedBlock {
  enum TypedValue: Equatable {
    case absent
    case name(Int)
    case text(String)
    case flag(Bool)
    /// A count of 10⁻ᵈⁱᵍⁱᵗˢ, written with all its decimals.
    case number(Int64, digits: Int)
    case decimal(ExactDecimal)
    case month(Month)
    case date(CalendarDate)
  }

  private let columns: [[TypedValue]]

  /// - Parameter rows: A range of the table's rows.
  init(of table: DataTable, rows: Range<Int>) {
    var block = ColumnBlock(columnCount: 1, rowCount: rows.count, neutralisesFormulas: false)
    var ids = [Int64](repeating: 0, count: rows.count)
    func asked(_ values: DataColumn.Writer<Int64>) -> [Int64] {
      var span = ids.mutableSpan
      values(rows, &span)
      return ids
    }
    columns = table.columns.map { column in
      switch column.values {
      case .names(let ids, let names):
        let areFlags = names == DataColumn.flagNames
        return asked(ids).map { id in
          guard names.indices.contains(Int(id)) else { return .absent }
          return areFlags ? .flag(id == 1) : .name(Int(id))
        }
      case .texts(let text): return rows.map { text($0) }.map { $0.isEmpty ? .absent : .text($0) }
      case .repeatedTexts(let ids, let texts):
        return asked(ids).map { id in
          guard texts.indices.contains(Int(id)), !texts[Int(id)].isEmpty else { return .absent }
          return .text(texts[Int(id)])
        }
      case .exactDecimals(let decimal):
        return rows.map { decimal($0).map(TypedValue.decimal) ?? .absent }
      case .decimals(let counts, let digits):
        return zip(asked(counts), asked(digits)).map { count, digits in
          guard count != DataColumn.absent else { return .absent }
          return .decimal(ExactDecimal(significand: Int128(count), scale: UInt8(digits)))
        }
      case .months, .dates, .integers, .prices, .fractions, .money, .quantities:
        var none: EncodedNames?
        let form = block.fill(0, with: column.values, rows: rows, texts: &none)
        return (0..<rows.count).map { place in
          let value = block.values[place]
          guard value != DataColumn.absent else { return .absent }
          return switch form {
          case .month: .month(Month(index: Int32(truncatingIfNeeded: value)))
          case .date: .date(CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: value)))
          case .wholeNumber: .number(value, digits: 0)
          case .fourDecimals: .number(value, digits: 4)
          case .number, .name: .number(value, digits: Int(block.digits[place]))
          }
        }
      }
    }
  }

  /// A cell of a row, which is counted from the first of the block.
  subscript(row: Int, column: Int) -> TypedValue { columns[column][row] }
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Writes the number of every row of a block.
///
/// In its own place, so that the loop is compiled with what it writes.
@inline(__always)
func fill<Number>(
  _ rows: Range<Int>, _ numbers: inout MutableSpan<Number>, _ number: (Int) -> Number
) {
  for place in 0..<rows.count { numbers[place] = number(rows.lowerBound &+ place) }
}

/// The same for rows that stand in pieces.
@inline(__always)
func fill<Piece, Number>(
  _ rows: Range<Int>, of all: PiecedRows<Piece>, _ numbers: inout MutableSpan<Number>,
  _ number: (Piece.Row) -> Number
) {
  all.forEachPiece(of: rows) { piece, places, first in
    let start = first &- rows.lowerBound &- places.lowerBound
    for place in places { numbers[start &+ place] = number(piece[place]) }
  }
}

extension TableDictionaries {
  func items(_ ids: @escaping DataColumn.Block<Int64>) -> DataColumn {
    DataColumn("item", .names(ids: ids, dictionary: items))
  }

  func stores(_ ids: @escaping DataColumn.Block<Int64>) -> DataColumn {
    DataColumn("store", .names(ids: ids, dictionary: stores))
  }

  func currencies(_ ids: @escaping DataColumn.Block<Int64>) -> DataColumn {
    DataColumn("currency", .names(ids: ids, dictionary: currencies))
  }

  func units(_ dimensions: @escaping DataColumn.Block<Int64>) -> DataColumn {
    DataColumn("unit", .names(ids: dimensions, dictionary: baseUnits))
  }

  /// Money in the decimals of each row's currency, which mostly is the same for all.
  ///
  /// - Parameter tenThousandths: Counts of 1/10 000, rounded to the minor unit.
  func amounts(
    _ name: String, currency: @escaping @Sendable (Int) -> UInt16,
    _ tenThousandths: @escaping DataColumn.Block<Int64>
  ) -> DataColumn {
    let digits = minorUnitDigits
    if let first = digits.first, digits.allSatisfy({ $0 == first }) {
      return DataColumn(name, .amounts(digits: first, tenThousandths))
    }
    return DataColumn(
      name,
      .money(
        tenThousandths: { row in
          var amount = InlineArray<1, Int64>(repeating: DataColumn.absent)
          var place = amount.mutableSpan
          tenThousandths(row..<row + 1, &place)
          return amount[0]
        },
        digits: { digits[Int(currency($0))] }))
  }
}

extension DataColumn {
  /// Months since January of year 0.
  static func months(_ indexes: @escaping Block<Int64>) -> DataColumn {
    DataColumn("month", .months(indexes))
  }

  /// One of a few words, by its place among them.
  static func word(
    _ name: String, among words: [String], _ places: @escaping Block<Int64>
  ) -> DataColumn {
    DataColumn(name, .names(ids: places, dictionary: words))
  }
}

extension BaseQuantity {
  /// ``rounded`` in 1/1 000 000 of a base unit.
  @inline(__always)
  var roundedMillionths: Int64 {
    let millionths = count.approximateValue / 1e13
    // Far from a half, the nearest number is certain without exact arithmetic.
    if millionths.magnitude < 1e9 {
      let whole = Int64(millionths)
      let rest = millionths - Double(whole)
      if rest.magnitude < 0.499_999 { return whole }
      if rest.magnitude > 0.500_001 { return rest < 0 ? whole &- 1 : whole &+ 1 }
    }
    return rounded.millionths
  }
}

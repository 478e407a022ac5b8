package import PricebookModel

/// A named column of a ``DataTable``.
package struct DataColumn: Sendable {
  package var name: String
  package var values: Values

  /// The number of a value that is absent; it is written as an empty field.
  @inlinable public static var absent: Int64 { .min }

  /// The id of a name that is absent; it is written as an empty field.
  package static let absentName = Int(UInt32.max)

  /// The dictionary of a column that says yes or no; a no comes first.
  package static let flagNames = ["false", "true"]

  /// Writes the values of consecutive rows, the first at 0 of at least as many places.
  package typealias Writer<Number> =
    @Sendable (_ rows: Range<Int>, _ values: inout MutableSpan<Number>) -> Void

  /// The values of consecutive rows, by what their numbers mean.
  package enum Values: Sendable {
    /// Ids into a dictionary whose entries are escaped once.
    case names(Writer<Int64>, dictionary: [String])
    case texts(@Sendable (Int) -> String)
    /// Texts of which few differ, by ids into a dictionary whose entries are escaped once.
    case repeatedTexts(Writer<Int64>, dictionary: [String])
    /// Months since January of year 0.
    case months(Writer<Int64>)
    /// Days since 1970.
    case dates(Writer<Int64>)
    case integers(Writer<Int64>)
    /// Counts of 1/10 000, written with four decimals.
    case prices(Writer<Int64>)
    /// Numbers rounded half away from zero to four decimals; absent where not finite or too large.
    case fractions(Writer<Double>)
    /// Counts of 1/10 000, cut to the decimals (0 to 4) of the row's currency.
    case money(Writer<Int64>, decimals: Decimals)
    /// Counts of 1/1 000 000, without trailing zeros.
    case quantities(Writer<Int64>)
    /// Numbers with the digits that they were given.
    case exactDecimals(@Sendable (Int) -> ExactDecimal?)
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, with the digits (0 to 18) of the row.
    case decimals(Writer<Int64>, digits: Writer<Int64>)
  }

  /// How many decimals amounts of money have.
  package enum Decimals: Sendable {
    /// The same in every row.
    case all(Int)
    case each(Writer<Int64>)
  }

  package init(_ name: String, _ values: Values) {
    self.name = name
    self.values = values
  }
}

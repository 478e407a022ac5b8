public import PricebookModel

/// A full table for `tables/*.csv`, by columns and without a value per cell.
///
/// Columns are closures over columnar results, called from several threads at once, so that
/// millions of rows are written without being built first. Columns of large tables are asked for
/// a block of rows at a time, so that what they have in common is looked up once.
public struct DataTable: Sendable {
  /// The file name without its extension: `unit-values`.
  public var name: String
  public var rowCount: Int
  public var columns: [DataColumn]

  public init(name: String, rowCount: Int, columns: [DataColumn]) {
    self.name = name
    self.rowCount = rowCount
    self.columns = columns
  }
}

/// A named column of a ``DataTable``.
public struct DataColumn: Sendable {
  public var name: String
  public var values: Values

  /// The number that stands for a value that is not there, written as an empty field.
  public static let absent = Int64.min

  /// The id that stands for a name that is not there, written as an empty field.
  public static let absentName = UInt32.max

  /// Writes the values of consecutive rows, the first at 0 of at least as many places.
  public typealias Block<Number> =
    @Sendable (_ rows: Range<Int>, _ values: inout MutableSpan<Number>) -> Void

  /// How the value of a row, from 0, is found.
  ///
  /// Closures must be cheap and safe to call at once.
  public enum Values: Sendable {
    /// Ids into a dictionary whose entries are escaped once.
    case name(ids: @Sendable (Int) -> UInt32, dictionary: [String])
    case text(@Sendable (Int) -> String)
    case month(@Sendable (Int) -> Month?)
    case date(@Sendable (Int) -> CalendarDate?)
    case integer(@Sendable (Int) -> Int64)
    /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ, written with all `digits` decimals (0 to 18).
    case decimal(digits: Int, @Sendable (Int) -> Int64)
    /// Counts of 1/10 000, written with as many decimals (0 to 4) as the row's currency has; what
    /// would be cut off must have been rounded before.
    case money(tenThousandths: @Sendable (Int) -> Int64, digits: @Sendable (Int) -> Int)
    /// Counts of 1/1 000 000, without trailing zeros.
    case quantity(millionths: @Sendable (Int) -> Int64)
    /// A number with the digits that it was given.
    case exactDecimal(@Sendable (Int) -> ExactDecimal?)
    /// `true` or `false`.
    case flag(@Sendable (Int) -> Bool?)

    /// As ``name(ids:dictionary:)``, in blocks.
    case names(ids: Block<Int64>, dictionary: [String])
    /// As ``month(_:)``, in blocks of months since January of year 0.
    case months(Block<Int64>)
    /// As ``integer(_:)``, in blocks.
    case integers(Block<Int64>)
    /// As ``decimal(digits:_:)``, in blocks.
    case decimals(digits: Int, Block<Int64>)
    /// Numbers rounded half away from zero to four decimals, in blocks; absent where one is not
    /// finite or too large for 64 bits.
    case fractions(Block<Double>)
    /// As ``money(tenThousandths:digits:)`` where all rows have as many decimals, in blocks.
    case amounts(digits: Int, Block<Int64>)
    /// As ``quantity(millionths:)``, in blocks.
    case quantities(Block<Int64>)
  }

  public init(_ name: String, _ values: Values) {
    self.name = name
    self.values = values
  }
}

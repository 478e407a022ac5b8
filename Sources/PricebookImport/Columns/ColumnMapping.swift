import PricebookModel

/// What every column of a receipt file means, and how its values are written.
struct ColumnMapping: Hashable, Sendable {
  /// One per column of the header; `nil` for a column that is skipped.
  var meanings: [ColumnMeaning?]
  /// How numbers are written in the columns that ``numberFormats`` does not name.
  var numberFormat = NumberFormat()
  /// How numbers are written in columns that differ from the rest, by column.
  var numberFormats: [Int: NumberFormat] = [:]
  /// The order of dates with slashes or dashes; `nil` if the file has none or does not show it.
  var slashDateOrder: DateOrder?
  /// The rules of a mapping, if a meaning for each column is not enough.
  var rules: RowRules?
  /// The fields of a price list, one per column of the header; `nil` for receipts.
  var priceFields: [PriceListColumns.Field?]?
  /// The unit that a header names, for lines that name none.
  var defaultUnit: UnitOfMeasure?
  /// The unit that the prices of a column are for by its header, such as `price/kg`, by column.
  var priceUnits: [Int: UnitOfMeasure] = [:]
  /// The currency that a header names, for lines that name none.
  var defaultCurrency: CurrencyCode?
}

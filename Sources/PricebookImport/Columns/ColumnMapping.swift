import PricebookModel

/// What every column of a receipt file means, and how its values are written.
struct ColumnMapping: Hashable, Sendable {
  /// One per column of the header; `nil` for a column that is passed over.
  var meanings: [ColumnMeaning?]
  /// How numbers are written in the columns that ``numberFormats`` does not name.
  var numberFormat = NumberFormat()
  /// How numbers are written in columns that differ from the rest, by column.
  var numberFormats: [Int: NumberFormat] = [:]
  /// How dates with slashes or dashes are written; `nil` where the file has none, or does not say.
  var slashDateOrder: DateOrder?
  /// How rows are read that need more than a meaning for each column.
  var rules: RowRules?
  /// The unit that a header names, for lines that name none.
  var defaultUnit: UnitOfMeasure?
  /// The currency that a header names, for lines that name none.
  var defaultCurrency: CurrencyCode?

  init(
    meanings: [ColumnMeaning?], numberFormat: NumberFormat = NumberFormat(),
    slashDateOrder: DateOrder? = nil
  ) {
    self.meanings = meanings
    self.numberFormat = numberFormat
    self.slashDateOrder = slashDateOrder
  }
}

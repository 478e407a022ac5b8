import PricebookModel

/// A receipt file to be read, and what was detected about it.
struct ReceiptFile: Sendable {
  var input: FileInput
  /// The file as the user named it, for diagnostics.
  var displayPath: String
  /// Index into ``Book/sources``.
  var source: Int
  var dialect: Dialect
  var mapping: ColumnMapping
  /// How its records become rows; `nil` if they are rows.
  ///
  /// The dialect is that of the rows.
  var shape: RecordShape?
  /// The header as written; empty if it cannot be repeated.
  var headerText = ""
  /// What is given and therefore not detected in further tables of the file.
  var choices = ReceiptHeader.Choices()
  /// The store that the file name gives to a table without a store column.
  var storeOfName: String?
  /// The store of lines without one; `nil` if such lines are rejected.
  var defaultStore: String?
  /// Whether the lines are prices that were seen and not paid.
  var isPriceList = false
  /// The day of prices without one; `nil` if they have none.
  var defaultDay: CalendarDate?
  /// The currency of lines without one.
  var defaultCurrency: CurrencyCode?
}

import PricebookModel

/// One receipt file to be read, with what was found out about it.
struct ReceiptFile: Sendable {
  var input: FileInput
  /// The file as the user named it, for diagnostics.
  var displayPath: String
  /// Index into ``Book/sources``.
  var source: Int
  var dialect: Dialect
  var mapping: ColumnMapping
  /// The header as written; empty where it cannot come again.
  var headerText = ""
  /// What is not to be detected in further tables of the file.
  var choices = ReceiptHeader.Choices()
  /// The store that the file's name gives to a table without a column of stores.
  var storeOfName: String?
  /// The store of lines without one; `nil` where such lines are rejected.
  var defaultStore: String?
  /// The currency of lines without one.
  var defaultCurrency: CurrencyCode?

  init(
    input: FileInput, displayPath: String, source: Int, dialect: Dialect, mapping: ColumnMapping,
    defaultStore: String? = nil, defaultCurrency: CurrencyCode? = nil
  ) {
    self.input = input
    self.displayPath = displayPath
    self.source = source
    self.dialect = dialect
    self.mapping = mapping
    self.defaultStore = defaultStore
    self.defaultCurrency = defaultCurrency
  }
}

import PricebookModel

/// One file of receipts or prices, and all that decides how its rows are read.
///
/// A ``RecognisedFile`` says what a file is by itself. This is made when all files are recognised,
/// because a store or a currency may come from a setting, a lookup table from another file, and the
/// answer to an open question from a file with the same header. A file with several tables is one of
/// these for each, with another reading.
struct ReceiptFile: Sendable {
  var input: FileInput
  var displayPath: String
  /// The place of the file among the sources of the book.
  var source: Int
  /// How the table is read: its dialect, columns and marks.
  var reading: TableReading
  /// What was given and not detected, for further tables of the file.
  var choices = TableDetective.Choices()
  /// The store that the name of the file says.
  var storeOfName: String?
  /// The store of lines without one; `nil` if such lines are rejected.
  var defaultStore: String?
  /// The day of prices without one; `nil` if they have none.
  var defaultDay: CalendarDate?
  /// The currency of lines that name none.
  var defaultCurrency: CurrencyCode?
  /// Who paid for lines that do not say it.
  var defaultPerson: String?
  /// Whether its rows are payments that a mapping reads as receipts.
  var isOfPayments = false
  /// Which of the book's alias tables holds for the names of the file.
  var aliases = 0
  var days = LocalDays()
  /// Texts of another file, by key and then by field.
  var lookup: [String: [Field: String]] = [:]
  var isPriceList: Bool { reading.priceList != nil }
}

import PricebookModel

struct ReceiptFile: Sendable {
  var input: FileInput
  var displayPath: String
  var source: Int
  var reading: TableReading
  var choices = TableDetective.Choices()
  var storeOfName: String?
  /// The store of lines without one; `nil` if such lines are rejected.
  var defaultStore: String?
  /// The day of prices without one; `nil` if they have none.
  var defaultDay: CalendarDate?
  var defaultCurrency: CurrencyCode?
  /// Who paid for lines that do not say it.
  var defaultPerson: String?
  /// Whether its rows are payments that a mapping reads as receipts.
  var isOfPayments = false
  /// Which of the book's alias tables holds for the names of the file.
  var aliases = 0
  var days = LocalDays()
  var lookup: [String: [Field: String]] = [:]
  var isPriceList: Bool { reading.priceList != nil }
}

import PricebookModel

/// How a file is read where it does not show it itself; `nil` to detect it.
struct ReadingChoices: Hashable, Sendable {
  var isPriceList = false
  /// Who paid, where lines do not say it.
  var person: String?
  /// The file with the index of a statistical office.
  var officialIndex: String?
  /// What is done with payments, `match` or `fill`; `nil` to refuse them.
  var payments: String?
  /// The store of lines that name none, in place of the name of the file.
  var store: String?
  /// The currency of amounts that name none.
  var currency: CurrencyCode?
  var dateOrder: DateOrder?
  var decimalMark: DecimalMark?
  var priceMeaning: PriceMeaning?
  var dialect = DialectSearch.Choices()
  var encoding: TextEncoding? { dialect.encoding }
  init() {}

  init(_ values: [String: String]) {
    isPriceList = values["prices"] != nil
    person = values["person"]
    store = values["store"]
    payments = values["payments"]
    officialIndex = values["officialIndex"]
    currency = values["currency"].map { CurrencyCode(label: $0) }
    dateOrder = values["dateFormat"].flatMap { DateOrder(rawValue: $0) }
    decimalMark = values["decimal"].flatMap { DecimalMark(rawValue: $0) }
    priceMeaning = values["priceOf"].flatMap { PriceMeaning(rawValue: $0) }
    dialect.delimiter = values["delimiter"].flatMap { word in
      Setting.delimiters.first { $0.value == word && $0.key.utf8.count == 1 }?.key.utf8.first
    }
    dialect.encoding = values["encoding"].flatMap { TextEncoding(rawValue: $0) }
  }
}

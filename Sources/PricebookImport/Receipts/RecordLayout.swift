import PricebookModel

/// What is decided once for all records of a file.
struct RecordLayout {
  let dialect: Dialect
  /// How many fields a record has.
  let columnCount: Int
  let slashDateOrder: DateOrder?
  /// Whether a column of barcodes says which item a name means.
  let hasBarcodes: Bool
  /// Whether times have a column of their own; otherwise they follow the dates.
  let hasTimes: Bool
  /// Whether the currency beside an amount is the currency of the line.
  let takesCurrencySigns: Bool
  /// Whether numbers are kept as written, for `pricebook export`.
  let keepsNumbers: Bool
  /// Whether a column has the location of the store.
  let hasLocations: Bool
  /// Whether a column says who paid.
  let hasPersons: Bool
  /// Whether the records are prices that were seen and not paid.
  let isPriceList: Bool
  /// The day of prices without one.
  let defaultDay: CalendarDate?
  /// Converts instants to days.
  let days: LocalDays
  /// How a mapping reads the rows; `nil` where every column has one meaning.
  let rules: RowRules?
  let defaultStore: [UInt8]
  let defaultUnit: UnitOfMeasure
  /// The unit that unit prices are for, if the header names it.
  let priceUnit: UnitOfMeasure?
  let displayPath: String
  /// Whether the records were made from records of another shape.
  let isReshaped: Bool

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    let mapping = file.mapping
    dialect = file.dialect
    columnCount = mapping.meanings.count
    slashDateOrder = mapping.slashDateOrder
    hasBarcodes = mapping.rules == nil && mapping.meanings.contains(.barcode)
    hasLocations =
      mapping.rules.map { $0.hasLocations } ?? mapping.meanings.contains(.location)
    hasPersons =
      !file.isPriceList
      && (mapping.rules.map { $0.hasPersons } ?? mapping.meanings.contains(.person))
    isPriceList = file.isPriceList
    defaultDay = file.defaultDay
    hasTimes = mapping.meanings.contains(.time)
    takesCurrencySigns = !mapping.meanings.contains(.currency)
    keepsNumbers = options.keepsWritten
    days = options.days
    rules = mapping.rules
    defaultStore = Array((file.defaultStore ?? "").utf8)
    defaultUnit = mapping.defaultUnit ?? .each
    priceUnit =
      file.isPriceList || mapping.rules != nil
      ? nil : mapping.meanings.firstIndex(of: .unitPrice).flatMap { mapping.priceUnits[$0] }
    displayPath = file.displayPath
    isReshaped = file.shape != nil
  }
}

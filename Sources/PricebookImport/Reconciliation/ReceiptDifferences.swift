import PricebookModel

/// In what two receipts of one store and day differ whose amounts are the same.
struct ReceiptDifferences: OptionSet, Sendable {
  let rawValue: UInt8

  static let texts = Self(rawValue: 1)
  static let time = Self(rawValue: 2)
  static let receiptID = Self(rawValue: 4)
  static let currency = Self(rawValue: 8)
  static let quantity = Self(rawValue: 16)
  static let unit = Self(rawValue: 32)

  /// The differences of receipts with the same items: `the time and the currency differ`.
  var words: String {
    let names: [(Self, String)] = [
      (.time, "the time"), (.receiptID, "the receipt number"), (.currency, "the currency"),
      (.quantity, "the quantities"), (.unit, "the units"),
    ]
    let found = names.filter { contains($0.0) }.map(\.1)
    let isPlural = found.count > 1 || !isDisjoint(with: [.quantity, .unit])
    let list = [found.dropLast().joined(separator: ", "), found.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(list) \(isPlural ? "differ" : "differs")"
  }
}

/// What a receipt of one file has, for the comparison with that of another.
struct ReceiptContent: Equatable {
  /// Seconds since midnight, −1 where there is no time.
  private let second: Int32
  private let id: String
  private let paid: [Int64]
  /// The currencies in the order of the amounts; empty if no line names one.
  private let currencies: [CurrencyID]
  private let items: [ItemID]
  private let quantities: [Quantity]
  private let units: [UnitID]

  /// - Parameters:
  ///   - rows: The lines that the file has of the receipt.
  ///   - unknownCurrency: The currency of lines that name none.
  init(
    _ receipt: UInt32, rows: [Int], of lines: ReceiptLines, _ keys: borrowing ReceiptKeys,
    _ unknownCurrency: CurrencyID?
  ) {
    second = keys.key(of: Int(receipt)).second
    id = keys.idText(of: Int(receipt))
    let amounts = rows.map { (lines.paid[$0].tenThousandths, lines.currency[$0]) }
      .sorted { $0 < $1 }
    paid = amounts.map(\.0)
    currencies = amounts.contains { $0.1 != unknownCurrency } ? amounts.map(\.1) : []
    items = rows.map { lines.item[$0] }.sorted()
    quantities = rows.map { lines.quantity[$0] }.sorted()
    units = rows.map { lines.unit[$0] }.sorted()
  }

  /// In what the receipt differs from another; `nil` if that is another purchase.
  ///
  /// Two times, or two receipt numbers where there is no time to tell, are two purchases of the same
  /// items.
  func differences(from other: ReceiptContent) -> ReceiptDifferences? {
    guard paid == other.paid else { return nil }
    var found: ReceiptDifferences = []
    if currencies != other.currencies {
      guard currencies.isEmpty || other.currencies.isEmpty else { return nil }
      found.insert(.currency)
    }
    if items != other.items { return found.union(.texts) }
    if second != other.second { found.insert(.time) }
    if id != other.id { found.insert(.receiptID) }
    if quantities != other.quantities { found.insert(.quantity) }
    if units != other.units { found.insert(.unit) }
    if second >= 0, other.second >= 0 {
      // One program writes the seconds, and another leaves them out.
      guard second / 60 == other.second / 60 else { return nil }
    } else if !id.isEmpty, !other.id.isEmpty, id != other.id {
      return nil
    }
    return found.isEmpty ? nil : found
  }
}

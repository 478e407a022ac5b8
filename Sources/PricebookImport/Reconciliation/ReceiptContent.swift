import PricebookModel

/// What a receipt of one file has, for the comparison with that of another.
struct ReceiptContent: Equatable {
  let store: StoreID
  private let second: Int32
  private let id: String
  private let paid: [Int64]
  /// The currencies in the order of the amounts; empty if no line names one.
  private let currencies: [CurrencyID]
  private let items: [ItemID]
  private let quantities: [Quantity]
  private let units: [UnitID]

  /// - Parameter rows: The lines that the file has of the receipt.
  init(
    _ receipt: UInt32, rows: [Int], of lines: ReceiptLines, _ keys: borrowing ReceiptKeys,
    _ unknownCurrency: CurrencyID?
  ) {
    store = lines.receipts.store[Int(receipt)]
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

  /// Whether hardly another purchase of the day at the store has all of the amounts.
  var hasSeveralAmounts: Bool { Set(paid).count >= SharedAmounts.several }
  /// Whether no other purchase of the day has the amounts, whatever its store or number is called.
  var hasManyAmounts: Bool { Set(paid).count >= SharedAmounts.many }

  /// In what the receipt differs from another; `nil` for another purchase, by time or else number.
  func differences(from other: ReceiptContent) -> Set<ReceiptDifference>? {
    guard paid == other.paid else { return nil }
    var found: Set<ReceiptDifference> = []
    if currencies != other.currencies {
      guard currencies.isEmpty || other.currencies.isEmpty else { return nil }
      found.insert(.currency)
    }
    if store != other.store { found.insert(.store) }
    if items != other.items { return found.union([.texts]) }
    if second != other.second { found.insert(.time) }
    if id != other.id { found.insert(.receiptID) }
    if quantities != other.quantities { found.insert(.quantity) }
    if units != other.units { found.insert(.unit) }
    if second >= 0, other.second >= 0 {
      // One program writes the seconds, and another leaves them out.
      guard second / 60 == other.second / 60 else { return nil }
    } else if !id.isEmpty, !other.id.isEmpty, id != other.id, !hasManyAmounts {
      return nil
    }
    return found
  }
}

import PricebookModel

/// Which receipts had a line in which currencies so far.
struct SeenReceipts {
  /// The first currency seen on each receipt.
  private var firstCurrency: [CurrencyID] = []
  private var others: Set<UInt64> = []
  private var last: UInt32 = .max
  private var lastCurrency = Self.unseen

  private static let unseen = CurrencyID(rawValue: .max)

  /// - Returns: Whether the receipt had no line in the currency before.
  @inline(__always) mutating func insert(_ receipt: UInt32, currency: CurrencyID) -> Bool {
    if receipt == last, currency == lastCurrency { return false }
    last = receipt
    lastCurrency = currency
    return insertOther(receipt, currency: currency)
  }

  @inline(never)
  private mutating func insertOther(_ receipt: UInt32, currency: CurrencyID) -> Bool {
    while firstCurrency.count <= Int(receipt) { firstCurrency.append(Self.unseen) }
    if firstCurrency[Int(receipt)] == Self.unseen {
      firstCurrency[Int(receipt)] = currency
      return true
    }
    guard firstCurrency[Int(receipt)] != currency else { return false }
    return others.insert(UInt64(receipt) << 16 | UInt64(currency.rawValue)).inserted
  }
}

import PricebookModel

/// Keeps the amounts of a book addable, as ``ReceiptCollector`` does those of receipts.
struct AmountLimit {
  private var sums: [CurrencyCode: Int64] = [:]

  /// Adds the absolute amounts of a record; returns whether their sum can be added up.
  mutating func add(_ amounts: [Amount], _ currency: CurrencyCode) -> Bool {
    let sum = amounts.reduce(UInt128(sums[currency, default: 0])) { sum, amount in
      sum + UInt128(amount.tenThousandths.magnitude)
    }
    guard sum <= UInt128(Amount.bookLimit.tenThousandths) else { return false }
    sums[currency] = Int64(sum)
    return true
  }
}

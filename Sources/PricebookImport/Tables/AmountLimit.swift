import PricebookModel

/// Keeps the amounts of a book so small that analyses can add any of them.
///
/// Receipts have the same limit, which ``ReceiptCollector`` checks.
struct AmountLimit {
  private var sums: [CurrencyCode: Int64] = [:]

  /// Adds the absolute amounts of one record.
  ///
  /// - Returns: Whether the sum stays within ``Amount/bookLimit``; if not, nothing is added.
  mutating func add(_ amounts: [Amount], _ currency: CurrencyCode) -> Bool {
    var sum = UInt64(sums[currency, default: 0])
    for amount in amounts {
      let (next, overflow) = sum.addingReportingOverflow(amount.tenThousandths.magnitude)
      guard !overflow, next <= UInt64(Amount.bookLimit.tenThousandths) else { return false }
      sum = next
    }
    sums[currency] = Int64(sum)
    return true
  }
}

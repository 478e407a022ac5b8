import PricebookModel

/// Keeps the amounts of a book small enough that analyses may add any of them.
///
/// Receipts keep to the same limit by themselves.
struct AmountLimit {
  private var sums: [CurrencyCode: Int64] = [:]

  /// Adds the absolute amounts of one record.
  ///
  /// - Returns: Whether the sum stays within ``Amount/bookLimit``; where it does not, nothing
  ///   is added.
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

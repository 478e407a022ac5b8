import PricebookModel

/// Where the household usually buys a basket.
enum UsualStore {
  /// The store with the most receipts, in the last three months, that have an item of the basket.
  ///
  /// Ties go to the store where more was spent on the basket's items, then by name.
  ///
  /// - Returns: An index into ``BookNames/stores``; `nil` where no item of the basket was bought.
  static func of(
    lines: [Basket.Line], currency: CurrencyCode, in book: Book, purchases: RecentPurchases
  ) -> UInt32? {
    guard let currencyIndex = book.names.currencies.firstIndex(of: currency) else { return nil }
    let columns = book.lines
    var seen = [Bool](repeating: false, count: purchases.receipts.count)
    var tallies: [UInt32: (receipts: Int, spent: Amount)] = [:]
    for item in Set(lines.map(\.item)) {
      for line in purchases.lines(of: item) {
        let row = Int(line)
        guard Int(columns.currency[row]) == currencyIndex else { continue }
        let receipt = Int(columns.receipt[row]) - purchases.receipts.lowerBound
        let isNew = !seen[receipt]
        seen[receipt] = true
        var tally = tallies[columns.store[row], default: (0, .zero)]
        tally.receipts += isNew ? 1 : 0
        tally.spent += columns.paid[row]
        tallies[columns.store[row]] = tally
      }
    }
    return tallies.min {
      ($1.value.receipts, $1.value.spent, $0.key) < ($0.value.receipts, $0.value.spent, $1.key)
    }?.key
  }
}

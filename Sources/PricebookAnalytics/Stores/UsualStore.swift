import PricebookModel

/// Where the household usually buys a basket.
enum UsualStore {
  /// The store with the most receipts, in the last three months, that have an item of the basket.
  ///
  /// Ties go to the store where more was spent on the basket's items, then by name.
  ///
  /// - Returns: `nil` where no item of the basket was bought.
  static func of(
    lines: [Basket.Line], currency: CurrencyCode, in book: Book, purchases: RecentPurchases
  ) -> StoreID? {
    guard let currency = book.names.currencies.firstIndex(of: currency) else { return nil }
    let columns = book.lines
    var seen = [Bool](repeating: false, count: purchases.receipts.count)
    var tallies = IDTable<StoreID, (receipts: Int, spent: Amount)>(
      repeating: (0, .zero), count: book.names.stores.count)
    let items = lines.map(\.item).sorted()
    for (place, item) in items.enumerated() where place == 0 || items[place - 1] != item {
      for line in purchases.lines(of: item) {
        let row = Int(line)
        guard columns.currency[row] == currency else { continue }
        let store = columns.store[row]
        let receipt = Int(columns.receipt[row]) - purchases.receipts.lowerBound
        if !seen[receipt] { tallies[store].receipts += 1 }
        seen[receipt] = true
        tallies[store].spent += columns.paid[row]
      }
    }
    let most = tallies.indices.min {
      (tallies[$1].receipts, tallies[$1].spent, $0) < (tallies[$0].receipts, tallies[$0].spent, $1)
    }
    return most.flatMap { tallies[$0].receipts > 0 ? $0 : nil }
  }
}

import PricebookModel

/// What stores sold within the months of the levels.
struct PricedStores {
  private struct Sum {
    var items = 0
    var commonItems = 0
    var paid = 0.0
    var commonPaid = 0.0
    var isPaid = false
    var isSeen = false

    mutating func enter(paid: Double, isCommon: Bool, isPaid: Bool, isSeen: Bool) {
      items += 1
      self.paid += paid
      if isCommon {
        commonItems += 1
        commonPaid += paid
      }
      if isPaid { self.isPaid = true }
      if isSeen { self.isSeen = true }
    }
  }

  private let sums: [StoreID: Sum]

  init(_ observations: PriceObservations, months: Int) {
    // Where all prices are older, they still say which store is the usual one, and nothing of levels.
    let isRecent = observations.month.contains { $0 > -Int32(months) }
    let first = isRecent ? Int32(1 - months) : Int32.min
    func isPriced(_ product: Int) -> Bool {
      observations.month[observations.products[product].rows.upperBound - 1] >= first
    }
    let storeCount = 1 + (observations.products.lazy.map { $0.store.index }.max() ?? -1)
    var sums = IDTable<StoreID, Sum>(repeating: Sum(), count: storeCount)
    for item in observations.items {
      let isCommon = item.products.count(where: isPriced) > 1
      for product in item.products where isPriced(product) {
        let product = observations.products[product]
        let start = product.rows.partitionPoint { observations.month[$0] >= first }
        let rows = start..<product.rows.upperBound
        var (paid, count) = (0.0, 0)
        if !observations.paid.isEmpty {
          for row in rows {
            paid += observations.paid[row]
            if observations.hasPurchases, observations.paid[row] > 0 { count += 1 }
          }
        }
        sums[product.store].enter(
          paid: paid, isCommon: isCommon, isPaid: count > 0, isSeen: count < rows.count)
      }
    }
    self.sums = Dictionary(
      uniqueKeysWithValues: sums.indices.filter { sums[$0].items > 0 }.map { ($0, sums[$0]) })
  }

  /// The share of what was paid at a store for items that others price, too, in percent; of its
  /// items where nothing was bought there.
  func sharePercent(of store: StoreID) -> Double {
    guard let sum = sums[store], sum.items > 0 else { return 0 }
    return sum.paid > 0
      ? sum.commonPaid / sum.paid * 100 : Double(sum.commonItems) / Double(sum.items) * 100
  }

  func basis(of store: StoreID) -> StorePriceLevels.Basis {
    guard let sum = sums[store], sum.isPaid else { return .seen }
    return sum.isSeen ? .both : .purchases
  }

  /// The store that the user names, else that with most spending in the last three months or else
  /// in all, else that with most items.
  func usual(
    spending: Spending, currency: CurrencyID, preferred: StoreID?, month: Month
  ) -> StoreID? {
    if let preferred, sums[preferred] != nil { return preferred }
    func spent(since first: Month?) -> [StoreID: Amount] {
      let start = first.map { first in spending.byStore.partitionPoint { $0.month >= first } } ?? 0
      var spent: [StoreID: Amount] = [:]
      for row in spending.byStore[start...] {
        guard row.month <= month else { break }
        guard row.currency == currency, sums[row.store] != nil else { continue }
        spent[row.store, default: .zero] += row.spent
      }
      return spent
    }
    let recent = spent(since: month.adding(months: 1 - UnitValues.recentMonths))
    let known = recent.values.contains { $0 > .zero } ? recent : spent(since: nil)
    return sums.min { left, right in
      let (one, other) = (known[left.key] ?? .zero, known[right.key] ?? .zero)
      return (other, right.value.items, left.key) < (one, left.value.items, right.key)
    }?.key
  }
}

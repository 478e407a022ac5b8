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

    mutating func enter(_ paid: Paid, isCommon: Bool) {
      items += 1
      self.paid += paid.amount
      if isCommon {
        commonItems += 1
        commonPaid += paid.amount
      }
      if paid.isPaid { isPaid = true }
      if paid.isSeen { isSeen = true }
    }
  }

  /// What was paid for a product.
  struct Paid {
    /// In currency units; where nothing was bought at all, how many prices there are.
    var amount = 0.0
    var isPaid = false
    /// Whether a price was seen and not paid.
    var isSeen = false
  }

  private var sums: IDTable<StoreID, Sum>

  /// - Parameter paid: For one of the products of the cells.
  init(_ cells: PriceCells, paid: (Int) -> Paid = { _ in Paid() }) {
    let products = cells.products.products
    let storeCount = 1 + (cells.product.lazy.map { products[Int($0)].store.index }.max() ?? -1)
    sums = IDTable(repeating: Sum(), count: storeCount)
    for (start, end) in zip(cells.itemStarts, cells.itemStarts.dropFirst()) {
      for product in cells.product[start..<end].lazy.map({ Int($0) }) {
        sums[products[product].store].enter(paid(product), isCommon: end - start > 1)
      }
    }
  }

  /// Where prices were paid or seen, of cells of prices of a book.
  init(_ cells: PriceCells, in unitValues: UnitValues, _ prices: RegularPrices, hasPurchases: Bool)
  {
    self.init(cells) { product in
      var paid = Paid()
      var isDated = false
      let rows = cells.products.products[product].rows(in: cells.months, of: unitValues.month.span)
      for row in rows where !prices.values[row].isNaN {
        isDated = true
        let own =
          unitValues.isQuoted(row) ? 0 : unitValues[row].paid.approximateUnits
        paid.amount += hasPurchases ? own : 1
        if hasPurchases, own > 0 { paid.isPaid = true } else { paid.isSeen = true }
      }
      return isDated ? paid : Paid(amount: hasPurchases ? 0 : 1, isSeen: true)
    }
  }

  private func sum(of store: StoreID) -> Sum? {
    sums.indices.contains(store) && sums[store].items > 0 ? sums[store] : nil
  }

  /// The share of what was paid at a store for items that others price, too, in percent; of its
  /// items where nothing was bought there.
  func sharePercent(of store: StoreID) -> Double {
    guard let sum = sum(of: store) else { return 0 }
    return sum.paid > 0
      ? sum.commonPaid / sum.paid * 100 : Double(sum.commonItems) / Double(sum.items) * 100
  }

  func basis(of store: StoreID) -> StorePriceLevels.Basis {
    guard let sum = sum(of: store), sum.isPaid else { return .seen }
    return sum.isSeen ? .both : .purchases
  }

  /// The store that the user names, else that with most spending in the last three months or else
  /// in all, else that with most items.
  func usual(
    spending: Spending, currency: CurrencyID, preferred: StoreID?, month: Month
  ) -> StoreID? {
    if let preferred, sum(of: preferred) != nil { return preferred }
    func spent(since first: Month?) -> [StoreID: Amount] {
      let start = first.map { first in spending.byStore.partitionPoint { $0.month >= first } } ?? 0
      var spent: [StoreID: Amount] = [:]
      for row in spending.byStore[start...] {
        guard row.month <= month else { break }
        guard row.currency == currency, sum(of: row.store) != nil else { continue }
        spent[row.store, default: .zero] += row.spent
      }
      return spent
    }
    let recent = spent(since: month.adding(months: 1 - UnitValues.recentMonths))
    let known = recent.values.contains { $0 > .zero } ? recent : spent(since: nil)
    return sums.indices.filter { sums[$0].items > 0 }.min { left, right in
      let (one, other) = (known[left] ?? .zero, known[right] ?? .zero)
      return (other, sums[right].items, left) < (one, sums[left].items, right)
    }
  }
}

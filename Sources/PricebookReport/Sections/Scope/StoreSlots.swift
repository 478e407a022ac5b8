import PricebookAnalytics
import PricebookModel

/// The colours of the stores: by spending over the window, ties by name, once per book.
struct StoreSlots: Sendable {
  /// Stores in order of spending; the first five have a colour of their own.
  let ranking: [StoreID]
  private let ranks: [StoreID: Int]

  /// Stores of the largest currency come first; those in which nothing was spent come last.
  init(_ scopes: [CurrencyScope]) {
    var ranking: [StoreID] = []
    var seen: Set<StoreID> = []
    for scope in scopes {
      var sums: [StoreID: Amount] = [:]
      let rows = scope.analysis.spending.byStore.rows(
        from: scope.month.adding(months: -12), through: scope.month)
      for row in rows where row.currency == scope.currencyID {
        sums[row.store, default: .zero] += row.spent
      }
      let stores = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      for store in stores where seen.insert(store).inserted { ranking.append(store) }
    }
    self.ranking = ranking
    ranks = Dictionary(uniqueKeysWithValues: ranking.enumerated().map { ($1, $0) })
  }

  func slot(of store: StoreID) -> SeriesSlot { SeriesSlot(rank: rank(of: store)) }

  /// From 0; stores without spending share the last rank.
  func rank(of store: StoreID) -> Int { ranks[store] ?? ranking.count }
}

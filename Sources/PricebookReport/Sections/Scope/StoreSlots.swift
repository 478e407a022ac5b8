import PricebookAnalytics
import PricebookModel

/// The colours and marks of the stores: by what was spent in all months of the book, ties by name, so
/// that they are the same on every page.
struct StoreSlots: Sendable {
  /// By store.
  private let ranks: [Int]

  /// Stores of the currency with most receipts come first; those in which nothing was spent come last,
  /// by name.
  ///
  /// - Parameter analysis: Of any period, for all have the spending of the whole book.
  init(of analysis: Analysis) {
    let names = analysis.book.names
    var receipts = [Int](repeating: 0, count: names.currencies.count)
    // By currency and store; `nil` where nothing was bought.
    var sums = receipts.map { _ in [Amount?](repeating: nil, count: names.stores.count) }
    for row in analysis.spending.byStore {
      let (currency, store) = (row.currency.index, row.store.index)
      receipts[currency] += row.receiptCount
      sums[currency][store] = (sums[currency][store] ?? .zero) + row.spent
    }
    let currencies = receipts.indices.sorted { (receipts[$1], $0) < (receipts[$0], $1) }
    let bought = currencies.flatMap { currency in
      sums[currency].enumerated().compactMap { store, sum in sum.map { (store: store, spent: $0) } }
        .sorted { ($1.spent, $0.store) < ($0.spent, $1.store) }.map(\.store)
    }
    var ranks = [Int](repeating: -1, count: names.stores.count)
    var rank = 0
    for store in bought + ranks.indices where ranks[store] < 0 {
      ranks[store] = rank
      rank += 1
    }
    self.ranks = ranks
  }

  func slot(of store: StoreID) -> SeriesSlot { SeriesSlot(rank: rank(of: store)) }
  func mark(of store: StoreID) -> StoreMark? { StoreMark(rank: rank(of: store)) }

  /// From 0.
  func rank(of store: StoreID) -> Int { ranks[store.index] }

  func marked(_ store: StoreID, _ name: String) -> MarkedStore {
    MarkedStore(name: name, slot: slot(of: store), mark: mark(of: store))
  }

  /// The first of some stores that can be told apart in one drawing: at most one of them has no mark.
  ///
  /// - Parameters:
  ///   - limit: How many of them a drawing has.
  ///   - store: The store of an element.
  func apart<Element>(
    _ all: some Sequence<Element>, limit: Int, store: (Element) -> StoreID
  ) -> [Element] {
    var hasUnmarked = false
    var found: [Element] = []
    for element in all where found.count < limit {
      if mark(of: store(element)) == nil {
        guard !hasUnmarked else { continue }
        hasUnmarked = true
      }
      found.append(element)
    }
    return found
  }
}

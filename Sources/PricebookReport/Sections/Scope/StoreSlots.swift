import PricebookAnalytics
import PricebookModel

/// The colours and marks of the stores: by what was spent in all months of the book, ties by name, so
/// that they are the same on every page.
struct StoreSlots: Sendable {
  private let ranks: [StoreID: Int]

  /// Stores of the currency with most receipts come first; those in which nothing was spent come last,
  /// by name.
  ///
  /// - Parameter analysis: Of any period, for all have the spending of the whole book.
  init(of analysis: Analysis) {
    var receipts: [CurrencyID: Int] = [:]
    var sums: [CurrencyID: [StoreID: Amount]] = [:]
    for row in analysis.spending.byStore {
      receipts[row.currency, default: 0] += row.receiptCount
      sums[row.currency, default: [:]][row.store, default: .zero] += row.spent
    }
    let currencies = receipts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let ordered = currencies.flatMap { currency in
      (sums[currency.key] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
    var ranks: [StoreID: Int] = [:]
    for store in ordered + analysis.book.names.stores.indices where ranks[store] == nil {
      ranks[store] = ranks.count
    }
    self.ranks = ranks
  }

  func slot(of store: StoreID) -> SeriesSlot { SeriesSlot(rank: rank(of: store)) }
  func mark(of store: StoreID) -> StoreMark? { StoreMark(rank: rank(of: store)) }

  /// From 0.
  func rank(of store: StoreID) -> Int { ranks[store] ?? ranks.count }

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

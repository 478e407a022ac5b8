import PricebookAnalytics
import PricebookDocument
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

/// What may be said of the largest of some amounts.
enum LargestPart: CaseIterable {
  /// There are no others.
  case only
  /// It is more than half of all.
  case most
  case largest
  /// Another is as large.
  case tied

  /// - Parameter amounts: Largest first, at least one.
  init(of amounts: [Amount]) {
    let sum = amounts.filter { $0 > .zero }.sum
    if amounts.count <= 1 {
      self = .only
    } else if amounts[0] == amounts[1] {
      self = .tied
    } else if let sum, amounts[0].magnitude > sum - amounts[0].magnitude {
      self = .most
    } else {
      self = .largest
    }
  }
}

extension Sequence {
  /// One element for each key: those of the same key added up, in no order.
  func summed<Key: Hashable>(
    by key: (Element) -> Key, _ add: (inout Element, Element) -> Void
  ) -> [Element] {
    var sums: [Key: Element] = [:]
    for element in self {
      let key = key(element)
      guard var sum = sums[key] else {
        sums[key] = element
        continue
      }
      add(&sum, element)
      sums[key] = sum
    }
    return Array(sums.values)
  }
}

// Importers guarantee that the sum of a book's payments fits. They do not for the sum over months
// of a budget for every month, nor for what a rate of spending would come to.

extension Amount {
  var magnitude: Amount { Amount(tenThousandths: Int64(clamping: tenThousandths.magnitude)) }

  /// This amount in percent of another; `nil` unless the other is above zero.
  func percent(of whole: Amount) -> Double? {
    whole > .zero ? approximateUnits / whole.approximateUnits * 100 : nil
  }
}

extension Collection<Amount> {
  /// The sum; `nil` where it does not fit in 64 bits.
  var sum: Amount? {
    Int64(exactly: reduce(Int128(0)) { $0 + Int128($1.tenThousandths) })
      .map(Amount.init(tenThousandths:))
  }

  /// The sum; `nil` also where there is nothing to add.
  var sumOfAny: Amount? { isEmpty ? nil : sum }
}

package import PricebookModel
import PricebookParallel

/// What the prices of one currency say up to the end of a month: how they move, which store is
/// dear, what an item should cost where, and what another store would save.
///
/// All of it are estimates from monthly unit values of products (an item at a store, in one
/// dimension), with regular prices where lines name a discount, and with errors clustered by item:
/// `TrendFit` has prices at the same stores, `StoreLevelFit` the levels of stores and the
/// expected prices. Nothing depends on lines after the month.
///
/// A class, because results that large would be copied into everything that asks them.
package final class PriceModel: Sendable {
  package struct Change: Hashable, Sendable {
    /// Of a year; since ``since`` where there is one.
    package let estimate: PriceEstimate
    /// The first month of the data where they have fewer than 13 months, or do not tell the seasons
    /// from the year; `nil` for the change of a year.
    ///
    /// Seasons are then part of the change.
    package let since: Month?
    package let through: Month
  }

  struct Changes: Sendable {
    var household: Change?
    var stores: [(store: StoreID, change: Change)] = []
    var categories: [(category: CategoryID, change: Change)] = []
  }

  package struct ExpectedPrice: Hashable, Sendable {
    /// Per base unit, in currency units.
    package let price: Double
    /// Of ln price: that of the store's level and of the product itself.
    package let error: SamplingError?
    /// In how many months the product has a price; 0 where the price is filled in.
    package let months: Int

    /// ``interval`` of one of many prices.
    package func interval(sharing bounds: inout [Double: Double]) -> ClosedRange<Double>? {
      guard let error else { return nil }
      let bound =
        bounds[error.effectiveItems]
        ?? StudentDistribution.bound(
          within: Estimate.probability, degrees: error.effectiveItems - 1)
      bounds[error.effectiveItems] = bound
      let factor = Logarithm.exponential(error.standardError * bound)
      return price / factor...price * factor
    }
  }

  /// One line of a basket: what is bought, and where instead of where.
  package struct BasketLine: Sendable {
    package var item: ItemID
    package var dimension: DimensionID
    /// In base units.
    package var quantity: Double
    package var store: StoreID
    /// Where it is bought now, with shares that add up to 1; empty for where the household bought
    /// it in the last three months, else its usual store.
    package var now: [(store: StoreID, share: Double)]
  }

  /// Common items below which no level of a store is estimated.
  package static let fewestCommonItems = 5
  /// The fewest months, from the first to the last, over which a change is estimated.
  package static let fewestMonths = 4
  /// The months, up to the last, whose purchases say where an item is bought now.
  static let recentMonths: Int32 = 3

  package let currency: CurrencyID
  package let month: Month
  package let usualStore: StoreID
  /// The household's prices at the same stores.
  package var household: Change? { changes.wrappedValue.household }
  /// The changes of stores that have one, stores ascending.
  package var stores: [(store: StoreID, change: Change)] { changes.wrappedValue.stores }
  package var categories: [(category: CategoryID, change: Change)] {
    changes.wrappedValue.categories
  }
  /// The usual store and all that share items with others, stores ascending.
  package let levels: [StorePriceLevels.Level]
  /// Whether anything was bought, so that figures rest on more than prices that were seen.
  package let hasPurchases: Bool

  let fit: StoreLevelFit?
  /// Comparing stores does not need them.
  let changes: Deferred<Changes>

  private init?(
    currency: CurrencyID, observations: PriceObservations, spending: Spending,
    preferred: StoreID?, settings: BookSettings
  ) {
    self.currency = currency
    month = observations.last
    hasPurchases = observations.hasPurchases
    let stores = PricedStores(observations, months: settings[.levelMonths])
    guard
      let usual = stores.usual(
        spending: spending, currency: currency, preferred: preferred, month: observations.last,
        months: settings[.levelMonths])
    else { return nil }
    usualStore = usual
    let months = settings[.changeMonths]
    changes = Deferred { TrendFit(observations: observations, months: months).changes() }
    let fit = StoreLevelFit(observations, months: settings[.levelMonths], usual: usual)
    self.fit = fit
    guard let fit else {
      levels = []
      return
    }
    var levels = fit.stores.indices.compactMap { column -> StorePriceLevels.Level? in
      let (store, items) = (fit.stores[column], fit.commonItems[column])
      let isUsual = column == fit.usual
      guard items > 0 || isUsual else { return nil }
      let isKnown = fit.isLinked(column) && (isUsual || items >= Self.fewestCommonItems)
      return StorePriceLevels.Level(
        store: store, isUsual: isUsual,
        estimate: isKnown
          ? PriceEstimate(
            logarithm: fit.levels[column], error: fit.errors[column],
            sharePercent: stores.sharePercent(of: store)) : nil,
        items: items, basis: stores.basis(of: store))
    }
    let judged = levels.indices.filter { !levels[$0].isUsual && levels[$0].estimate != nil }
    let doubts = ClaimGate.doubts(
      judged.compactMap { levels[$0].estimate.map(GatedFigure.init) })
    for (place, doubt) in zip(judged, doubts) { levels[place].doubt = doubt }
    self.levels = levels
  }

  var isWithoutLevels: Bool { fit == nil }

  /// The products with a price in the months of the levels, in the order of items, then stores.
  package var products: [(item: ItemID, dimension: DimensionID, store: StoreID)] {
    fit?.pricedProducts ?? []
  }

  /// What an item is expected to cost at a store per base unit.
  ///
  /// - Returns: `nil` where no chain of common items links the item with the store.
  package func expectedPrice(
    of item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> ExpectedPrice? {
    guard let fit, let place = fit.place(of: item, in: dimension),
      let column = fit.column(of: store), let expected = fit.expected(item: place, column: column)
    else { return nil }
    let error: SamplingError?
    if column == fit.usual || (expected.observations > 0 && fit.errors[column] == nil) {
      error = fit.priceError(standardError: expected.variance.squareRoot())
    } else {
      error = fit.errors[column].flatMap { level in
        SamplingError(
          standardError: (level.standardError * level.standardError + expected.variance)
            .squareRoot(), effectiveItems: level.effectiveItems)
      }
    }
    return ExpectedPrice(price: expected.price, error: error, months: expected.observations)
  }

  /// Where an item was bought in the last three months, by quantity; else the usual store.
  package func usualStores(of item: ItemID, in dimension: DimensionID) -> [(
    store: StoreID, share: Double
  )] {
    guard let fit, let place = fit.place(of: item, in: dimension) else { return [(usualStore, 1)] }
    let observations = fit.observations
    var bought: [(store: StoreID, share: Double)] = []
    for product in observations.items[place].products {
      var sum = 0.0
      for row in observations.products[product].rows
      where observations.month[row] > -Self.recentMonths { sum += observations.quantity[row] }
      if sum > 0 { bought.append((observations.products[product].store, sum)) }
    }
    let total = bought.reduce(0) { $0 + $1.share }
    return total > 0 ? bought.map { ($0.store, $0.share / total) } : [(usualStore, 1)]
  }

  /// What a basket is expected to save.
  ///
  /// Lines without an expected price on both sides are left out of both. The variance is that of
  /// the levels, each times its part of the totals, plus that of the products' own prices.
  ///
  /// - Returns: `nil` where no line can be compared.
  package func saving(of lines: [BasketLine]) -> BasketSaving? {
    guard let fit, !lines.isEmpty else { return nil }
    var (now, there, count) = (0.0, 0.0, 0)
    var (variance, totalVariance) = (0.0, 0.0)
    var levels = [Double](repeating: 0, count: fit.stores.count)
    var totals = levels
    for line in lines {
      guard let place = fit.place(of: line.item, in: line.dimension),
        let column = fit.column(of: line.store), fit.isLinked(column),
        let price = fit.expected(item: place, column: column)
      else { continue }
      var parts: [(column: Int, cost: Double, variance: Double)] = []
      for (store, share) in line.now.isEmpty
        ? usualStores(of: line.item, in: line.dimension) : line.now
      {
        guard let column = fit.column(of: store), fit.isLinked(column),
          let price = fit.expected(item: place, column: column)
        else { continue }
        parts.append((column, price.price * line.quantity * share, price.variance))
      }
      guard !parts.isEmpty else { continue }
      count += 1
      let cost = price.price * line.quantity
      there += cost
      levels[column] -= cost
      totals[column] += cost
      totalVariance += cost * cost * price.variance
      var own = cost
      for part in parts {
        now += part.cost
        levels[part.column] += part.cost
        if part.column == column {
          own -= part.cost
        } else {
          variance += part.cost * part.cost * part.variance
        }
      }
      variance += own * own * price.variance
    }
    guard count > 0 else { return nil }
    func error(_ contrast: [Double], _ variance: Double) -> SamplingError? {
      let others = contrast.indices.filter { $0 != fit.usual && contrast[$0] != 0 }
      guard let first = others.first else {
        return fit.priceError(standardError: variance.squareRoot())
      }
      // One store against the usual one: its level's own error, as many times.
      let isOne = others.count == 1
      guard let level = isOne ? fit.errors[first] : fit.error(ofContrast: contrast) else {
        return nil
      }
      let error = level.standardError * (isOne ? contrast[first] : 1)
      return SamplingError(
        standardError: (error * error + variance).squareRoot(),
        effectiveItems: level.effectiveItems)
    }
    return BasketSaving(
      now: now, there: there, error: error(levels, variance),
      totalError: error(totals, totalVariance),
      sharePercent: Double(count) / Double(lines.count) * 100)
  }
}

extension PriceModel {
  /// The models of every currency that has prices, in the order of labels.
  ///
  /// - Parameter spending: The store with most of it in the months of the levels is the usual one.
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, undated: [UndatedPrice],
    categories: ItemCategories, units: UnitTable, spending: Spending, month: Month,
    preferred: StoreID? = nil, settings: BookSettings
  ) -> [PriceModel] {
    PriceObservations.all(
      in: unitValues, prices: prices, undated: undated, categories: categories, units: units,
      last: month, months: max(settings[.changeMonths], settings[.levelMonths])
    ).compactMap { currency, observations in
      PriceModel(
        currency: currency, observations: observations, spending: spending, preferred: preferred,
        settings: settings)
    }
  }
}

/// What stores sold within the months of the levels.
private struct PricedStores {
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

  private var sums: [StoreID: Sum] = [:]

  init(_ observations: PriceObservations, months: Int) {
    let first = Int32(1 - months)
    for item in observations.items {
      let products = item.products.filter {
        let rows = observations.products[$0].rows
        return observations.month[rows.upperBound - 1] >= first
      }
      for product in products {
        let product = observations.products[product]
        let start = observations.month[product.rows].partitionPoint { $0 >= first }
        let rows = start..<product.rows.upperBound
        let paid = rows.reduce(0) { $0 + observations.paid[$1] }
        let count = rows.count { observations.quantity[$0] > 0 }
        sums[product.store, default: Sum()].enter(
          paid: paid, isCommon: products.count > 1, isPaid: count > 0, isSeen: count < rows.count)
      }
    }
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

  /// The store that the user names, else that with most spending, else that with most items.
  func usual(
    spending: Spending, currency: CurrencyID, preferred: StoreID?, month: Month, months: Int
  ) -> StoreID? {
    if let preferred, sums[preferred] != nil { return preferred }
    var spent: [StoreID: Amount] = [:]
    let first = spending.byStore.partitionPoint { $0.month >= month.adding(months: 1 - months) }
    for row in spending.byStore[first...] {
      guard row.month <= month else { break }
      guard row.currency == currency, sums[row.store] != nil else { continue }
      spent[row.store, default: .zero] += row.spent
    }
    return sums.min { left, right in
      let (one, other) = (spent[left.key] ?? .zero, spent[right.key] ?? .zero)
      return (other, right.value.items, left.key) < (one, left.value.items, right.key)
    }?.key
  }
}

package import PricebookModel
import PricebookParallel

/// What the prices of one currency say up to the end of a month: how they move, which store is
/// dear, what an item should cost where, and what another store would save.
///
/// The price that is shown and added up is the last regular one of a product; where a store has
/// none, the model fills it in. The rest are estimates from monthly unit values of products (an item
/// at a store, in one dimension) at regular prices, with errors clustered by item: `TrendFit` has
/// prices at the same stores, `StoreLevelFit` the levels of stores and what is filled in. Nothing
/// depends on lines after the month.
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
    /// The first month with a price that counts.
    package let first: Month
    package let through: Month
    /// Over how many months it is.
    package var months: Int { since.map { through.months(since: $0) } ?? 12 }
  }

  struct Changes: Sendable {
    var household: Change?
    var stores: [(store: StoreID, change: Change)] = []
    var categories: [(category: CategoryID, change: Change)] = []
  }

  package struct ExpectedPrice: Hashable, Sendable {
    /// Per base unit, in currency units.
    package let price: Double
    /// Of the ln of the next price: of the item's mean, the store's level, the product itself, and
    /// one price or the drift since the last one, whichever is more.
    package let error: SamplingError?
    /// In how many months the product has a price; 0 where the price is filled in.
    package let months: Int

    /// The 95 % interval of the next price.
    ///
    /// - Parameter bounds: The bounds of t by effective items, kept from one of many prices to the next.
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

  /// Common items below which no level of a store is estimated.
  package static let fewestCommonItems = 5
  /// The fewest months, from the first to the last, over which a change is estimated.
  package static let fewestMonths = 4

  package let currency: CurrencyID
  package let month: Month
  /// The store that the setting names, else that with most spending in the last three months, in all
  /// where nothing was spent then; of a book without purchases that with most items.
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
  /// Whether the stores are too many and share too many items for levels.
  let hasTooManyStores: Bool
  /// Comparing stores does not need them.
  let changes: Deferred<Changes>
  let prices: LastPrices

  /// - Parameters:
  ///   - cells: What the levels are fitted to.
  ///   - stores: Those that have a price.
  /// - Returns: `nil` where no store has a price.
  init?(
    _ cells: PriceCells, stores: PricedStores, hasPurchases: Bool, changes: Deferred<Changes>,
    prices: LastPrices, spending: Spending, preferred: StoreID?
  ) {
    currency = cells.products.currency
    self.prices = prices
    self.hasPurchases = hasPurchases
    self.changes = changes
    month = cells.last
    guard
      let usual = stores.usual(
        spending: spending, currency: currency, preferred: preferred, month: month)
    else { return nil }
    usualStore = usual
    do {
      fit = try StoreLevelFit(cells, usual: usual)
      hasTooManyStores = false
    } catch {
      fit = nil
      hasTooManyStores = error == .tooLarge
    }
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
            logarithm: fit.levels[column], error: fit.error(of: column),
            sharePercent: stores.sharePercent(of: store)) : nil,
        items: items, basis: stores.basis(of: store))
    }
    let judged = levels.indices.filter { !levels[$0].isUsual && levels[$0].estimate != nil }
    let doubts = ClaimGate.doubts(
      judged.compactMap { levels[$0].estimate.map(GatedFigure.init) })
    for (place, doubt) in zip(judged, doubts) { levels[place].doubt = doubt }
    self.levels = levels
  }

  /// The last regular price of a product, however old.
  package func lastPrice(
    of item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> LastRegularPrice? {
    prices.unitValues.seriesIndex(
      item: item, store: store, dimension: dimension, currency: currency
    ).flatMap { prices.regular.last(series: $0) }
  }

  /// What an item is expected to cost at a store per base unit.
  ///
  /// - Returns: `nil` where no chain of common items links the item with the store.
  package func expectedPrice(
    of item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> ExpectedPrice? {
    guard let fit, let place = fit.place(of: item, in: dimension),
      let column = fit.column(of: store), let product = fit.product(item: place, column: column)
    else { return nil }
    return expectedPrice(of: product, fit, column: column)
  }

  func expectedPrice(
    of product: StoreLevelFit.ProductEstimate, _ fit: StoreLevelFit, column: Int
  ) -> ExpectedPrice {
    let isOwn = product.months > 0
    let variance =
      fit.variances[column] + product.variance + fit.priceVariance / product.prices
      + (isOwn ? 0 : fit.productVariance / Double(product.stores))
      + max(fit.priceVariance, Double(product.age) * fit.drift)
    let items =
      column == fit.usual || (isOwn && fit.error(of: column) == nil)
      ? Double(fit.priceDegrees + 1) : fit.effectiveItems[column]
    return ExpectedPrice(
      price: product.price,
      error: SamplingError(standardError: variance.squareRoot(), effectiveItems: items),
      months: product.months)
  }

  /// Where an item was bought in the last three months, by quantity; else the usual store.
  package func usualStores(of item: ItemID, in dimension: DimensionID) -> [(
    store: StoreID, share: Double
  )] {
    let shares = prices.unitValues.usualStores(
      of: item, in: dimension, currency, through: month)
    return shares.isEmpty ? [(usualStore, 1)] : shares
  }
}

extension PriceModel {
  /// The models of every currency that has prices, in the order of labels.
  ///
  /// - Parameters:
  ///   - asOf: The day that the age of prices is counted from.
  ///   - spending: The store with most of it in the last three months is the usual one.
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, undated: [UndatedPrice],
    categories: ItemCategories, units: UnitTable, spending: Spending, month: Month,
    asOf: CalendarDate, boundaries: MonthCalendar, preferred: StoreID? = nil,
    settings: BookSettings
  ) -> [PriceModel] {
    let months = max(settings[.changeMonths], settings[.levelMonths])
    let products = PricedProducts.all(
      in: unitValues, undated: undated, categories: categories, units: units)
    return products.compactMap { products in
      func cells(months count: Int) -> PriceCells {
        PriceCells(
          of: products, in: unitValues, prices: prices, last: month, months: count,
          undatedMonths: months)
      }
      let recent = cells(months: settings[.levelMonths])
      // Where all prices are older, they still say which store is the usual one, and nothing of levels.
      let priced = recent.isEmpty ? cells(months: months) : recent
      guard !priced.isEmpty else { return nil }
      let hasPurchases = products.hasPurchases(
        in: month.adding(months: 1 - months)...month, of: unitValues, prices)
      return PriceModel(
        recent,
        stores: PricedStores(priced, in: unitValues, prices, hasPurchases: hasPurchases),
        hasPurchases: hasPurchases,
        changes: Deferred {
          let observations = PriceObservations(
            of: products, in: unitValues, prices: prices, last: month, months: months,
            levelMonths: settings[.levelMonths])
          return TrendFit(observations: observations, months: settings[.changeMonths]).changes()
        },
        prices: LastPrices(
          unitValues: unitValues, regular: prices, undated: undated, currency: products.currency,
          month: month, asOf: asOf, maximumAgeDays: settings[.maximumPriceAgeDays],
          boundaries: boundaries, undatedMonths: Int(-priced.undatedMonth)),
        spending: spending, preferred: preferred)
    }
  }
}

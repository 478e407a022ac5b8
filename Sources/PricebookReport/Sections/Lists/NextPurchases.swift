import PricebookAnalytics
import PricebookModel

/// What is to be bought next in one currency, and at which store or two.
struct NextPurchases {
  let comparison: StoreComparison
  let scope: CurrencyScope
  /// Where most of it is bought, as places among stores: one, or two where the second saves enough.
  let main: [Int]
  /// The store where all of it would be bought, if at one.
  private let single: Int
  /// The stores with a price of their own, by line.
  private let owners: [[Int]]
  /// ``main``, and the stores of what is known at one of them alone.
  private(set) var stops: [Int] = []
  /// By store, in the order of its aisles, else by category, then by item.
  private(set) var lines: [Line] = []

  /// - Returns: `nil` where no store has a price of any of it.
  init?(_ comparison: StoreComparison, in scope: CurrencyScope) {
    let known = Self.knownStores(of: comparison)
    guard let single = Self.singleStore(of: comparison, among: known) else { return nil }
    self.comparison = comparison
    self.scope = CurrencyScope(
      comparison.currency, analysis: scope.analysis, context: scope.context)
    main = Self.pair(of: comparison, insteadOf: single, options: scope.analysis.options) ?? [single]
    self.single = single
    let owners = comparison.basket.lines.indices.map { line in
      known.filter { comparison.stores[$0].prices[line].map { !$0.isFilledIn } ?? false }
    }
    // What only one store is known to have is bought there; no other gets it by an estimate.
    let others = owners.filter { $0.count == 1 }.map { $0[0] }
    stops = main + Set(others).subtracting(main).sorted()
    self.owners = owners
    lines = orderedLines
  }

  /// The places of the stores that were seen of late; of all where none was.
  private static func knownStores(of comparison: StoreComparison) -> [Int] {
    let current = comparison.stores.indices.filter {
      comparison.stores[$0].isCurrent(asOf: comparison.asOf)
    }
    return current.isEmpty ? Array(comparison.stores.indices) : current
  }

  /// The store that is stated to save something against where it is bought now, else the usual one,
  /// else the one with the lowest total, else the one that has most of it.
  private static func singleStore(of comparison: StoreComparison, among known: [Int]) -> Int? {
    if let stated = comparison.advice.stated { return stated.store }
    if let usual = comparison.usualStore, known.contains(usual),
      comparison.stores[usual].isEligible
    {
      return usual
    }
    return comparison.cheapestStore ?? known.first
  }

  /// The two stores that together save what is worth a second way, or that were asked for, the one
  /// with more of it first.
  private static func pair(
    of comparison: StoreComparison, insteadOf single: Int, options: AnalysisOptions
  ) -> [Int]? {
    guard let pair = comparison.bestPair, pair.needsBoth, options.storeCount != 1 else {
      return nil
    }
    if options.storeCount == 2 { return pair.byItems }
    guard let stated = pair.stated(insteadOf: single),
      stated.isWorthTheWay(from: options.settings[.secondStoreFrom])
    else { return nil }
    return stated.stores
  }

  /// What everything would cost at the best two stores, at the last regular prices of both and of the
  /// store of the list, all of the last 90 days or undated: a fact of these prices.
  struct Split {
    /// The stores with what is bought at each, the one with more of it first.
    var parts: [(store: String, items: Int)]
    var saving: Amount
  }

  /// `nil` where the list has two stores already, or one of the prices was not seen of late.
  var split: Split? {
    guard let pair = comparison.bestPair, pair.needsBoth, main.count == 1 else { return nil }
    let own = comparison.stores[single].prices
    var (now, there) = (Amount.zero, Amount.zero)
    for (line, choice) in pair.choices.enumerated() {
      guard let choice, let one = own[line], let other = comparison.stores[choice].prices[line],
        [one, other].allSatisfy({
          !$0.isFilledIn && !$0.isOffer && !$0.isStale(asOf: comparison.asOf)
        })
      else { return nil }
      now += one.cost
      there += other.cost
    }
    guard there < now else { return nil }
    return Split(
      parts: pair.byItems.map { (name($0), pair.items(at: $0)) }, saving: now - there)
  }

  struct Line {
    var item: ItemID
    /// The store to buy it at, as a place in the stores of the comparison.
    var stop: Int
    var category: String
    var quantity: Quantity
    var unit: UnitOfMeasure
    /// `nil` where nobody asked a price for it.
    var cost: Amount?
    /// Whether the cost is an estimate, and no price of the store.
    var isEstimated: Bool
    /// Where it was seen for clearly less, and how old that price is.
    var cheaper: (saving: Amount, store: String, age: PriceAge?)?
    /// Where it costs least and how much, as the store of the list has no price of it.
    var only: (cost: Amount, store: String)?
    /// The item that a group is bought as.
    var boughtAs: ItemID?
    /// Whether it is on no list, and the quantity is a mean of purchases.
    var isMean: Bool
    /// The day on which it is due; `nil` for what is on a list alone.
    var due: CalendarDate?
    /// How old the price is; `nil` for one of the last two weeks, and for an estimate.
    var age: PriceAge?

    var writtenQuantity: RichText { BoughtQuantity(quantity: quantity, unit: unit).written }
  }

  /// Overdue first, then what is due today or on a list, then by day.
  var byDay: [Line] {
    let asOf = scope.period.asOf
    return lines.sorted { ($0.due ?? asOf, $0.item) < ($1.due ?? asOf, $1.item) }
  }

  /// Stores, by name, whose prices of the things to buy are all too old to use.
  var storesWithOldPrices: [String] {
    let values = scope.analysis.unitValues
    let oldest = scope.period.asOf.adding(
      days: -scope.analysis.options.settings[.maximumPriceAgeDays])
    var known: Set<StoreID> = []
    var fresh: Set<StoreID> = []
    for item in Set(comparison.basket.lines.map(\.item)) {
      for series in values.series[values.seriesRange(ofItem: item)]
      where series.currency == scope.currencyID && series.latest.quantity > .zero {
        known.insert(series.store)
        if series.latestDay >= oldest { fresh.insert(series.store) }
      }
    }
    return known.subtracting(fresh).sorted().map { scope.storeName($0) }
  }

  /// How much less, in percent and in money, another store must ask to be named.
  private static let namedPercent = 5
  private static let namedSaving = Amount(tenThousandths: 2_000)

  /// ``stops`` in the order in which the stores are gone to.
  var route: [Int] {
    let order = StoreRoute(scope.book.vault).sorted(stops.map { comparison.stores[$0].store })
    return order.compactMap { store in stops.first { comparison.stores[$0].store == store } }
  }

  func name(_ stop: Int) -> String { scope.book.names.stores[comparison.stores[stop].store] }

  private var orderedLines: [Line] {
    let lines = comparison.basket.lines.indices.map(line)
    return stops.flatMap { stop in
      let aisles = AisleOrder(scope.book.aisles, at: name(stop))
      return lines.filter { $0.stop == stop }.map { line in
        (aisles.position(of: line.category) ?? .max, line)
      }.sorted { left, right in
        (left.0, left.1.category.isEmpty ? 1 : 0, left.1.category, left.1.item)
          < (right.0, right.1.category.isEmpty ? 1 : 0, right.1.category, right.1.item)
      }.map(\.1)
    }
  }

  var total: Amount { lines.compactMap(\.cost).reduce(.zero, +) }

  private func stop(of place: Int) -> Int {
    if owners[place].count == 1 { return owners[place][0] }
    let pair = main.count > 1 ? comparison.bestPair?.choices[place] : nil
    return pair.flatMap { main.contains($0) ? $0 : nil } ?? main[0]
  }

  /// How old the price of a line at a store is.
  private func age(_ place: Int, at stop: Int) -> PriceAge? {
    comparison.stores[stop].prices[place].flatMap { PriceAge($0, asOf: comparison.asOf) }
  }

  private func line(_ place: Int) -> Line {
    let wanted = comparison.basket.lines[place]
    let stop = stop(of: place)
    let quantity = listed(place, at: stop)
    let cost = cost(place, at: stop)
    var line = Line(
      item: wanted.item, stop: stop, category: category(of: place), quantity: quantity,
      unit: wanted.unit, cost: cost?.amount, isEstimated: cost?.isEstimated ?? false, cheaper: nil,
      isMean: wanted.isMean)
    line.boughtAs = comparison.stores[stop].prices[place]?.item
    line.due = scope.analysis.due.items.first { $0.item == wanted.item }?.due
    let others = owners[place].filter { $0 != stop }.compactMap {
      other -> (cost: Amount, store: Int)? in
      self.cost(place, at: other).map { ($0.amount, other) }
    }
    guard let cost else {
      line.only = others.min { ($0.cost, $0.store) < ($1.cost, $1.store) }
        .map { ($0.cost, name($0.store)) }
      return line
    }
    guard !cost.isEstimated else { return line }
    line.age = age(place, at: stop)
    guard !isLoose(place) else { return line }
    // Prices that are too old say nothing of what is cheaper now.
    let isRecent = { (stop: Int) in
      comparison.stores[stop].prices[place].map { !$0.isStale(asOf: comparison.asOf) } ?? false
    }
    let cheaper = others.filter { !main.contains($0.store) && isRecent($0.store) }
      .min { ($0.cost, $0.store) < ($1.cost, $1.store) }
    guard let cheaper, isRecent(stop) else { return line }
    let saving = cost.amount - cheaper.cost
    if saving >= Self.namedSaving, saving.isAtLeast(percent: Self.namedPercent, of: cost.amount) {
      line.cheaper = (saving, name(cheaper.store), age(place, at: cheaper.store))
    }
    return line
  }

  /// Whether it is weighed and listed in pieces, so that its price elsewhere is that of another weight.
  private func isLoose(_ place: Int) -> Bool {
    let wanted = comparison.basket.lines[place]
    let analysis = scope.analysis
    guard let currency = scope.currencyID,
      let dimension = analysis.unitValues.dimensions.firstIndex(of: wanted.unit.dimension)
    else { return false }
    return analysis.looseGoods.contains(
      item: wanted.item, in: dimension, currency: currency, asOf: comparison.asOf)
  }

  /// What a line costs at a store, in the quantity of the list.
  private struct Cost {
    var amount: Amount
    /// Whether it is an estimate, and no price of the store.
    var isEstimated: Bool
  }

  /// What a line costs at the price that is shown; `nil` where the store has none, own or filled in.
  private func cost(_ place: Int, at stop: Int) -> Cost? {
    let store = comparison.stores[stop]
    guard store.prices.indices.contains(place), let price = store.prices[place] else { return nil }
    let wanted = comparison.basket.lines[place]
    let quantity = listed(place, at: stop)
    guard quantity != wanted.quantity else {
      return Cost(amount: price.cost, isEstimated: price.isFilledIn)
    }
    let base = wanted.unit.base(quantity)
    let amount = ExactDecimal(significand: Int128(price.price.tenThousandths), scale: 4).multiplied(
      by: ExactDecimal(significand: base.count, scale: 19),
      roundedToDigits: scope.currency.minorUnitDigits)
    return Cost(amount: amount ?? price.cost, isEstimated: price.isFilledIn)
  }

  /// The quantity to buy.
  ///
  /// What somebody wrote stays. Of means of purchases, pieces are rounded up to whole ones, and so
  /// is what is only ever bought in whole litres; other amounts to tenths below one, else to halves.
  /// Of a group it is what whole packages hold of the item that the store is priced by.
  private func listed(_ place: Int, at stop: Int) -> Quantity {
    let line = comparison.basket.lines[place]
    if let packages = line.wholePackages { return packages }
    let prices = comparison.stores[stop].prices
    let item = prices.indices.contains(place) ? prices[place]?.item : nil
    let member = item.flatMap { item in
      scope.book.names.groups[line.item]?.first { $0.item == item }
    }
    if let whole = member?.package.flatMap({ line.wholePackages(ofGroupAs: $0) }) {
      return whole.content
    }
    guard line.isMean, line.unit.basePerUnit == UnitOfMeasure.wholeBase else {
      return line.quantity
    }
    let isWhole =
      line.unit.dimension == .count
      || line.unit.dimension != .mass
        && scope.analysis.unitValues.isBoughtWhole(
          line.item, in: line.unit.dimension, through: scope.priceMonth)
    let millionths = line.quantity.millionths
    let part: Int64 = millionths < 1_000_000 ? 100_000 : 500_000
    let step = isWhole ? 1_000_000 : part
    let steps = isWhole ? (millionths + step - 1) / step : (millionths + step / 2) / step
    return Quantity(millionths: max(1, steps) * step)
  }

  private func category(of line: Int) -> String {
    guard comparison.lineCategories.indices.contains(line),
      let id = comparison.lineCategories[line]
        ?? scope.book.vault.product(comparison.basket.lines[line].item)?.category
    else { return "" }
    return scope.book.names.categories[id]
  }

  /// What another store asks for all that is listed at the main stores.
  struct Alternative {
    var total: Amount
    /// The same at the stores of the list.
    var listed: Amount
    var store: String
    var isUsual: Bool
    /// How many of the prices there are estimates.
    var estimated: Int
    /// The age of the oldest of the others.
    var age: PriceAge?
  }

  /// The usual store, or else the cheapest other one.
  var alternative: Alternative? {
    let others = comparison.candidates.filter {
      (main.count > 1 || $0 != main[0]) && comparison.stores[$0].isEligible
    }
    let found = others.compactMap { other in alternative(at: other).map { (stop: other, $0) } }
    let usual = found.first { $0.1.isUsual }
    return (usual ?? found.min { ($0.1.total, $0.stop) < ($1.1.total, $1.stop) })?.1
  }

  /// - Returns: `nil` where the store lacks a price of something that has one on the list.
  private func alternative(at other: Int) -> Alternative? {
    let places = comparison.basket.lines.indices.filter { main.contains(stop(of: $0)) }
    let own = places.map { cost($0, at: stop(of: $0)) }
    let there = places.map { cost($0, at: other) }
    var (listed, total) = (Amount.zero, Amount.zero)
    for (own, there) in zip(own, there) {
      guard let own else { continue }
      guard let there else { return nil }
      listed += own.amount
      total += there.amount
    }
    return Alternative(
      total: total, listed: listed, store: name(other), isUsual: other == comparison.usualStore,
      estimated: there.count { $0?.isEstimated == true },
      age: places.compactMap { age($0, at: other) }.max())
  }
}

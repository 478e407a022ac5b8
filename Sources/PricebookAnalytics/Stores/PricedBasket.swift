import PricebookModel
import PricebookParallel

/// A basket's prices at every store that has any, in one currency.
///
/// Every store has two prices of a line: its latest one, by which the rule of availability ranks
/// stores, and the one that is shown and added up (``ShownPrice``): the last regular price,
/// else what the price model expects. Totals and savings have the shown ones alone.
struct PricedBasket: Sendable {
  /// One store with a cell for every line of the basket.
  struct Row: Sendable {
    var store: StoreID
    /// The store's latest prices.
    var latest: [StoreComparison.LatestPrice?]
    /// Σ cost and count over ``latest``.
    var total = Amount.zero
    var availableItemCount = 0
    /// The prices that are shown.
    var shown: [StoreComparison.BasketPrice?] = []
    /// What the basket costs at the shown prices; `nil` where one of its lines has none.
    var basketTotal: Amount?
    var lastSeen: CalendarDate?

    /// The shown price of a line where it was seen, and is not an estimate.
    func own(_ line: Int) -> StoreComparison.BasketPrice? {
      shown[line].flatMap { $0.isFilledIn ? nil : $0 }
    }
  }

  let lines: [Basket.Line]
  let currency: CurrencyCode
  let asOf: CalendarDate
  /// Eligible stores by rank, then the others by availability (most first), then name.
  private(set) var rows: [Row]
  /// The places of the eligible stores in ``rows``.
  let eligible: Range<Int>
  let model: PriceModel?
  /// The lines that every ``Row/basketTotal`` is of, ascending.
  private(set) var comparable: [Int] = []

  /// What may be bought for every line: its item or, of a group, any of its items.
  private let wanted: [[BasketChoice]]
  private let dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>
  /// By line, whether it is of loose goods (``LooseGoods``).
  private var loose: [Bool] = []
  /// Of every line, what the model judges it by: of a group the item at the usual store, else at the
  /// first store that has one.
  private var judged: [BasketChoice?] = []
  /// The most that one line may cost; dearer ones count as not priced, so that no total overflows.
  private let costLimit: Amount
  private let digits: Int

  /// The basket in every currency that any of its lines has a price in.
  ///
  /// The currency with the most priced lines over all stores comes first, ties by label.
  static func all(
    of basket: Basket, prices: StorePrices, by comparer: StoreComparer
  ) -> [PricedBasket] {
    var quotes: [LineQuote] = []
    let choices = basket.lines.map { BasketChoice.all(of: $0, groups: comparer.book.names.groups) }
    for (line, choices) in choices.enumerated() {
      for choice in choices {
        for quote in prices.quotes(of: choice.item, in: choice.dimension)
        where basket.currency == nil || basket.currency == quote.currency {
          quotes.append(LineQuote(line: line, choice: choice, quote: quote))
        }
      }
    }
    return Dictionary(grouping: quotes, by: \.quote.currency)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map {
        PricedBasket(
          lines: basket.lines, wanted: choices, currency: $0.key, quotes: $0.value,
          prices: prices, by: comparer)
      }
      .filter { !$0.rows.isEmpty }
  }

  private struct LineQuote {
    var line: Int
    var choice: BasketChoice
    var quote: StorePrices.LatestPrice
  }

  private init(
    lines: [Basket.Line], wanted: [[BasketChoice]], currency: CurrencyCode, quotes: [LineQuote],
    prices: StorePrices, by comparer: StoreComparer
  ) {
    self.lines = lines
    self.currency = currency
    asOf = comparer.period.asOf
    digits = currency.minorUnitDigits
    costLimit = Amount(
      tenThousandths: Amount.bookLimit.tenThousandths / 2 / Int64(max(1, lines.count)))
    model = comparer.models.first { comparer.book.names.currencies[$0.currency] == currency }
    self.wanted = wanted
    dimensions = comparer.unitValues.dimensions
    let asOf = asOf
    let isStale = { StoreComparison.isStale($0, asOf: asOf) }
    let stores = Set(quotes.map(\.quote.store)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(stores, stores.indices))
    let none = [StoreComparison.LatestPrice?](repeating: nil, count: lines.count)
    var rows = stores.map { Row(store: $0, latest: none, lastSeen: prices.seen.lastDay($0)) }
    for found in quotes {
      let (index, quote) = (found.line, found.quote)
      guard let place = places[quote.store], let price = found.choice.price(quote.price),
        let cost = quote.price.cost(of: found.choice.quantity, roundedToDigits: digits),
        cost <= costLimit
      else { continue }
      // Of a group, the cheapest counts.
      if let known = rows[place].latest[index] {
        let (new, old) = ((isStale(quote.day), cost), (isStale(known.observed), known.cost))
        guard BasketChoice.precedes(new, old) else { continue }
        rows[place].total = rows[place].total - known.cost
        rows[place].availableItemCount -= 1
      }
      rows[place].latest[index] = StoreComparison.LatestPrice(
        price: price, cost: cost, observed: quote.day)
      rows[place].total += cost
      rows[place].availableItemCount += 1
    }
    // In integers; a percentage beyond this excludes every store and is cut so that the product fits.
    let percent = min(max(comparer.options.settings[.availabilityPercent], 0), 1_000)
    let isEligible = { (row: Row) in row.availableItemCount * 100 >= percent * lines.count }
    let known = rows.filter { $0.availableItemCount > 0 }
    let ranked = known.filter(isEligible).sorted {
      ($0.total, $1.availableItemCount, $0.store) < ($1.total, $0.availableItemCount, $1.store)
    }
    eligible = ranked.indices
    self.rows =
      ranked
      + known.filter { !isEligible($0) }.sorted {
        ($1.availableItemCount, $0.store) < ($0.availableItemCount, $1.store)
      }
    addShownPrices(names: comparer.book.names.items)
  }

  private mutating func addShownPrices(names: IDTable<ItemID, Item>) {
    let priced = self
    let shown = concurrentMap(rows.count) { place in
      priced.lines.indices.map { line in
        priced.shownPrice(line, at: priced.rows[place].store)
          // Only an offer was seen there, and nothing links it with other prices.
          ?? priced.rows[place].latest[line].map {
            StoreComparison.BasketPrice(
              price: $0.price, cost: $0.cost, observed: $0.observed, isFilledIn: false,
              isOffer: true)
          }
      }
    }
    for place in rows.indices { rows[place].shown = shown[place] }
    let usual = rows.firstIndex { $0.store == model?.usualStore }
    judged = lines.indices.map { line in
      guard wanted[line].count > 1 else { return wanted[line].first }
      let places = (usual.map { [$0] } ?? []) + rows.indices
      let named = places.lazy.compactMap { priced.rows[$0].store }.compactMap { store in
        priced.ownPrice(line, at: store)?.choice
      }
      return named.first
    }
    loose = lines.indices.map { isLoose($0, names: names) }
    guard let reference else { return }
    comparable = lines.indices.filter { rows[reference].shown[$0] != nil }
    for place in rows.indices {
      let costs = comparable.map { rows[place].shown[$0]?.cost }
      guard costs.allSatisfy({ $0 != nil }) else { continue }
      rows[place].basketTotal = costs.compactMap(\.self).reduce(.zero, +)
    }
  }

  private func isLoose(_ line: Int, names: IDTable<ItemID, Item>) -> Bool {
    guard let model, let choice = judged[line],
      let dimension = dimensions.firstIndex(of: choice.dimension)
    else { return false }
    let goods = LooseGoods(
      unitValues: model.prices.unitValues, prices: model.prices.regular, names: names)
    return goods.contains(
      item: choice.item, in: dimension, currency: model.currency, asOf: asOf)
  }

  /// The store whose lines are compared: one that has all of them, else the usual one, else the one
  /// that has a price of most of them.
  ///
  /// So what only other stores sell, and no common items link with this one, is in no total.
  private var reference: Int? {
    func count(_ place: Int) -> Int { rows[place].shown.count { $0 != nil } }
    return rows.indices.first { place in lines.indices.allSatisfy { rows[place].own($0) != nil } }
      ?? rows.firstIndex { $0.store == model?.usualStore }.flatMap { count($0) > 0 ? $0 : nil }
      ?? rows.indices.min { (count($1), $0) < (count($0), $1) }
  }

  /// The price that is shown for a line, with its cost; `nil` without one, or beyond ``costLimit``.
  ///
  /// Of a group it is that of the cheapest item that was seen there of late, else that is known there;
  /// where none is, the middle one of those that are filled in.
  private func shownPrice(_ line: Int, at store: StoreID) -> StoreComparison.BasketPrice? {
    if let own = ownPrice(line, at: store) { return own.price }
    let estimates = wanted[line].compactMap { price(of: $0, at: store) }.sorted {
      $0.cost < $1.cost
    }
    return estimates.isEmpty ? nil : estimates[(estimates.count - 1) / 2]
  }

  private func ownPrice(
    _ line: Int, at store: StoreID
  ) -> (choice: BasketChoice, price: StoreComparison.BasketPrice)? {
    let found = wanted[line].compactMap { choice in
      price(of: choice, at: store).flatMap { $0.isFilledIn ? nil : (choice: choice, price: $0) }
    }
    let first = found.min { left, right in
      left.price.cost == right.price.cost && isStale(left.price) == isStale(right.price)
        ? left.choice.item < right.choice.item
        : BasketChoice.precedes(
          (isStale(left.price), left.price.cost), (isStale(right.price), right.price.cost))
    }
    guard var own = first else { return nil }
    if lines[line].isGroup { own.price.item = own.choice.item }
    return own
  }

  private func isStale(_ price: StoreComparison.BasketPrice) -> Bool { price.isStale(asOf: asOf) }

  private func price(of choice: BasketChoice, at store: StoreID) -> StoreComparison.BasketPrice? {
    guard let dimension = dimensions.firstIndex(of: choice.dimension),
      let shown = model?.shownPrice(of: choice.item, in: dimension, at: store)
    else { return nil }
    let quantity = choice.quantity
    let price =
      shown.exact.flatMap(choice.price)
      ?? Amount(estimating: shown.price / choice.contentOfOne, digits: 4, limit: .bookLimit)
    let cost =
      shown.exact?.cost(of: quantity, roundedToDigits: digits)
      ?? Amount(
        estimating: shown.price * quantity.approximateUnits, digits: digits, limit: costLimit)
    guard let price, let cost, cost <= costLimit else { return nil }
    return StoreComparison.BasketPrice(
      price: price, cost: cost, observed: shown.day, isFilledIn: shown.isEstimated)
  }

  /// What the quantity of a line is compared in; `nil` where nothing has a price in it.
  func dimension(of line: Int) -> DimensionID? {
    judged[line].flatMap { dimensions.firstIndex(of: $0.dimension) }
  }

  /// The item of a line; of a group the one that the model judges it by.
  func item(of line: Int) -> ItemID { judged[line]?.item ?? lines[line].item }

  /// Whether a store has a regular price of a line that is of the last 90 days, or without a day, and
  /// was itself seen of late; never of loose goods, whose price says nothing without their weight.
  func isSeenOfLate(_ line: Int, at place: Int) -> Bool {
    guard !loose[line], let price = rows[place].own(line), !price.isOffer,
      rows[place].lastSeen.map(isRecent) ?? true
    else { return false }
    return price.isUndated || !price.isStale(asOf: asOf)
  }

  /// What a line costs where the household buys it now: its shares of stores over the last three
  /// months times their shown prices.
  ///
  /// - Returns: `nil` where one of those stores has no shown price.
  private func costNow(_ line: Int) -> Amount? {
    guard let model, let choice = judged[line],
      let dimension = dimensions.firstIndex(of: choice.dimension)
    else { return nil }
    let shares = model.usualStores(of: choice.item, in: dimension)
    let costs = shares.compactMap { shownPrice(line, at: $0.store)?.cost }
    guard costs.count == shares.count else { return nil }
    // At one store it is the cost that is shown there, to the minor unit.
    return costs.count == 1
      ? costs[0] : amount(zip(costs, shares).reduce(0) { $0 + $1.0.approximateUnits * $1.1.share })
  }

  /// What the basket costs where the household buys it now; `nil` where a line has no price there.
  func totalNow() -> Amount? {
    let costs = comparable.map(costNow)
    return costs.isEmpty || costs.contains(nil) ? nil : costs.compactMap(\.self).reduce(.zero, +)
  }

  /// Where the lines of ``comparable`` are bought now: at one store, or where the household buys them.
  func boughtNow(at store: StoreID? = nil) -> PriceModel.BoughtNow? {
    model?.boughtNow(modelLines, at: store)
  }

  /// What is saved where a line is bought at one store instead of another, at shown prices.
  ///
  /// - Parameters:
  ///   - store: Where a line would be bought; lines without a store are left out.
  ///   - bought: Where it is bought now.
  ///   - amounts: What both sides cost; the model says how far their difference can be trusted.
  func saving(
    at store: (Int) -> StoreID?, insteadOf bought: PriceModel.BoughtNow?,
    _ amounts: (now: Amount, there: Amount)
  ) -> StoreComparison.Saving? {
    let stores = comparable.map(store)
    let count = stores.count { $0 != nil }
    guard let bought, let saving = model?.saving(of: bought, at: stores),
      let amount = amounts.now.subtractingIfFits(amounts.there)
    else { return nil }
    let half = saving.error.map { $0.halfWidth(within: Estimate.probability) }
    return StoreComparison.Saving(
      now: amounts.now, amount: amount, range: half.flatMap { range(around: amount, $0) },
      error: saving.error,
      sharePercent: saving.sharePercent * Double(count) / Double(max(1, lines.count)))
  }

  /// Whether a store that was seen last on this day still counts.
  func isRecent(_ day: CalendarDate) -> Bool {
    asOf.days(since: day) <= StoreComparison.staleDays
  }

  /// The 95 % interval of what the basket costs at a store; `nil` where the model lacks a price of it.
  func interval(at store: StoreID) -> ClosedRange<Amount>? {
    guard let total = model?.total(of: modelLines, at: store),
      total.pricedLines == comparable.count, let lower = amount(total.interval.lowerBound),
      let upper = amount(total.interval.upperBound)
    else { return nil }
    return lower...max(lower, upper)
  }

  /// An amount less and plus so many units of money, rounded to the minor unit.
  func range(around amount: Amount, _ half: Double) -> ClosedRange<Amount>? {
    guard let lower = self.amount(amount.approximateUnits - half),
      let upper = self.amount(amount.approximateUnits + half)
    else { return nil }
    return min(lower, amount)...max(upper, amount)
  }

  /// An estimated amount, rounded half away from zero to the minor unit; `nil` if it does not fit.
  func amount(_ units: Double) -> Amount? {
    Amount(estimating: units.magnitude, digits: digits, limit: .bookLimit)
      .map { units < 0 ? .zero - $0 : $0 }
  }

  /// The lines of ``comparable`` as the model takes them; one of an unknown dimension has no price.
  private var modelLines: [BasketLine] {
    comparable.map { line in
      let choice = judged[line]
      return BasketLine(
        item: choice?.item ?? lines[line].item,
        dimension: choice.flatMap { dimensions.firstIndex(of: $0.dimension) }
          ?? DimensionID(Int(UInt16.max)), quantity: choice?.quantity.approximateUnits ?? 0)
    }
  }
}

extension Amount {
  /// An estimated price per unit, in 1/10 000; `nil` where it does not fit.
  package init?(perUnit price: Double) {
    self.init(estimating: price, digits: 4, limit: .bookLimit)
  }

  /// An estimate rounded half away from zero to the minor unit.
  ///
  /// - Returns: `nil` for anything negative, beyond `limit` or not a number.
  init?(estimating units: Double, digits: Int, limit: Amount) {
    let step = Double(Amount.step(digits: digits))
    let tenThousandths = (units * 10_000 / step).roundedOnPaper() * step
    guard tenThousandths >= 0, tenThousandths <= Double(limit.tenThousandths),
      let exact = Int64(exactly: tenThousandths), exact <= limit.tenThousandths
    else { return nil }
    self.init(tenThousandths: exact)
  }
}

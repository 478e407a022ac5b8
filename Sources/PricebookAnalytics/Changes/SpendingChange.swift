package import PricebookModel

/// Why spending changed against a reference, by category and in all.
package struct SpendingChange: Sendable {
  package enum Reference: String, CaseIterable, Hashable, Sendable {
    /// Those that every month of the tables is compared with.
    package static let allCases: [Reference] = [.previousMonth, .threeMonths]

    case previousMonth = "previous-month"
    /// The mean of the three months before, or of those that there are.
    case threeMonths = "three-months"
    /// ``ReportPeriod/reference``; of one month the mean of its months.
    case given
  }

  @dynamicMemberLookup package struct Row: Hashable, Sendable {
    /// The month that is explained; in ``SpendingChange/givenRows`` that of the report.
    package var month: Month
    package var scope: BudgetVariance.Scope
    package var currency: CurrencyID
    package var reference: Reference
    package var parts: ChangeParts

    package subscript<Value>(dynamicMember part: KeyPath<ChangeParts, Value>) -> Value {
      parts[keyPath: part]
    }
  }

  @dynamicMemberLookup package struct ItemChange: Hashable, Sendable {
    package var item: ItemID
    package var currency: CurrencyID
    /// The effects are zero where no store sold the item in both.
    package var parts: ChangeParts
    /// The change of the price at the same stores; `nil` where no store has a price in both.
    package var priceChangePercent: Double?
    /// Whether it was not bought in the reference at all.
    package var isNew: Bool

    package subscript<Value>(dynamicMember part: KeyPath<ChangeParts, Value>) -> Value {
      parts[keyPath: part]
    }
  }

  /// What prices did from the reference to the report's months, over items bought in both.
  ///
  /// Sentences name amounts of these items alone, so that no share of the spending is asked for.
  package struct PriceChange: Hashable, Sendable {
    package var currency: CurrencyID
    /// Whether a sentence may say that prices at the same stores changed.
    package var sameStores: ChangeClaim
    /// Whether a sentence may say that dearer or cheaper stores were chosen.
    package var storeChoice: ChangeClaim
  }

  /// Sorted by month, scope (the whole month first), currency, reference.
  package var rows: [Row] = []
  /// The report's months against ``ReportPeriod/reference``, in the same order; empty where a month
  /// is compared with those before it, which is in ``rows``.
  package var givenRows: [Row] = []
  /// The items that moved the report's months most, by currency, then change, highest first.
  ///
  /// At most ``itemLimit`` each by increase, decrease, and price effect up and down.
  package var items: [ItemChange] = []
  /// What may be said of prices in the report's months, by currency.
  package var priceChanges: [PriceChange] = []
  /// How many months the mean is over that the report's month is compared with, 1 for other periods;
  /// 0 where there is nothing to compare with.
  package var referenceMonths = 0

  /// Items named in each direction.
  package static let itemLimit = 5

  package init() {}

  /// Splits the change of every month against both references.
  ///
  /// - *Price*: Bennet's price effect (``PriceEffect``) of every product bought in both at a price:
  ///   the item at one store, in one dimension and currency, within a category.
  /// - *Store choice*: Bennet's price effect of every item, over all stores together, less those of
  ///   its products. A unit value over several outlets changes with their prices and with the share
  ///   of each (W. E. Diewert and P. von der Lippe, "Notes on Unit Value Index Bias", Jahrbücher für
  ///   Nationalökonomie und Statistik 230 (2010)); this is the second part. Where no store has a
  ///   price in both, it is the whole price effect of the item.
  /// - What is in one of them alone is *new* or *gone*; where a group has both, another item of it was
  ///   bought instead, and the difference is that of the *brand*.
  /// - *Quantity* is the remainder: Bennet's quantity effect, and what has no price, such as refunds,
  ///   free items and adjustments.
  ///
  /// Of a reference of several months the mean counts. All parts of a category are rounded to the
  /// minor unit, and everything together is the sum of the categories, so that both add up.
  ///
  /// The first month of the data has nothing before it and no rows; a month without data has some
  /// as long as its reference has data.
  init(_ decomposition: ChangeDecomposition, names: BookNames, units: UnitTable) {
    self.init()
    let days = decomposition.days
    let parts = ChangesByCategory(decomposition, names: names, units: units)
    let references = Reference.allCases.count
    for first in stride(from: 0, to: days.tabled, by: references) {
      rows += parts.rows(of: first..<first + references)
    }
    if let own = days.own, days.comparisons[own].reference == .given {
      givenRows = parts.rows(of: own..<own + 1)
    }
    setItems(decomposition, names: names, units: units)
  }

  /// The parts of the change of every category and currency, by comparisons.
  private struct ChangesByCategory {
    let decomposition: ChangeDecomposition
    let units: UnitTable
    let minorUnits: IDTable<CurrencyID, Int64>
    let adjustments: Int
    /// By slot, with the number of a category and currency.
    let slots: [[(key: Int, spent: ChangeDecomposition.Spent)]]
    let switches: [Int: [Int: ChangeDecomposition.Switch]]

    init(_ decomposition: ChangeDecomposition, names: BookNames, units: UnitTable) {
      self.decomposition = decomposition
      self.units = units
      minorUnits = names.currencies.mapValues { Amount.step(digits: $0.minorUnitDigits) }
      adjustments = names.categories.count
      var slots = [[(key: Int, spent: ChangeDecomposition.Spent)]](
        repeating: [], count: decomposition.days.slotCount)
      decomposition.spent.forEach { key, slot, spent in
        if spent.lines > 0 { slots[slot].append((key, spent)) }
      }
      self.slots = slots
      switches = decomposition.brandSwitches
    }

    private func sums(_ range: some Sequence<Int>) -> [Int: ChangeDecomposition.Spent] {
      range.reduce(into: [:]) { sums, slot in
        for (key, spent) in slots[slot] {
          sums[key, default: ChangeDecomposition.Spent()] += spent
        }
      }
    }

    /// The rows of the whole months of some comparisons, then those of the categories.
    func rows(of places: Range<Int>) -> [Row] {
      let sides = decomposition.days.comparisons[places].map {
        (now: sums($0.reported), before: sums($0.before.joined()))
      }
      // By currency, then reference.
      var totals: [Int: Row] = [:]
      var rows: [Row] = []
      for key in Set(sides.flatMap { Array($0.now.keys) + $0.before.keys }).sorted() {
        let (group, rank) = key.quotientAndRemainder(dividingBy: decomposition.currencyCount)
        for (place, side) in zip(places, sides)
        where side.now[key] != nil || side.before[key] != nil {
          let comparison = decomposition.days.comparisons[place]
          var row = Row(
            month: comparison.month, scope: .wholeMonth, currency: units.currenciesByRank[rank],
            reference: comparison.reference, parts: ChangeParts())
          let parts = parts(
            of: key, at: place, now: side.now[key] ?? .init(), before: side.before[key] ?? .init())
          totals[rank * places.count + place - places.lowerBound, default: row].parts += parts
          row.scope = .category(group == adjustments ? .adjustments : .named(CategoryID(group)))
          row.parts = parts
          rows.append(row)
        }
      }
      return totals.sorted { $0.key < $1.key }.map(\.value) + rows
    }

    private func parts(
      of key: Int, at place: Int, now: ChangeDecomposition.Spent, before: ChangeDecomposition.Spent
    ) -> ChangeParts {
      let rank = key % decomposition.currencyCount
      let minorUnit = minorUnits[units.currenciesByRank[rank]]
      let count = decomposition.days.comparisons[place].parts
      func mean(_ sum: Int64) -> Amount { .mean(sum, over: count, minorUnit: minorUnit) }
      let inBoth = decomposition.boughtInBoth.value(group: key, month: place)
      let brands = switches[key]?[place] ?? .init()
      var parts = ChangeParts(
        previous: mean(before.all), current: Amount(tenThousandths: now.all),
        newItems: Amount(tenThousandths: now.bought - inBoth.now - brands.now),
        goneItems: -mean(before.bought - inBoth.before - brands.before),
        itemEffect: inBoth.itemEffect, productEffect: inBoth.productEffect, minorUnit: minorUnit)
      parts.brandEffect = Amount(tenThousandths: brands.now) - mean(brands.before)
      parts.previousRefunds = mean(min(0, before.all - before.bought))
      parts.currentRefunds = Amount(tenThousandths: min(0, now.all - now.bought))
      return parts
    }
  }

  mutating func setItems(_ decomposition: ChangeDecomposition, names: BookNames, units: UnitTable) {
    referenceMonths = decomposition.days.own.map { decomposition.days.comparisons[$0].parts } ?? 0
    items = Self.largest(
      of: decomposition.items, referenceMonths: referenceMonths, units: units,
      minorUnits: names.currencies.mapValues { Amount.step(digits: $0.minorUnitDigits) })
    priceChanges = Self.priceChanges(of: decomposition.items, units: units)
  }

  private static func priceChanges(
    of items: [ChangeDecomposition.ItemSum], units: UnitTable
  ) -> [PriceChange] {
    var sameStores = units.currenciesByRank.map { _ in MatchedCosts() }
    var storeChoice = sameStores
    for item in items {
      sameStores[item.rank].add(item.products.before, item.products.now)
      let effect = PriceEffect.unscaled(item.whole.scaled - item.products.scaled)
      guard effect != 0 else { continue }
      storeChoice[item.rank].add(item.whole.before, item.whole.before + effect)
    }
    let claim = { (costs: MatchedCosts) in
      ClaimGate.change(
        costs.change(), coveragePercent: nil, products: costs.count, among: ClaimGate.findingKinds)
    }
    return units.currenciesByRank.enumerated().map { rank, currency in
      PriceChange(
        currency: currency, sameStores: claim(sameStores[rank]),
        storeChoice: claim(storeChoice[rank]))
    }
  }

  /// ``SpendingChange/items`` of all items, which are in their order.
  static func largest(
    of items: [ChangeDecomposition.ItemSum], referenceMonths: Int, units: UnitTable,
    minorUnits: IDTable<CurrencyID, Int64>
  ) -> [ItemChange] {
    let months = Int128(max(1, referenceMonths))
    // Times the number of months, so that it is whole.
    func change(_ place: Int) -> Int128 {
      Int128(items[place].now.all) * months - Int128(items[place].before.all)
    }
    func effect(_ place: Int) -> Int128 { items[place].products.scaled }
    var found: [ItemChange] = []
    for rank in units.currenciesByRank.indices {
      let own = items.indices.filter { items[$0].rank == rank }
      guard !own.isEmpty else { continue }
      let limit = itemLimit
      let rises: (Int, Int) -> Bool = { (change($1), $0) < (change($0), $1) }
      let up = own.foremost(limit, by: rises).filter { change($0) > 0 }
      let down = own.foremost(limit) { rises($1, $0) }.filter { change($0) < 0 }
      let dearer = own.foremost(limit) { (effect($1), $0) < (effect($0), $1) }
      let cheaper = own.foremost(limit) { (effect($0), $0) < (effect($1), $1) }
      var wanted = up + down
      for place in dearer.filter({ effect($0) > 0 }) + cheaper.filter({ effect($0) < 0 })
      where !wanted.contains(place) { wanted.append(place) }
      let currency = units.currenciesByRank[rank]
      let minorUnit = minorUnits[currency]
      found += wanted.sorted(by: rises).map { place in
        let sum = items[place]
        return ItemChange(
          item: sum.item, currency: currency,
          parts: ChangeParts(
            previous: Amount.mean(sum.before.all, over: referenceMonths, minorUnit: minorUnit),
            current: Amount(tenThousandths: sum.now.all), itemEffect: sum.whole.scaled,
            productEffect: sum.products.scaled, minorUnit: minorUnit),
          priceChangePercent: sum.products.before > 0
            ? (sum.products.now / sum.products.before - 1) * 100 : nil,
          isNew: sum.now.bought > 0 && sum.before.lines == 0)
      }
    }
    return found
  }
}

extension Amount {
  /// The mean of a sum over months, rounded half away from zero to the minor unit; of one the sum.
  static func mean(_ sum: Int64, over months: Int, minorUnit: Int64) -> Amount {
    guard months > 1 else { return Amount(tenThousandths: sum) }
    let units = Int128(sum).dividedRounding(by: Int128(months) * Int128(minorUnit))
    return Amount(tenThousandths: Int64(clamping: units * Int128(minorUnit)))
  }
}

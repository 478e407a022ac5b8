import PricebookAnalytics
import PricebookModel

/// The part of the page of stores that is about one basket, in one currency.
struct BasketComparison {
  let comparison: StoreComparison
  let scope: CurrencyScope

  init(_ comparison: StoreComparison, in scope: CurrencyScope) {
    self.comparison = comparison
    self.scope = CurrencyScope(
      comparison.currency, analysis: scope.analysis, context: scope.context)
  }

  var words: ReportWords { scope.words }
  var stores: [StoreComparison.StoreTotal] { comparison.stores }
  var itemCount: Int { comparison.basket.lines.count }
  private var advice: StoreAdvice { comparison.advice }

  var basketName: RichText {
    switch comparison.kind {
    case .usual:
      comparison.monthsOfUsual == 0 ? words.comparison.soFar : words.comparison.usualMonth
    case .next: words.next.title
    case .seen: words.comparison.seenBasket
    case .file, .planningCart: .name(comparison.basket.name)
    }
  }

  /// What amounts are of: those of a usual month are a month's.
  var span: BasketSpan {
    switch comparison.kind {
    case .usual: comparison.monthsOfUsual == 0 ? .soFar : .month
    case .next, .file, .planningCart: .shop
    case .seen: .soFar
    }
  }

  func name(_ store: StoreComparison.StoreTotal) -> String { scope.storeName(store.store) }
  func name(_ place: Int) -> String { name(stores[place]) }
  /// The item of a line as it is bought at a store: of a group, its name and the item of it that is
  /// cheapest there.
  func itemName(_ line: Int, at store: Int) -> LinkedName {
    let asked = scope.itemName(comparison.basket.lines[line].item)
    guard let item = stores[store].prices[line]?.item else { return asked }
    var name = scope.itemName(item)
    name.text = "\(asked.text) (\(name.text))"
    return name
  }
  func total(_ place: Int) -> Value {
    scope.written(stores[place].basketTotal ?? stores[place].total)
  }

  var usual: StoreComparison.StoreTotal? { comparison.usualStore.map { stores[$0] } }

  /// What the stores ask, led by how dear they are where none has enough of the basket.
  ///
  /// - Parameter others: Baskets that are told of beside it.
  func sections(besides others: [BasketComparison] = []) -> [Section] {
    let levels = PriceLevels(in: scope)?.section(isLead: levelsAnswer != nil)
    let switches = SwitchesSection(self)?.section(isLead: switchesAnswer != nil)
    let lead =
      levelsAnswer == nil ? [storesSection, switches, levels] : [levels, storesSection, switches]
    let months = BasketMonthsSection(self)?.section(
      others.compactMap { BasketMonthsSection($0)?.sentence })
    return ([priceNow?.section] + lead + [pairSection, months]).compactMap(\.self)
  }

  /// Whether the stores have too little of the basket in common for it to answer.
  private var isUnanswered: Bool {
    switch advice.finding {
    case .one, .none: stores.count > 1
    case .saves, .seen, .alike, .unclear, .lowest: false
    }
  }

  /// What was seen for less item by item, where no store answers for the whole basket.
  private var switchesAnswer: SwitchesSection? {
    guard isUnanswered, left == nil, let switches = SwitchesSection(self), switches.isWorthTelling
    else { return nil }
    return switches
  }

  /// Price levels that may be stated, where the basket does not answer.
  private var levelsAnswer: PriceLevels? {
    guard isUnanswered, switchesAnswer == nil, let levels = PriceLevels(in: scope), levels.isStated
    else { return nil }
    return levels
  }

  /// What answers in the first months, while nothing else does.
  private var priceNow: PriceNow? {
    guard isUnanswered, switchesAnswer == nil, levelsAnswer == nil else { return nil }
    return PriceNow(in: scope, of: span == .shop ? items : nil)
  }

  /// The items of the basket, of a group all that it has.
  private var items: Set<ItemID> {
    let groups = scope.book.names.groups
    return Set(
      comparison.basket.lines.flatMap { line -> [ItemID] in
        guard line.isGroup, let members = groups[line.item] else { return [line.item] }
        return members.map(\.item)
      })
  }

  var headline: RichText {
    switchesAnswer?.heading ?? levelsAnswer?.sentence ?? priceNow?.sentence ?? answer
  }

  var deck: RichText {
    RichText(
      sentences: [
        comparison.rejectedLines > 0
          ? words.comparison.rejectedLines(comparison.rejectedLines) : nil,
        switchesAnswer?.evidence ?? levelsAnswer?.range ?? priceNow?.evidence ?? evidence,
        left == nil ? advice.stated.flatMap { aged($0.store) } : nil, beyond,
        switchesAnswer != nil && hasStatedSaving ? words.switches.apart(items: itemCount) : nil,
        comparison.kind == .usual && comparison.monthsOfUsual == 0
          ? words.comparison.noWholeMonth(receipts: UsualMonth.leastReceipts) : nil,
      ].compactMap { $0 }.filter { !$0.isEmpty })
  }

  /// Where the basket is cheaper, or what it costs: the heading, from ``StoreAdvice`` alone.
  var answer: RichText {
    if let left { return left }
    guard stores.count > 1 else {
      return words.comparison.oneStore(name(0), total(0), basket: basketName)
    }
    switch advice.finding {
    case .saves(let lead, let places):
      return words.comparison.cheaperElsewhere(
        WrittenLead(lead, in: scope), at: places.map(name), span)
    case .seen(let seen):
      return words.comparison.seenLess(
        scope.written(seen.amount), at: seen.lowest.map(name), than: name(seen.against), span,
        pricesOf(seen.days, isPartlyUndated: seen.isPartlyUndated))
    case .alike(let places): return words.comparison.alike(places.map(name))
    case .unclear(let places):
      let isAll = comparison.candidates.count == places.count
      return words.comparison.unclear(
        places.count, percent: isAll ? nil : comparison.availabilityPercent,
        names: advice.dearer.isEmpty ? [] : places.map(name))
    case .lowest(let places):
      return words.comparison.lowest(
        total(places[0]), at: places.map(name), estimated: estimated(places[0]))
    case .one(let place):
      return stores.count(where: \.isEligible) == 1
        ? words.comparison.oneEligible(name(place), comparison.availabilityPercent)
        : words.comparison.oneStore(name(place), total(place), basket: basketName)
    case .none: return words.comparison.noneEligible(comparison.availabilityPercent)
    }
  }

  /// From when to when prices are, in part of a sentence.
  func pricesOf(_ days: ClosedRange<CalendarDate>?, isPartlyUndated: Bool) -> RichText {
    let asOf = comparison.asOf
    let written = days.map { days in
      let (first, last) = (days.lowerBound, days.upperBound)
      return words.comparison.days(
        first, last, isDay: first == last, isMonth: first.month == last.month,
        isOfYear: isOfYear(first) && last.month.year == asOf.month.year)
    }
    return words.comparison.pricesOf(days: written, isUndated: isPartlyUndated)
  }

  private func isOfYear(_ day: CalendarDate) -> Bool {
    day.month.year == comparison.asOf.month.year
  }

  private func estimated(_ place: Int) -> Value? {
    stores[place].estimated > .zero ? scope.written(stores[place].estimated) : nil
  }

  /// Where no store was seen of late, nothing is said of what anything costs now.
  private var left: RichText? {
    stores.contains { $0.isCurrent(asOf: comparison.asOf) }
      ? nil : stores.compactMap(\.lastSeen).max().map { words.comparison.lastPrices($0) }
  }

  private var evidence: RichText {
    guard left == nil else {
      return words.comparison.notSeen(
        words.shared.list(stores.map(name)), days: StoreComparison.staleDays)
    }
    guard stores.count > 1 else {
      return words.comparison.secondStoreNeeded(
        available: stores[0].availableItemCount, of: itemCount, currency: scope.currency)
    }
    switch advice.finding {
    case .saves(_, let places):
      guard let saving = stores[places[0]].saving else { return "" }
      return words.comparison.savingRange(
        now: scope.written(saving.now), at: comparison.hasPurchases ? nil : usual.map(name),
        there: scope.written(saving.there), at: name(places[0]),
        low: saving.range.map { scope.written($0.lowerBound) },
        high: saving.range.map { scope.written($0.upperBound) },
        estimated: estimatedItems(places[0]))
    case .seen(let seen): return totals(of: seen.lowest + [seen.against])
    case .alike(let places):
      return RichText(sentences: [totals(of: places), words.comparison.ties()])
    case .unclear(let places):
      return RichText(
        sentences: [totals(of: places), words.comparison.unclearWhy, dearer].compactMap(\.self))
    case .lowest(let places):
      let others = comparison.candidates.filter { stores[$0].isEligible && !places.contains($0) }
      guard let dearer, others.allSatisfy(advice.dearer.contains) else {
        return RichText(
          sentences: [totals(of: places + others), dearer, words.comparison.tooFewSeen]
            .compactMap(\.self))
      }
      return dearer
    case .one(let place):
      return RichText(
        sentences: [
          words.comparison.ownItems(stores[place].availableItemCount, of: itemCount), gone,
        ].compactMap(\.self))
    case .none:
      let current = stores.filter { $0.isCurrent(asOf: comparison.asOf) }
      let most = current.map(\.availableItemCount).max() ?? 0
      return words.comparison.mostAvailable(
        current.filter { $0.availableItemCount == most }.map(name), available: most, of: itemCount)
    }
  }

  /// What the stores cost more that are stated to; `nil` without one.
  private var dearer: RichText? {
    guard let now = advice.dearer.first.flatMap({ stores[$0].saving?.now }) else { return nil }
    let others = advice.dearer.prefix(Self.totalLimit).compactMap { place in
      stores[place].saving.map {
        words.comparison.moreAt(name(place), scope.written($0.amount.magnitude))
      }
    }
    return words.comparison.dearer(
      now: scope.written(now), at: comparison.hasPurchases ? nil : usual.map(name),
      words.shared.list(others))
  }

  /// Whether the page says what the whole basket costs less at one store.
  var hasStatedSaving: Bool { advice.stated != nil || advice.beyond != nil }

  private static let totalLimit = 3

  private func totals(of places: [Int]) -> RichText {
    words.comparison.wholeTotals(
      words.shared.list(
        places.prefix(Self.totalLimit).map { "\(name: name($0)) \(total($0))" as RichText }))
  }

  /// The stores that nothing is said of, since they were not seen of late, with their last days.
  var gone: RichText? {
    let gone = stores.filter { !$0.isCurrent(asOf: comparison.asOf) }.map { store in
      store.lastSeen.map { words.comparison.storeAndDay(name(store), $0) }
        ?? .name(name(store))
    }
    return gone.isEmpty
      ? nil
      : words.comparison.notSeen(
        words.shared.list(gone, limit: 6), days: StoreComparison.staleDays)
  }

  /// That a store which is said to be cheaper was not seen for some weeks.
  func aged(_ place: Int) -> RichText? {
    guard let last = stores[place].lastSeen,
      comparison.asOf.days(since: last) > StoreComparison.agedDays
    else { return nil }
    return words.comparison.seenLast(name(place), last, isOfYear: isOfYear(last))
  }

  private func estimatedItems(_ place: Int) -> Int {
    stores[place].prices.count { $0?.isFilledIn == true }
  }

  /// A store below the threshold that is stated to save more, and one whose total is lower without
  /// that anything may be stated.
  private var beyond: RichText? {
    let more = advice.beyond.flatMap { place in
      stores[place].saving?.claim.map {
        words.comparison.beyond(
          WrittenLead($0, in: scope), at: name(place), items: stores[place].availableItemCount,
          of: itemCount, span)
      }
    }
    let lower = advice.lower.map {
      words.comparison.lowerTotal(name($0), total($0), estimated: estimated($0))
    }
    return more ?? lower
  }
}

extension Quantity {
  /// A mean of receipts, rounded to what a person would write.
  func shown(in unit: UnitOfMeasure) -> Quantity {
    let step: Int128 = unit.dimension == .count ? 100_000 : 10_000
    let steps = Int128(millionths).dividedRounding(by: step)
    return steps == 0 ? self : Quantity(millionths: Int64(clamping: steps * step))
  }
}

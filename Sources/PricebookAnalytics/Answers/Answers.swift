package import PricebookModel

/// Every claim that the reports of one period make or decline.
package struct Answers: Sendable {
  /// By question, then subject and basket by name, currency, unit and what it is against.
  package let all: [Answer]
  /// The places of every question's answers.
  private let places: [Answer.Question: Range<Int>]

  package func callAsFunction(_ question: Answer.Question, in currency: CurrencyID) -> [Answer] {
    places[question].map { all[$0].filter { $0.currency == currency } } ?? []
  }

  /// Those of ``callAsFunction(_:in:)`` that pages may state; one by one, as they may be many.
  package func stated(
    _ question: Answer.Question, in currency: CurrencyID
  ) -> LazyFilterSequence<ArraySlice<Answer>> {
    let own = places[question].map { all[$0] } ?? []
    return own.lazy.filter { $0.currency == currency && $0.isStated }
  }

  package init() { (all, places) = ([], [:]) }

  /// How much a category must move to be named, in percent of the period's spending.
  package static let categoryPercent = 5

  init(of analysis: Analysis) {
    let changes = Self.spendingChanges(of: analysis)
    // With data of one month before, its comparison and that with the mean of three are one row.
    let spending = Self.spending(in: analysis).filter { row in
      !changes.contains {
        $0.question == row.question && $0.subject == row.subject && $0.against == row.against
          && $0.currency == row.currency
      }
    }
    let facts =
      Self.checks(of: analysis) + spending + Self.budgets(of: analysis) + changes
      + Self.pricesNow(of: analysis) + Self.packageSizes(of: analysis) + Self.due(in: analysis)
    let span = analysis.period.span
    let estimates = analysis.priceModels.flatMap {
      Self.priceChanges(in: $0, span) + Self.storeLevels(in: $0, analysis.storesSeen, span)
    }
    let rows =
      facts + estimates + Self.official(in: analysis) + Self.baskets(of: analysis, span)
      + Self.monthEnds(of: analysis)
    let names = analysis.book.names
    let subjects = rows.map { $0.subject.name(in: names) }
    let byQuestion = Dictionary(grouping: rows.indices) { rows[$0].question }
    var all: [Answer] = []
    var places: [Answer.Question: Range<Int>] = [:]
    for question in Answer.Question.allCases.sorted() {
      let first = all.count
      let order = (byQuestion[question] ?? []).sorted {
        subjects[$0] == subjects[$1]
          ? Self.isEarlier(rows[$0], rows[$1], names) : subjects[$0] < subjects[$1]
      }
      for place in order { all.append(rows[place]) }
      if question == .itemChange { Self.appendItemChanges(of: analysis, to: &all) }
      if all.count > first { places[question] = first..<all.count }
    }
    (self.all, self.places) = (all, places)
  }

  /// The order of answers that have one question and one subject.
  ///
  /// What it is against comes last, because its name has to be made.
  private static func isEarlier(_ left: Answer, _ right: Answer, _ names: BookNames) -> Bool {
    if left.basket != right.basket { return (left.basket ?? "") < (right.basket ?? "") }
    if left.currency != right.currency {
      return names.currencies[left.currency] < names.currencies[right.currency]
    }
    let (unit, other) = (left.estimate.unit, right.estimate.unit)
    if unit != other { return unit < other }
    return (left.against?.name(in: names) ?? "") < (right.against?.name(in: names) ?? "")
  }
}

extension Answer.Subject {
  /// As in `answers.csv`.
  package func name(in names: BookNames) -> String {
    switch self {
    case .all, .spending(.wholeMonth): "all"
    case .household: "household"
    case .spending(.category(.named(let id))): names.categories[id]
    case .spending(.category(.adjustments)): "adjustments"
    case .spending(.unusedCategory(let name)): name
    case .prices(let category): "category: \(names.categories[category])"
    case .store(let store): names.stores[store]
    case .item(let item): names.items[item].name
    case .product(let item, let store): "\(names.items[item].name), \(names.stores[store])"
    case .check(let check): check.name(in: names)
    }
  }
}

extension Answer.Against {
  package func name(in names: BookNames) -> String {
    switch self {
    case .budget: "budget"
    case .period(let period, parts: 1): period.description
    case .period(let period, let parts): "\(period), mean of \(parts)"
    case .store(let store): names.stores[store]
    case .item(let item): names.items[item].name
    case .now: "now"
    case .day(let day): day.description
    }
  }
}

/// Rows of what was spent, and of what is to check.
extension Answers {
  private static func checks(of analysis: Analysis) -> [Answer] {
    let names = analysis.book.names
    let currencies = names.currencies
    // Counts have no currency; their rows name the first one of the reports.
    guard let first = analysis.currencies.first.flatMap(currencies.firstIndex(of:)) else {
      return []
    }
    return analysis.checks.map { check in
      .fact(
        .check, .check(check), against: check.day.map { .day($0) }, in: analysis.period.span,
        currency: check.currency(in: names) ?? first, check.figure)
    }
  }

  /// What was spent, and for a month how that compares with the same days of the month before and of
  /// the same month a year ago.
  private static func spending(in analysis: Analysis) -> [Answer] {
    let period = analysis.period
    let months = Dictionary(
      grouping: analysis.spending.byMonth.rows(
        from: period.begun.lowerBound, through: period.begun.upperBound), by: \.currency)
    let changes = Dictionary(
      grouping: analysis.spendingChange.rows.lazy.filter { row in
        row.month == period.month && row.reference == .previousMonth && row.scope != .wholeMonth
      }, by: \.currency)
    let before = [period.month.yearBefore, period.month.adding(months: -1)].map { month in
      let rows = Dictionary(
        analysis.spending.byMonth.rows(of: month).map { ($0.currency, $0) },
        uniquingKeysWith: { first, _ in first })
      return (months: MonthPeriod(month), rows: rows)
    }
    return months.flatMap { currency, rows in
      let spent = rows.reduce(Amount.zero) { $0 + $1.spent }
      let facts = [
        Answer.fact(
          .spending, .all, against: nil, in: period.span, currency: currency, .money(spent))
      ]
      guard period.isMonth else { return facts }
      return facts
        + before.compactMap { other, rows in
          guard period.covers(other), let row = rows[currency] else { return nil }
          let reference = period.isOver ? row.spent : row.spentToSameDay
          return .fact(
            .spendingChange, .all, against: .period(other, parts: 1), in: period.span,
            currency: currency, .money(spent - reference))
        }
        + categoryChanges(
          // A month without receipts may lack its files: nothing is more than in it.
          before[1].rows[currency] == nil ? [] : changes[currency] ?? [], of: analysis,
          spent: spent, against: .period(before[1].months, parts: 1))
    }
  }

  private static func budgets(of analysis: Analysis) -> [Answer] {
    analysis.budget.rows(of: analysis.period, names: analysis.book.names).compactMap { row in
      guard let variance = row.variance else { return nil }
      return .fact(
        .budget, row.scope == .wholeMonth ? .all : .spending(row.scope), against: .budget,
        in: analysis.period.span, currency: row.currency, .money(variance))
    }
  }

  private static func spendingChanges(of analysis: Analysis) -> [Answer] {
    let (change, period) = (analysis.spendingChange, analysis.period)
    let against =
      period.reference.map { Answer.Against.period($0, parts: max(1, change.referenceMonths)) }
      ?? months(before: period.month, count: change.referenceMonths)
    let rows = change.ownRows(of: period)
    return rows.filter { $0.scope == .wholeMonth }.flatMap { total in
      [
        .fact(
          .spendingChange, .all, against: against, in: period.span, currency: total.currency,
          .money(total.change))
      ]
        + categoryChanges(
          rows.filter { $0.currency == total.currency && $0.scope != .wholeMonth }, of: analysis,
          spent: total.current, against: against)
    }
  }

  /// The categories that moved most, each with all of its parts.
  private static func categoryChanges(
    _ rows: [SpendingChange.Row], of analysis: Analysis, spent: Amount, against: Answer.Against?
  ) -> [Answer] {
    let parts = CategoryParts(of: rows, names: analysis.book.names)
    return rows.compactMap { row in
      let change = row.change + (parts.change(below: row.scope) ?? .zero)
      guard row.change.isAtLeast(percent: categoryPercent, of: spent),
        change.isAtLeast(percent: categoryPercent, of: spent)
      else { return nil }
      return .fact(
        .categoryChange, .spending(row.scope), against: against, in: analysis.period.span,
        currency: row.currency, .money(change))
    }
  }

  private static func months(before month: Month, count: Int) -> Answer.Against? {
    guard count > 0 else { return nil }
    return .period(
      MonthPeriod(month.adding(months: -count)...month.adding(months: -1)), parts: count)
  }

  private static func monthEnds(of analysis: Analysis) -> [Answer] {
    guard analysis.period.isMonth, !analysis.period.isOver else { return [] }
    return analysis.budget.rows.rows(of: analysis.period.month).compactMap { row in
      guard let projection = row.projection, let budget = row.budget,
        let excess = projection.subtractingIfFits(budget)
      else { return nil }
      return Answer(
        period: analysis.period.span, question: .monthEnd,
        subject: row.scope == .wholeMonth ? .all : .spending(row.scope), against: .budget,
        currency: row.currency, estimate: .money(excess), isStated: row.end != nil,
        reason: row.end == nil ? .unclearEnd : nil)
    }
  }
}

extension SpendingChange {
  /// The rows of what the reports tell: everything together, then the categories, by currency.
  package func ownRows(of period: ReportPeriod) -> [Row] {
    guard period.reference == nil else { return givenRows }
    guard period.isMonth, referenceMonths > 0 else { return [] }
    return rows.filter { $0.month == period.month && $0.reference == .threeMonths }
  }
}

/// Rows of prices, stores and baskets, and of what is due.
extension Answers {
  private static func due(in analysis: Analysis) -> [Answer] {
    // That which reports begin with; none in a book without any amount.
    let currencies = analysis.book.names.currencies
    guard let currency = analysis.currencies.first.flatMap(currencies.firstIndex(of:))
    else { return [] }
    return analysis.due.items.map { item in
      .fact(
        .due, .item(item.item), against: .day(analysis.period.asOf), in: analysis.period.span,
        currency: currency, .days(item.due.days(since: analysis.period.asOf)))
    }
  }

  private static func packageSizes(of analysis: Analysis) -> [Answer] {
    // A package that became smaller is news for a year.
    let (begun, last) = (analysis.period.begun.lowerBound, analysis.period.priceMonth)
    let first = min(begun.isWeek ? last : begun, last.adding(months: -11))
    return analysis.packages.shrinkflation.filter {
      (first...last).contains($0.new.month)
    }.map {
      .fact(
        .packageSize, .product($0.new.item, $0.store), against: .item($0.old.item),
        in: analysis.period.span, currency: $0.currency, .percent($0.changePercent))
    }
  }

  /// Items with regular prices at two stores or more: the cheapest against the dearest.
  private static func pricesNow(of analysis: Analysis) -> [Answer] {
    let (values, period) = (analysis.unitValues, analysis.period)
    let looseGoods = analysis.looseGoods
    // With more months, the price levels of stores answer this.
    guard let start = period.firstPriceMonth,
      period.priceMonth.months(since: start) < PriceModel.fewestMonths
    else { return [] }
    var answers: [Answer] = []
    for range in values.itemRanges() {
      let item = values.series[range.lowerBound].item
      let current = range.filter { analysis.storesSeen.isCurrent(values.series[$0].store) }
      let known = current.compactMap { place in
        analysis.regularPrices.last(series: place).map { (series: values.series[place], last: $0) }
      }
      for (_, places) in Dictionary(grouping: known, by: \.series.measure) where places.count > 1 {
        let sorted = places.sorted { $0.last.price.isLower(than: $1.last.price) }
        let (low, high) = (sorted[0], sorted[sorted.count - 1])
        let isLoose = looseGoods.contains(
          item: item, in: low.series.dimension, currency: low.series.currency, asOf: period.asOf)
        guard !isLoose, low.last.price.isLower(than: high.last.price),
          let cheap = low.last.price.rounded,
          let dear = high.last.price.rounded
        else { continue }
        answers.append(
          .fact(
            .priceNow, .product(item, low.series.store), against: .store(high.series.store),
            in: period.span, currency: low.series.currency, .money(cheap - dear)))
      }
    }
    return answers
  }

  /// Appends how the prices of products changed, in the order of their names.
  ///
  /// They are by far the most, so that they are made where they stay.
  private static func appendItemChanges(of analysis: Analysis, to all: inout [Answer]) {
    guard analysis.period.isMonth else { return }
    let (changes, names) = (analysis.regularPriceChanges, analysis.book.names)
    let changed = changes.indices.filter { changes[$0].percent != 0 }
    let subjects = changed.map { subject(of: changes[$0], in: analysis).name(in: names) }
    let order = changed.indices.sorted { subjects[$0] < subjects[$1] }
    all.reserveCapacity(all.count + changed.count * 2)
    var place = 0
    while place < order.count {
      let (first, subject) = (all.count, subjects[order[place]])
      var products = 0
      repeat {
        let change = changes[changed[order[place]]]
        if let cost = change.yearlyCost { all.append(answer(change, .money(cost), in: analysis)) }
        all.append(answer(change, .percent(change.percent), in: analysis))
        (place, products) = (place + 1, products + 1)
      } while place < order.count && subjects[order[place]] == subject
      // A product in several units or currencies.
      if products > 1 { all[first...].sort { isEarlier($0, $1, names) } }
    }
  }

  private static func subject(
    of change: RegularPriceChange, in analysis: Analysis
  ) -> Answer.Subject {
    let series = analysis.unitValues.series[change.series]
    return .product(series.item, series.store)
  }

  private static func answer(
    _ change: RegularPriceChange, _ estimate: Answer.Figure, in analysis: Analysis
  ) -> Answer {
    let first = change.since.adding(months: 1 - RegularPriceChange.months)
    return Answer(
      period: analysis.period.span, question: .itemChange,
      subject: subject(of: change, in: analysis),
      against: .period(MonthPeriod(first...change.since), parts: 1),
      currency: analysis.unitValues.series[change.series].currency, estimate: estimate,
      isStated: change.isStated, reason: change.doubt.map(Answer.UnstatedReason.init))
  }

  /// How prices move at the same stores: for the household, which is a question of its own, and for
  /// stores and categories, which share one.
  private static func priceChanges(in model: PriceModel, _ period: MonthPeriod) -> [Answer] {
    let others =
      model.stores.map { (Answer.Subject.store($0.store), $0.change) }
      + model.categories.map { (Answer.Subject.prices($0.category), $0.change) }
    let household = model.household.map { [(Answer.Subject.household, $0)] } ?? []
    return [household, others].flatMap { changes in
      zip(changes, ClaimGate.doubts(changes.map { GatedFigure($1.estimate) })).map { entry, doubt in
        let (subject, change) = entry
        let against = change.since ?? change.through.adding(months: -12)
        return Answer(
          period: period, question: change.since == nil ? .pricesYear : .pricesSince,
          subject: subject, against: .period(MonthPeriod(against), parts: 1),
          currency: model.currency, estimate: change.estimate, doubt)
      }
    }
  }

  private static func official(in analysis: Analysis) -> [Answer] {
    guard let official = analysis.official else { return [] }
    let start = official.since ?? analysis.period.priceMonth.adding(months: -12)
    return [
      Answer(
        period: analysis.period.span, question: .officialIndex, subject: .household,
        against: .period(MonthPeriod(start), parts: 1), currency: official.currency,
        estimate: official.difference, official.doubt)
    ]
  }

  private static func storeLevels(
    in model: PriceModel, _ seen: StoresSeen, _ period: MonthPeriod
  ) -> [Answer] {
    model.levels.filter { !$0.isUsual }.compactMap { level in
      level.estimate.map {
        var answer = Answer(
          period: period, question: .storeLevel, subject: .store(level.store),
          against: .store(model.usualStore), currency: model.currency, estimate: $0, level.doubt)
        // Of a store that was left nothing is said in the present tense.
        if !seen.isCurrent(level.store) { (answer.isStated, answer.reason) = (false, .notSeen) }
        return answer
      }
    }
  }

  /// What baskets cost less elsewhere: as far as that was seen, a fact; and as the model states it.
  ///
  /// The stores of one basket share the chance of a false claim, as on the pages.
  private static func baskets(of analysis: Analysis, _ period: MonthPeriod) -> [Answer] {
    let currencies = analysis.book.names.currencies.idsByValue
    return analysis.comparisons.flatMap { comparison -> [Answer] in
      guard let currency = currencies[comparison.currency] else { return [] }
      return seen(comparison, currency, period) + switches(comparison, currency, period)
        + savings(comparison, currency, period)
    }
  }

  private static func switches(
    _ comparison: StoreComparison, _ currency: CurrencyID, _ period: MonthPeriod
  ) -> [Answer] {
    guard let switches = comparison.switches, !switches.all.isEmpty else { return [] }
    var fact = Answer.fact(
      .basketSwitches, .all, against: .now, in: period, currency: currency, .money(switches.total))
    fact.basket = comparison.basket.name
    return [fact]
  }

  private static func seen(
    _ comparison: StoreComparison, _ currency: CurrencyID, _ period: MonthPeriod
  ) -> [Answer] {
    guard let seen = comparison.seen else { return [] }
    return seen.stores.filter { $0 != seen.against }.map { store in
      var fact = Answer.fact(
        .basketNow, .store(comparison.stores[store].store),
        against: .store(comparison.stores[seen.against].store), in: period, currency: currency,
        .money(seen.amount(at: store)))
      fact.basket = comparison.basket.name
      return fact
    }
  }

  private static func savings(
    _ comparison: StoreComparison, _ currency: CurrencyID, _ period: MonthPeriod
  ) -> [Answer] {
    comparison.stores.compactMap { store in
      store.saving.map { saving in
        Answer(
          period: period, question: .basketSaving, subject: .store(store.store), against: .now,
          basket: comparison.basket.name, currency: currency, estimate: .money(saving.amount),
          range: saving.range.map {
            $0.lowerBound.approximateUnits...$0.upperBound.approximateUnits
          },
          products: saving.effectiveItems, sharePercent: saving.sharePercent,
          isStated: saving.isStated,
          reason: saving.doubt.map(Answer.UnstatedReason.init) ?? (saving.isTie ? .tie : nil))
      }
    }
  }
}

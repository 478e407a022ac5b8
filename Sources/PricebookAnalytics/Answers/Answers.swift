public import PricebookModel

/// Every claim that the reports of one period make or decline.
public struct Answers: Sendable {
  /// By question, then subject and basket by name, currency and unit.
  public let all: [Answer]

  /// The claims of one question in a currency, in their order.
  public func callAsFunction(_ question: Answer.Question, in currency: CurrencyID) -> [Answer] {
    all.filter { $0.question == question && $0.currency == currency }
  }

  /// A category is told from this share of the period's spending on, in percent.
  public static let categoryPercent = 5
  /// Months of each side of an item's change.
  static let itemMonths = 3
  /// Prices that each side of an item's change needs.
  static let itemPrices = 3

  /// Makes the claims of an analysis.
  ///
  /// - Complexity: O(series + rows of the period, log claims).
  public init(of analysis: Analysis) {
    let facts =
      Self.budgets(of: analysis) + Self.spendingChanges(of: analysis)
      + Self.pricesNow(of: analysis) + Self.packageSizes(of: analysis) + Self.due(in: analysis)
    let rows = facts + Self.itemChanges(of: analysis) + Self.monthEnds(of: analysis)
    let names = analysis.book.names
    func key(_ row: Answer) -> (Answer.Question, String, String, CurrencyCode, String) {
      (
        row.question, row.subject.name(in: names), row.basket ?? "", names.currencies[row.currency],
        row.estimate.unit
      )
    }
    all = rows.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Answer.Subject {
  /// The text in `answers.csv`, which claims are sorted by.
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
    }
  }
}

extension Answer.Against {
  /// The text in `answers.csv`.
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

// MARK: - Spending

extension Answers {
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
      period.reference.map {
        Answer.Against.period($0, parts: max(1, change.referenceMonths))
      } ?? months(before: period.month, count: change.referenceMonths)
    var totals: [CurrencyID: SpendingChange.Row] = [:]
    return change.ownRows(of: period).compactMap { row in
      guard case .wholeMonth = row.scope else {
        guard let total = totals[row.currency],
          row.change.isAtLeast(percent: categoryPercent, of: total.current)
        else { return nil }
        return .fact(
          .categoryChange, .spending(row.scope), against: against, in: period.span,
          currency: row.currency, .money(row.change))
      }
      totals[row.currency] = row
      return .fact(
        .spendingChange, .all, against: against, in: period.span, currency: row.currency,
        .money(row.change))
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
      guard let end = row.end, let projection = row.projection, let budget = row.budget,
        let excess = projection.subtractingIfFits(budget)
      else { return nil }
      return Answer(
        period: analysis.period.span, question: .monthEnd,
        subject: row.scope == .wholeMonth ? .all : .spending(row.scope), against: .budget,
        currency: row.currency, estimate: .money(excess), isStated: end.clear != nil,
        reason: end.clear == nil ? .unclearEnd : nil)
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

extension Amount {
  /// Whether the amount is at least so many percent of another, without regard to signs.
  fileprivate func isAtLeast(percent: Int, of other: Amount) -> Bool {
    self != .zero
      && Int128(tenThousandths).magnitude * 100
        >= Int128(other.tenThousandths).magnitude * UInt128(percent)
  }
}

// MARK: - Prices

extension Answers {
  private static func due(in analysis: Analysis) -> [Answer] {
    guard let currency = analysis.mainCurrency else { return [] }
    return analysis.due.items.map { item in
      .fact(
        .due, .item(item.item), against: .day(analysis.period.asOf), in: analysis.period.span,
        currency: currency, .days(item.due.days(since: analysis.period.asOf)))
    }
  }

  private static func packageSizes(of analysis: Analysis) -> [Answer] {
    analysis.packages.shrinkflation.filter { analysis.period.begun.contains($0.new.month) }.map {
      .fact(
        .packageSize, .product($0.new.item, $0.store), against: .item($0.old.item),
        in: analysis.period.span, currency: $0.currency, .percent($0.changePercent))
    }
  }

  /// Items with prices at two stores or more: the cheapest against the dearest.
  private static func pricesNow(of analysis: Analysis) -> [Answer] {
    let (values, period) = (analysis.unitValues, analysis.period)
    // Later the price levels of stores answer.
    guard period.months.first.map({ period.month.months(since: $0) < fewestMonths }) ?? false else {
      return []
    }
    var answers: [Answer] = []
    var first = 0
    while first < values.series.count {
      let item = values.series[first].item
      var end = first + 1
      while end < values.series.count, values.series[end].item == item { end += 1 }
      let known = (first..<end).filter { values.series[$0].latest.quantity > .zero }
      for (_, places) in Dictionary(grouping: known, by: { values.series[$0].measure })
      where places.count > 1 {
        let sorted = places.sorted {
          values.series[$0].latest.isLower(than: values.series[$1].latest)
        }
        let (low, high) = (values.series[sorted[0]], values.series[sorted[sorted.count - 1]])
        guard low.latest.isLower(than: high.latest), let cheap = low.latest.rounded,
          let dear = high.latest.rounded
        else { continue }
        answers.append(
          .fact(
            .priceNow, .product(item, low.store), against: .store(high.store), in: period.span,
            currency: low.currency, .money(cheap - dear)))
      }
      first = end
    }
    return answers
  }

  /// Months from which on estimates of prices answer.
  private static let fewestMonths = 4

  private static func itemChanges(of analysis: Analysis) -> [Answer] {
    guard analysis.period.isMonth else { return [] }
    return analysis.unitValues.series.flatMap { series -> [Answer] in
      guard
        let change = RegularPriceChange(of: series, in: analysis.unitValues, analysis.period.month)
      else { return [] }
      func answer(_ estimate: Answer.Figure) -> Answer {
        Answer(
          period: analysis.period.span, question: .itemChange,
          subject: .product(series.item, series.store),
          against: .period(change.before, parts: 1), currency: series.currency,
          estimate: estimate, isStated: change.isCertain,
          reason: change.isCertain ? nil : .fewPrices)
      }
      let money = change.yearlyCost.map { [answer(.money($0))] } ?? []
      return [answer(.percent(change.percent))] + money
    }
  }
}

extension Analysis {
  /// The currency that reports begin with; `nil` for a book without any amount.
  var mainCurrency: CurrencyID? {
    currencies.first.flatMap { code in book.names.currencies.firstIndex { $0 == code } }
  }
}

/// The regular price of a product in three months against that of a year before, or of the first
/// months.
///
/// A price more than 10 % below the product's median is an offer and does not count.
struct RegularPriceChange {
  /// The months that are compared with.
  let before: MonthPeriod
  let percent: Double
  /// What the change costs over the quantity of the last twelve months; `nil` where that is unknown.
  let yearlyCost: Amount?
  /// Whether each side has three observations, or one price that stood for three months.
  let isCertain: Bool

  private struct Side {
    var prices: [UnitValue] = []
    var observations = 0

    mutating func add(_ row: Int, of values: UnitValues) {
      prices.append(values.price(row: row))
      observations += Int(values[row].observations)
    }

    /// The lower of the two in the middle.
    var median: UnitValue? {
      prices.isEmpty
        ? nil : prices.sorted { $0.isLower(than: $1) }[(prices.count - 1) / 2]
    }

    var isCertain: Bool {
      if observations >= Answers.itemPrices { return true }
      return prices.count >= Answers.itemMonths
        && prices.allSatisfy { !$0.isLower(than: prices[0]) && !prices[0].isLower(than: $0) }
    }
  }

  /// - Returns: `nil` where one side has no price, or the two are alike.
  init?(of series: UnitValues.Series, in values: UnitValues, _ month: Month) {
    let span = Answers.itemMonths - 1
    let now = month.adding(months: -span)...month
    let rows = series.rows.prefix { values.month[$0] <= month }
    guard let first = rows.first, let last = rows.last, now.contains(values.month[last]) else {
      return nil
    }
    let sorted = rows.map { values.price(row: $0) }.sorted { $0.isLower(than: $1) }
    let median = sorted[(sorted.count - 1) / 2]
    let regular = rows.filter {
      !values.price(row: $0).isLower(times: 10, than: median, times: 9)
    }
    let yearAgo = month.adding(months: -12 - span)...month.adding(months: -12)
    let begin = values.month[first]
    let months =
      regular.contains { yearAgo.contains(values.month[$0]) }
      ? yearAgo : begin...begin.adding(months: span)
    guard months.upperBound < now.lowerBound else { return nil }
    var (old, new) = (Side(), Side())
    for row in regular {
      if months.contains(values.month[row]) { old.add(row, of: values) }
      if now.contains(values.month[row]) { new.add(row, of: values) }
    }
    guard let then = old.median, let current = new.median,
      then.isLower(than: current) || current.isLower(than: then)
    else { return nil }
    before = MonthPeriod(months)
    percent = (current.ratio(to: then) - 1) * 100
    isCertain = old.isCertain && new.isCertain
    let quantity = rows.filter {
      values.month[$0] > month.adding(months: -12) && !values.isSeen(row: $0)
    }
    .reduce(BaseQuantity.zero) { $0 + values[$1].quantity }
    if let dear = current.rounded, let cheap = then.rounded, quantity > .zero {
      yearlyCost = Self.cost(dear - cheap, quantity)
    } else {
      yearlyCost = nil
    }
  }

  /// A difference of prices per base unit times a quantity.
  private static func cost(_ difference: Amount, _ quantity: BaseQuantity) -> Amount? {
    let (product, overflow) = Int128(difference.tenThousandths)
      .multipliedReportingOverflow(by: quantity.count)
    guard !overflow else { return nil }
    return Int64(exactly: product.dividedRounding(by: 10_000_000_000_000_000_000))
      .map(Amount.init(tenThousandths:))
  }
}

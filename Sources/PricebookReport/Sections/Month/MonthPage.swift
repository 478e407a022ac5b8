import PricebookAnalytics
import PricebookModel

/// What to know of a month or another period, on one sheet; its claims are rows of ``Answers``.
struct MonthPage {
  let scopes: ReportScopes
  let answers: Answers

  init(_ scopes: ReportScopes) {
    self.scopes = scopes
    answers = scopes.first.analysis.answers
  }

  var scope: CurrencyScope { scopes.first }
  var words: ReportWords { scope.words }
  var review: SpendingReview { SpendingReview(scope: scope) }

  var report: Report {
    Report(
      kind: .index, period: scope.period.span,
      title: words.month.title(scope.period.span), kicker: kicker, headline: headline, deck: deck,
      navigation: scope.context.navigation(of: .index, period: scope.period.span),
      sections: [
        CheckSentences(scope).section, spendingSection, thingsSection, buyNextSection, dataSection,
      ].compactMap(\.self),
      locale: scope.context.locale, words: words.page)
  }

  /// The currencies that have data in the months of the page; the first in any case.
  private var shown: [CurrencyScope] { [scope] + scopes.others.filter(\.hasContent) }

  func claims(_ question: Answer.Question) -> [Answer] {
    scope.currencyID.map { answers(question, in: $0) } ?? []
  }

  /// How many currencies besides the first have a line of their own.
  private static let currencyLimit = 4

  var headline: RichText {
    if let standing { return words.month.headline(words.shared.label(review.months), standing) }
    if let price = priceNow { return price.claim }
    guard scope.analysis.spending.byMonth.isEmpty, scope.period.isMonth, review.spending == nil
    else { return spent ?? review.headline }
    let lists = ShoppingListsReport(
      of: scope.analysis, query: ListQuery(), locale: scope.context.locale)
    // What a book of lists alone has.
    if scope.analysis.comparisons.isEmpty, !lists.isEmpty { return lists.report.headline }
    return StoreComparisonReport.report(scopes).headline
  }

  private var kicker: RichText {
    let period = scope.period
    return period.isOver || !period.calendar.isPlain ? review.kicker : review.daysSoFar
  }

  /// What was spent in every currency; in one, against what was asked for, else a year ago or the
  /// month before.
  private var spent: RichText? {
    let spent = shown.compactMap { scope in scope.spending.map { (scope, $0.spent) } }
    guard !spent.isEmpty else { return nil }
    let amounts = words.shared.list(
      spent.map { $0.named($0.rounded($1), isOnly: spent.count == 1) },
      limit: YearHeadline.currencyLimit)
    let change = spent.count == 1 ? spentChange : nil
    return words.month.spent(
      words.shared.label(review.months), amounts,
      change: change.flatMap { $0.amount == .zero ? nil : scope.rounded($0.amount.magnitude) },
      isMore: change.map { $0.amount > .zero } ?? false, isYear: change?.isYear ?? false,
      than: change.map { review.comparedPeriod($0.months) })
  }

  /// How much more was spent than in other months.
  typealias Change = (amount: Amount, months: MonthPeriod, isYear: Bool)

  private var spentChange: Change? {
    scope.period.isReferenceAsked
      ? askedChange : change(overMonths: 12) ?? change(overMonths: 1)
  }

  private var askedChange: Change? {
    review.comparedChange.map { ($0, review.firstCompared, false) }
  }

  func change(overMonths distance: Int) -> Change? {
    guard let month = scope.period.span.month else { return nil }
    let other = MonthPeriod(distance == 12 ? month.yearBefore : month.adding(months: -distance))
    return claims(.spendingChange).lazy.compactMap { answer in
      guard answer.against == .period(other, parts: 1), case .money(let amount) = answer.estimate
      else { return nil }
      return (amount, other, distance == 12)
    }.first
  }

  /// How the months stand against their budget; `nil` without one, or without spending.
  private var standing: MonthStanding? {
    guard review.spending != nil, let budget = claims(.budget).first(where: { $0.subject == .all }),
      case .money(let variance) = budget.estimate
    else { return nil }
    guard variance != .zero else { return .exact }
    guard variance < .zero else { return .over(scope.written(variance)) }
    guard !scope.period.isOver else { return .under(scope.written(variance.magnitude)) }
    let end = claims(.monthEnd).first { $0.subject == .all && $0.isStated }
    if case .money(let excess)? = end?.estimate, excess > .zero {
      return .ends(scope.whole(excess))
    }
    return .left(scope.written(variance.magnitude), daysLeft: review.daysLeft)
  }

  private var deck: RichText {
    guard let spending = review.spending else { return review.deck }
    let what =
      review.whole?.budget.map {
        words.review.spentOfBudget(
          .value(scope.written(spending.spent)).linked(to: scope.lines()), scope.written($0))
      }
      ?? (priceNow == nil
        ? review.receiptsAtStores : review.ownHeadline)
    // What the heading says already.
    let isSaid =
      standing == nil && priceNow == nil && shown.count(where: { $0.spending != nil }) == 1
      && spentChange?.isYear == false
    let change =
      isSaid ? nil : scope.period.isReferenceAsked ? askedChange : change(overMonths: 1)
    let opening = words.review.opening(
      what, against: change.map { review.comparedPeriod($0.months) },
      change.flatMap { $0.amount == .zero ? nil : scope.written($0.amount.magnitude) },
      isMore: change.map { $0.amount > .zero } ?? false, unbudgeted: nil)
    return RichText(sentences: [opening, review.begins, review.cartBudgetSentence])
  }

  /// Whether the usual end of the month may be stated.
  private var isEndStated: Bool {
    claims(.monthEnd).contains { $0.subject == .all && $0.isStated }
  }

  /// What is left of the budget of a month under way; `nil` for other months, and where nothing is.
  private var restOfBudget: Amount? {
    guard !scope.period.isOver, review.spending != nil,
      let budget = claims(.budget).first(where: { $0.subject == .all }),
      case .money(let variance) = budget.estimate, variance < .zero
    else { return nil }
    return variance.magnitude
  }

  /// What was spent day by day, added up, and a line for each other currency.
  private var spendingSection: Section? {
    let title = words.month.daysTitle
    var blocks: [Block] =
      drawing.map { [.chart("days", title, deck, $0, isFullWidth: true, isTabledElsewhere: true)] }
      ?? []
    blocks += restOfBudget.map { endBlocks(restOfBudget: $0) } ?? []
    let others = standing == nil ? [] : shown.dropFirst()
    blocks += others.prefix(Self.currencyLimit).map {
      .paragraph(words.comparison.answer(SpendingReview(scope: $0).ownHeadline))
    }
    let rest = others.dropFirst(Self.currencyLimit).map { "\(name: $0.currency.label)" as RichText }
    if !rest.isEmpty {
      blocks.append(.paragraph(words.comparison.answer(words.shared.list(rest, limit: 6))))
    }
    guard !blocks.isEmpty else { return nil }
    return Section(id: "days", title: title, blocks: blocks, isFullWidth: true, isTitleHidden: true)
  }

  private var drawing: Chart.Drawing? {
    guard review.spending != nil else { return nil }
    guard let month = scope.period.span.month else { return .monthColumns(review.monthsDrawing) }
    let calendar = scope.period.calendar
    let compared = review.firstCompared.month.map { _ in review.comparedPeriod(review.firstCompared)
    }
    let before = compared?.month ?? month.adding(months: -1)
    func running(_ month: Month, through last: CalendarDate) -> [Amount] {
      let first = calendar.firstDay(of: month)
      var totals = [Amount](repeating: .zero, count: max(0, last.days(since: first) + 1))
      guard let currency = scope.currencyID else { return totals }
      for row in scope.analysis.spending.byDay
      where row.currency == currency && (first...max(first, last)).contains(row.day) {
        totals[row.day.days(since: first)] += row.spent
      }
      return totals.reduce(into: []) { $0.append(($0.last ?? .zero) + $1) }
    }
    // What words do not compare is not drawn.
    let hasBefore = scope.spending(in: before) != nil && scope.period.covers(MonthPeriod(before))
    let isOver = scope.period.isOver
    let lastDay = scope.analysis.spending.byDay.lazy.map(\.day).filter {
      calendar.month(of: $0) == month
    }.max()
    let last = calendar.lastDay(of: before)
    return .runningTotal(
      RunningTotal(
        currency: scope.currency, firstDay: calendar.firstDay(of: month),
        dayCount: max(
          scope.period.dayCount, hasBefore ? last.days(since: calendar.firstDay(of: before)) + 1 : 0
        ), dayName: words.month.day,
        current: running(month, through: lastDay ?? calendar.firstDay(of: month)),
        currentName: .value(.monthName(month)),
        previous: hasBefore ? running(before, through: last) : [],
        previousName: .value(compared?.monthValue ?? .monthName(before)),
        budget: review.whole?.budget,
        usualEnd: isOver || !isEndStated ? nil : review.whole?.projection))
  }

  /// Months from which on price changes can be told.
  private static let priceMonths = 4

  /// What was read, where the rest is, and in the first weeks what is not yet known.
  private var dataSection: Section? {
    let totals = DataSection(scopes: scopes.all).totals
    let context = scope.context
    var links: [RichText] = []
    if context.hasOtherPages {
      let files = LinkTarget.place(page: ReportKind.spendingReview.fileName, id: DataSection.id)
      links.append("\(link: words.month.files, to: files)")
    }
    if context.hasTableFiles {
      let tables = LinkTarget.place(page: "../\(ReportKind.index.fileName)", id: "tables")
      links.append("\(link: words.index.tablesTitle, to: tables)")
    }
    let read = words.month.read(totals.read, rejected: totals.rejected)
    var blocks: [Block] = [.footnote(words.shared.list([read] + links, separator: " · "))]
    let months = scope.period.months
    if let first = months.first,
      months[months.count - 1].months(since: first) + 1 < Self.priceMonths,
      !scope.analysis.spending.byMonth.isEmpty
    {
      blocks.insert(.footnote(words.month.notYet(months: Self.priceMonths)), at: 0)
    }
    return Section(
      id: "data", title: words.data.title, blocks: blocks, isFullWidth: true, isTitleHidden: true)
  }
}

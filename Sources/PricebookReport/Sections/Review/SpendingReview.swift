import PricebookAnalytics
import PricebookModel

/// The spending review of a month or another period, in one currency.
struct SpendingReview {
  let scope: CurrencyScope

  var words: ReportWords { scope.words }
  var headings: ReportWords.HeadingsPhrases { words.headings }
  var period: ReportPeriod { scope.period }
  var months: MonthPeriod { period.span }
  /// What the months are, for the words that name them.
  var kind: MonthPeriod.Kind { months.kind }

  static func report(_ scopes: ReportScopes) -> Report {
    let first = scopes.first
    let others = scopes.others.filter(\.hasContent)
    let shown = [first] + others.filter { !scopes.isMinor($0) }
    let minor = others.filter(scopes.isMinor)
    let lead = SpendingReview(scope: first)
    let words = first.words
    var sections = Section.grouped(shown.map { ($0.currency, SpendingReview(scope: $0).sections) })
    sections.append(DataSection(scopes: shown + minor).reviewSection)
    let besides = minor.compactMap { scope in
      scope.spending.map {
        first.words.review.besides(scope.written($0.spent), lines: $0.lineCount)
      }
    }
    return Report(
      kind: .spendingReview, period: first.period.span,
      title: words.review.title(first.period.span), kicker: lead.kicker, headline: lead.headline,
      deck: besides.isEmpty ? lead.deck : RichText(sentences: [lead.deck] + besides),
      navigation: first.context.navigation(of: .spendingReview, period: first.period.span),
      sections: sections,
      footer: [words.shared.footerSource, words.shared.footerAmounts(shown.map(\.currency))],
      locale: first.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      budgetSection, changeSection, findingsSection, storesSection, personsSection,
      personBudgetsSection, discountsSection, monthsSection, cartsSection,
    ].compactMap(\.self)
  }

  var spending: Spending.MonthRow? { scope.spending }
  var spent: Amount { spending?.spent ?? .zero }
  var whole: BudgetVariance.Row? { scope.budget }

  /// Whether a filter leaves out budgets, so that nothing can be said about there being none.
  var hidesBudgets: Bool { scope.analysis.book.leftOut[.budgets] > 0 }

  /// What completed carts were to cost at most and did cost, where the months have no budget.
  var cartBudgets: (count: Int, written: RichText)? {
    let carts = scope.carts.filter { $0.budgetVariance != nil }
    guard whole?.budget == nil, !hidesBudgets, let budget = carts.compactMap(\.budget).sumOfAny,
      let variance = carts.compactMap(\.budgetVariance).sum
    else { return nil }
    let written = words.review.cartBudgets(
      scope.written(budget), scope.written(variance.magnitude), BudgetVariance.Status(variance))
    return (carts.count, written)
  }

  var variance: Amount? { whole?.variance }
  var daysLeft: Int { max(0, period.dayCount - period.daysElapsed) }

  var kicker: RichText {
    guard period.isOver else {
      return "\(daysSoFar), \(words.review.elapsed(period.daysElapsed, of: period.dayCount))"
    }
    return period.calendar.isPlain
      ? words.shared.name(months)
      : words.review.days(
        words.shared.name(months), from: .dayOfMonth(period.firstDay),
        through: .dayOfMonth(period.lastDay))
  }

  /// The days that have passed of months that are not over, and that no filter leaves out.
  var daysSoFar: RichText {
    let isPlain = period.calendar.isPlain
    let first = min(
      period.asOf, max(period.firstDay, scope.analysis.book.leftOut.firstDay ?? period.firstDay))
    guard isPlain, period.isMonth else {
      return words.review.soFar(
        words.shared.name(months),
        from: isPlain && first == period.firstDay ? nil : .dayOfMonth(first),
        through: .dayOfMonth(period.asOf))
    }
    return words.month.days(from: first.day, period.asOf, isOne: first == period.asOf)
  }

  var headline: RichText {
    let scopes = ReportScopes(of: scope.analysis, context: scope.context).all
    return headline(of: scopes.filter { $0.spending != nil })
  }

  var ownHeadline: RichText { headline(of: [scope]) }

  private func headline(of scopes: [CurrencyScope]) -> RichText {
    guard spending != nil else {
      let carts = scope.carts.filter { $0.planned > .zero }
      guard scope.analysis.spending.byMonth.isEmpty, let planned = carts.map(\.planned).sumOfAny
      else { return words.review.nothingSpent(months) }
      return words.review.onlyPlanned(scope.written(planned), carts: carts.count)
    }
    guard let whole, let variance, whole.budget != nil else {
      return words.review.spent(
        words.shared.list(
          scopes.map {
            $0.named($0.written($0.spending?.spent ?? .zero), isOnly: scopes.count == 1)
          },
          limit: YearHeadline.currencyLimit), period)
    }
    let amount = scope.written(variance.magnitude)
    guard !period.isOver else { return words.review.closed(amount, whole.status, months) }
    if variance < .zero, let end = whole.end, end.excess > .zero {
      return words.review.headingOver(
        left: amount, daysLeft: daysLeft, over: scope.whole(end.excess))
    }
    return words.review.running(amount, whole.status, daysLeft: daysLeft)
  }

  var deck: RichText {
    guard let spending else {
      return words.review.noneThisMonth(scope.analysis.spending.byMonth.last?.month)
    }
    // In all currencies: the headline hides none of them.
    let spent = scope.analysis.spending.byMonth.rows(in: period.begun)
    let partly = partlyBudgeted
    let what =
      if partly != nil {
        words.review.spentInSome(scope.written(spending.spent))
      } else if let budget = whole?.budget {
        words.review.spentOfBudget(
          .value(scope.written(spending.spent)).linked(to: scope.lines()), scope.written(budget))
      } else {
        receiptsAtStores
      }
    var change = comparedChange
    // “The same as in May” would be said of all currencies.
    if change == .zero, Set(spent.map(\.currency)).count > 1 { change = nil }
    let opening = words.review.opening(
      what, against: change.map { _ in comparedPeriod(firstCompared) },
      change.flatMap { $0 == .zero ? nil : scope.written($0.magnitude) },
      isMore: change.map { $0 > .zero } ?? false,
      unbudgeted: whole?.budget == nil && !hidesBudgets && cartBudgets == nil ? kind : nil)
    return RichText(sentences: [opening, begins, changeCaution, partly, cartBudgetSentence])
  }

  /// That a month is compared with none yet, because the receipts begin in it, or in the middle of the
  /// one before it.
  var begins: RichText? {
    guard let month = months.month, !month.isWeek, period.reference == nil, spending != nil,
      !period.isCompared(month), let day = period.firstDataDay, let whole = period.firstWholeMonth
    else { return nil }
    let first = period.calendar.month(of: day)
    guard first < whole || first == month else { return nil }
    return words.review.begins(day, isFirst: first == whole)
  }

  /// How many receipts there are, at how many stores, in all currencies.
  var receiptsAtStores: RichText {
    let spending = scope.analysis.spending
    return words.review.receiptsAt(
      receipts: spending.byMonth.rows(in: period.begun).reduce(0) { $0 + $1.receiptCount },
      stores: Set(spending.byStore.rows(in: period.begun).map(\.store)).count
    ).linked(to: scope.lines())
  }

  var cartBudgetSentence: RichText? {
    cartBudgets.map { words.review.cartsWithBudget($0.count, $0.written) }
  }

  /// What was spent of the budgets of several months that do not all have one; `nil` otherwise.
  private var partlyBudgeted: RichText? {
    guard let whole, let count = whole.budgetedMonths, count > 0, count < months.monthCount,
      let budget = whole.budget, let variance = whole.variance
    else { return nil }
    return words.review.someBudgets(
      count, of: months.monthCount, spent: scope.written(budget + variance),
      budget: scope.written(budget))
  }

  /// What the report's months are compared with: as asked for, else as many just before.
  ///
  /// One month is compared with the mean of several.
  var firstCompared: MonthPeriod { period.reference ?? months.previous }

  /// How much more was spent than in ``firstCompared``; `nil` where that cannot be said.
  var comparedChange: Amount? {
    guard firstCompared.monthCount != months.monthCount else { return change(from: firstCompared) }
    return scope.changes.first { $0.scope == .wholeMonth }?.change
  }

  /// How much more was spent than in as many other months; `nil` where those had no spending, and where
  /// the data do not have all of them, unless they were asked for.
  private func change(from other: MonthPeriod) -> Amount? {
    guard period.covers(other) || other == period.reference,
      period.knownDays(of: other) != nil, let reference = spent(in: other)
    else { return nil }
    return spent - reference
  }

  /// What was spent in other months over as many days as have passed; `nil` for nothing bought.
  private func spent(in other: MonthPeriod) -> Amount? {
    guard !period.isOver else { return scope.spending(over: other.months)?.spent }
    let begun = period.begun.upperBound.months(since: months.first)
    let last = min(other.last, other.first.adding(months: begun))
    guard let all = scope.spending(over: other.first...last) else { return nil }
    guard let partial = scope.spending(in: last) else { return all.spent }
    return all.spent - partial.spent + partial.spentToSameDay
  }

  func comparedPeriod(_ other: MonthPeriod) -> ComparedPeriod {
    guard other.monthCount == months.monthCount else {
      return ComparedPeriod(
        months: other, firstDay: period.calendar.firstDay(of: other.first), needsYear: true,
        mean: period.isOver ? .wholeMonths : .sameDays)
    }
    let wanted = period.countedDays(of: other)
    let days = period.knownDays(of: other) ?? wanted
    let isCut = days.lowerBound > wanted.lowerBound
    let isNear =
      other.first.year == months.last.year
      || (other.last.months(since: months.first) == -1 && months.monthCount <= 6)
    let isWhole = period.isOver || days.upperBound == period.calendar.lastDay(of: other.last)
    return ComparedPeriod(
      months: other, firstDay: days.lowerBound, isCut: isCut,
      lastDay: isWhole && !isCut ? nil : days.upperBound, needsYear: !isNear)
  }
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The spending review of a month or another period, in one currency.
struct SpendingReview {
  let scope: CurrencyScope

  var words: ReportWords { scope.words }
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
    var sections = Section.grouped(
      shown.map { ($0.currency, SpendingReview(scope: $0).sections) })
    sections.append(DataSection(scopes: shown + minor).reviewSection)
    let besides = minor.compactMap { scope in
      scope.spending.map { first.words.review.besides(scope.written($0.spent), lines: $0.lines) }
    }
    return Report(
      kind: .spendingReview, period: first.period.span, asOf: first.period.asOf,
      title: words.review.title(first.period.span),
      kicker: lead.kicker, headline: lead.headline,
      deck: besides.isEmpty ? lead.deck : RichText(sentences: [lead.deck] + besides),
      navigation: first.context.navigation(of: .spendingReview, period: first.period.span),
      sections: sections,
      footer: [words.shared.footerSource, words.shared.footerAmounts(shown.map(\.currency))],
      locale: first.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      budgetSection, changeSection, findingsSection, storesSection, personsSection,
      discountsSection,
      monthsSection, cartsSection,
    ].compactMap(\.self)
  }
}

extension SpendingReview {
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
    let status: BudgetVariance.Status = variance > .zero ? .over : variance < .zero ? .under : .on
    return (
      carts.count,
      words.review.cartBudgets(
        scope.written(budget), scope.written(variance.magnitude), status)
    )
  }

  var variance: Amount? { whole?.variance }

  var daysLeft: Int { max(0, period.dayCount - period.daysElapsed) }
}

import PricebookAnalytics
import PricebookModel

/// The page of a year in one currency.
///
/// A class, because its closures would copy the review.
final class YearReviewReport {
  let scope: CurrencyScope
  let review: YearReview
  let part: YearReview.Part

  private init(scope: CurrencyScope, review: YearReview, part: YearReview.Part) {
    self.scope = scope
    self.review = review
    self.part = part
  }

  var words: ReportWords { scope.words }

  static func report(of analysis: Analysis, year: Int, context: ReportContext) -> Report {
    let review = YearReview(of: year, in: analysis, currencies: ReportScopes.limit)
    let pages = review.parts.map { part in
      YearReviewReport(
        scope: CurrencyScope(
          analysis.book.names.currencies[part.currency], analysis: analysis, context: context),
        review: review, part: part)
    }
    let words = context.locale.language.words
    let scopes =
      pages.isEmpty ? [ReportScopes(of: analysis, context: context).first] : pages.map(\.scope)
    var sections = Section.grouped(pages.map { ($0.scope.currency, $0.sections) })
    sections.append(
      DataSection(scopes: scopes).shortSection(
        [words.year.method(percent: ClaimGate.findingPercent)],
        tables: [
          "spending-by-category", "spending-matrix", "spending-by-store", "spending-by-item",
          "unit-values",
          "household-index", "discounts", "shrinkflation",
        ]))
    return Report(
      kind: .yearInReview, title: words.year.title(year),
      kicker: kicker(review.outline, analysis.period.calendar, words),
      headline: pages.first?.headline(beside: Array(scopes.dropFirst()))
        ?? words.review.nothingSpent(MonthPeriod(scopes[0].month)),
      deck: pages.first?.deck ?? words.review.noReceipts,
      navigation: context.navigation(ofYear: year), sections: sections,
      footer: [words.shared.footerSource, words.shared.footerAmounts(scopes.map(\.currency))],
      locale: context.locale, words: words.page)
  }

  /// The year, and its months where those are not January to December.
  private static func kicker(
    _ year: YearOutline, _ calendar: MonthCalendar, _ words: ReportWords
  ) -> RichText {
    let kicker = words.year.kicker(year)
    let months = MonthPeriod(calendar.months(ofYear: year.year))
    return months.kind == .year
      ? kicker : words.page.labelled(words.shared.name(months), kicker)
  }

  private var sections: [Section] {
    [
      keyFiguresSection, monthsSection, extremesSection, categoriesSection, changeSection,
      pricesSection, itemsSection, priceChangesSection, storesSection, discountsSection,
      packagesSection,
    ].compactMap(\.self)
  }

  /// Lines of the year; `nil` where no page lists them.
  func lines(_ selection: LineSelection = LineSelection()) -> LinkTarget? {
    scope.lines(selection, ofYear: review.year)
  }

  private var discountsSection: Section? {
    let year = MonthPeriod(scope.period.calendar.months(ofYear: review.year))
    return DiscountsByStore(scope: scope, months: year.months, span: year).section
  }

  private var packagesSection: Section? {
    guard let first = review.months.first, let last = review.months.last else { return nil }
    return SmallerPackages(scope: scope, months: first...last).section
  }

  private func headline(beside others: [CurrencyScope]) -> RichText {
    let headline = YearHeadline(outline: review.outline, scopes: [scope] + others)
    return words.year.headline(
      headline.spent, review.outline, budget: headline.claim(part.budget), change: changeClaim)
  }

  /// How the year compares with the one before, or a year under way with the same part of it; `nil`
  /// where only some months of the two can be compared.
  private var changeClaim: YearChangeClaim? {
    guard let comparison = part.comparison, comparison.coversYears, review.outline.since == nil
    else { return nil }
    return YearChangeClaim(
      amount: comparison.isClear ? scope.rounded(comparison.change.magnitude) : nil,
      isMore: comparison.change > .zero, previous: review.year - 1,
      isSamePeriod: comparison.isPartOfYears,
      reason: comparison.isClear
        ? comparison.reason.map { (scope.categoryName($0.subject), $0.isMost) } : nil)
  }

  private var deck: RichText {
    let sentences: [RichText?] = [
      review.outline.since.map { words.year.begins($0, year: review.year) },
      review.outline.endsWith.map(words.year.ends),
      part.budget?.record.map { words.index.kept($0.kept, over: $0.over, $0.span) },
      prices?.overYear.map {
        "\(words.moves.household($0, storeChoice: prices?.storeChoice))."
      },
    ]
    let told = sentences.compactMap(\.self).filter { !$0.isEmpty }
    let receipts = words.review.receiptsAt(receipts: part.receipts, stores: part.stores.count)
    return told.isEmpty ? "\(receipts)." : RichText(sentences: told)
  }

  /// The household's prices in the year's last month; `nil` where that has other currencies.
  var prices: HouseholdPrices? { YearHeadline(outline: review.outline, scopes: [scope]).prices }

  private var keyFiguresSection: Section? {
    let figures = [changeFigure, meanFigure, keptFigure, receiptsFigure].compactMap(\.self)
    return Section(
      id: "key-figures", title: words.review.keyFigures,
      blocks: [.keyFigures(KeyFigures(hero: hero, figures: figures))], isFullWidth: true,
      isTitleHidden: true)
  }

  private var hero: HeroFigure {
    var hero = HeroFigure(
      label: words.year.spentLabel(review.outline),
      figure: .value(scope.written(part.spent)).linked(to: lines()),
      context: words.shared.counted(part.months.count, .month))
    guard let budget = part.budget, budget.isComplete else { return hero }
    hero.badge = Badge(BudgetVariance.Status(budget.variance), words)
    hero.context = words.review.againstBudget(
      scope.difference(budget.variance), scope.written(budget.amount))
    if budget.amount > .zero {
      hero.bar = HeroBar(spent: part.spent, budget: budget.amount, currency: scope.currency)
    }
    return hero
  }

  private var changeFigure: KeyFigure? {
    guard let comparison = part.comparison, comparison.coversYears else { return nil }
    return KeyFigure(
      label: words.year.against(review.year - 1, isSamePeriod: comparison.isPartOfYears),
      figure: .value(scope.difference(comparison.change)),
      context: words.review.on(
        comparison.change.percent(of: comparison.previous).map { .percentDifference($0) },
        scope.written(comparison.previous)))
  }

  /// Months that are over and whole.
  private var meanFigure: KeyFigure? {
    let months = part.judgedMonths
    guard months.count > 1, let sum = months.map(\.spent).sum,
      let mean = scope.mean(sum, over: months.count)
    else { return nil }
    return KeyFigure(
      label: words.year.monthlyMean, figure: .value(scope.written(mean)),
      context: words.year.meanContext(words.shared.counted(months.count, .month)))
  }

  private var keptFigure: KeyFigure? {
    guard let record = part.budget?.record, record.kept + record.over > 1 else { return nil }
    return KeyFigure(
      label: words.year.keptLabel,
      figure: words.trends.share(record.kept, of: record.kept + record.over),
      context: words.year.keptContext)
  }

  private var receiptsFigure: KeyFigure? {
    KeyFigure(
      label: words.review.receipts,
      figure: .value(.count(part.receipts)).linked(to: lines()),
      context: words.review.receiptsContext(
        lines: part.lines, stores: part.stores.count,
        mean: scope.mean(part.spent, over: part.receipts).map(scope.written)))
  }
}

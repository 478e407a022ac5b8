import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// What to know of a month or another period, on one sheet of paper, with links to all the rest.
///
/// Its figures and sentences are those of the reports that it links to.
struct MonthPage {
  let scopes: ReportScopes
  /// The reports beside it, in the order in which they are linked.
  let reports: [Report]
  /// The full tables that are written, those without rows too.
  let tables: [DataTable]
  let hasShoppingList: Bool

  var scope: CurrencyScope { scopes.first }
  var words: ReportWords { scope.words }
  var review: SpendingReview { SpendingReview(scope: scope) }

  var report: Report {
    Report(
      kind: .index, period: scope.period.span, asOf: scope.period.asOf,
      title: words.month.title(scope.period.span), kicker: review.kicker, headline: headline,
      deck: review.whole?.budget == nil ? review.deck : "",
      navigation: scope.context.navigation(of: .index, period: scope.period.span),
      sections: [
        figuresSection, findingsSection, dearerSection, whereSection, dueSection, linksSection,
        filesSection,
      ].compactMap(\.self),
      footer: [words.index.footer, words.shared.footerAmounts(shown.map(\.currency))],
      locale: scope.context.locale, words: words.page)
  }

  /// The currencies that have data in the months of the page; the first in any case.
  private var shown: [CurrencyScope] { [scope] + scopes.others.filter(\.hasContent) }
}

extension MonthPage {
  /// How many other currencies have a line of their own.
  private static let currencyLimit = 4

  /// What is left of the budget or was spent, and the category furthest over its own.
  private var headline: RichText {
    guard let standing else { return review.headline }
    return words.month.headline(words.shared.label(review.months), standing, excess: excess)
  }

  /// How the months stand against their budget; `nil` without one, or without spending.
  private var standing: MonthStanding? {
    guard review.spending != nil, let whole = review.whole, whole.budget != nil,
      let variance = review.variance
    else { return nil }
    let amount = scope.written(variance.magnitude)
    let daysLeft = scope.period.isOver ? nil : review.daysLeft
    guard variance != .zero else { return .exact(daysLeft: daysLeft) }
    guard variance < .zero else { return .over(amount, daysLeft: daysLeft) }
    guard let daysLeft else { return .under(amount) }
    let end = whole.end?.clear.flatMap { $0.excess > .zero ? WrittenEnd($0, in: scope) : nil }
    return .left(amount, daysLeft: daysLeft, end: end)
  }

  /// The category furthest over its budget, where that is large enough to be news.
  private var excess: NamedAmount? {
    let over = scope.categories.max { ($0.variance ?? .zero) < ($1.variance ?? .zero) }
    guard let over, let variance = over.variance, variance > .zero,
      ClaimGate.isLargeEnough(variance, ofSpending: review.spent)
    else { return nil }
    return NamedAmount(
      name: LinkedName(scope.categoryName(over.scope)),
      amount: variance.approximateUnits < 10 ? scope.written(variance) : scope.whole(variance))
  }

  /// The amount with the budget's bar, what it compares with, and a line for each other currency.
  private var figuresSection: Section? {
    var blocks: [Block] = []
    if review.spending != nil || review.whole != nil {
      let yearBefore = review.months.adding(months: -12)
      let figures = [
        review.comparisonFigure(review.firstCompared),
        review.firstCompared == yearBefore ? nil : review.comparisonFigure(yearBefore),
        review.pricesFigure,
      ]
      blocks.append(
        .keyFigures(KeyFigures(hero: review.hero, figures: figures.compactMap(\.self))))
    }
    let others = shown.dropFirst().filter { !isNamedByHeadline($0) }
    blocks += others.prefix(Self.currencyLimit).map { other in
      let headline = SpendingReview(scope: other).ownHeadline
      let isNamed = other.spending != nil || other.currency.label.isEmpty
      return .paragraph(
        words.comparison.answer(
          isNamed ? headline : words.page.labelled(.name(other.currency.label), headline)))
    }
    let rest = others.dropFirst(Self.currencyLimit).map { "\(name: $0.currency.label)" as RichText }
    if !rest.isEmpty {
      blocks.append(.paragraph(words.comparison.answer(words.shared.list(rest, limit: 6))))
    }
    guard !blocks.isEmpty else { return nil }
    return Section(
      id: "key-figures", title: words.review.keyFigures, blocks: blocks, isFullWidth: true,
      isTitleHidden: true)
  }

  /// Whether the headline says what was spent in a currency, and there is no more to say of it.
  private func isNamedByHeadline(_ other: CurrencyScope) -> Bool {
    standing == nil && review.spending != nil && other.spending != nil
      && SpendingReview(scope: other).whole?.budget == nil
  }

  private static let findingLimit = 3

  /// The first of the review's findings, each with what shows it.
  ///
  /// What other parts of the page say is left out, unless there is nothing else: dearer prices, and
  /// where the basket is cheaper.
  private var findingsSection: Section {
    let all = review.observations
    let own = all.filter {
      $0.topic != .basket && !($0.topic == .priceAlerts && $0.tone == .over)
    }
    let findings = (own.isEmpty ? all : own).prefix(Self.findingLimit)
      .enumerated().map { place, observation in
        review.finding(observation, link: observation.link?.on(.spendingReview)) { drawing in
          Chart(
            id: "finding-\(place + 1)", title: words.findings.title,
            description: observation.sentence, drawing: drawing, isSmall: true,
            isTabledElsewhere: true)
        }
      }
    return Section(
      id: "what-stands-out", title: words.findings.title,
      blocks: findings.isEmpty
        ? [.paragraph(words.findings.nothing(review.kind))] : [.findings(findings)],
      column: .main)
  }

  private static let dearerLimit = 3

  /// Prices that were paid and rose enough to raise an alert, those that cost most first.
  private var dearerSection: Section? {
    let trends = PriceTrendsReport(scope: scope, slots: StoreSlots(scopes.all))
    guard !trends.trends.isEmpty else { return nil }
    let effects = scope.alertEffects(.up)
    let columns: [PriceTrendsReport.AlertColumn] = [.item, .price, .change, .course]
    let judged = trends.judgedPriceCount
    let blocks: [Block] =
      effects.isEmpty
      ? [
        .paragraph(
          judged > 0
            ? words.month.nothingDearer
            : words.trends.noneJudged(trends.months, months: PriceAlert.pricedMonthsNeeded))
      ]
      : [
        .table(
          DisplayTable(
            id: "dearer-table", caption: words.month.dearerTitle,
            captionUnit: words.trends.pricesIn(scope.currency), isCaptionHidden: true,
            columns: columns.map {
              var column = trends.alertColumns[$0.rawValue]
              if $0 == .price, !scope.currency.label.isEmpty {
                column.header = "\(column.header), \(name: scope.currency.label)"
              }
              return column
            },
            rows: effects.prefix(Self.dearerLimit).map { effect in
              let cells = trends.cells(of: effect.alert)
              return DisplayTable.Row(columns.map { cells[$0.rawValue] })
            }))
      ]
        + (effects.count > Self.dearerLimit
          ? [
            .footnote(
              "\(link: words.shared.more(effects.count - Self.dearerLimit), to: .page(ReportKind.priceTrends.fileName))"
            )
          ] : [])
    return Section(
      id: "dearer", title: words.month.dearerTitle, blocks: blocks, column: .side)
  }
}

/// How a month or another period stands against its budget.
enum MonthStanding {
  /// - end: Where it clearly ends over the budget, if the rest is as usual.
  case left(Value, daysLeft: Int, end: WrittenEnd?)
  /// - daysLeft: `nil` where the months are over, as in ``exact(daysLeft:)``.
  case over(Value, daysLeft: Int?)
  case under(Value)
  case exact(daysLeft: Int?)
}

extension Finding.Link {
  /// The section of a report, from a page beside it.
  fileprivate func on(_ report: ReportKind) -> Finding.Link {
    guard case .section(let id) = target else { return self }
    return Finding.Link(text, .place(page: report.fileName, id: id))
  }
}

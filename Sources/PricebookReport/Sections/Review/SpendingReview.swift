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

  /// The review with one set of sections for every currency.
  static func report(_ scopes: ReportScopes) -> Report {
    let first = scopes.first
    let shown = [first] + scopes.others.filter(\.hasContent)
    let lead = SpendingReview(scope: first)
    let words = first.words
    var sections: [Section] = []
    for scope in shown {
      var own = SpendingReview(scope: scope).sections
      if shown.count > 1, !own.isEmpty {
        own[0].groupHeading = .name(scope.currency.label)
        if scope.currency != first.currency { own = own.map { $0.suffixed(scope.currency) } }
      }
      sections += own
    }
    sections.append(DataSection(scopes: shown).reviewSection)
    return Report(
      kind: .spendingReview, period: first.period.span, asOf: first.period.asOf,
      title: words.review.title(first.period.span),
      kicker: lead.kicker, headline: lead.headline, deck: lead.deck,
      navigation: first.context.navigation(of: .spendingReview, period: first.period.span),
      sections: sections,
      footer: [words.shared.footerSource, words.shared.footerAmounts(shown.map(\.currency))],
      locale: first.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      keyFiguresSection, findingsSection, budgetSection, changeSection, monthsSection,
      storesSection, personsSection, discountsSection, cartsSection, itemsSection,
    ].compactMap(\.self)
  }
}

extension SpendingReview {
  var spending: Spending.MonthRow? { scope.spending }
  var spent: Amount { spending?.spent ?? .zero }
  /// Everything against its budget.
  var whole: BudgetVariance.Row? { scope.budget }

  /// The variance of months that have a budget.
  var variance: Amount? { whole?.variance }

  var daysLeft: Int { max(0, period.dayCount - period.daysElapsed) }
}

extension Section {
  /// The same section with ids of its own, for a second currency on one page.
  func suffixed(_ currency: CurrencyCode) -> Section {
    let suffix = currency.label.utf8
      .map { byte in
        let isPlain = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        return isPlain ? String(UnicodeScalar(byte | 0x20)) : String(byte, radix: 16)
      }
      .joined()
    var section = self
    section.id += "-\(suffix.isEmpty ? "none" : suffix)"
    section.blocks = blocks.map { $0.suffixed(suffix.isEmpty ? "none" : suffix) }
    return section
  }
}

extension Block {
  fileprivate func suffixed(_ suffix: String) -> Block {
    switch self {
    case .table(var table):
      table.id += "-\(suffix)"
      return .table(table)
    case .chart(var chart):
      chart.id += "-\(suffix)"
      return .chart(chart)
    case .chartPair(var charts):
      for index in charts.indices { charts[index].chart.id += "-\(suffix)" }
      return .chartPair(charts)
    case .disclosure(let title, let blocks):
      return .disclosure(title: title, blocks: blocks.map { $0.suffixed(suffix) })
    case .findings(var findings):
      for index in findings.indices {
        if case .section(let id) = findings[index].link?.target {
          findings[index].link?.target = .section("\(id)-\(suffix)")
        }
      }
      return .findings(findings)
    case .keyFigures, .paragraph, .answer, .cards, .shoppingList, .catalogue, .footnote:
      return self
    }
  }
}

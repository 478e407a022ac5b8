import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The comparison of stores over baskets.
struct StoreComparisonReport {
  static let furtherBasketLimit = 5

  /// The page: the main basket in every currency, then the other baskets.
  static func report(_ scopes: ReportScopes) -> Report {
    let first = scopes.first
    let words = first.words
    let ordered = ordered(in: scopes)
    let main = main(in: scopes)
    let lead = main.first
    let levels = scopes.all.filter { scope in !main.contains { $0.currency == scope.currency } }
      .compactMap(PriceLevels.init(in:))
    let compared = main.map { ($0.currency, BasketComparison($0, in: first).sections) }
    let levelled = levels.enumerated().map { place, levels in
      (levels.scope.currency, [levels.section(isLead: main.isEmpty && place == 0)])
    }
    var sections = Section.grouped(compared + levelled)
    let names = Set(main.map(\.basket.name))
    let others = ordered.filter { other in
      !(names.contains(other.basket.name) && main.contains { $0.kind == other.kind })
    }
    sections += others.prefix(furtherBasketLimit).enumerated().map { place, comparison in
      BasketComparison(comparison, in: first).furtherSection(number: place + 1)
    }
    sections += [
      first.dueSection, first.unknownItemsSection, first.ratingsSection, first.contributorsSection,
    ]
    .compactMap { $0 }
    let omitted = max(0, others.count - furtherBasketLimit)
    sections.append(
      DataSection(scopes: scopes.all).shortSection(
        methods(of: lead, in: first, omittedBaskets: omitted),
        tables: ["store-comparison", "store-levels", "basket-prices", "shopping-lists"]
          + (first.book.vault.ratings.isEmpty ? [] : ["store-ratings"])
          + (first.book.vault.contributors.isEmpty ? [] : ["contributors"])))
    let head = head(of: main, levels: levels, in: first)
    return Report(
      kind: .storeComparison, month: first.month, asOf: first.period.asOf,
      title: words.comparison.title(first.month),
      kicker: lead.map {
        words.comparison.kicker(
          BasketComparison($0, in: first).basketName, items: $0.basket.lines.count,
          asOf: $0.asOf,
          weighedOver: $0.timesBought.isEmpty ? nil : Basket.usualMonths)
      } ?? words.comparison.emptyKicker(first.month),
      headline: head.headline, deck: head.deck,
      navigation: first.context.navigation(of: .storeComparison, period: first.period.span),
      sections: sections,
      footer: [words.shared.footerSource, words.shared.footerAmounts(scopes.all.map(\.currency))],
      locale: first.context.locale, words: words.page)
  }

  /// How many currencies the headline speaks of.
  private static let headCurrencies = 2

  /// The answer and what it rests on, for each of the largest currencies where there are several.
  private static func head(
    of main: [StoreComparison], levels: [PriceLevels], in first: CurrencyScope
  ) -> (headline: RichText, deck: RichText) {
    let words = first.words
    let empty = words.comparison.howBasketsAppear(
      receipts: Basket.usualReceipts, months: Basket.usualMonths)
    var heads = main.map { comparison in
      let basket = BasketComparison(comparison, in: first)
      // A single store's total names its currency itself.
      let label = basket.stores.count == 1 ? "" : comparison.currency.label
      return (label: label, headline: basket.headline, deck: basket.deck)
    }
    heads += levels.map {
      (
        label: $0.scope.currency.label, headline: $0.sentence, deck: main.isEmpty ? empty : ""
      )
    }
    guard let only = heads.first else { return (words.comparison.noBasket, empty) }
    guard first.analysis.currencies.count > 1 else { return (only.headline, only.deck) }
    let labelled = { (label: String, sentence: RichText) -> RichText in
      label.isEmpty ? sentence : words.page.labelled(.name(label), sentence)
    }
    let shown = heads.prefix(headCurrencies)
    return (
      words.shared.list(
        shown.map { labelled($0.label, $0.headline) }, of: heads.count, separator: "; "),
      RichText(sentences: shown.filter { !$0.deck.isEmpty }.map { labelled($0.label, $0.deck) })
    )
  }

  /// Whether a basket may have been chosen from more items than it has.
  private static func isFull(_ lead: StoreComparison, _ limit: Int) -> Bool {
    lead.basket.lines.count >= limit
  }

  /// How the main basket was made, and which prices count.
  private static func methods(
    of lead: StoreComparison?, in scope: CurrencyScope, omittedBaskets: Int
  ) -> [RichText] {
    let words = scope.words.comparison
    var sentences: [RichText] = []
    if let lead, lead.kind == .usual {
      sentences.append(
        words.usualBasketData(
          items: lead.basket.lines.count, receipts: Basket.usualReceipts,
          months: Basket.usualMonths, isFull: isFull(lead, Basket.usualItemLimit)))
    }
    if let lead, lead.kind == .due {
      sentences.append(
        scope.words.due.basketData(
          items: lead.basket.lines.count, isFull: isFull(lead, DueItems.limit)))
    }
    if let lead, lead.kind == .seen {
      sentences.append(
        words.seenBasketData(
          items: lead.basket.lines.count, isFull: isFull(lead, Basket.usualItemLimit)))
    }
    if lead != nil {
      sentences.append(
        words.pricesData(
          maximumAge: scope.analysis.options.maximumPriceAgeDays, OfferRule()))
    }
    if omittedBaskets > 0 { sentences.append(words.omittedBaskets(omittedBaskets)) }
    return sentences
  }

  /// The comparisons of baskets that have items, at stores that price any.
  private static func ordered(in scopes: ReportScopes) -> [StoreComparison] {
    scopes.first.analysis.comparisons
      .filter { !$0.basket.lines.isEmpty && !$0.stores.isEmpty }
  }

  /// The leading basket in every currency in which some store prices any of it, the page's first.
  static func main(in scopes: ReportScopes) -> [StoreComparison] {
    mainComparisons(ordered(in: scopes), scopes: scopes.all)
  }

  private static func mainComparisons(
    _ comparisons: [StoreComparison], scopes: [CurrencyScope]
  ) -> [StoreComparison] {
    guard let chosen = comparisons.leading else { return [] }
    let own = comparisons.filter {
      $0.kind == chosen.kind && $0.basket.name == chosen.basket.name
        && $0.stores.contains { $0.availableItems > 0 }
    }
    let places = Dictionary(
      scopes.enumerated().map { ($1.currency, $0) }, uniquingKeysWith: min)
    let ordered = own.enumerated().sorted {
      (places[$0.element.currency] ?? scopes.count, $0.offset)
        < (places[$1.element.currency] ?? scopes.count, $1.offset)
    }
    var seen: Set<CurrencyCode> = []
    let distinct = ordered.map(\.element).filter { seen.insert($0.currency).inserted }
    return distinct.isEmpty ? [chosen] : distinct
  }
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel

struct StoreComparisonReport {
  static let furtherBasketLimit = 5

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
    sections += [
      basketsSection(others.prefix(furtherBasketLimit), in: first), first.unknownItemsSection,
      first.ratingsSection, first.contributorsSection,
    ].compactMap { $0 }
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
          bought: $0.boughtItems, all: $0.basket.lines.count + $0.boughtItems, asOf: $0.asOf)
      } ?? words.comparison.emptyKicker(first.month), headline: head.headline, deck: head.deck,
      navigation: first.context.navigation(of: .storeComparison, period: first.period.span),
      sections: sections,
      footer: [words.shared.footerSource]
        + words.shared.footerCurrencies(main.map(\.currency) + levels.map(\.scope.currency)),
      locale: first.context.locale, words: words.page)
  }

  /// The answer and what it rests on; in a book of several currencies, the answer in the next one too.
  private static func head(
    of main: [StoreComparison], levels: [PriceLevels], in first: CurrencyScope
  ) -> (headline: RichText, deck: RichText) {
    let words = first.words
    let empty = words.comparison.howBasketsAppear(
      receipts: Basket.usualReceipts, months: Basket.usualMonths)
    var heads = main.map { comparison in
      let basket = BasketComparison(comparison, in: first)
      return (label: comparison.currency.label, headline: basket.headline, deck: basket.deck)
    }
    heads += levels.map { (label: $0.scope.currency.label, headline: $0.sentence, deck: $0.range) }
    guard let lead = heads.first else { return (words.comparison.noBasket, empty) }
    let others = heads.dropFirst().prefix(1).map { other in
      words.comparison.answer(
        other.label.isEmpty
          ? other.headline : words.page.labelled(.name(other.label), other.headline))
    }
    let deck = main.isEmpty ? [lead.deck, empty] : [lead.deck]
    return (lead.headline, RichText(sentences: (deck + others).filter { !$0.isEmpty }))
  }

  /// The answers for the other baskets.
  private static func basketsSection(
    _ comparisons: some Collection<StoreComparison>, in scope: CurrencyScope
  ) -> Section? {
    guard !comparisons.isEmpty else { return nil }
    return Section(
      id: "baskets", title: scope.words.comparison.basketsTitle,
      blocks: comparisons.map { comparison in
        let basket = BasketComparison(comparison, in: scope)
        let items =
          comparison.boughtItems > 0
          ? scope.words.comparison.openItems(
            basket.itemCount, of: basket.itemCount + comparison.boughtItems)
          : scope.words.shared.counted(basket.itemCount, .item)
        return .paragraph(
          scope.words.comparison.answer(
            scope.words.page.labelled("\(basket.basketName), \(items)", basket.answer)))
      }, isOutsideGroups: true)
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
    if let lead, lead.kind == .next {
      sentences.append(scope.words.next.basketData(due: lead.basket.lines.count(where: \.isMean)))
    }
    if let lead, lead.kind == .seen {
      sentences.append(
        words.seenBasketData(
          items: lead.basket.lines.count, isFull: isFull(lead, Basket.usualItemLimit)))
    }
    if lead != nil {
      sentences.append(
        words.pricesData(
          maximumAge: scope.analysis.options.settings[.maximumPriceAgeDays], OfferRule()))
    }
    if omittedBaskets > 0 { sentences.append(words.omittedBaskets(omittedBaskets)) }
    return sentences
  }

  /// The comparisons of baskets that have items, at stores that price any.
  private static func ordered(in scopes: ReportScopes) -> [StoreComparison] {
    scopes.first.analysis.comparisons.filter { !$0.basket.lines.isEmpty && !$0.stores.isEmpty }
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
    let places = Dictionary(scopes.enumerated().map { ($1.currency, $0) }, uniquingKeysWith: min)
    let ordered = own.enumerated().sorted {
      (places[$0.element.currency] ?? scopes.count, $0.offset)
        < (places[$1.element.currency] ?? scopes.count, $1.offset)
    }
    var seen: Set<CurrencyCode> = []
    let distinct = ordered.map(\.element).filter { seen.insert($0.currency).inserted }
    return distinct.isEmpty ? [chosen] : distinct
  }
}

extension CurrencyScope {
  private static let unknownItemLimit = 25

  /// What baskets name and no receipt and no price has, with what may be meant.
  var unknownItemsSection: Section? {
    let lines = book.baskets.flatMap { basket in
      basket.lines.compactMap { line in
        line.nearest.map { (basket: basket.name, item: line.item, nearest: $0) }
      }
    }
    guard !lines.isEmpty else { return nil }
    let rest = lines.count - min(lines.count, Self.unknownItemLimit)
    return Section(
      id: "unknown-items", title: words.comparison.unknownItemsTitle,
      note: [words.comparison.unknownItemsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "unknown-items-table", caption: words.comparison.unknownItemsTitle,
            isCaptionHidden: true,
            columns: [
              .init(words.headings.name), .init(words.headings.item), .init(words.headings.perhaps),
            ],
            rows: lines.prefix(Self.unknownItemLimit).map { line in
              let names = line.nearest.map { RichText.name(itemName($0)) }
              return DisplayTable.Row([
                .name(line.basket), .name(book.names.items[line.item].name),
                names.isEmpty ? .absent : .text(words.shared.list(names, limit: names.count)),
              ])
            }, totalRowCount: rest > 0 ? lines.count : nil))
      ])
  }
}

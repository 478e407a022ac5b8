import PricebookAnalytics
import PricebookModel

/// The page of stores: where the baskets are cheapest.
struct StoreComparisonReport {
  static let furtherBasketLimit = 5

  static func report(_ scopes: ReportScopes) -> Report {
    let first = scopes.first
    let words = first.words
    let ordered = ordered(in: scopes)
    let main = main(in: scopes)
    let lead = main.first
    let levels = scopes.all.filter { scope in !main.contains { $0.currency == scope.currency } }
      .compactMap(PriceLevels.init(in:)).filter(\.isStated)
    let names = Set(main.map(\.basket.name))
    let others = ordered.filter { other in
      !(names.contains(other.basket.name) && main.contains { $0.kind == other.kind })
    }
    let files = others.filter { [.file, .planningCart].contains($0.kind) }.prefix(
      furtherBasketLimit
    ).map {
      BasketComparison($0, in: first)
    }
    let compared = main.map { main in
      (
        main.currency,
        BasketComparison(main, in: first).sections(
          besides: files.filter { $0.comparison.currency == main.currency })
      )
    }
    let levelled = levels.enumerated().map { place, levels in
      (
        levels.scope.currency,
        [levels.section(isLead: main.isEmpty && place == 0)].compactMap(\.self)
      )
    }
    var sections = Section.grouped(compared + levelled)
    sections += [
      basketsSection(others.prefix(furtherBasketLimit), in: first), first.unknownItemsSection,
      first.ratingsSection, first.contributorsSection,
    ].compactMap { $0 }
    let omitted = max(0, others.count - furtherBasketLimit)
    sections.append(
      DataSection(scopes: scopes.all).shortSection(
        methods(of: lead, in: first, omittedBaskets: omitted),
        tables: [
          "store-comparison", "baskets-by-month", "store-levels", "basket-prices", "shopping-lists",
        ]
          + (first.book.vault.ratings.isEmpty ? [] : ["store-ratings"])
          + (first.book.vault.contributors.isEmpty ? [] : ["contributors"])))
    let head = head(of: main, levels: levels, in: first)
    return Report(
      kind: .storeComparison, period: MonthPeriod(first.month),
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
      receipts: UsualMonth.leastReceipts, months: UsualMonth.monthCount)
    var heads = main.map { comparison in
      let basket = BasketComparison(comparison, in: first)
      return (label: comparison.currency.label, headline: basket.headline, deck: basket.deck)
    }
    heads += levels.map { (label: $0.scope.currency.label, headline: $0.sentence, deck: $0.range) }
    guard let lead = heads.first else {
      let hasLists = first.analysis.spending.byMonth.isEmpty && !first.book.vault.carts.isEmpty
      return (
        hasLists ? words.comparison.listsWithoutStores : words.comparison.noBasket, empty
      )
    }
    let others = heads.dropFirst().prefix(1).map { other in
      words.comparison.answer(
        other.label.isEmpty
          ? other.headline : words.page.labelled(.name(other.label), other.headline))
    }
    let deck = main.isEmpty ? [lead.deck, empty] : [lead.deck]
    return (lead.headline, RichText(sentences: (deck + others).filter { !$0.isEmpty }))
  }

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

  private static func methods(
    of lead: StoreComparison?, in scope: CurrencyScope, omittedBaskets: Int
  ) -> [RichText] {
    let words = scope.words.comparison
    let omitted = omittedBaskets > 0 ? [words.omittedBaskets(omittedBaskets)] : []
    guard let lead else { return omitted }
    let count = lead.basket.lines.count
    // A full basket may have been chosen from more items.
    let isFull = count >= UsualMonth.itemLimit
    let made: RichText? =
      switch lead.kind {
      case .usual:
        words.usualMonthData(
          items: count, receipts: UsualMonth.leastReceipts, months: UsualMonth.monthCount,
          isFull: isFull, whole: lead.monthsOfUsual ?? 0)
      case .next: scope.words.next.basketData(due: lead.basket.lines.count(where: \.isMean))
      case .seen: words.seenBasketData(items: count, isFull: isFull)
      case .file, .planningCart: nil
      }
    let prices = words.pricesData(
      maximumAge: scope.analysis.options.settings[.maximumPriceAgeDays])
    return [made, prices].compactMap(\.self) + omitted
  }

  /// The comparisons of baskets that have items, at stores that price any.
  private static func ordered(in scopes: ReportScopes) -> [StoreComparison] {
    scopes.first.analysis.comparisons.filter { !$0.basket.lines.isEmpty && !$0.stores.isEmpty }
  }

  /// The leading basket in the currencies in which some store prices any of it, the page's first.
  static func main(in scopes: ReportScopes) -> [StoreComparison] {
    let comparisons = ordered(in: scopes)
    guard let chosen = comparisons.leading else { return [] }
    let places = Dictionary(
      scopes.all.enumerated().map { ($1.currency, $0) }, uniquingKeysWith: min)
    var seen: Set<CurrencyCode> = []
    let own = comparisons.filter {
      $0.kind == chosen.kind && $0.basket.name == chosen.basket.name
        && $0.stores.contains { $0.availableItemCount > 0 }
    }.sorted { places[$0.currency] ?? .max < places[$1.currency] ?? .max }
      .filter { seen.insert($0.currency).inserted }
    return own.isEmpty ? [chosen] : Array(own.prefix(ReportScopes.limit))
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
    let (title, names) = (words.comparison.unknownItemsTitle, book.names)
    let table = DisplayTable(
      "unknown-items-table", title, isCaptionHidden: true, of: lines, limit: Self.unknownItemLimit,
      [
        .init(words.headings.name) { .name($0.basket) },
        .init(words.headings.item) { .name(names.items[$0.item].name) },
        .init(words.headings.perhaps) { [self] line in
          let nearest = line.nearest.map { RichText.name(itemName($0)) }
          return nearest.isEmpty ? .absent : .text(words.shared.list(nearest, limit: nearest.count))
        },
      ])
    return Section(
      id: "unknown-items", title: title, note: [words.comparison.unknownItemsNote],
      blocks: [.table(table)])
  }

  static let peopleRowLimit = 25

  /// What the people of the vaults think of each store, best first.
  var ratingsSection: Section? {
    let stated = StatedFacts(book.vault, words)
    // Best first; means compared as fractions, whose terms come nowhere near the limit.
    func best<Rated, ID: Comparable>(
      _ rated: [Rated], _ sum: (Rated) -> Int, _ count: (Rated) -> Int, _ id: (Rated) -> ID
    ) -> [Rated] {
      rated.filter { count($0) > 0 }.sorted { left, right in
        let (one, other) = (sum(left) * count(right), sum(right) * count(left))
        if one != other { return one > other }
        return (count(right), id(left)) < (count(left), id(right))
      }
    }
    let ratings = best(book.vault.ratings, { $0.sum }, { $0.count }, { $0.store })
    let products = best(book.vault.products, { $0.ratingSum }, { $0.ratingCount }, { $0.item })
    let comments = Set(book.vault.comments.map(\.subject)).compactMap { subject in
      if case .store(let store) = subject { store } else { nil }
    }.sorted().prefix(Self.peopleRowLimit).flatMap { store in
      stated.comments(on: .store(store)).map {
        Block.footnote(words.page.labelled(.name(book.names.stores[store]), $0))
      }
    }
    let ofStores = ratings.map { rating -> Rated in
      let name = storeName(rating.store)
      return (.name(name, secondLine: stated.place(rating.store)), rating.mean, rating.count)
    }
    let ofProducts = products.map { product -> Rated in
      (.name(itemName(product.item)), product.meanRating, product.ratingCount)
    }
    let blocks =
      ratingsTables(ofStores, "ratings-table", words.headings.store, file: "store-ratings")
      + ratingsTables(ofProducts, "product-ratings-table", words.headings.item, file: "products")
      + comments
    guard !blocks.isEmpty else { return nil }
    return Section(
      id: "ratings", title: words.people.ratingsTitle, note: [words.people.ratingsNote],
      blocks: blocks)
  }

  private typealias Rated = (name: Cell, mean: Double?, count: Int)

  private func ratingsTables(
    _ ratings: [Rated], _ id: String, _ heading: RichText, file: String
  ) -> [Block] {
    guard !ratings.isEmpty else { return [] }
    let table = DisplayTable(
      id, words.people.ratingsTitle, isCaptionHidden: true, of: ratings,
      limit: Self.peopleRowLimit, file: context.tablePath(file),
      [
        .init(heading) { $0.name },
        .number(words.headings.meanRating, order: .descending) {
          .value($0.mean.map { .number($0, digits: 1) })
        }, .number(words.headings.ratings) { .count($0.count) },
      ])
    return [.table(table)]
  }

  /// Who reported prices to the vaults, most updates first.
  var contributorsSection: Section? {
    let people = book.vault.contributors
    guard !people.isEmpty else { return nil }
    let (headings, title) = (words.headings, words.people.contributorsTitle)
    let table = DisplayTable(
      "contributors-table", title, isCaptionHidden: true, of: people, limit: Self.peopleRowLimit,
      file: context.tablePath("contributors"),
      [
        .init(headings.name) { .name($0.name) },
        .init(headings.level) { [words] in
          $0.level.map { .text(RichText(words.people.level($0))) } ?? .absent
        }, .number(headings.updates, order: .descending) { .count($0.updateCount) },
        .number(headings.prices) { .count($0.priceCount) },
        .number(headings.posts) { .count($0.postCount) },
        .number(headings.replies) { .count($0.replyCount) },
        .number(headings.last) { .value($0.lastDay.map { .date($0) }) },
      ])
    return Section(
      id: "contributors", title: title, note: [words.people.contributorsNote],
      blocks: [.table(table)])
  }
}

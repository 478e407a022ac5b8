import PricebookAnalytics
import PricebookModel
import PricebookParallel

/// The price book itself: what every item costs where, and what it cost.
final class ItemsReport: Sendable {
  let scopes: ReportScopes
  let analysis: Analysis
  let words: ReportWords
  let headings: ReportWords.HeadingsPhrases
  let items: ItemBook
  let slots: StoreSlots
  let stated: StatedFacts
  let changes: [RegularPriceChange]
  let histories: ItemHistories
  /// The months whose money orders the items.
  let year: ClosedRange<Month>
  private let byCurrency: [CurrencyID: CurrencyScope]
  /// What was spent on every item in those months, in each dimension and currency.
  private let sums: IDTable<ItemID, [Sum]>
  private let sizes: [String: [ItemID]]
  /// The most other package sizes that an entry links to.
  private static let sizeLimit = 5

  private struct Sum {
    let dimension: DimensionID
    let currency: CurrencyID
    var spent = Amount.zero

    func isOf(_ dimension: DimensionID, _ currency: CurrencyID) -> Bool {
      self.dimension == dimension && self.currency == currency
    }
  }

  init(_ scopes: ReportScopes, items: ItemBook) {
    self.scopes = scopes
    let analysis = scopes.first.analysis
    self.analysis = analysis
    histories = ItemHistories(in: analysis)
    words = scopes.first.words
    headings = words.headings
    self.items = items
    slots = StoreSlots(of: analysis)
    stated = StatedFacts(analysis.book.vault, words)
    changes = analysis.regularPriceChanges
    byCurrency = Dictionary(
      scopes.all.compactMap { scope in scope.currencyID.map { ($0, scope) } },
      uniquingKeysWith: { first, _ in first })
    year = Self.year(of: analysis)
    var sums = IDTable<ItemID, [Sum]>(repeating: [], count: analysis.book.names.items.count)
    for row in analysis.spending.byItem.rows(from: year.lowerBound, through: year.upperBound)
    where items.id(of: row.item) != nil {
      let known = sums[row.item].firstIndex { $0.isOf(row.dimension, row.currency) }
      let place = known ?? sums[row.item].count
      if known == nil {
        sums[row.item].append(Sum(dimension: row.dimension, currency: row.currency))
      }
      sums[row.item][place].spent += row.spent
    }
    self.sums = sums
    var sizes: [String: [ItemID]] = [:]
    for entry in items.entries {
      if let size = analysis.packages.sizes[entry.place.item], !size.foldedStem.isEmpty {
        sizes[size.foldedStem, default: []].append(entry.place.item)
      }
    }
    self.sizes = sizes
  }

  private var context: ReportContext { scopes.first.context }

  private static func year(of analysis: Analysis) -> ClosedRange<Month> {
    let last = analysis.period.month
    let first = last.adding(months: 1 - ItemRanking.months)
    return max(first, min(last, analysis.period.months.first ?? last))...last
  }

  func scope(_ currency: CurrencyID) -> CurrencyScope {
    byCurrency[currency]
      ?? CurrencyScope(
        analysis.book.names.currencies[currency], analysis: analysis, context: context)
  }

  func spent(
    on item: ItemID, _ dimension: DimensionID, _ currency: CurrencyID
  ) -> Amount { sums[item].first { $0.isOf(dimension, currency) }?.spent ?? .zero }

  /// Links to the same item in other packages, and how many more there are; `nil` where there is none.
  func otherSizes(of item: ItemID, _ size: PackageSize) -> RichText? {
    let all = sizes[size.foldedStem] ?? []
    let links = all.prefix(Self.sizeLimit + 1).filter { $0 != item }.compactMap { other in
      items.id(of: other).map { id -> RichText in
        let name = RichText.name(analysis.book.names.items[other].name)
        return "\(link: name, to: .place(page: "", id: id))"
      }
    }
    return links.isEmpty ? nil : words.shared.list(links, limit: Self.sizeLimit, of: all.count - 1)
  }

  func tablePath(_ name: String) -> String? {
    context.hasTableFiles ? "\(ReportContext.tablesFolder)\(name).csv" : nil
  }

  func tableName(_ name: String) -> RichText {
    context.fileName("\(name).csv", path: "\(ReportContext.tablesFolder)\(name).csv")
  }

  var report: Report {
    let period = analysis.period
    let made = concurrentMap(of: items.entries.count, parts: 16) { places in
      places.map { place in
        let entry = ItemEntry(items.entries[place], number: place + 1, in: self)
        return (entry: entry, text: entry.entry)
      }
    }.joined()
    let entries = made.map(\.entry)
    let pocket = PocketPage(entries, in: self)
    let (headline, deck) = opening(pocket)
    let written = scopes.all.filter { scope in
      entries.contains { $0.shown.contains { $0.currency == scope.currencyID } }
    }
    return Report(
      kind: .items, title: words.itemBook.title,
      kicker: period.months.isEmpty ? "" : words.itemBook.kicker(period.asOf),
      headline: headline, deck: deck, navigation: context.rootNavigation(of: .items),
      sections: items.entries.isEmpty
        ? [] : sections(entries, catalogue: made.map(\.text), pocket),
      footer: [words.index.footer] + words.shared.footerCurrencies(written.map(\.currency)),
      locale: context.locale, words: words.page)
  }

  /// The heading of the page, and the sentences below it.
  private func opening(_ pocket: PocketPage?) -> (headline: RichText, deck: RichText) {
    if items.entries.isEmpty { return (words.itemBook.noPrices, words.trends.howPricesAppear) }
    guard let pocket else {
      return (
        words.itemBook.headline(items: items.itemCount, stores: items.storeCount),
        RichText(sentences: order + [fewPrices])
      )
    }
    let deck = words.pocket.deck(old: pocket.hasOldPrices ? StoreComparison.staleDays : nil)
    return (
      words.pocket.headline(good: pocket.goodCount, of: pocket.count),
      pocket.goodCount < pocket.count ? RichText(sentences: [deck, fewPrices]) : deck
    )
  }

  /// Why items have no good price.
  private var fewPrices: RichText { words.pocket.fromPrices(ItemHistory.fewestPrices) }

  private func sections(
    _ entries: [ItemEntry], catalogue texts: [Catalogue.Entry], _ pocket: PocketPage?
  ) -> [Section] {
    let catalogue = Catalogue(
      headings: [headings.item, words.itemBook.latestPrice, words.itemBook.year], entries: texts)
    let all = Section(
      id: "items", title: words.itemBook.allTitle,
      note: (pocket == nil ? [] : order) + (hasMoney ? [words.itemBook.priceNote] : []),
      drawingNote: [words.itemBook.drawingNote], blocks: [.catalogue(catalogue)], isFullWidth: true)
    return [pocket?.section, GroupPriceSection(in: self)?.section, all].compactMap(\.self)
      + ItemStores(book: self, entries: entries).sections
  }

  private var hasMoney: Bool { (items.entries.first?.place.spent ?? .zero) > .zero }

  /// In which order the items are, and which are left out.
  private var order: [RichText] {
    let currencies = scopes.all.map(\.currency).filter { currency in
      items.entries.contains { analysis.currencies[$0.place.currency] == currency }
    }
    let hasFirst = hasMoney && currencies.count > 1 && !currencies[0].label.isEmpty
    return [
      hasMoney ? words.itemBook.order(words.shared.months(year)) : words.itemBook.priceNote,
      hasFirst ? words.itemBook.comesFirst(currencies[0]) : nil,
      items.entries.count < items.itemCount
        ? words.itemBook.omitted(
          shown: items.entries.count, of: items.itemCount, tableName("unit-values")) : nil,
    ].compactMap(\.self)
  }
}

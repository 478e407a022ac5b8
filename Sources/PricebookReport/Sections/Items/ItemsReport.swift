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
  /// The first and the last month whose money counts.
  let year: [Month]
  private let byCurrency: [CurrencyID: CurrencyScope]
  private let sums: [Measure: Amount]
  private let sizes: [String: [ItemID]]
  /// The most packages that an entry links to.
  private static let sizeLimit = 5

  private struct Measure: Hashable {
    var item: ItemID
    var dimension: DimensionID
    var currency: CurrencyID
  }

  init(_ scopes: ReportScopes, items: ItemBook) {
    self.scopes = scopes
    analysis = scopes.first.analysis
    words = scopes.first.words
    headings = words.headings
    self.items = items
    slots = StoreSlots(scopes.all)
    stated = StatedFacts(analysis.book.vault, words)
    changes = analysis.regularPriceChanges
    byCurrency = Dictionary(
      scopes.all.compactMap { scope in scope.currencyID.map { ($0, scope) } },
      uniquingKeysWith: { first, _ in first })
    year = Self.year(of: analysis)
    var sums: [Measure: Amount] = [:]
    for row in analysis.spending.byItem.rows(from: year[0], through: year[1])
    where items.id(of: row.item) != nil {
      let measure = Measure(item: row.item, dimension: row.dimension, currency: row.currency)
      sums[measure, default: .zero] += row.spent
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

  private static func year(of analysis: Analysis) -> [Month] {
    let last = analysis.period.month
    let first = last.adding(months: 1 - ItemRanking.months)
    return [max(first, min(last, analysis.period.months.first ?? last)), last]
  }

  func scope(_ currency: CurrencyID) -> CurrencyScope {
    byCurrency[currency]
      ?? CurrencyScope(
        analysis.book.names.currencies[currency], analysis: analysis, context: context)
  }

  func spent(
    on item: ItemID, _ dimension: DimensionID, _ currency: CurrencyID
  ) -> Amount { sums[Measure(item: item, dimension: dimension, currency: currency)] ?? .zero }

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
    let isEmpty = items.entries.isEmpty
    let made = concurrentMap(of: items.entries.count, parts: 16) { places in
      places.map { place in
        let entry = ItemEntry(items.entries[place], number: place + 1, in: self)
        return (entry: entry, text: entry.entry)
      }
    }.joined()
    let entries = made.map(\.entry)
    let ranked = scopes.all.filter { scope in
      items.entries.contains { analysis.currencies[$0.place.currency] == scope.currency }
    }.map(\.currency)
    let catalogue = Catalogue(
      headings: [headings.item, words.itemBook.latestPrice, words.itemBook.year],
      entries: made.map(\.text))
    let pocket = PocketPage(entries, in: self)
    let section = Section(
      id: "items", title: words.itemBook.allTitle,
      note: (pocket == nil ? [] : order(of: ranked)) + (hasMoney ? [words.itemBook.priceNote] : []),
      drawingNote: [words.itemBook.drawingNote], blocks: [.catalogue(catalogue)], isFullWidth: true)
    let sections =
      isEmpty
      ? []
      : [pocket?.section, GroupPriceSection(in: self)?.section].compactMap(\.self) + [section]
        + ItemStores(book: self, entries: entries).sections
    let written = scopes.all.filter { scope in
      entries.contains { $0.shown.contains { $0.currency == scope.currencyID } }
    }
    return Report(
      kind: .items, title: words.itemBook.title,
      kicker: period.months.isEmpty ? "" : words.itemBook.kicker(period.asOf),
      headline: isEmpty
        ? words.itemBook.noPrices
        : pocket.map { words.pocket.headline(items: $0.count) }
          ?? words.itemBook.headline(items: items.itemCount, stores: items.storeCount),
      deck: isEmpty
        ? words.trends.howPricesAppear
        : pocket == nil
          ? RichText(sentences: order(of: ranked))
          : words.pocket.deck(days: StoreComparison.staleDays),
      navigation: context.rootNavigation(of: .items),
      sections: sections,
      footer: [words.index.footer] + words.shared.footerCurrencies(written.map(\.currency)),
      locale: context.locale, words: words.page)
  }

  private var hasMoney: Bool { (items.entries.first?.place.spent ?? .zero) > .zero }

  /// In which order the items are, and which are left out.
  private func order(of currencies: [CurrencyCode]) -> [RichText] {
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

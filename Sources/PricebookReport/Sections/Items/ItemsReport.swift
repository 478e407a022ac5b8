import PricebookAnalytics
import PricebookDocument
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
      : [pocket?.section].compactMap(\.self) + [section]
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

private struct ItemStores {
  private static let rowLimit = 25
  private static let itemLimit = 3
  let book: ItemsReport
  let entries: [ItemEntry]

  private var words: ReportWords { book.words }

  var sections: [Section] {
    let scopes = book.scopes.all.filter { $0.currencyID != nil }
    let found = scopes.compactMap { scope in section(scope).map { (scope, $0) } }
    return found.enumerated().map { place, one in
      var section = place == 0 ? one.1 : one.1.suffixed(one.0.currency)
      if found.count > 1, !one.0.currency.label.isEmpty {
        section.title = "\(section.title), \(name: one.0.currency.label)"
      }
      return section
    }
  }

  private func section(_ scope: CurrencyScope) -> Section? {
    guard let currency = scope.currencyID else { return nil }
    let analysis = scope.analysis
    let counts = itemCounts(currency)
    guard !counts.isEmpty else { return nil }
    var spent: [StoreID: Amount] = [:]
    for row in analysis.spending.byStore.rows(from: book.year[0], through: book.year[1])
    where row.currency == currency { spent[row.store, default: .zero] += row.spent }
    let levels = Dictionary(
      (PriceLevels(in: scope)?.levels.known ?? []).compactMap { level in
        level.level.map { (level.store, $0.value) }
      }, uniquingKeysWith: { first, _ in first })
    let main = mainItems(currency)
    let stores = counts.keys.sorted {
      (spent[$1] ?? .zero, counts[$1] ?? 0, $0) < (spent[$0] ?? .zero, counts[$0] ?? 0, $1)
    }
    let table = DisplayTable(
      "stores-table", words.itemBook.storesTitle, unit: scope.captionUnit, of: stores,
      limit: Self.rowLimit, file: book.tablePath("store-levels"),
      [
        .init(words.headings.store) {
          let items = words.shared.list(main[$0] ?? [], limit: Self.itemLimit)
          return .name(scope.storeName($0), secondLine: book.stated.place($0, items))
        }, .number(words.headings.items) { .count(counts[$0] ?? 0) },
        .number(words.itemBook.year, order: .descending) { scope.cell(spent[$0]) },
        .number(words.headings.level) { .value(levels[$0].map { .number($0, digits: 1) }) },
      ])
    return Section(
      id: "stores", title: words.itemBook.storesTitle,
      note: levels.isEmpty ? [] : [words.itemBook.levelNote], blocks: [.table(table)])
  }

  private func itemCounts(_ currency: CurrencyID) -> [StoreID: Int] {
    let stores = book.analysis.book.names.stores
    var counts = IDTable<StoreID, Int>(repeating: 0, count: stores.count)
    var last: (item: ItemID, store: StoreID)?
    // Of an item at a store, the series of several units follow each other.
    for series in book.analysis.unitValues.series
    where series.currency == currency && series.latest.quantity > .zero {
      if let last, last == (series.item, series.store) { continue }
      last = (series.item, series.store)
      counts[series.store] += 1
    }
    return Dictionary(
      uniqueKeysWithValues: stores.indices.map { ($0, counts[$0]) }.filter { $0.1 > 0 })
  }

  /// The items of the page on which most was spent at each store, as links.
  private func mainItems(_ currency: CurrencyID) -> [StoreID: [RichText]] {
    var found: [StoreID: [(item: ItemID, id: String, paid: Amount)]] = [:]
    for entry in entries {
      for history in entry.histories where history.currency == currency {
        for at in history.stores where at.paid > .zero {
          found[at.latest.store, default: []].append((entry.item, entry.id, at.paid))
        }
      }
    }
    return found.mapValues { entries in
      entries.foremost(Self.itemLimit) { ($1.paid, $0.item) < ($0.paid, $1.item) }.map { found in
        let name = RichText.name(book.analysis.book.names.items[found.item].name)
        return "\(link: name, to: .place(page: "", id: found.id))"
      }
    }
  }
}

import PricebookAnalytics
import PricebookModel
import PricebookParallel

/// The table of stores below the price book: what each has, and what was spent there.
struct ItemStores {
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
    for row in analysis.spending.byStore.rows(
      from: book.year.lowerBound, through: book.year.upperBound)
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
          let items = words.shared.list(main[$0], limit: Self.itemLimit)
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
  private func mainItems(_ currency: CurrencyID) -> IDTable<StoreID, [RichText]> {
    let names = book.analysis.book.names
    var found = IDTable<StoreID, [(entry: Int, item: ItemID, paid: Amount)]>(
      repeating: [], count: names.stores.count)
    for place in entries.indices {
      let item = entries[place].item
      for history in entries[place].histories where history.currency == currency {
        for at in history.stores where at.paid > .zero {
          found[at.latest.store].append((place, item, at.paid))
        }
      }
    }
    return found.mapValues { bought in
      bought.foremost(Self.itemLimit) { ($1.paid, $0.item) < ($0.paid, $1.item) }.map { found in
        let name = RichText.name(names.items[found.item].name)
        return "\(link: name, to: .place(page: "", id: entries[found.entry].id))"
      }
    }
  }
}

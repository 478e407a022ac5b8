import PricebookAnalytics
import PricebookModel

/// What a kind of thing costs at every store, whatever the brand: the cheapest item of each group.
struct GroupPriceSection {
  private static let rowLimit = 60
  private let book: ItemsReport
  private let scope: CurrencyScope
  private let rows: [GroupPrices.Row]

  /// - Returns: `nil` where no group has a price of late at a store.
  init?(in book: ItemsReport) {
    self.book = book
    scope = book.scopes.first
    let (analysis, currency) = (book.analysis, scope.currencyID)
    rows = analysis.groupPrices.rows.filter { row in
      row.isCheapest && row.currency == currency
        && !StoreComparison.isStale(row.day, asOf: analysis.period.asOf)
        && analysis.storesSeen.isCurrent(row.store)
    }.sorted { ($0.group, $0.price, $0.store, $0.item) < ($1.group, $1.price, $1.store, $1.item) }
    guard !rows.isEmpty else { return nil }
  }

  private var words: ReportWords { book.words }

  var section: Section {
    let names = scope.book.names.items
    let table = DisplayTable(
      "groups-table", words.pocket.groups, unit: scope.captionUnit, isCaptionHidden: true,
      of: Array(rows.indices), limit: Self.rowLimit, file: book.tablePath("groups"),
      [
        .init(words.pocket.group) { .name(names[rows[$0].group].name) },
        .init(words.headings.store) { .name(scope.storeName(rows[$0].store)) },
        .init(words.pocket.cheapestItem) { place in
          .name(
            LinkedName(
              names[rows[place].item].name,
              to: book.items.id(of: rows[place].item).map { .place(page: "", id: $0) }))
        },
        .number(words.headings.price) { place in
          .text(
            .value(scope.shownPrice(rows[place].price)),
            secondLine: words.shared.per(rows[place].dimension.baseUnit))
        },
      ])
    return Section(
      id: "groups", title: words.pocket.groups, blocks: [.table(table)], isFullWidth: true)
  }
}

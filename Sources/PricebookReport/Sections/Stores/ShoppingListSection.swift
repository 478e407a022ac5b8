import PricebookAnalytics
import PricebookModel

extension BasketComparison {
  /// The basket as a list to take to the best store.
  var listSection: Section? {
    guard stores.count > 1, let best = winner ?? eligible.first else { return nil }
    let lines = comparison.basket.lines.enumerated()
      .sorted { ($0.element.item, $0.offset) < ($1.element.item, $1.offset) }
    var entries: [ShoppingList.Entry] = []
    for (place, line) in lines.prefix(BasketComparison.itemRowLimit) {
      guard best.prices.indices.contains(place), let price = best.prices[place],
        !price.isFilledIn
      else { continue }
      entries.append(
        ShoppingList.Entry(
          item: itemName(line),
          quantity: .value(shownQuantity(line)),
          cost: scope.money(price.cost)))
    }
    guard lines.count <= BasketComparison.itemRowLimit, !entries.isEmpty else { return nil }
    let lacks = lacking(best)
    return Section(
      id: "shopping-list", title: words.comparison.listTitle,
      note: [words.comparison.listNote(name(best), lacks: lacks)],
      blocks: [
        .shoppingList(
          ShoppingList(stores: [
            ShoppingList.Store(
              name: name(best), note: words.shared.counted(entries.count, .item),
              entries: entries, totalLabel: words.comparison.totalAt(name(best)),
              total: scope.money(best.total))
          ]))
      ])
  }

  /// Stores that price too little of the basket to be ranked.
  var othersSection: Section? {
    guard stores.count > 1, !others.isEmpty else { return nil }
    let shown = others.prefix(SpendingReview.tableRowLimit)
    let rest = others.count - shown.count
    return Section(
      id: "below-threshold", title: words.comparison.belowTitle,
      note: [words.comparison.belowNote(comparison.availabilityPercent)],
      blocks: [
        .table(
          DisplayTable(
            id: "below-threshold-table", caption: words.comparison.belowTitle,
            captionUnit: scope.captionUnit, isCaptionHidden: true,
            columns: words.comparison.belowColumns,
            rows: shown.map { store in
              DisplayTable.Row([
                .name(name(store)),
                .text(
                  words.comparison.itemsOf(store.availableItems, itemCount),
                  secondLine: .value(share(store))),
                .value(scope.written(store.total)),
                .text(words.shared.list(lacking(store), limit: 6)),
              ])
            },
            totalRowCount: rest > 0 ? others.count : nil,
            file: scope.context.tablePath("store-comparison")))
      ])
  }

  /// A basket beside the main one: its answer, its bars, its prices.
  func furtherSection(number: Int) -> Section {
    Section(
      id: "basket-\(number)", title: basketName,
      note: [words.comparison.furtherNote(comparison.kind, items: itemCount, scope.currency)],
      blocks: [
        .answer(words.comparison.answer(headline)), .paragraph(deck),
        .chart(bars(id: "basket-bars-\(number)")),
        .disclosure(
          title: words.comparison.itemsTitle,
          blocks: [.table(pricesTable(id: "basket-prices-\(number)"))]),
      ], isOutsideGroups: true)
  }
}

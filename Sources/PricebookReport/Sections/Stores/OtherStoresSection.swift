import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
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
            columns: [
              .init(words.headings.store), .number(words.headings.available),
              .number(words.headings.ownTotal), .init(words.headings.lacks),
            ],
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

  private var furtherNote: RichText {
    let note = words.comparison.furtherNote(comparison.kind, items: itemCount)
    guard !scope.currency.label.isEmpty else { return note }
    return "\(note) \(words.shared.amountsAre(in: .name(scope.currency.label)))"
  }

  /// A further basket: its answer, its bars, its prices.
  func furtherSection(number: Int) -> Section {
    Section(
      id: "basket-\(number)", title: basketName,
      note: [furtherNote],
      blocks: [
        .answer(words.comparison.answer(answer)), .paragraph(evidence),
        .chart(bars(id: "basket-bars-\(number)")),
        .disclosure(
          title: words.comparison.itemsTitle,
          blocks: [.table(pricesTable(id: "basket-prices-\(number)"))]),
      ], isOutsideGroups: true)
  }
}

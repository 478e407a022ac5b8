import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// The items of the month that have no category, with the likely one; `nil` where there are none.
  var itemsWithoutCategory: Block? {
    let items = scope.analysis.itemsWithoutCategory.filter { $0.currency == scope.currencyID }
    guard !items.isEmpty else { return nil }
    return .disclosure(
      title: words.budget.withoutCategoryTitle,
      blocks: [
        .table(
          DisplayTable(
            id: "without-category", caption: words.budget.withoutCategoryTitle,
            captionUnit: scope.captionUnit,
            columns: [
              .init(words.headings.item), .number(words.headings.spent),
              .init(words.headings.perhaps),
            ],
            rows: items.map { item in
              DisplayTable.Row([
                .name(scope.itemName(item.item)),
                .value(scope.written(item.spent)), item.proposal.map { .name($0) } ?? .absent,
              ])
            },
            footnotes: [words.budget.withoutCategoryNote],
            file: scope.context.tablePath("spending-by-item")))
      ])
  }
}

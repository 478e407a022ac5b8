import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension YearReviewReport {
  private static let categoryChangeLimit = 12

  /// Why the year differs from the year before, where they can be compared.
  var changeSection: Section? {
    let previous = review.year - 1
    let title = words.year.changeTitle(review.year, previous)
    guard let comparison = part.comparison else { return nil }
    return Section(
      id: "change", title: title,
      note: [
        words.year.changeNote(
          review.year, previous, change: scope.difference(comparison.change),
          isSamePeriod: comparison.isPartOfYears,
          months: comparison.coversYears ? nil : comparison.months.count)
      ]
        + (comparison.newItems == .zero && comparison.goneItems == .zero
          ? []
          : [
            words.changes.otherParts(
              words.changes.parts(
                new: shown(comparison.newItems), gone: shown(comparison.goneItems)))
          ]),
      blocks: [
        .chart(chart(comparison, previous)), .table(table(comparison, previous)),
      ])
  }

  private func shown(_ amount: Amount) -> Value? {
    amount == .zero ? nil : scope.difference(amount)
  }

  private func label(_ year: Int) -> RichText {
    words.year.label(
      year, isSamePeriod: year != review.year && isPart)
  }

  private var isPart: Bool {
    part.comparison.map { $0.isPartOfYears || !$0.coversYears } ?? false
  }

  private func chart(_ comparison: YearComparison, _ previous: Int) -> Chart {
    let others = comparison.newItems + comparison.goneItems
    return Chart(
      id: "year-steps", title: words.year.changeTitle(review.year, previous),
      description: words.changes.description(
        previous: scope.written(comparison.previous), current: scope.written(comparison.current),
        price: scope.difference(comparison.priceEffect),
        store: scope.difference(comparison.storeEffect),
        quantity: scope.difference(comparison.quantityEffect), other: scope.difference(others)),
      drawing: .waterfall(
        Waterfall(
          currency: scope.currency,
          start: Waterfall.Step(label(previous), comparison.previous),
          steps: [
            Waterfall.Step(words.headings.price, comparison.priceEffect),
            Waterfall.Step(words.headings.storeEffect, comparison.storeEffect),
            Waterfall.Step(words.headings.quantity, comparison.quantityEffect),
            Waterfall.Step(words.changes.otherItems, others),
          ],
          end: Waterfall.Step(label(review.year), comparison.current))))
  }

  private func table(_ comparison: YearComparison, _ previous: Int) -> DisplayTable {
    let shown = comparison.categories.prefix(Self.categoryChangeLimit)
    let rest = comparison.categories.dropFirst(Self.categoryChangeLimit)
    var rows = shown.map {
      DisplayTable.Row(cells(.name(scope.categoryName($0.scope)), $0.previous, $0.current))
    }
    if let previous = rest.map(\.previous).sumOfAny, let current = rest.map(\.current).sumOfAny {
      rows.append(
        DisplayTable.Row(
          cells(.text(words.shared.other(rest.count, .category)), previous, current),
          emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        cells(.text(words.shared.total), comparison.previous, comparison.current),
        emphasis: .total))
    let headings = words.headings
    return DisplayTable(
      id: "year-change", caption: words.changes.tableCaption, captionUnit: scope.captionUnit,
      columns: [
        .init(headings.category), .number(label(previous)), .number(label(review.year)),
        .number(headings.difference), .number(headings.change),
      ], rows: rows, file: scope.context.tablePath("spending-by-category"))
  }

  private func cells(_ name: Cell, _ previous: Amount, _ current: Amount) -> [Cell] {
    let change = current - previous
    return [
      name, .value(scope.written(previous)), .value(scope.written(current)),
      .value(scope.difference(change), isStrong: true),
      .value(change.percent(of: previous).map { .percentDifference($0) }),
    ]
  }
}

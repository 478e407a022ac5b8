import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension YearReviewReport {
  private static let categoryLimit = 12

  /// Every category in every quarter; twelve months are columns of the chart above.
  var categoriesSection: Section? {
    guard review.months.count > 1, !part.categories.isEmpty else { return nil }
    let quarters = Dictionary(
      grouping: review.months.indices, by: { (review.months[$0].monthOfYear - 1) / 3 }
    ).sorted { $0.key < $1.key }.map(\.value)
    let cells = { (amounts: [Amount?]) -> [Cell] in
      quarters.map { places in
        .value(places.compactMap { amounts[$0] }.sumOfAny.map(self.shownAmount))
      }
    }
    let shown = part.categories.prefix(Self.categoryLimit)
    let rest = part.categories.dropFirst(Self.categoryLimit)
    var rows = shown.map { category in
      DisplayTable.Row(
        [.name(scope.categoryName(category.scope))] + cells(category.byMonth)
          + [.value(shownAmount(category.spent), isStrong: true)])
    }
    if !rest.isEmpty {
      let sums = review.months.indices.map { place in
        rest.compactMap { $0.byMonth[place] }.sumOfAny
      }
      rows.append(
        DisplayTable.Row(
          [.text(words.shared.other(rest.count, .category))] + cells(sums)
            + [.value(rest.map(\.spent).sum.map(shownAmount))], emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        [.text(words.shared.total)] + cells(review.months.map { scope.spent(in: $0) })
          + [.value(shownAmount(part.spent))], emphasis: .total))
    return Section(
      id: "categories", title: words.year.categoriesTitle,
      blocks: [
        .table(
          DisplayTable(
            id: "categories-by-quarter", caption: words.year.categoriesTitle,
            captionUnit: scope.captionUnit, isCaptionHidden: scope.currency.label.isEmpty,
            columns: [.init(words.headings.category)] + quarters.map(column)
              + [.number(words.headings.total, order: .descending)],
            rows: rows, file: scope.context.tablePath("spending-by-category")))
      ])
  }

  /// The quarter, or its months where the year has not all of them.
  private func column(_ places: [Int]) -> DisplayTable.Column {
    let months = places.map { review.months[$0] }
    return .number(
      months.count == 3
        ? words.shared.label(MonthPeriod(months[0]...months[2]))
        : words.shared.list(months.map { .value(.shortMonth($0)) }))
  }

  /// In whole units, unless all amounts are so small that these would say nothing.
  private func shownAmount(_ amount: Amount) -> Value {
    let largest = part.categories.first?.spent ?? .zero
    return largest.approximateUnits < 100 ? scope.written(amount) : scope.whole(amount)
  }
}

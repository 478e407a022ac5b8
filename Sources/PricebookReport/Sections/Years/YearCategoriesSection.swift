import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension YearReviewReport {
  private static let categoryLimit = 12

  /// Every category in every month, with what is far from its median month marked.
  var categoriesSection: Section? {
    guard review.months.count > 1, !part.categories.isEmpty else { return nil }
    let shown = part.categories.prefix(Self.categoryLimit)
    let rest = part.categories.dropFirst(Self.categoryLimit)
    var rows = shown.map { category in
      DisplayTable.Row(
        [.name(scope.categoryName(category.scope))]
          + category.cells.map { cell in
            Cell.value(cell.map { shownAmount($0.spent) }).marked(cell.flatMap(mark))
          } + [.value(shownAmount(category.spent), isStrong: true)])
    }
    if !rest.isEmpty {
      rows.append(
        DisplayTable.Row(
          [.text(words.shared.other(rest.count, .category))]
            + review.months.indices.map { place in
              .value(rest.compactMap { $0.cells[place]?.spent }.sumOfAny.map(shownAmount))
            } + [.value(rest.map(\.spent).sum.map(shownAmount))], emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        [.text(words.shared.total)]
          + review.months.map { .value(shownAmount(scope.spent(in: $0))) }
          + [.value(shownAmount(part.spent))], emphasis: .total))
    return Section(
      id: "categories", title: words.year.categoriesTitle,
      note: part.judgedMonths.count < YearReview.fewestMonths
        ? []
        : [
          words.year.categoriesNote(
            percent: YearReview.Heat.percent, highest: YearReview.Heat.highestPercent,
            least: ClaimGate.findingPercent)
        ],
      blocks: [
        .table(
          DisplayTable(
            id: "categories-by-month", caption: words.year.categoriesTitle,
            captionUnit: scope.captionUnit, isCaptionHidden: scope.currency.label.isEmpty,
            columns: [.init(words.headings.category)]
              + review.months.map { .number(.value(.shortMonth($0))) }
              + [.number(words.headings.total, order: .descending)],
            rows: rows, file: scope.context.tablePath("spending-by-category")))
      ], isFullWidth: true)
  }

  /// In whole units, unless all amounts are so small that these would say nothing.
  private func shownAmount(_ amount: Amount) -> Value {
    let largest = part.categories.first?.spent ?? .zero
    return largest.approximateUnits < 100 ? scope.written(amount) : scope.whole(amount)
  }

  private func mark(_ cell: YearReview.Cell) -> CellMark? {
    let word = words.year.word(cell.heat)
    switch cell.heat {
    case .none: return nil
    case .low: return CellMark(.low, word: word)
    case .high: return CellMark(.high, word: word)
    case .highest: return CellMark(.highest, word: word)
    }
  }
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension CurrencyScope {
  private static let dueLimit = 8

  /// What is bought at regular intervals and due in the next days, whatever is paid with.
  var dueSection: Section? {
    let due = analysis.due
    guard !due.items.isEmpty else { return nil }
    let shown = due.items.prefix(Self.dueLimit)
    return Section(
      id: "due", title: words.due.title,
      note: [words.due.note(until: period.asOf.adding(days: DueItems.days))],
      blocks: [
        .table(
          DisplayTable(
            id: "due-table", caption: words.due.title, isCaptionHidden: true,
            columns: [
              .init(words.headings.item), .number(words.due.interval),
              .number(words.due.lastBought), .number(words.due.due),
              .number(words.headings.quantity),
            ],
            rows: shown.map { item in
              DisplayTable.Row([
                .name(itemName(item.item)),
                .text(words.due.days(item.interval)), .value(.dayOfMonth(item.lastBought)),
                .value(.dayOfMonth(item.due)),
                .value(.quantity(item.quantity.shown(in: item.unit), unit: item.unit.symbol)),
              ])
            },
            totalRowCount: shown.count < due.count ? due.count : nil))
      ], isOutsideGroups: true)
  }
}

extension Quantity {
  /// A mean of receipts, rounded to what a person would write.
  func shown(in unit: UnitOfMeasure) -> Quantity {
    let step: Int128 = unit.dimension == .count ? 100_000 : 10_000
    let steps = Int128(millionths).dividedRounding(by: step)
    return steps == 0 ? self : Quantity(millionths: Int64(clamping: steps * step))
  }
}

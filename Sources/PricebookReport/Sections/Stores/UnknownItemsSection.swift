import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension CurrencyScope {
  private static let unknownItemLimit = 25

  /// What baskets name and no receipt and no price has, with what may be meant.
  var unknownItemsSection: Section? {
    let lines = book.baskets.flatMap { basket in
      basket.lines.compactMap { line in
        line.nearest.map { (basket: basket.name, item: line.item, nearest: $0) }
      }
    }
    guard !lines.isEmpty else { return nil }
    let rest = lines.count - min(lines.count, Self.unknownItemLimit)
    return Section(
      id: "unknown-items", title: words.comparison.unknownItemsTitle,
      note: [words.comparison.unknownItemsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "unknown-items-table", caption: words.comparison.unknownItemsTitle,
            isCaptionHidden: true,
            columns: [
              .init(words.headings.name), .init(words.headings.item), .init(words.headings.perhaps),
            ],
            rows: lines.prefix(Self.unknownItemLimit).map { line in
              let names = line.nearest.map { RichText.name(itemName($0)) }
              return DisplayTable.Row([
                .name(line.basket), .name(book.names.items[line.item].name),
                names.isEmpty ? .absent : .text(words.shared.list(names, limit: names.count)),
              ])
            },
            totalRowCount: rest > 0 ? lines.count : nil))
      ])
  }
}

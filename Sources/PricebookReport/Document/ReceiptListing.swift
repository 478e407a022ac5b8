package import PricebookModel

/// Receipts of one currency with their lines and the place of each in its file.
///
/// Renderers write it from the columns of the book, because a page has up to 20,000 lines.
package struct ReceiptListing: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The row of ``ReceiptListing/lines``.
    package var row: UInt32
    /// What counts of it: as a rule what was paid.
    package var amount: Amount
  }

  package struct Headings: Sendable {
    package var day: RichText
    package var store: RichText
    package var item: RichText
    package var quantity: RichText
    package var amount: RichText
    package var line: RichText
  }

  package var id: String
  package var caption: RichText
  package var captionUnit: RichText
  package var currency: CurrencyCode
  package var headings: Headings
  /// The category of deposits, coupons and the like that have none of their own.
  package var adjustments: String
  package let lines: ReceiptLines
  package let names: BookNames
  /// The files that ``lines`` refer to.
  package let paths: [String]
  /// Those of one receipt follow each other.
  package let entries: [Entry]

  /// The places in ``entries`` of each receipt.
  package var receipts: [Range<Int>] {
    var receipts: [Range<Int>] = []
    var start = 0
    for place in entries.indices {
      let next = place + 1
      let isLast =
        next == entries.count
        || lines.receipt[Int(entries[next].row)] != lines.receipt[Int(entries[place].row)]
      guard isLast else { continue }
      receipts.append(start..<next)
      start = next
    }
    return receipts
  }

  /// The category as pages write it; empty for a line without one.
  package func category(ofArticle article: Int) -> String {
    let name = names.categories[lines.articles.category[article]]
    return name.isEmpty && names.items[lines.articles.item[article]].isAdjustment
      ? adjustments : name
  }

  /// The file of a row, empty where it is of none.
  package func path(of row: Int) -> String {
    let source = row < lines.source.count ? Int(lines.source[row]) : paths.count
    return source < paths.count ? paths[source] : ""
  }

  /// The physical line of a row in its file, from 1; 0 where it is of no line.
  package func line(of row: Int) -> Int { row < lines.line.count ? Int(lines.line[row]) : 0 }

  /// A row for each line, for renderers without a layout of receipts.
  package var table: DisplayTable {
    let rows = entries.map { entry -> DisplayTable.Row in
      let row = Int(entry.row)
      let article = Int(lines.article[row])
      let receipt = Int(lines.receipt[row])
      let line = line(of: row)
      let place = path(of: row) + (line > 0 ? ":\(line)" : "")
      return DisplayTable.Row([
        .text(.value(.date(lines.receipts.day[receipt]))),
        .name(names.stores[lines.receipts.store[receipt]]),
        .name(names.items[lines.articles.item[article]].name),
        .value(
          .quantity(lines.quantity[row], unit: names.units[lines.articles.unit[article]].symbol)),
        .value(.money(Money(entry.amount, currency))), .name(place),
      ])
    }
    return DisplayTable(
      id: id, caption: caption, captionUnit: captionUnit,
      columns: [
        .init(headings.day), .init(headings.store), .init(headings.item),
        .number(headings.quantity), .number(headings.amount), .init(headings.line),
      ], rows: rows)
  }
}

import PricebookAnalytics
package import PricebookModel

/// The receipt lines that count as spending, as `pricebook export` prints them.
package enum ExportTable {
  /// One row per line, in source order, with numbers and texts as they were written.
  ///
  /// What a cart of an app brings was never written as a line: it has the names of the book, and
  /// its total is what was paid, so that the export can be read again.
  ///
  /// - Parameter isResolved: Whether columns are added with the names and categories that count,
  ///   the month and what was paid.
  /// - Returns: `nil` where the lines were read without what they were written like.
  package static func table(of book: Book, isResolved: Bool = false) -> DataTable? {
    let lines = book.lines
    let written = lines.written
    guard isComplete(lines) else { return nil }

    let rows = (0..<lines.count).filter { lines.uses[$0].contains(.spending) }
    let names = book.names
    @Sendable func isOfCart(_ row: Int) -> Bool { written.item[row] == 0 }
    let hasCarts = rows.contains(where: isOfCart)
    func text(_ name: String, _ ids: [UInt32]) -> DataColumn {
      .name(name, of: rows, among: written.texts) { Int(ids[$0]) }
    }
    func text<ID: BookID>(
      _ name: String, _ ids: [UInt32], orNames names: [String], _ nameIDs: LookupColumn<ID>
    ) -> DataColumn {
      // The texts of every receipt are many, and columns share them where they can.
      guard hasCarts else { return text(name, ids) }
      let firstName = written.texts.count
      return .name(name, of: rows, among: written.texts + names) {
        isOfCart($0) ? firstName + nameIDs[$0].index : Int(ids[$0])
      }
    }
    return DataTable(
      name: "export", rowCount: rows.count,
      columns: [
        text("receipt", written.receiptID), .date("date", of: rows) { lines.day[$0] },
        .text("time", of: rows) { clockTime(written.secondOfDay[$0]) },
        text("store", written.store, orNames: names.stores.values, lines.store),
        text("location", written.location),
        text("item", written.item, orNames: names.items.map(\.name), lines.item),
        text("barcode", written.barcode),
        text("category", written.category, orNames: names.categories.values, lines.category),
        .exactDecimal("quantity", of: rows) {
          isOfCart($0)
            ? ExactDecimal(shortest: lines.quantity[$0].millionths, scale: 6) : written.quantity[$0]
        }, .name("unit", of: rows, among: names.units.map(\.symbol)) { lines.unit[$0].index },
        .exactDecimal("unit_price", of: rows) { written.unitPrice[$0] },
        .exactDecimal("discount", of: rows) { written.discount[$0] },
        .exactDecimal("total", of: rows) { row in
          guard isOfCart(row) else { return written.total[row] }
          let digits = names.currencies[lines.currency[row]].minorUnitDigits
          return ExactDecimal(
            significand: Int128(lines.paid[row].tenThousandths / Amount.step(digits: digits)),
            scale: UInt8(digits))
        },
        .name("currency", of: rows, among: names.currencies.map(\.label)) {
          lines.currency[$0].index
        },
      ] + personColumn(of: rows, in: book) + [
        .name("source", of: rows, among: book.sources.map(\.path)) { Int(lines.source[$0]) },
        .count("line", of: rows) { lines.line[$0] == 0 ? nil : Int(lines.line[$0]) },
      ] + (isResolved ? resolvedColumns(of: rows, in: book) : []))
  }

  private static func isComplete(_ lines: ReceiptLines) -> Bool {
    let written = lines.written
    let counts = [
      written.receiptID.count, written.item.count, written.store.count, written.barcode.count,
      written.location.count, written.category.count, written.secondOfDay.count,
      written.quantity.count, written.unitPrice.count, written.discount.count, written.total.count,
    ]
    return counts.allSatisfy { $0 == lines.count }
  }

  private static func personColumn(of rows: [Int], in book: Book) -> [DataColumn] {
    let persons = book.lines.person
    guard !persons.isEmpty else { return [] }
    let names = book.names.persons.values
    let column = DataColumn.name("person", of: rows, among: names) { Int(persons[$0]) }
    guard !book.lines.beneficiaries.isEmpty else { return [column] }
    let groups = book.names.beneficiaries.map { group in
      group.map { names[$0.index] }.joined(separator: ", ")
    }
    return [
      column, .name("for", of: rows, among: groups) { book.lines.beneficiaries(ofRow: $0) },
    ]
  }

  /// What the lines mean after aliases, barcodes and spellings.
  private static func resolvedColumns(of rows: [Int], in book: Book) -> [DataColumn] {
    var book = book
    book.fillCategories()
    let lines = book.lines
    let names = book.names
    let months = book.settings.months
    return [
      .name("resolved_item", of: rows, among: names.items.map(\.name)) { lines.item[$0].index },
      .name("resolved_store", of: rows, among: names.stores.values) { lines.store[$0].index },
      .name("resolved_location", of: rows, among: names.locations.values) {
        names.locations.isEmpty ? DataColumn.absentName : lines.store[$0].index
      },
      .name("resolved_category", of: rows, among: names.categories.values) {
        lines.category[$0].index
      }, .month(of: rows) { months.month(of: lines.day[$0]) },
      .money("paid", of: rows, decimals: { names.currencies[lines.currency[$0]].minorUnitDigits }) {
        lines.paid[$0]
      },
    ]
  }

  /// `18:05`, with seconds where there are any; empty where there is no time.
  private static func clockTime(_ second: Int32) -> String {
    guard second >= 0 else { return "" }
    let parts = [second / 3_600, second / 60 % 60] + (second % 60 == 0 ? [] : [second % 60])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}

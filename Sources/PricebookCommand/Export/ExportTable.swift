import PricebookModel
import PricebookReport

/// The receipt lines that count as spending, as `pricebook export` prints them.
enum ExportTable {
  /// One row per line, in source order, with numbers and texts as they were written.
  ///
  /// Where a record has neither total nor unit price, as a cart of an app may, the total is what
  /// was paid, so that the lines can be read again.
  ///
  /// - Returns: `nil` where the lines were read without what they were written like.
  static func table(of book: Book) -> DataTable? {
    let lines = book.lines
    let written = lines.written
    let count = lines.count
    guard
      [written.receiptID.count, written.item.count, written.store.count, written.barcode.count]
        .allSatisfy({ $0 == count }),
      written.category.count == count, written.secondOfDay.count == count,
      [written.quantity, written.unitPrice, written.discount, written.total]
        .allSatisfy({ $0.count == count })
    else { return nil }

    let rows = (0..<count).filter { lines.uses[$0].contains(.spending) }
    let names = book.names
    func texts(_ ids: [UInt32]) -> DataColumn.Values {
      .name(ids: { ids[rows[$0]] }, dictionary: written.texts)
    }
    func numbers(_ column: [ExactDecimal?]) -> DataColumn.Values {
      .exactDecimal { column[rows[$0]] }
    }
    return DataTable(
      name: "export", rowCount: rows.count,
      columns: [
        DataColumn("receipt", texts(written.receiptID)),
        DataColumn("date", .date { lines.day[rows[$0]] }),
        DataColumn("time", .text { clockTime(written.secondOfDay[rows[$0]]) }),
        DataColumn("store", texts(written.store)),
        DataColumn("item", texts(written.item)),
        DataColumn("barcode", texts(written.barcode)),
        DataColumn("category", texts(written.category)),
        DataColumn("quantity", numbers(written.quantity)),
        DataColumn(
          "unit",
          .name(ids: { UInt32(lines.unit[rows[$0]]) }, dictionary: names.units.map(\.symbol))),
        DataColumn("unit_price", numbers(written.unitPrice)),
        DataColumn("discount", numbers(written.discount)),
        DataColumn(
          "total",
          .exactDecimal { number in
            let row = rows[number]
            if let total = written.total[row] { return total }
            return written.unitPrice[row] == nil ? ExactDecimal(lines.paid[row]) : nil
          }),
        DataColumn(
          "currency",
          .name(
            ids: { UInt32(lines.currency[rows[$0]]) }, dictionary: names.currencies.map(\.label))),
        DataColumn(
          "source",
          .name(ids: { UInt32(lines.source[rows[$0]]) }, dictionary: book.sources.map(\.path))),
        DataColumn(
          "line",
          .integer { number in
            let line = lines.line[rows[number]]
            return line == 0 ? DataColumn.absent : Int64(line)
          }),
      ])
  }

  /// `18:05`, with seconds where there are any; empty where there is no time.
  private static func clockTime(_ second: Int32) -> String {
    guard second >= 0 else { return "" }
    let parts = [second / 3_600, second / 60 % 60] + (second % 60 == 0 ? [] : [second % 60])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}

import PricebookDocument
import PricebookModel
import PricebookReport

/// The receipt lines that count as spending, as `pricebook export` prints them.
enum ExportTable {
  /// One row per line, in source order, with numbers and texts as they were written.
  ///
  /// What a cart of an app brings was never written as a line: it has the names of the book, and
  /// its total is what was paid, so that the export can be read again.
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
    @Sendable func isOfCart(_ row: Int) -> Bool { written.item[row] == 0 }
    func texts(_ ids: [UInt32]) -> DataColumn.Values {
      .name(ids: { ids[rows[$0]] }, dictionary: written.texts)
    }
    func texts(
      _ ids: [UInt32], orNames names: [String], _ nameIDs: LookupColumn<UInt32>
    ) -> DataColumn.Values {
      let firstName = UInt32(written.texts.count)
      return .name(
        ids: { isOfCart(rows[$0]) ? firstName + nameIDs[rows[$0]] : ids[rows[$0]] },
        dictionary: written.texts + names)
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
        DataColumn("store", texts(written.store, orNames: names.stores, lines.store)),
        DataColumn("item", texts(written.item, orNames: names.items.map(\.name), lines.item)),
        DataColumn("barcode", texts(written.barcode)),
        DataColumn(
          "category", texts(written.category, orNames: names.categories, lines.category)),
        DataColumn(
          "quantity",
          .exactDecimal { number in
            let row = rows[number]
            guard isOfCart(row) else { return written.quantity[row] }
            return withoutTrailingZeros(lines.quantity[row])
          }),
        DataColumn(
          "unit",
          .name(ids: { UInt32(lines.unit[rows[$0]]) }, dictionary: names.units.map(\.symbol))),
        DataColumn("unit_price", numbers(written.unitPrice)),
        DataColumn("discount", numbers(written.discount)),
        DataColumn(
          "total",
          .exactDecimal { number in
            let row = rows[number]
            guard isOfCart(row) else { return written.total[row] }
            let digits = names.currencies[Int(lines.currency[row])].minorUnitDigits
            return ExactDecimal(
              significand: Int128(lines.paid[row].tenThousandths / Amount.step(digits: digits)),
              scale: UInt8(digits))
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

  private static func withoutTrailingZeros(_ quantity: Quantity) -> ExactDecimal {
    var significand = Int128(quantity.millionths)
    var scale: UInt8 = 6
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    return ExactDecimal(significand: significand, scale: scale)
  }

  /// `18:05`, with seconds where there are any; empty where there is no time.
  private static func clockTime(_ second: Int32) -> String {
    guard second >= 0 else { return "" }
    let parts = [second / 3_600, second / 60 % 60] + (second % 60 == 0 ? [] : [second % 60])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}

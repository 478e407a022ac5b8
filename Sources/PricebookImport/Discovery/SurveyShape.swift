import PricebookModel

/// Whether the lines of a receipt file look like prices that were seen and not paid.
///
/// Nobody buys the same items at three stores on one day, and few buy forty on every visit. A survey of
/// prices has such lines, and neither quantities nor receipt numbers.
enum SurveyShape {
  /// How many rows of a file are looked at.
  private static let rowLimit = 5_000
  private static let leastRows = 12
  /// At how many stores one item is on one day.
  private static let stores = 3
  private static let rowsPerVisit = 40

  /// A warning for a file that looks like a survey; `nil` for others.
  static func warning(_ file: ReceiptCollector.FileSummary, of lines: ReceiptLines) -> Diagnostic? {
    let meanings = file.file.mapping.meanings
    let rows = file.rows.prefix(rowLimit)
    let hasLinks = HeaderWords.namesLink(in: file.file.headerText)
    guard file.file.mapping.rules == nil, rows.count >= (hasLinks ? 2 : leastRows),
      ![.quantity, .receiptID, .time, .discount].contains(where: { meanings.contains($0) })
    else { return nil }
    guard let found = found(in: lines, rows, atStores: hasLinks ? 2 : stores) else { return nil }
    return Diagnostic(
      .warning, .maybePrices, file: file.file.displayPath,
      message: "\(found), without quantities or receipt numbers: this looks like prices that were "
        + "seen; they count as spending, and if nobody paid them, name the file with --prices")
  }

  private static func found(
    in lines: ReceiptLines, _ rows: Range<Int>, atStores stores: Int
  ) -> String? {
    struct Sight: Hashable {
      var item: ItemID
      var day: CalendarDate
    }
    var sights: [Sight: Set<StoreID>] = [:]
    var visits: Set<UInt32> = []
    for row in rows {
      let receipt = lines.receipt[row]
      visits.insert(receipt)
      let sight = Sight(
        item: lines.articles.item[Int(lines.article[row])], day: lines.receipts.day[Int(receipt)])
      sights[sight, default: []].insert(lines.receipts.store[Int(receipt)])
    }
    let often = sights.values.filter { $0.count >= stores }.reduce(0) { $0 + $1.count }
    if often * 2 >= rows.count { return "most items are at \(stores) stores or more on one day" }
    if rows.count >= visits.count * rowsPerVisit {
      return "a visit has \(rows.count / visits.count) lines on average"
    }
    return nil
  }
}

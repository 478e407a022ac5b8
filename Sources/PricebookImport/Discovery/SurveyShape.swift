import PricebookModel

/// Whether the lines of a receipt file look like prices that were seen: nobody buys the same items
/// at three stores on one day, or at two stores day after day, and few buy forty on every visit.
enum SurveyShape {
  /// The warning for a file whose lines look so; `nil` for others, and for those a mapping reads.
  static func warning(_ file: ReceiptCollector.FileSummary, of lines: ReceiptLines)
    -> DiagnosticMessage?
  {
    let reading = file.file.reading
    let rows = file.rows.prefix(5_000)
    guard reading.source == nil, reading.mapping.firstRowOnly.isEmpty, rows.count >= 2,
      ![.receiptID, .time, .discount].contains(where: reading.has)
    else { return nil }
    let hasLinks = HeaderWords.namesLink(in: reading.headerText)
    guard rows.count >= (hasLinks ? 2 : 6) else { return nil }
    // The size of a package is no quantity of what was bought.
    let quantity = reading.column(.quantity)
    if let quantity, !HeaderWords.isPackageSize(reading.names[quantity]) { return nil }
    /// An item on a day, with the stores that have it then.
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
    func often(_ stores: Int) -> Int {
      sights.values.filter { $0.count >= stores }.reduce(0) { $0 + $1.count }
    }
    let stores = hasLinks ? 2 : 3
    if often(stores) * 2 >= rows.count {
      return .looksLikePrices(found: Message.itemsAtStores(stores: stores))
    }
    // Whoever compares two stores looks at the same items again and again.
    let repeated = sights.filter { $0.value.count >= 2 }
    let days = Set(repeated.keys.map(\.day)).count
    let items = Set(repeated.keys.map(\.item)).count
    if often(2).isFourFifths(of: rows.count), rows.count >= 12, repeated.count >= 6,
      days * items >= 6
    {
      return .looksLikePrices(found: Message.itemsAtStores(stores: 2))
    }
    guard rows.count >= 12, quantity == nil, rows.count >= visits.count * 40 else { return nil }
    return .looksLikePrices(found: Message.longVisits(lines: rows.count / visits.count))
  }
}

extension DiagnosticMessage {
  fileprivate static func looksLikePrices(found: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .maybePrices,
      """
      \(found), without quantities or receipt numbers: this looks like prices that were seen; they \
      count as spending, and if nobody paid them, name the file with --prices
      """)
  }
}

extension Message {
  fileprivate static func itemsAtStores(stores: Int) -> String {
    "most items are at \(stores) stores or more on one day"
  }

  fileprivate static func longVisits(lines: Int) -> String {
    "a visit has \(lines) lines on average"
  }
}

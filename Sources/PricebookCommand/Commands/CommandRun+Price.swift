import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook price`: what an item costs, on one screen.
  func printPrice() throws -> RunStatus {
    guard let wanted = options.subject, !wanted.trimmed.isEmpty else {
      throw UsageError("\"price\" needs an item", remedy: "pricebook price butter")
    }
    let book = try readBook()
    let analysis = try analyse(book)
    try refuseOtherCurrency(of: options.seenPrice, in: book)
    let seen = options.seenPrice?.amount
    if let group = GroupAnswer(wanted, in: analysis) {
      try console.data.write(group.text(seen: seen))
      return finish(analysis.book, analysis.book.diagnostics)
    }
    let found = PricedItems(wanted, in: analysis)
    guard !found.items.isEmpty else {
      let nearest = NearestItems(of: book).answers(to: wanted).prefix(3)
        .map { quoted(book.names.items[$0.item].name) }
      throw RunFailure(
        status: .badData,
        message: "no receipt and no price has \(quoted(wanted)); "
          + (nearest.isEmpty
            ? "write a part of the name as the reports show it"
            : "did you mean \(nearest.joined(separator: " or "))?"))
    }
    let text =
      found.isOneName
      ? found.items.map { item in
        PriceAnswer(
          item, in: analysis, seen: seen,
          package: book.newestPackage(of: item, through: analysis.period.asOf)
        ).text
      }.joined(separator: "\n")
      : found.list
    try console.data.write(text)
    return finish(analysis.book, analysis.book.diagnostics)
  }

  /// Prices of different currencies are never compared.
  private func refuseOtherCurrency(of seen: SeenPrice?, in book: Book) throws(UsageError) {
    let known = book.names.currencies.values.filter { $0 != .unknown }
    guard let written = seen?.currency, !known.isEmpty else { return }
    let isKnown = known.contains {
      CurrencyCode(written: written.label, bookCurrency: $0) == $0
    }
    guard !isKnown else { return }
    let labels = known.map(\.label).sorted().joined(separator: ", ")
    throw .badValue(
      .at, "\(written.label)", expected: "the prices of this book are in \(labels)")
  }
}

extension Book {
  /// The package that an item was last bought or seen in up to a day; `nil` for one without a size in
  /// its name, and for one that was then bought by weight.
  fileprivate func newestPackage(of item: ItemID, through last: CalendarDate) -> UnitOfMeasure? {
    var newest: (day: CalendarDate, unit: UnitOfMeasure)?
    func look(at articles: ReceiptLines.Articles, _ rows: [UInt32], _ day: (Int) -> CalendarDate) {
      for (row, article) in rows.enumerated() where articles.item[Int(article)] == item {
        let day = day(row)
        guard day <= last, newest.map({ $0.day <= day }) ?? true else { continue }
        newest = (day, names.units[articles.unit[Int(article)]])
      }
    }
    look(at: prices.articles, prices.article) { prices.day[$0] }
    look(at: lines.articles, lines.article) { lines.receipts.day[Int(lines.receipt[$0])] }
    return newest.flatMap { $0.unit.isPackage ? $0.unit : nil }
  }
}

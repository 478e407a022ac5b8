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
      if let unpriced = unpriced(wanted, in: book) { throw unpriced }
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
    guard !text.isEmpty else {
      throw RunFailure(
        status: .badData,
        message: "\(quoted(wanted)) has no price up to \(analysis.period.asOf); "
          + "--as-of names a later day")
    }
    try console.data.write(text)
    return finish(analysis.book, analysis.book.diagnostics)
  }

  /// That what a text means is in the book and no price, if it is so.
  private func unpriced(_ wanted: String, in book: Book) -> RunFailure? {
    let text = searchedName(wanted)
    let items = Set(book.lines.articles.item).sorted().map { book.names.items[$0] }
    let named =
      items.first { searchedName($0.name) == text }
      ?? items.first { searchedName($0.name).contains(text) }
    guard let named else { return nil }
    let why =
      named.isAdjustment
      ? "is a deposit, a discount, a fee or the like: it counts as spending and has no price"
      : "has no price: what was free, given back or bought in a quantity of 0 has none"
    return RunFailure(
      status: .badData,
      message: "\(quoted(named.name)) \(why); \"pricebook table spending-by-item\" has its amounts")
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

import PricebookModel

extension ReceiptCollector {
  /// The collector's numbers for the numbers of one parser.
  ///
  /// An item has four numbers on its way into a book: the parser's and the collector's (both in
  /// order of first occurrence, so that threads need not share a table), that of its folded name
  /// (``FoldedNames``), and at last its id, which ascends with the names (``NameResolver``).
  struct Numbering {
    var items: [UInt32] = []
    var stores: [UInt32] = []
    var categories: [UInt32] = []
    var persons: [UInt32] = []
    var units: [UInt16] = []
    var currencies: [UInt16] = []
    var articles: [UInt32] = []
    /// Of the receipts of the current part only.
    var runs: [UInt32] = []

    /// Numbers the texts that are new in a parser.
    static func add(
      _ local: borrowing ByteTable, to table: inout ByteTable, _ map: inout [UInt32]
    ) {
      let view = local.view
      for id in map.count..<local.count {
        let range = local.range(of: id)
        let hash = ByteHash.of(
          view, from: range.lowerBound, to: range.upperBound, seed: ByteHash.processSeed())
        map.append(
          table.intern(view, from: range.lowerBound, to: range.upperBound, hash: hash))
      }
    }

    /// Numbers the articles that are new in a parser, and appends those that are new in the book to
    /// the columns.
    ///
    /// - Precondition: The items, categories, units and currencies of the parser are numbered.
    mutating func add(
      _ local: ArticleTable, to table: inout ArticleTable, _ columns: inout ReceiptLines.Articles
    ) {
      for article in local.articles[articles.count...] {
        let here = ArticleTable.Article(
          item: items[Int(article.item)], category: categories[Int(article.category)],
          unit: UInt32(units[Int(article.unit)]),
          currency: UInt32(currencies[Int(article.currency)]))
        let number = table.intern(here)
        if Int(number) == columns.count {
          columns.item.append(ItemID(rawValue: here.item))
          columns.category.append(CategoryID(rawValue: here.category))
          columns.unit.append(UnitID(rawValue: UInt16(truncatingIfNeeded: here.unit)))
          columns.currency.append(
            CurrencyID(rawValue: UInt16(truncatingIfNeeded: here.currency)))
        }
        articles.append(number)
      }
    }

    /// Numbers the receipts of a part, and appends those that are new to the columns.
    ///
    /// - Precondition: The stores of the parser are numbered.
    mutating func add(
      _ part: borrowing PartColumns, _ ids: borrowing ByteTable, to keys: inout ReceiptKeys,
      _ columns: inout ReceiptLines.Receipts
    ) {
      runs.removeAll(keepingCapacity: true)
      for run in 0..<part.runCount {
        keys.add(
          store: stores[Int(part.runStore[run])], day: part.runDay[run],
          second: part.runSecond[run], id: ids.view, ids.range(of: Int(part.runReceiptID[run])))
      }
      keys.takeNumbers(into: &runs)
      for run in 0..<part.runCount where Int(runs[run]) == columns.count {
        columns.store.append(StoreID(rawValue: stores[Int(part.runStore[run])]))
        columns.day.append(part.runDay[run])
      }
    }
  }
}

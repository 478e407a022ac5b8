import PricebookModel

/// The ids that ``ReceiptCollector`` has for what one parser has ids of its own for; each array is by
/// the parser's id.
///
/// Threads need not share a table of names, because every parser numbers names by itself, in the
/// order of first occurrence, and its parts are taken in turn.
///
/// An item has four numbers on its way into a book: the parser's and the collector's, that of its
/// folded name (``FoldedNames``), and at last its id, which ascends with the names
/// (``NameResolution``).
struct CollectorIDs {
  var items: [UInt32] = []
  var stores: [UInt32] = []
  var categories: [UInt32] = []
  var persons: [UInt32] = []
  var units: [UInt16] = []
  var currencies: [UInt16] = []
  var articles: [UInt32] = []
  /// The number of the receipt of each run of the current part (``ParsedRows/Run``).
  var runs: [UInt32] = []

  /// Adds the names of a parser that are new since its last part to the collector's.
  ///
  /// - Parameters:
  ///   - own: The parser's names.
  ///   - table: The collector's names.
  ///   - ids: The collector's ids by the parser's, to which those of the new names are appended.
  ///   - aliases: Which alias table holds for the names, which then differ from those of others.
  ///   - empty: What stands for the empty text.
  ///   - countsDashAsEmpty: Whether a text that says that there is nothing (`-`, `n/a`, `NULL`: see
  ///     ``NumberText/isAbsent(_:)``) counts as empty, as an empty field does.
  static func add(
    _ own: borrowing ByteTable, to table: inout ByteTable, _ ids: inout [UInt32],
    aliases: Int = 0, empty: String? = nil, countsDashAsEmpty: Bool = false
  ) {
    guard aliases > 0 || empty != nil || countsDashAsEmpty else {
      for id in ids.count..<own.count { ids.append(table.intern(own.view, own.range(of: id))) }
      return
    }
    var text = ByteBuffer(capacity: 256)
    if empty != nil, table.count == 0 { _ = table.intern(text.view, 0..<0) }
    for id in ids.count..<own.count {
      var range = own.range(of: id)
      if countsDashAsEmpty, !range.isEmpty,
        NumberText.isAbsent(own.view, from: range.lowerBound, to: range.upperBound)
      {
        range = range.lowerBound..<range.lowerBound
      }
      text.removeAll()
      if aliases > 0 { text.append(Array("\0\(aliases)\0".utf8)) }
      // What is before a NUL may be empty, too.
      if let empty, range.isEmpty || own.view[range.lowerBound] == 0 {
        text.append(Array(empty.utf8))
      }
      text.append(own.view, from: range.lowerBound, to: range.upperBound)
      ids.append(table.intern(text.view, 0..<text.count))
    }
  }

  /// Appends the articles of a parser that are new in the book; its names are numbered.
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
        columns.currency.append(CurrencyID(rawValue: UInt16(truncatingIfNeeded: here.currency)))
      }
      articles.append(number)
    }
  }

  /// Appends the receipts of a part that are new; the stores of the parser are numbered.
  mutating func add(
    _ part: borrowing ParsedRows, _ ids: borrowing ByteTable, to keys: inout ReceiptKeys,
    _ columns: inout ReceiptLines.Receipts
  ) {
    runs.removeAll(keepingCapacity: true)
    for index in 0..<part.runCount {
      let run = part.runs[index]
      keys.add(
        store: stores[Int(run.store)], day: run.day, second: run.second, id: ids.view,
        ids.range(of: Int(run.receiptID)))
    }
    keys.takeNumbers(into: &runs)
    for run in 0..<part.runCount where Int(runs[run]) == columns.count {
      columns.store.append(StoreID(rawValue: stores[Int(part.runs[run].store)]))
      columns.day.append(part.runs[run].day)
    }
  }
}

import PricebookModel

/// Forgets names of rejected records, so that lists of stores and items do not have them.
extension ReceiptCollector {
  func dropUnusedNames() {
    let usedArticles = Self.used(lines.article, of: lines.articles.count)
    let usedReceipts = Self.used(lines.receipt, of: lines.receipts.count)
    Self.keepUsed(&items, by: &lines.articles.item, where: usedArticles)
    if let map = Self.keepUsed(&stores, by: &lines.receipts.store, where: usedReceipts) {
      receipts.renumberStores(map.map(\.rawValue))
    }
    Self.keepUsed(&categories, by: &lines.articles.category, where: usedArticles)
  }

  private static func used(_ column: [UInt32], of count: Int) -> [Bool] {
    column.reduce(into: Array(repeating: false, count: count)) { $0[Int($1)] = true }
  }

  /// Renumbers the used names in the same order: the new numbers by the old; `nil` if all are used.
  @discardableResult
  private static func keepUsed<ID: BookID>(
    _ table: inout ByteTable, by column: inout [ID], where isWanted: [Bool]
  ) -> [ID]? where ID.RawValue == UInt32 {
    var isUsed = [Bool](repeating: false, count: table.count)
    for (id, isWanted) in zip(column, isWanted) where isWanted { isUsed[id.index] = true }
    guard isUsed.contains(false) else { return nil }
    var kept = ByteTable()
    let view = table.view
    let map = isUsed.indices.map { id in
      isUsed[id] ? ID(rawValue: kept.intern(view, table.range(of: id))) : ID(0)
    }
    table = kept
    renumber(&column, map)
    return map
  }

  /// The collector's numbers for the numbers of one parser.
  ///
  /// An item has four numbers on its way into a book: the parser's and the collector's (both in
  /// order of first occurrence, so that threads need not share a table), that of its folded name
  /// (``FoldedNames``), and at last its id, which ascends with the names (``NameResolution``).
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

    /// - Parameters:
    ///   - aliases: Which alias table holds for the names, which then differ from those of others.
    ///   - empty: What stands for the empty text.
    ///   - emptiesAbsent: Whether a text such as `NULL` is empty, wherever in the file it is.
    static func add(
      _ own: borrowing ByteTable, to table: inout ByteTable, _ map: inout [UInt32],
      aliases: Int = 0, empty: String? = nil, emptiesAbsent: Bool = false
    ) {
      guard aliases > 0 || empty != nil || emptiesAbsent else {
        for id in map.count..<own.count { map.append(table.intern(own.view, own.range(of: id))) }
        return
      }
      var text = ByteBuffer(capacity: 256)
      if empty != nil, table.count == 0 { _ = table.intern(text.view, 0..<0) }
      for id in map.count..<own.count {
        var range = own.range(of: id)
        if emptiesAbsent, !range.isEmpty,
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
        map.append(table.intern(text.view, 0..<text.count))
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
}

extension ByteTable {
  /// The number of a text that another table has.
  fileprivate mutating func intern(_ view: ByteView, _ range: Range<Int>) -> UInt32 {
    let hash = ByteHash.of(
      view, from: range.lowerBound, to: range.upperBound, seed: ByteHash.processSeed())
    return intern(view, from: range.lowerBound, to: range.upperBound, hash: hash)
  }
}

/// Who paid, which most files do not say.
extension ReceiptCollector {
  func appendPersons(of columns: borrowing ParsedRows, _ map: Numbering, from firstRow: Int) {
    let rowCount = columns.rowCount
    guard columns.hasPersons else {
      if !lines.person.isEmpty { lines.person.append(0, count: rowCount) }
      return
    }
    lines.person.append(0, count: firstRow - lines.person.count)
    var start = 0
    while start < rowCount {
      let run = columns.rows[start].run
      var end = start + 1
      while end < rowCount, columns.rows[end].run == run { end += 1 }
      lines.person.append(map.persons[Int(columns.runs[Int(run)].person)], count: end - start)
      start = end
    }
  }

  /// Joins persons whose names differ in case and white space alone.
  ///
  /// - Parameter others: Names of persons who are on no line yet.
  /// - Returns: The numbers of the others.
  @discardableResult
  func joinPersons(
    of lines: inout ReceiptLines, _ names: inout BookNames, and others: [String] = []
  ) -> [String: PersonID] {
    guard !lines.person.isEmpty || !others.isEmpty else { return [:] }
    var isUsed = [Bool](repeating: false, count: persons.count)
    for (_, person) in lines.person.eachRun { isUsed[Int(person)] = true }
    let payers = persons.texts.map { $0.prefix { $0 != "\0" } }
    let groups = zip(persons.texts, payers).enumerated().map { place, texts in
      isUsed[place] ? ValueWords.beneficiaries(in: texts.0.dropFirst(texts.1.count + 1)) : []
    }
    // Whoever something was bought for may have paid nothing.
    let others = others + Set(groups.joined()).sorted()
    isUsed += others.map { _ in true }
    let texts = (payers.map(String.init) + others).map { collapsedName($0) }
    let folded = texts.map { foldedName($0) }
    var spellings: [String: String] = ["": ""]
    for (text, key) in zip(texts.indices, folded) where isUsed[text] && !key.isEmpty {
      spellings[key] = spellings[key].map { preferredSpelling($0, texts[text]) } ?? texts[text]
    }
    guard spellings.count > 1 else {
      lines.person = RunColumn(step: 0)
      return [:]
    }
    let order = spellings.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var numbers: [String: UInt32] = [:]
    for (number, entry) in order.enumerated() { numbers[entry.key] = UInt32(number) }
    names.persons = IDTable(order.map(\.value))
    if groups.contains(where: { !$0.isEmpty }) {
      let sets = groups.map { group in
        Set(group.map { PersonID(rawValue: numbers[foldedName($0)] ?? 0) }).sorted()
      }
      names.beneficiaries =
        [[]]
        + Set(sets.filter { !$0.isEmpty }).sorted {
          $0.lexicographicallyPrecedes($1)
        }
      let places = Dictionary(
        names.beneficiaries.enumerated().map { ($1, UInt32($0)) }, uniquingKeysWith: min)
      lines.beneficiaries = lines.person
      lines.beneficiaries.renumber(sets.map { places[$0] ?? 0 })
    }
    lines.person.renumber(folded.map { numbers[$0] ?? 0 })
    return Dictionary(
      others.map { ($0, PersonID(rawValue: numbers[foldedName($0)] ?? 0)) }
    ) { first, _ in first }
  }

  /// Makes footers of the lines that sum up others, and warns of those that may do so.
  func takeOutSums() {
    guard let kinds = kindsOfArticles() else { return }
    var removed: [Int] = []
    for index in files.indices where !files[index].file.isPriceList {
      var sums = ReceiptSums()
      for row in files[index].rows {
        sums.add(
          kinds[Int(lines.article[row])], row: row, receipt: lines.receipt[row],
          paid: lines.paid[row], currency: lines.currency[row])
      }
      sums.finish()
      for row in sums.rows { files[index].notes.footers.add(Int(lines.line[row])) }
      report(sums.doubts, in: files[index].file)
      let start = files[index].rows.lowerBound - removed.count
      files[index].readCount -= sums.rows.count
      files[index].rows = start..<(start + files[index].rows.count - sums.rows.count)
      removed += sums.rows
    }
    guard !removed.isEmpty else { return }
    hasOtherRecords = true
    lines.remove(removed)
  }

  /// What the name of every article's item says; `nil` if no item is called like a sum.
  private func kindsOfArticles() -> [FooterWords.Kind?]? {
    let view = items.view
    func name(_ id: Int) -> String? {
      let range = items.range(of: id)
      guard range.count <= 48 else { return nil }
      let text = ItemText(interned: view.text(from: range.lowerBound, to: range.upperBound))
      // What has a barcode is an item.
      return text.barcode == nil && !text.isAdjustment ? text.name : nil
    }
    let hasSums = (0..<items.count).contains { id in
      let range = items.range(of: id)
      // No sum has a digit, but most names of items do, for their size.
      guard range.count <= 48, FooterWords.mayBeSum(range.lazy.map { view[$0] }),
        !range.contains(where: { view[$0].isDigit })
      else { return false }
      let kind = name(id).flatMap { FooterWords.kind(ofItem: $0) }
      return kind == .total || kind == .subtotal
    }
    guard hasSums else { return nil }
    let kinds = (0..<items.count).map { name($0).flatMap { FooterWords.kind(ofItem: $0) } }
    return lines.articles.item.map { kinds[$0.index] }
  }

  private func report(_ doubts: [ReceiptSums.Doubt], in file: ReceiptFile) {
    guard let first = doubts.min(by: { $0.row < $1.row }) else { return }
    let row = first.row
    let digits = currencies.values[lines.currency[row].index].minorUnitDigits
    func text(_ amount: Amount) -> String { ExactDecimal(amount).plainText(digits: digits) }
    let item = QuotedValue.describe(ItemText(interned: items.text(of: lines.item[row].index)).name)
    let paid = text(lines.paid[row])
    let what =
      switch first.reason {
      case .otherSum(let sum): Message.sumDiffers(item: item, paid: paid, sum: text(sum))
      case .amountOfSum: Message.amountOfSum(item: item, paid: paid)
      case .amountOfLinesBelow: Message.amountOfLinesBelow(item: item, paid: paid)
      }
    diagnostics.append(
      Diagnostic(
        .maybeSums(what: what, others: doubts.count - 1),
        file: file.displayPath, line: Int(lines.line[row])))
  }
}

extension Finding {
  /// - Parameter others: How many more lines may be sums.
  fileprivate static func maybeSums(what: String, others: Int) -> Finding {
    Finding(
      .warning, .footerMismatch,
      """
      \(what) with "skip" in a mapping\(Message.moreLikeIt(others, one: "line", many: "lines"))
      """)
  }
}

extension Message {
  fileprivate static func sumDiffers(item: String, paid: String, sum: String) -> String {
    """
    \(item) has the amount \(paid), but the lines of its receipt before it add up to \(sum), so it \
    counts as a purchase; if it is a sum, correct the lines before it or leave it out
    """
  }

  fileprivate static func amountOfSum(item: String, paid: String) -> String {
    """
    \(item) has the amount of the sum above it, \(paid), and counts as a purchase; if it is a \
    payment, leave it out
    """
  }

  fileprivate static func amountOfLinesBelow(item: String, paid: String) -> String {
    """
    \(item) has the amount of all lines of its receipt below it, \(paid), and counts as a \
    purchase; if it is their sum, leave it out
    """
  }
}

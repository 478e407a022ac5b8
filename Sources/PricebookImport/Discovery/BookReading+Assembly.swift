import PricebookModel

/// What makes a book of the files, once all are read.
extension BookReading {
  /// Resolves the names of all files together, then fills the book: the vault, aisles, baskets,
  /// budgets and lines, and at last what is checked over the whole book.
  mutating func assemble() {
    settleCurrencies()
    var merge = VaultMerge(exports, days: days, logs: &logs)
    exports = []
    var texts = raw?.texts ?? NameTexts()
    let firstOfPrices = texts.counts
    if let prices = rawPrices?.texts { texts.append(prices) }
    var names = VaultNames(
      appendingTo: texts, itemCount: merge.items.count, aliases: aliasesOfExports)
    let vaultTexts = VaultTexts(&merge, aliases: aliases[names.aliases], names: &names, logs: &logs)
    let (conflicts, categories) = (merge.conflicts, merge.categories)
    // Of a large export, what was read is freed as soon as it is part of the book.
    _ = consume merge
    readPackages(of: names.texts)
    let groupItems = groupRows.map { names.item(ofBook: $0) }
    let basketItems = baskets.map { basket in basket.lines.map { names.item(ofBook: $0.name) } }
    let budgetCategories = book.budgets.map { budget in budget.category.map { names.category($0) } }
    _ = names.category(nil)
    if fillsPayments {
      _ = names.adjustment(Self.withoutReceipt)
      _ = names.category(Self.withoutReceipt)
    }
    rawPrices?.readUnitsOfNames()
    let measured = (raw?.measuredTexts(from: 0) ?? []).union(
      rawPrices?.measuredTexts(from: firstOfPrices.items) ?? [])
    let resolution = NameResolution(names.texts, aliases: aliases, measured: measured)
    var assembly = VaultAssembly(
      consume vaultTexts, names, resolution, currency: currency, days: days)
    let (vault, purchases) = assembly.assembled(amounts: &amounts, logs: &logs)
    _ = consume assembly
    book.vault = vault
    book.vault.conflicts = conflicts
    addAisles(inOrderOf: categories)
    let groups = ItemsOfGroups(
      zip(groupRows, groupItems), names.texts.items, resolution, aliases: aliases)
    addBaskets(basketItems, groups, names.texts, resolution)
    for (index, text) in budgetCategories.enumerated() {
      book.budgets[index].category = text.map {
        resolution.categories[resolution.categoryOfText[Int($0)]]
      }
    }
    addLines(resolution, purchases, from: firstOfPrices)
    book.names.groups = groups.members
    askForPackages(names.texts.items, resolution.itemOfText)
    keepDifferentNames()
    if keepsItemWritings { keepWritings(names.texts, resolution) }
    // Analyses refer to a currency by its index among the names.
    for option in vault.priceOptions where !book.names.currencies.contains(option.currency) {
      book.names.currencies.append(option.currency)
    }
    matchPayments()
    takeIndex()
    findFarDays()
    reportBudgetCurrencies()
    reportUnknownNames()
    reportMissingUnits()
    reportNamesOfSettings()
    finish()
  }

  /// Adds the lines of receipts and of price lists, and notes which carts count as spending.
  ///
  /// - Parameter firstOfPrices: The first texts of price lists among all.
  private mutating func addLines(
    _ resolution: NameResolution, _ purchases: [CartPurchase],
    from firstOfPrices: NameTexts.Counts
  ) {
    let counted =
      raw.take()?.assembled(
        with: resolution, purchases: purchases, persons: personsOfExports, into: &book)
      ?? []
    rawPrices.take()?.assembledPrices(with: resolution, from: firstOfPrices, into: &book)
    for cart in counted where book.vault.carts.indices.contains(cart) {
      book.vault.carts[cart].countsAsSpending = true
    }
  }

  /// - Parameter items: The texts of the items of each basket's lines.
  private mutating func addBaskets(
    _ items: [[UInt32]], _ groups: ItemsOfGroups, _ texts: NameTexts, _ resolution: NameResolution
  ) {
    guard !items.isEmpty else { return }
    let packages = resolution.countPackages(of: texts.items)
    book.baskets += zip(baskets, items).map {
      $0.resolved(
        items: $1, by: resolution, packages: packages, groups: Set(groups.members.keys))
    }
  }

  /// Keeps the names that aliases say are not those of one thing.
  private mutating func keepDifferentNames() {
    for row in aliasRows where row.kind == .different {
      let written = Glob(foldedName(row.match)).onlyName ?? row.match
      if !row.name.isEmpty { book.names.different.insert(NamePair(written, row.name)) }
      if let category = row.category { book.names.different.insert(NamePair(written, category)) }
    }
  }

  /// The place among ``aliases`` of what holds for the exports of apps, which are merged into one.
  private var aliasesOfExports: Int {
    let places = Set(exports.map { aliasesOfSource[logs[$0.log].source] })
    return places.count == 1 ? places.first ?? 0 : 0
  }

  /// Who bought what the exports of apps have, by their sources.
  private var personsOfExports: [Int: String] {
    var persons: [Int: String] = [:]
    for (file, source) in zip(recognised, sourceOfFile) {
      guard case .vault = file.content, let source else { continue }
      persons[source] = file.choices.reading.person
    }
    return persons
  }

  /// Takes the order of an app's categories for what no aisle file places, behind all that one does.
  private mutating func addAisles(inOrderOf categories: [String]) {
    let placed = Set(book.aisles.filter { $0.store == nil }.map { foldedName($0.category) })
    let last = min(book.aisles.map(\.position).max() ?? 0, Int.max / 2)
    book.aisles += categories.enumerated().filter { !placed.contains(foldedName($0.element)) }.map {
      Aisle(store: nil, category: $0.element, position: last + 1 + $0.offset)
    }
  }

  /// Understands basket lines with a package, once the names of receipts and vaults are known.
  private mutating func readPackages(of texts: NameTexts) {
    guard !baskets.isEmpty else { return }
    let known = Set(texts.items.lazy.map { foldedName($0.name) })
    let aliases = aliases
    let groups = Set(groupRows.map { foldedName($0) })
    func isKnown(_ name: String) -> Bool {
      let folded = foldedName(name)
      return known.contains(folded) || groups.contains(folded) || aliases[0].item(folded) != nil
    }
    let lines = baskets.lazy.flatMap(\.lines)
    guard lines.contains(where: { PackageSize(in: $0.name) != nil || !isKnown($0.name) })
    else { return }
    var packages: [String: Set<String>] = [:]
    for text in texts.items {
      guard let size = PackageSize(in: text.name), !size.stem.isEmpty else { continue }
      packages[foldedName(size.stem), default: []].insert(text.name)
    }
    let named = packages.compactMapValues { names in
      Set(names.map { foldedName($0) }).count == 1 ? names.min() : nil
    }
    for index in baskets.indices { baskets[index].readPackages(isKnown: isKnown, named: named) }
  }

  /// Turns contents that baskets ask for into shares of the packages that they are sold in, where
  /// no price is for a content: 250 g of flour that all receipts call a kilogram is 0.25 pieces.
  private mutating func askForPackages(_ texts: [ItemText], _ items: [ItemID]) {
    typealias Content = MeasuredItem
    let asked = Set(
      book.baskets.lazy.flatMap(\.lines).filter { $0.unit.dimension != .count && !$0.isGroup }
        .map { Content(item: $0.item, dimension: $0.unit.dimension) })
    guard !asked.isEmpty else { return }
    var priced: Set<Content> = []
    for articles in [book.lines.articles, book.prices.articles] {
      for (item, unit) in zip(articles.item, articles.unit) {
        priced.insert(Content(item: item, dimension: book.names.units[unit].dimension))
      }
    }
    for option in book.vault.priceOptions {
      priced.insert(Content(item: option.item, dimension: option.unit.dimension))
    }
    var sizes: [Content: Set<Int64>] = [:]
    for (text, item) in zip(texts, items) {
      guard let package = PackageSize(in: text.name).flatMap({ UnitOfMeasure(package: $0) })
      else { continue }
      let content = Content(item: item, dimension: package.dimension)
      if asked.contains(content), !priced.contains(content) {
        sizes[content, default: []].insert(package.basePerUnit)
      }
    }
    for basket in book.baskets.indices {
      for (place, line) in book.baskets[basket].lines.enumerated() {
        let content = Content(item: line.item, dimension: line.unit.dimension)
        guard let size = sizes[content], size.count == 1, let package = size.first else { continue }
        let millionths = line.unit.base(line.quantity).count.dividedRounding(by: Int128(package))
        let pieces = Quantity(millionths: Int64(clamping: millionths))
        guard pieces > .zero, pieces <= .limit else { continue }
        book.baskets[basket].lines[place].quantity = pieces
        book.baskets[basket].lines[place].unit = .each
        book.baskets[basket].lines[place].package = UnitOfMeasure(
          symbol: line.unit.dimension.baseUnit, dimension: line.unit.dimension,
          basePerUnit: package)
      }
    }
  }

  /// Keeps every name as written with the item it means, and what the rows of alias files match.
  private mutating func keepWritings(_ texts: NameTexts, _ resolution: NameResolution) {
    var found: [Basket.Place: [String]] = [:]
    func note(_ row: Alias?, _ name: String) {
      if let row { found[row.place, default: []].append(name) }
    }
    let groups = Set(groupRows.map { foldedName($0) })
    book.names.itemWritings = zip(texts.items, resolution.itemOfText).map { text, item in
      let (name, folded) = (collapsedName(text.name), foldedName(text.name))
      if !groups.isEmpty, !groups.contains(folded) {
        let aliases = aliases[text.aliases]
        note(aliases.group(folded) ?? aliases.group(foldedName(resolution.items[item].name)), name)
      }
      let aliases = aliases[text.aliases]
      let alias = aliases.item(folded)
      note(alias, name)
      if aliases.hasCategories {
        let rule = aliases.category(folded)
        note((rule ?? aliases.category(foldedName(resolution.items[item].name)))?.row, name)
      }
      return ItemWriting(
        name: name, folded: folded, item: item,
        barcode: text.barcode.flatMap { GlobalTradeItemNumber($0)?.digits },
        isAlias: alias != nil || groups.contains(folded))
    }
    for text in texts.stores {
      let store = StoreText(text)
      let aliases = aliases[store.aliases]
      let place = store.location.isEmpty ? store.name : "\(store.name), \(store.location)"
      for row in Set([aliases.store(foldedName(store.name)), aliases.store(foldedName(place))]) {
        note(row, place)
      }
    }
    book.names.aliasUses = aliasRows.lazy.filter { $0.kind != .different }.map { row in
      AliasUse(match: row.match, place: row.place, names: Set(found[row.place] ?? []).sorted())
    }
  }

  /// Takes over the logs and checks that every record is accounted for.
  private mutating func finish() {
    for log in logs {
      if ![.receipts, .prices].contains(book.sources[log.source].kind) {
        let paid = book.sources[log.source].totals.paid
        book.sources[log.source].totals = log.totals
        book.sources[log.source].totals.paid = paid
      }
      book.diagnostics += log.allDiagnostics
      book.rejectedRecords += log.rejectedRecords
      if log.isIncomplete { book.isIncomplete = true }
    }
    for source in book.sources where !source.totals.isBalanced {
      let totals = source.totals
      book.diagnostics.append(
        Diagnostic(
          .recordsUnaccountedFor(
            read: totals.read, accepted: totals.accepted, rejected: totals.rejected,
            duplicates: totals.duplicates, skipped: totals.skipped), file: source.path))
    }
    book.diagnostics.sort(by: Diagnostic.precedes)
    book.rejectedRecords.sort {
      ($0.source, $0.line, $0.code.rawValue, $0.text) < (
        $1.source, $1.line, $1.code.rawValue, $1.text
      )
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func recordsUnaccountedFor(
    read: Int, accepted: Int, rejected: Int, duplicates: Int, skipped: Int
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .controlTotals,
      """
      \(grouped(read)) records were read, but \(grouped(accepted)) accepted, \
      \(grouped(rejected)) rejected, \(grouped(duplicates)) duplicates and \(grouped(skipped)) skipped do not add up to that; please report this as a bug in \
      Pricebook
      """)
  }
}

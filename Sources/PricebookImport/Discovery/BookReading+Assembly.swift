import PricebookModel

extension BookReading {
  /// Resolves all names and fills the book.
  mutating func assemble() {
    var merge = VaultMerge(exports, days: days, logs: &logs)
    exports = []
    var texts = raw?.texts ?? NameTexts()
    let firstOfPrices = texts.counts
    if let prices = rawPrices?.texts { texts.append(prices) }
    var names = VaultNames(appendingTo: texts)
    var vaults = VaultAssembly(&merge, aliases: aliases, names: &names, logs: &logs)
    readPackages(of: names.texts)
    let basketItems = baskets.map { basket in basket.lines.map { names.item($0.name) } }
    let budgetCategories = book.budgets.map { budget in budget.category.map { names.category($0) } }
    _ = names.category(nil)
    let resolution = NameResolver(aliases: aliases).resolve(names.texts)

    let (vault, purchases) = vaults.assembled(
      with: resolution, currency: currency, days: days, amounts: &amounts, logs: &logs)
    book.vault = vault
    book.vault.conflicts = merge.conflicts
    for (basket, items) in zip(baskets, basketItems) {
      book.baskets.append(
        Basket(
          name: basket.name,
          lines: basket.resolvedLines(items: items.map { resolution.itemOfText[Int($0)] })))
    }
    for (index, text) in budgetCategories.enumerated() {
      guard let text else { continue }
      let category = resolution.categoryOfText[Int(text)]
      book.budgets[index].category = resolution.categories[category]
    }
    let counted = raw.take()?.assembled(with: resolution, purchases: purchases, into: &book) ?? []
    rawPrices.take()?.assembledPrices(with: resolution, from: firstOfPrices, into: &book)
    for cart in counted where book.vault.carts.indices.contains(cart) {
      book.vault.carts[cart].countsAsSpending = true
    }
    if keepsItemWritings { book.names.itemWritings = itemWritings(names.texts, resolution) }
    // Analyses refer to a currency by its index among the names.
    for option in vault.priceOptions where !book.names.currencies.contains(option.currency) {
      book.names.currencies.append(option.currency)
    }
    findFarDays()
    reportBudgetCurrencies()
    finish()
  }

  /// Understands basket lines with a package, once the names of receipts and vaults are known.
  private mutating func readPackages(of texts: NameTexts) {
    let lines = baskets.lazy.flatMap(\.lines)
    guard lines.contains(where: { PackageSize(in: $0.name) != nil }) else { return }
    let known = Set(texts.items.lazy.map { foldedName($0.name) })
    let aliases = aliases
    for index in baskets.indices {
      baskets[index].readPackages { name in
        let folded = foldedName(name)
        return known.contains(folded) || aliases.item(folded) != nil
      }
    }
  }

  /// Warns of days that are probably mistyped, which then do not choose the month of reports.
  private mutating func findFarDays() {
    guard let far = FarDays(book.lines.distinctDays, today: options.today) else { return }
    if !far.isEveryDay { book.lastPlausibleDay = far.lastPlausible }
    book.diagnostics += far.warnings(
      in: book.lines, sources: book.sources, months: book.settings.months)
  }

  /// Warns of budgets that are compared with nothing, once for each file.
  private mutating func reportBudgetCurrencies() {
    guard book.lines.count > 0 else { return }
    let known = Set(book.names.currencies.values)
    let unused = book.budgets.filter { $0.currency != .unknown && !known.contains($0.currency) }
    for (source, budgets) in Dictionary(grouping: unused, by: \.source).sorted(by: {
      $0.key < $1.key
    }) {
      guard let first = budgets.min(by: { $0.line < $1.line }) else { continue }
      let label = first.currency.label
      let subject = budgets.count == 1 ? "the budget is" : "\(budgets.count) budgets are"
      let they = budgets.count == 1 ? "it is" : "they are"
      logs[source].report(
        .warning, .budgetCurrency, line: first.line,
        "\(subject) in \(label), and nothing else of the book is, so \(they) not used; give "
          + "--currency \(label) if that is the currency of the receipts, or correct the "
          + "\(budgets.count == 1 ? "budget" : "budgets")")
    }
  }

  /// Every name as written, and the item it means.
  private func itemWritings(_ texts: NameTexts, _ resolution: NameResolution) -> [ItemWriting] {
    zip(texts.items, resolution.itemOfText).map { text, item in
      let folded = foldedName(text.name)
      return ItemWriting(
        name: collapsedName(text.name), folded: folded, item: item,
        barcode: text.barcode.flatMap { GlobalTradeItemNumber($0)?.digits },
        isAlias: aliases.item(folded) != nil)
    }
  }

  /// Takes over the logs and checks that every record is accounted for.
  private mutating func finish() {
    for log in logs {
      let kind = book.sources[log.source].kind
      let isReceipts = kind == .receipts || kind == .prices
      if !isReceipts {
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
          .error, .controlTotals, file: source.path,
          message: "\(totals.read) records were read, but \(totals.accepted) accepted, "
            + "\(totals.rejected) rejected and \(totals.duplicates) duplicates do not add up "
            + "to that; please report this as a bug in Pricebook"))
    }
    book.diagnostics.sort(by: Diagnostic.precedes)
    book.rejectedRecords.sort {
      ($0.source, $0.line, $0.code.rawValue, $0.text) < (
        $1.source, $1.line, $1.code.rawValue, $1.text
      )
    }
  }
}

extension RawReceipts {
  /// The currency of all lines, if they have the same one.
  var onlyCurrency: CurrencyCode? {
    let labels = collector.currencies.values.filter { $0 != .unknown }
    return labels.count == 1 ? labels.first : nil
  }
}

import PricebookModel

/// What is noticed once all files are read: days, currencies, units and names that belong to nothing.
extension BookReading {
  /// Warns of days that are probably mistyped, which then do not choose the month of reports.
  mutating func findFarDays() {
    let today = options.today.map { max($0, book.settings.asOf ?? $0) }
    guard let far = FarDays(book.lines.distinctDays, today: today) else { return }
    if !far.isEveryDay { book.lastPlausibleDay = far.lastPlausible }
    book.diagnostics += far.warnings(
      in: book.lines, sources: book.sources, months: book.settings.months,
      asked: options.askedMonths)
  }

  /// Warns of budgets that are compared with nothing, once for each file.
  mutating func reportBudgetCurrencies() {
    guard book.lines.count > 0 else { return }
    let known = Set(book.names.currencies.values)
    let unused = book.budgets.filter { $0.currency != .unknown && !known.contains($0.currency) }
    for (source, budgets) in Dictionary(grouping: unused, by: \.source).sorted(by: {
      $0.key < $1.key
    }) {
      guard let first = budgets.min(by: { $0.line < $1.line }) else { continue }
      logs[source].report(
        .budgetCurrency(count: budgets.count, currency: first.currency.label), line: first.line)
    }
  }

  /// Warns of a usual store and of weights of persons that no file has.
  mutating func reportNamesOfSettings() {
    let settings = book.settings
    if let store = settings.usualStore {
      report("usualStore", names: store, among: book.names.stores.values, "is", "such a store")
    }
    let weighed = Set(settings.personWeights.keys).union(settings.laterPersonWeights.keys)
    for person in weighed.sorted() {
      report(
        "personWeights", names: person, among: book.names.persons.values, "names", "such a person")
    }
  }

  /// Takes the index that an option or a setting names.
  mutating func takeIndex() {
    let found = sources { if case .index(let index) = $0 { index } else { nil } }
    let asked = found.filter(\.file.file.isIndex)
    guard let first = (asked.isEmpty ? found : asked).first else {
      if let key = settingSources["officialIndex"],
        let name = recognised.lazy.compactMap(\.choices.reading.officialIndex).first
      {
        let known = recognised.filter { !$0.file.isOfUser }.map(\.name)
        let isRead = recognised.contains {
          $0.file.path == name || $0.file.path.hasSuffix("/" + name)
        }
        // Where one file of a book is looked at, the others are not read.
        let folder = BookFiles.folder(of: book.sources[key].path)
        if !isRead, case .missing = FileStatus(folder + "/" + name) {
          let remedy =
            KnownNames(known).nearest(to: name).map(Message.didYouMean)
            ?? "write its path below the folder of the book"
          logs[key].report(
            .nameOfSetting(
              key: "officialIndex", verb: "names", name: name, kind: "this name", remedy: remedy))
        }
      }
      return
    }
    book.officialIndex = first.part
    for (_, source, index) in found {
      logs[source].countRead(index.points.count)
      logs[source].countAccepted(index.points.count)
    }
  }

  /// Warns of a name in a setting that no file has, where some file has a name of the kind.
  private mutating func report(
    _ key: String, names name: String, among known: [String], _ verb: String, _ what: String
  ) {
    let names = KnownNames(known)
    guard let source = settingSources[key], let first = known.first(where: { !$0.isEmpty }),
      !names.contains(name)
    else { return }
    let remedy =
      names.nearest(to: name).map(Message.didYouMean)
      ?? "write it as the reports do, such as \(quoted(first))"
    logs[source].report(
      .nameOfSetting(key: key, verb: verb, name: name, kind: what, remedy: remedy))
  }

  /// Warns of price lists with items that receipts have in another unit, once for each file.
  mutating func reportMissingUnits() {
    let (lines, prices, units) = (book.lines, book.prices, book.names.units)
    guard !lines.isEmpty, !prices.isEmpty else { return }
    func unit(_ dimension: UnitOfMeasure.Dimension) -> String {
      dimension == .count ? "piece" : dimension.baseUnit
    }
    let bought = zip(lines.articles.item, lines.articles.unit).reduce(
      into: [ItemID: Set<UnitOfMeasure.Dimension>]()
    ) { found, article in found[article.0, default: []].insert(units[article.1].dimension) }
    // The first row of each file, and the items of all its rows.
    var found: [Int: (first: (row: Int, item: MeasuredItem), items: Set<ItemID>)] = [:]
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let article = Int(prices.article[row])
      let item = MeasuredItem(
        item: prices.articles.item[article],
        dimension: units[prices.articles.unit[article]].dimension)
      guard bought[item.item]?.contains(item.dimension) == false else { continue }
      found[Int(prices.source[row]), default: ((row, item), [])].items.insert(item.item)
    }
    for (source, (first, items)) in found {
      guard let there = bought[first.item.item]?.min() else { continue }
      let here = first.item.dimension
      logs[source].report(
        .unitMissing(
          item: book.names.items[first.item.item].name, others: items.count - 1, here: unit(here),
          there: unit(there), isPiece: here == .count),
        line: Int(prices.line[first.row]))
    }
  }

  /// Warns once for a file of categories of budgets, and of names of aisles, that nothing else has.
  mutating func reportUnknownNames() {
    let budgets = book.budgets + book.personBudgets
    guard book.lines.count > 0, !budgets.isEmpty || !book.aisles.isEmpty else { return }
    let names = book.names
    let categories = KnownNames(book.usedCategories)
    // A store with locations is known by its name alone, too.
    let stores = KnownNames(
      names.stores.values
        + zip(names.stores.values, names.locations.values).compactMap {
          $1.isEmpty || !$0.hasSuffix(", " + $1) ? nil : String($0.dropLast($1.count + 2))
        })
    var said: Set<[String]> = []
    func report(_ kind: String, _ name: String, _ known: KnownNames, at place: Basket.Place) {
      guard !known.contains(name) else { return }
      // Nobody reads a hundred proposals, and each compares the name with all that are known.
      let nearest = said.count < 100 ? known.nearest(to: name) : nil
      // A way through a store may pass shelves that nothing was bought from yet.
      guard nearest != nil || book.sources[place.source].kind == .budgets,
        said.insert([kind, foldedName(name), "\(place.source)"]).inserted
      else { return }
      logs[place.source].report(
        .unknownName(
          kind: kind, name: name,
          remedy: nearest.map(Message.didYouMean)
            ?? "check the spelling, or keep it for what is still to be bought"), line: place.line)
    }
    let persons = KnownNames(names.persons.values)
    for budget in budgets {
      let place = Basket.Place(source: budget.source, line: budget.line)
      if let person = budget.person { report("person", person, persons, at: place) }
      if let category = budget.category {
        report("category", categoryPath(of: category).joined(separator: ":"), categories, at: place)
      }
    }
    for (aisle, place) in zip(book.aisles, aislePlaces) {
      if let store = aisle.store { report("store", store, stores, at: place) }
      report("category", aisle.category, categories, at: place)
    }
  }
}

extension ReceiptLines {
  var distinctDays: [CalendarDate] {
    guard let first = receipts.day.min(), let last = receipts.day.max() else { return [] }
    // A bit for each day, because a wrong year makes it millions.
    var words = [UInt64](repeating: 0, count: last.days(since: first) / 64 + 1)
    for day in receipts.day {
      let place = day.days(since: first)
      words[place / 64] |= 1 << UInt64(place % 64)
    }
    return words.enumerated().lazy.filter { $0.element != 0 }.flatMap { place, word in
      (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { first.adding(days: place * 64 + $0) }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func budgetCurrency(count: Int, currency: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .budgetCurrency,
      """
      \(count == 1 ? "the budget is" : "\(count) budgets are") in \(currency), and nothing else of \
      the book is, so \(count == 1 ? "it is" : "they are") not used; give --currency \(currency) \
      if that is the currency of the receipts, or correct the \(count == 1 ? "budget" : "budgets")
      """)
  }

  fileprivate static func nameOfSetting(
    key: some StringProtocol, verb: String, name: some StringProtocol, kind: String, remedy: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .settingValue,
      "the setting \(quoted(key)) \(verb) \(quoted(name)), and no file has \(kind); \(remedy)")
  }

  /// - Parameters:
  ///   - others: How many more items have other units.
  ///   - isPiece: Whether the price list counts pieces.
  fileprivate static func unitMissing(
    item: some StringProtocol, others: Int, here: String, there: String, isPiece: Bool
  ) -> DiagnosticMessage {
    let haveOthers =
      switch others {
      case 0: "has another unit"
      case 1: "and 1 more item have other units"
      default: "and \(others) more items have other units"
      }
    let remedy =
      isPiece
      ? "add a column unit with \(there), or write what a piece holds into the name, such as 500 g"
      : "write into the name on the receipts what a piece holds, or give it by an alias"
    return DiagnosticMessage(
      .warning, .unitMissing,
      """
      \(quoted(item)) \(haveOthers) here (\(here)) than on receipts (\(there)), so the prices are \
      not compared; \(remedy)
      """)
  }

  fileprivate static func unknownName(
    kind: String, name: some StringProtocol, remedy: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(.warning, .unknownName, "no line has the \(kind) \(quoted(name)); \(remedy)")
  }
}

/// The names of one kind that a book has, to look up what somebody wrote.
private struct KnownNames {
  private var names: [String: String] = [:]

  init(_ names: some Sequence<String>) {
    for name in names where !name.isEmpty { self.names[foldedName(name)] = name }
  }

  func contains(_ name: String) -> Bool { names[foldedName(name)] != nil }
  func nearest(to name: String) -> String? { nearestName(to: name, among: names.values) }
}

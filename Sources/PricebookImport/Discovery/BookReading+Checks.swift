import PricebookModel

/// What is noticed once all files are read: days, currencies, units and names that belong to nothing.
extension BookReading {
  mutating func findFarDays() {
    guard let far = FarDays(book.lines.distinctDays, today: options.today) else { return }
    if !far.isEveryDay { book.lastPlausibleDay = far.lastPlausible }
    book.diagnostics += far.warnings(
      in: book.lines, sources: book.sources, months: book.settings.months)
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
    for person in settings.personWeights.keys.sorted() {
      report(
        "personWeights", names: person, among: book.names.persons.values, "names", "such a person")
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
          item: book.names.items[first.item.item].name, count: items.count,
          others: items.count - 1, here: unit(here), there: unit(there), isPiece: here == .count),
        line: Int(prices.line[first.row]))
    }
  }

  /// Warns once for a file of categories of budgets, and of names of aisles, that nothing else has.
  mutating func reportUnknownNames() {
    guard book.lines.count > 0 else { return }
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
    for budget in book.budgets + book.personBudgets {
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

/// Whether the lines of a receipt file look like prices that were seen: nobody buys the same items
/// at three stores on one day, or at two stores day after day, and few buy forty on every visit.
enum SurveyShape {
  static func warning(_ file: ReceiptCollector.FileSummary, of lines: ReceiptLines) -> Finding? {
    let reading = file.file.reading
    let rows = file.rows.prefix(5_000)
    let hasLinks = HeaderWords.namesLink(in: reading.headerText)
    guard reading.source == nil, reading.mapping.firstRowOnly.isEmpty,
      rows.count >= (hasLinks ? 2 : 6),
      ![.receiptID, .time, .discount].contains(where: reading.has)
    else { return nil }
    // The size of a package is no quantity of what was bought.
    let quantity = reading.column(.quantity)
    if let quantity, !HeaderWords.isPackageSize(reading.names[quantity]) { return nil }
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
    if often(2) * 5 >= rows.count * 4, rows.count >= 12, repeated.count >= 6, days * items >= 6 {
      return .looksLikePrices(found: Message.itemsAtStores(stores: 2))
    }
    guard rows.count >= 12, quantity == nil, rows.count >= visits.count * 40 else { return nil }
    return .looksLikePrices(found: Message.longVisits(lines: rows.count / visits.count))
  }
}

/// Days that are probably mistyped: they lie after today, or alone and far from all others.
struct FarDays {
  /// The last day before those that are too late; `nil` if none is.
  private(set) var lastPlausible: CalendarDate?
  /// The first day after those that are too early; `nil` if none is.
  private(set) var firstPlausible: CalendarDate?
  /// Today, where the clock shows that the days lie in the future.
  private(set) var today: CalendarDate?
  /// Whether all days are such, as in a calendar with other years.
  private(set) var isEveryDay = false
  static let distance = 31
  private static let mostDays = 3

  /// Looks for far days among different ascending days; `today` may be the clock's.
  init?(_ days: [CalendarDate], today: CalendarDate?) {
    // A clock that shows an earlier year is not set.
    if let first = days.first, let today, today.components.year >= 2026,
      first > today.adding(days: 366)
    {
      (lastPlausible, self.today, isEveryDay) = (today, today, true)
      return
    }
    // Clocks differ by up to a day between zones, and one before most of the data is wrong itself.
    let known = today.map { today in days.partitionPoint { $0 > today.adding(days: 1) } } ?? 0
    let isFuture = known * 2 >= days.count && known < days.count && known > 0
    let end = Self.withoutLoneDays(days[..<(isFuture ? known : days.count)], today: today)
    if end > 0, end < days.count {
      lastPlausible = days[end - 1]
      self.today = isFuture ? today : nil
    }
    let start = Self.loneFirstDays(days[..<max(end, 0)])
    if start > 0 { firstPlausible = days[start] }
    if lastPlausible == nil, firstPlausible == nil { return nil }
  }

  /// How many of the first days are each alone and far before the next; two others have to follow.
  private static func loneFirstDays(_ days: ArraySlice<CalendarDate>) -> Int {
    let lone = zip(days, days.dropFirst()).prefix(mostDays).prefix {
      $1.days(since: $0) > 400
    }.count
    return lone + 2 <= days.count ? lone : 0
  }

  /// How many days are left without the last ones, if those are far from the others.
  private static func withoutLoneDays(
    _ days: ArraySlice<CalendarDate>, today: CalendarDate?
  ) -> Int {
    for count in 1...mostDays where days.count > count {
      let rest = days.dropLast(count)
      guard let first = days.dropFirst(rest.count).first, let before = rest.last else { break }
      // Somebody may begin again after a pause.
      if let today, let last = days.last, last.days(since: today) >= -distance { continue }
      let gap = first.days(since: before)
      let usualGap = zip(rest, rest.dropFirst()).map { $1.days(since: $0) }.max() ?? 0
      // A wrong day among very few needs a wider gap, and so do a few wrong days together.
      let least = rest.count < 3 ? 1_000 : count > 1 ? 300 : distance
      if gap > least, gap > 2 * usualGap, count * 2 <= rest.count || count == 1 {
        return rest.count
      }
    }
    return days.count
  }

  private func isFar(_ day: CalendarDate) -> Bool {
    lastPlausible.map { day > $0 } == true || firstPlausible.map { day < $0 } == true
  }

  func warnings(in lines: ReceiptLines, sources: [Source], months: MonthCalendar) -> [Diagnostic] {
    var found: [Int: (row: Int, count: Int)] = [:]
    for row in 0..<lines.count {
      let day = lines.receipts.day[Int(lines.receipt[row])]
      guard isFar(day) else { continue }
      let source = Int(lines.source[row])
      found[source, default: (row, 0)].count += 1
    }
    return found.sorted { $0.key < $1.key }.map { source, place in
      let day = lines.receipts.day[Int(lines.receipt[place.row])]
      let remedy = Message.dayLikeOthers(count: place.count, others: place.count - 1)
      let month = months.month(of: day)
      let finding: Finding =
        if let firstPlausible, day < firstPlausible {
          .earlyDay(
            day: day, count: firstPlausible.days(since: day), next: firstPlausible, remedy: remedy)
        } else if let today {
          .futureDay(day: day, today: today, remedy: remedy, month: month)
        } else {
          .lateDay(
            day: day, count: day.days(since: lastPlausible ?? day), last: lastPlausible ?? day,
            remedy: remedy, month: month)
        }
      return Diagnostic(finding, file: sources[source].path, line: Int(lines.line[place.row]))
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

import PricebookModel

/// What is noticed once all files are read: days, currencies, units and names that belong to nothing.
extension BookReading {
  /// Warns of days that are probably mistyped, which then do not choose the month of reports.
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
      names.nearest(to: name).map { "did you mean \(quoted($0))?" }
      ?? "write it as the reports do, such as \(quoted(first))"
    logs[source].report(
      .warning, .settingValue,
      "the setting \(quoted(key)) \(verb) \(quoted(name)), and no file has \(what); \(remedy)")
  }

  /// Warns of price lists with items that receipts have in another unit, once for each file.
  mutating func reportMissingUnits() {
    let (lines, prices, units) = (book.lines, book.prices, book.names.units)
    guard !lines.isEmpty, !prices.isEmpty else { return }
    func unit(_ dimension: UnitOfMeasure.Dimension) -> String {
      dimension == .count ? "piece" : dimension.baseUnit
    }
    let bought = zip(lines.articles.item, lines.articles.unit)
      .reduce(into: [ItemID: Set<UnitOfMeasure.Dimension>]()) { found, article in
        found[article.0, default: []].insert(units[article.1].dimension)
      }
    struct Found {
      var line: Int
      var unit: UnitOfMeasure.Dimension
    }
    var rows: [UInt32: [ItemID: Found]] = [:]
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let article = Int(prices.article[row])
      let item = prices.articles.item[article]
      let dimension = units[prices.articles.unit[article]].dimension
      guard let known = bought[item], !known.contains(dimension) else { continue }
      let found = Found(line: Int(prices.line[row]), unit: dimension)
      if rows[prices.source[row], default: [:]][item] == nil {
        rows[prices.source[row], default: [:]][item] = found
      }
    }
    for (source, items) in rows {
      guard let first = items.min(by: { $0.value.line < $1.value.line }),
        let there = bought[first.key]?.min()
      else { continue }
      let here = first.value.unit
      let others = items.count - 1
      let (own, other) = (unit(here), unit(there))
      let subject =
        switch others {
        case 0: " has another unit"
        case 1: " and 1 more item have other units"
        default: " and \(others) more items have other units"
        }
      let remedy =
        here == .count
        ? "add a column unit with \(other), or write what a piece holds into the name, such as 500 g"
        : "write into the name on the receipts what a piece holds, or give it by an alias"
      logs[Int(source)].report(
        .warning, .unitMissing, line: first.value.line,
        "\(quoted(book.names.items[first.key].name))\(subject) here (\(own)) than on receipts "
          + "(\(other)), so the prices are not compared; \(remedy)")
    }
  }

  /// Warns of categories of budgets and of stores and categories of aisles that nothing else of the
  /// book has, each once for a file.
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
        .warning, .unknownName, line: place.line,
        "no line has the \(kind) \(quoted(name)); "
          + (nearest.map { "did you mean \(quoted($0))?" }
            ?? "check the spelling, or keep it for what is still to be bought"))
    }
    let persons = KnownNames(names.persons.values)
    for budget in book.budgets + book.personBudgets {
      if let person = budget.person {
        report(
          "person", person, persons, at: Basket.Place(source: budget.source, line: budget.line))
      }
      guard let category = budget.category else { continue }
      report(
        "category", categoryPath(of: category).joined(separator: ":"), categories,
        at: Basket.Place(source: budget.source, line: budget.line))
    }
    for (aisle, place) in zip(book.aisles, aislePlaces) {
      if let store = aisle.store { report("store", store, stores, at: place) }
      report("category", aisle.category, categories, at: place)
    }
  }
}

/// Whether the lines of a receipt file look like prices that were seen and not paid.
///
/// Nobody buys the same items at three stores on one day, and few buy forty on every visit. A survey of
/// prices has such lines, and neither quantities nor receipt numbers.
enum SurveyShape {
  /// How many rows of a file are looked at.
  private static let rowLimit = 5_000
  private static let leastRows = 12
  /// At how many stores one item is on one day.
  private static let stores = 3
  private static let rowsPerVisit = 40

  /// A warning for a file that looks like a survey; `nil` for others.
  static func warning(_ file: ReceiptCollector.FileSummary, of lines: ReceiptLines) -> Diagnostic? {
    let reading = file.file.reading
    let rows = file.rows.prefix(rowLimit)
    let hasLinks = HeaderWords.namesLink(in: reading.headerText)
    guard reading.isPlain, rows.count >= (hasLinks ? 2 : leastRows),
      ![.quantity, .receiptID, .time, .discount].contains(where: reading.has)
    else { return nil }
    guard let found = found(in: lines, rows, atStores: hasLinks ? 2 : stores) else { return nil }
    return Diagnostic(
      .warning, .maybePrices, file: file.file.displayPath,
      message: "\(found), without quantities or receipt numbers: this looks like prices that were "
        + "seen; they count as spending, and if nobody paid them, name the file with --prices")
  }

  private static func found(
    in lines: ReceiptLines, _ rows: Range<Int>, atStores stores: Int
  ) -> String? {
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
    let often = sights.values.filter { $0.count >= stores }.reduce(0) { $0 + $1.count }
    if often * 2 >= rows.count { return "most items are at \(stores) stores or more on one day" }
    if rows.count >= visits.count * rowsPerVisit {
      return "a visit has \(rows.count / visits.count) lines on average"
    }
    return nil
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

  /// How far after the others a day is far, in days.
  static let distance = 31
  /// The gap that a few wrong days together, or a wrong day among very few, need.
  private static let wideGap = 300
  private static let widestGap = 1_000
  private static let mostDays = 3
  /// The gap after a lone first day.
  private static let gapAfterFirst = 400
  /// A clock that shows an earlier year is not set.
  private static let firstYear = 2026
  private static let year = 366

  /// Looks for far days.
  ///
  /// - Parameters:
  ///   - days: Different days, ascending.
  ///   - today: The day that the clock shows; `nil` if it is not asked.
  /// - Returns: `nil` if there are none.
  init?(_ days: [CalendarDate], today: CalendarDate?) {
    var end = days.count
    var isFuture = false
    if let today {
      if let first = days.first, today.components.year >= Self.firstYear,
        first > today.adding(days: Self.year)
      {
        lastPlausible = today
        self.today = today
        isEveryDay = true
        return
      }
      // Clocks differ by up to a day between zones.
      let limit = today.adding(days: 1)
      let known = days.partitionPoint { $0 > limit }
      // A clock before most of the data is wrong itself.
      if known * 2 >= days.count, known < days.count, known > 0 {
        end = known
        isFuture = true
      }
    }
    end = Self.withoutLoneDays(days[..<end], today: today)
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
      $1.days(since: $0) > gapAfterFirst
    }
    return Array(lone).count + 2 <= days.count ? Array(lone).count : 0
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
      let least = rest.count < 3 ? widestGap : count > 1 ? wideGap : distance
      if gap > least, gap > 2 * usualGap, count * 2 <= rest.count || count == 1 {
        return rest.count
      }
    }
    return days.count
  }

  private func isFar(_ day: CalendarDate) -> Bool {
    lastPlausible.map { day > $0 } == true || firstPlausible.map { day < $0 } == true
  }

  /// One warning for each file that has such days.
  func warnings(
    in lines: ReceiptLines, sources: [Source], months: MonthCalendar
  ) -> [Diagnostic] {
    var found: [Int: (row: Int, count: Int)] = [:]
    for row in 0..<lines.count {
      let day = lines.receipts.day[Int(lines.receipt[row])]
      guard isFar(day) else { continue }
      let source = Int(lines.source[row])
      found[source, default: (row, 0)].count += 1
    }
    return found.sorted { $0.key < $1.key }.map { source, place in
      let day = lines.receipts.day[Int(lines.receipt[place.row])]
      let others = place.count - 1
      let more =
        others == 0 ? "" : " (and \(others) more \(others == 1 ? "line" : "lines") like it)"
      let remedy = "\(more); correct the year or the month of the date, or"
      var message = "\(day) "
      if let firstPlausible, day < firstPlausible {
        message += "is \(firstPlausible.days(since: day)) days before the first day after it, "
        message += "\(firstPlausible)\(remedy) leave it if it is right"
      } else if let today {
        message +=
          "lies after today, \(today)\(remedy) give --month \(months.month(of: day)) if it "
        message += "is right"
      } else if let lastPlausible {
        message += "is \(day.days(since: lastPlausible)) days after the last day before it, "
        message += "\(lastPlausible)\(remedy) give --month \(months.month(of: day)) if it is right"
      }
      return Diagnostic(
        .warning, .farDay, file: sources[source].path, line: Int(lines.line[place.row]),
        message: message)
    }
  }
}

extension ReceiptLines {
  /// The different days of the receipts, ascending.
  var distinctDays: [CalendarDate] {
    guard let first = receipts.day.min(), let last = receipts.day.max() else { return [] }
    // A bit for each day, because a wrong year makes it millions.
    var words = [UInt64](repeating: 0, count: last.days(since: first) / 64 + 1)
    for day in receipts.day {
      let place = day.days(since: first)
      words[place / 64] |= 1 << UInt64(place % 64)
    }
    return words.enumerated().flatMap { place, word in
      word == 0
        ? []
        : (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map {
          first.adding(days: place * 64 + $0)
        }
    }
  }
}

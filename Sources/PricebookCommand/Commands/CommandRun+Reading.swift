import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// Reads the book that the command line names, checks its control totals and filters it.
  ///
  /// Data after the as-of day is left out, because nobody knew it on that day.
  func readBook(keepsWritten: Bool = false, keepsItemWritings: Bool = false) throws -> Book {
    var importOptions = importOptions
    importOptions.paths = options.paths.isEmpty ? ["."] : options.paths
    importOptions.basketPaths = options.baskets
    importOptions.keepsWritten = keepsWritten
    importOptions.keepsItemWritings = keepsItemWritings

    BookImporter.removeStaleCopies()
    var book: Book
    do throws(ImportError) {
      book = try BookImporter(importOptions).read { [progress] state in
        progress?.update(bytesRead: state.bytesRead, of: state.totalBytes)
        return true
      }
      progress?.erase()
    } catch {
      progress?.erase()
      throw failure(error)
    }
    try checkTotals { () throws(ControlCheckFailure) in try ControlCheck.check(book) }
    readClock(in: book)
    readYears(in: book)
    book.noteUnknownBasketItems()
    try refuseUnknownBaskets(of: book)
    noteUnknownFilters(of: &book)
    // With --quiet too, a message names a filter that matches nothing.
    if options.verbosity == .quiet {
      for problem in book.diagnostics where problem.code == .unknownName && problem.file.isEmpty {
        console.say(visible(problem.description))
      }
    }
    try filter(&book)
    return book
  }

  /// Refuses a basket that the command line names if there is no price of any of its items.
  private func refuseUnknownBaskets(of book: Book) throws(RunFailure) {
    let named = Set(options.baskets.map(PathText.display))
    for basket in book.baskets where basket.lines.allSatisfy({ $0.nearest != nil }) {
      guard let source = basket.lines.first?.place?.source, book.sources.indices.contains(source)
      else { continue }
      let path = book.sources[source].path
      guard named.contains(path) else { continue }
      print(book.diagnostics.filter { $0.file == path })
      throw RunFailure(
        status: .badData,
        message:
          "\(visible(path)): no receipt and no price has any item of this basket, so no store "
          + "can be compared for it; write the items as the reports show them")
    }
  }

  /// Warns of names in filters that the book does not have.
  private func noteUnknownFilters(of book: inout Book) {
    let names = book.names
    // Each list is made only where a filter asks for it.
    let stores = { names.storeWritings.flatMap { $0 } }
    let categories = { [book] in Array(book.usedCategories) }
    let items = { names.items.map(\.name) }
    let known: [(option: OptionName, kind: String, names: () -> [String])] = [
      (.store, "store", stores), (.category, "category", categories), (.item, "item", items),
      (.person, "person", { names.persons.values }), (.withoutStore, "store", stores),
      (.withoutCategory, "category", categories), (.withoutItem, "item", items),
      (.withoutCurrency, "currency", { names.currencies.map(\.label) }),
    ]
    for (option, kind, list) in known {
      guard let texts = options.lines.patterns[option], !texts.isEmpty else { continue }
      let names = list()
      for text in texts {
        let pattern = Glob(searchedName(text))
        guard !names.contains(where: { pattern.matches(Array(searchedName($0).utf8)) }) else {
          continue
        }
        let parts = text.split(separator: ",").map { searchedName(collapsedName($0)) }
        let areSeveral =
          parts.count > 1
          && parts.allSatisfy { part in names.contains { searchedName($0) == part } }
        let part = searchedName(text.filter { !"*?".contains($0) })
        let nearest =
          names.contains { !part.isEmpty && searchedName($0).contains(part) }
          ? "*\(part)*" : nearestName(to: part, among: names)
        var remedy = nearest.map { "did you mean \(quoted($0))?" } ?? "check the spelling"
        if areSeveral { remedy = "give the option once for each name" }
        book.diagnostics.append(
          Diagnostic(
            .warning, .unknownName, file: "",
            message: "--\(option.rawValue) \(quoted(text)) matches no \(kind); \(remedy)"))
      }
    }
    book.diagnostics.sort(by: Diagnostic.precedes)
  }

  /// Leaves out what the filters exclude, and data after the as-of day.
  private func filter(_ book: inout Book) throws {
    var filter = options.lines.filter(in: book.settings.months)
    filter.leaveOut(book.settings.without)
    let asked = try asOfDay()
    if let asked, !book.settings.months.days.contains(asked) {
      throw UsageError.badValue(
        .asOf, "\(asked)", expected: "a day in the months 0001-01 to 9999-12 of the book")
    }
    let asOf = asked ?? book.settings.asOf
    if let asOf { filter.until = min(filter.until ?? asOf, asOf) }
    filter.apply(to: &book)
    guard !filter.passesEverything, !book.lines.isEmpty,
      !book.lines.uses.contains(where: { !$0.isEmpty })
    else { return }
    if let asOf, let first = book.lines.day.min(), asOf < first {
      throw RunFailure(
        status: .badData,
        message: "there is no data up to \(asOf); the first day with data is \(first)")
    }
    print(book.diagnostics.filter { $0.code == .unknownName && $0.file.isEmpty })
    throw RunFailure(
      status: .badData,
      message: "the filters leave none of \(counted(book.lines.count, "line")); "
        + "relax --since, --until, --as-of, --store, --category, --item, --person or what is left out"
    )
  }

  private func asOfDay() throws(RunFailure) -> CalendarDate? {
    switch options.asOf {
    case nil: return nil
    case .day(let day): return day
    case .today:
      guard let today else {
        throw RunFailure(
          status: .inputOutput,
          message: "today's date is not known; give --as-of a day such as 2026-10-31")
      }
      return today
    }
  }

  var importOptions: ImportOptions {
    var result = ImportOptions()
    result.settings = options.settings
    result.userSettingsPath = UserFolders(environment: console.environment).settingsPath
    result.formatNames = RenderFormat.allCases.map(\.fileExtension)
    result.mappingPaths = options.mappings
    result.pricePaths = options.priceLists
    result.paymentPaths = options.payments
    result.indexPaths = options.indexes
    // Who reports as of a later day than the clock's has lines up to that day.
    result.today = today.map { today in
      if case .day(let day)? = options.asOf { max(day, today) } else { today }
    }
    result.askedMonths = options.period.months?.months
    return result
  }

  /// - Parameters:
  ///   - isForPage: Whether only what was known at the end of the period counts.
  ///   - comparesPurchases: Whether it will be asked why spending changed, or what could have been saved.
  func analyse(
    _ book: Book, isForPage: Bool = false, comparesPurchases: Bool = true
  ) throws -> Analysis {
    if isForPage || options.period == .last {
      let analyses = try analyses(of: book, others: [])
      return analyses.analysis(
        of: try periods(of: analyses.own.period)[0], against: options.against)
    }
    var wanted = try analysisOptions(for: book)(options.period.months)
    wanted.against = options.against
    wanted.comparesPurchasesLater = !comparesPurchases
    let analysis = Analysis(ofKnown: book, options: wanted)
    try check(analysis, of: book)
    _ = try periods(of: analysis.period)
    return analysis
  }

  /// - Parameter listsLines: Whether pages list the lines of the periods.
  func analyses(
    of book: Book, others: Set<MonthPeriod>, listsLines: Bool = false
  ) throws -> MonthlyAnalyses {
    func wanted(_ period: ReportPeriod) -> Set<MonthPeriod> {
      others.union((try? periods(of: period)) ?? [])
    }
    let analyses = MonthlyAnalyses(
      of: book, options: try analysisOptions(for: book),
      needsOthers: { period in
        options.against != nil
          || wanted(period).contains { $0 != period.span && period.hasData(in: $0) }
      }, listed: { listsLines ? Reports.listedPeriods(with: wanted($0.period), in: $0) : [] })
    try check(analyses.own, of: book)
    return analyses
  }

  /// The periods that the command line asks for, ascending.
  func periods(of period: ReportPeriod) throws -> [MonthPeriod] {
    let asked = try askedPeriods(of: period)
    if let against = options.against, let only = asked.first {
      try ParsedArguments.check(against, with: only)
      try check(against, in: period)
    }
    return asked
  }

  private func askedPeriods(of period: ReportPeriod) throws -> [MonthPeriod] {
    switch options.period {
    case .newest: return [MonthPeriod(period.month)]
    case .allMonths:
      return (period.months.isEmpty ? [period.month] : period.months).map { MonthPeriod($0) }
    case .last:
      if period.isOver { return [MonthPeriod(period.month)] }
      guard let last = period.months.last(where: { $0 < period.month }) else {
        throw RunFailure(
          status: .badData,
          message: "no month with data is over yet; --period \(period.month) reports on the month "
            + "under way")
      }
      return [MonthPeriod(last)]
    case .months(let months), .ofYear(let months):
      let firstDay = period.calendar.firstDay(of: months.first)
      // A clock that is before the data was never set.
      let isSet = zip(today, period.months.first).map { period.calendar.month(of: $0) >= $1 }
      if let today, isSet ?? false, firstDay > today, options.asOf == nil,
        months.month == nil || !period.hasData(in: months)
      {
        throw UsageError(
          "--period \(months) has not begun yet; it begins on \(firstDay)",
          remedy: "choose an earlier one")
      }
      guard period.hasData(in: months) else { throw noData(for: months, period) }
      return [months]
    }
  }

  /// Refuses to compare with months that have no data or are not over.
  private func check(_ against: MonthPeriod, in period: ReportPeriod) throws {
    guard period.hasData(in: against) else { throw noData(for: against, period) }
    let day = try asOfDay() ?? today ?? period.asOf
    guard period.calendar.lastDay(of: against.last) <= max(day, period.asOf) else {
      throw UsageError(
        "--against \(against) is not over on \(day)", remedy: "choose an earlier one")
    }
  }

  private func noData(for months: MonthPeriod, _ period: ReportPeriod) -> RunFailure {
    let range = zip(period.months.first, period.months.last).map {
      $0 == $1 ? "there is data only for \($0)" : "there is data from \($0) to \($1)"
    }
    return RunFailure(
      status: .badData, message: "no data for \(months); \(range ?? "no line has a date")")
  }

  private func analysisOptions(for book: Book) throws -> @Sendable (MonthPeriod?) -> AnalysisOptions
  {
    var newest = AnalysisOptions(for: book)
    newest.comparesDueItems = options.comparesDueItems
    newest.storeCount = options.storeCount
    newest.today = newest.today ?? today
    let asOf = try asOfDay()
    if let asOf {
      try check(asOf, against: book.settings.months)
      newest.asOf = asOf
    }
    // A filter that ends in a month leaves earlier months whole.
    let (cutDay, calendar) = (newest.asOf, book.settings.months)
    return { [newest] period in
      var options = newest
      options.period = period
      if asOf == nil, let period, !(cutDay.map(calendar.days(of: period).contains) ?? false) {
        options.asOf = nil
      }
      return options
    }
  }

  private func check(_ analysis: Analysis, of book: Book) throws(RunFailure) {
    if options.comparesDueItems, analysis.next.isEmpty {
      say(
        "Nothing is on a list or due in the \(DueItems.days) days after \(analysis.period.asOf), "
          + "so --basket due is empty")
    }
    try checkTotals { () throws(ControlCheckFailure) in try ControlCheck.check(analysis, of: book) }
  }

  /// Refuses an as-of day before the reported months; only the book knows when these begin.
  private func check(_ asOf: CalendarDate, against months: MonthCalendar) throws(UsageError) {
    guard let period = options.period.months, asOf < months.firstDay(of: period.first) else {
      return
    }
    let firstDay = months.firstDay(of: period.first)
    throw .tooEarly(
      asOf, before: period,
      begins: months.isPlain
        ? "" : ", which begins on \(firstDay) (monthStartDay \(months.startDay))")
  }

  /// Reports figures that contradict each other as a defect of Pricebook.
  private func checkTotals(_ check: () throws(ControlCheckFailure) -> Void) throws(RunFailure) {
    do throws(ControlCheckFailure) { try check() } catch {
      let what =
        switch error {
        case .records(let path): "the records of \(visible(path)) do not add up"
        case .amounts(let path): "the amounts of \(visible(path)) do not add up"
        case .months: "the months do not add up to the lines"
        }
      throw RunFailure(
        status: .defect,
        message: "\(what); nothing was written. This is a defect of Pricebook: please report it "
          + "with the files that show it")
    }
  }

  private func failure(_ error: ImportError) -> RunFailure {
    print(error.diagnostics)
    let status = RunStatus(error.kind)
    // A user who names a file knows its contents; one who names a folder may need an example.
    let folders = options.paths.filter { FileDescriptor.entry(at: $0) == .folder }
    guard error.foundNothing, folders == options.paths else {
      return RunFailure(status: status, message: visible(error.message))
    }
    let place = folders.isEmpty ? FirstSteps.here : folders.map(visible).joined(separator: ", ")
    return RunFailure(status: status, message: FirstSteps.message(in: place))
  }
}

/// Both values, or `nil` if one is missing.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}

import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport
import Synchronization

/// Writes the reports of some periods to DIR/PERIOD/, and to DIR the tables and the pages of all
/// months and items; brings the other periods that DIR holds up to date.
///
/// All files are written beside the old ones first, on all cores, and put in place together.
struct ReportWriter: Sendable {
  struct Written {
    var folder: String
    /// DIR/tables; `nil` without CSV.
    var tablesFolder: String?
    var fileCount = 0
    /// The page to open first; `nil` without HTML.
    var page: String?
    /// The file of rejected records; `nil` if there are none.
    var rejectedLines: String?
    /// The other periods that are up to date now, and how many of them were not before.
    var updated: [MonthPeriod] = []
    var changedCount = 0
    /// How many of the other years in review are up to date now, and how many were not before.
    var updatedYears = 0
    var changedYears = 0
    /// Periods of earlier runs that have no data in this one.
    var withoutData: [MonthPeriod] = []
    /// What the files do not have.
    var diagnostics: [Diagnostic] = []
  }

  let analyses: MonthlyAnalyses
  /// The periods that were asked for, ascending.
  var periods: [MonthPeriod]
  /// What they are compared with; `nil` for what such periods are compared with as a rule.
  var against: MonthPeriod?
  var formats: [RenderFormat]
  /// Whether others may see the report.
  var isShared = false
  var topCount: Int?
  var locale = ReportLocale.english
  var workbook = XLSXRenderer()

  static let tablesName = "tables"
  private static let workbookFile = "tables.xlsx"
  private static let homePage = "index.html"
  private static let itemsPage = "items.html"

  private var own: Analysis { analyses.own }

  /// Writes all files or none, and removes files of earlier runs that this one does not write.
  func write(into path: String, after earlier: EarlierPages) throws(OutputFailure) -> Written {
    let plans = plans(after: earlier)
    let years = YearFiles.plans(for: periods, formats: formats, after: earlier, in: own)
    var contents = makeContents(for: plans, years)
    let others = plans.filter { !isOwn($0) }
    var added: [AddedPeriod] = []
    var written = Written(folder: path)
    try FileExchange.write(
      into: try folder(at: path, after: earlier),
      listing: { isObsolete($0, writing: plans, years: years) }
    ) { exchange throws(OutputFailure) in
      added = try add(others, contents, to: exchange)
      written.fileCount += added.reduce(0) { $0 + $1.fileCount }
      if !contents.tables.isEmpty { contents.add(answers: added.map(\.answers), to: self.own) }
      let files = rootFiles(of: contents)
      if formats.contains(.xlsx) { written.diagnostics = diagnostics(of: contents, path) }
      let own =
        files + (contents.ownPages?.files ?? [])
        + contents.years.filter(\.plan.isAskedFor).flatMap(\.files)
      _ = try OutputFile.add(own, to: exchange)
      written.fileCount += own.count
      for year in contents.years where !year.plan.isAskedFor {
        let changed = try OutputFile.add(year.files, to: exchange)
        written.updatedYears += 1
        written.changedYears += changed > 0 ? 1 : 0
        written.fileCount += changed
      }
    }
    describe(others, changed: added.map(\.isChanged), earlier, in: &written)
    return written
  }

  private func folder(
    at path: String, after earlier: EarlierPages
  ) throws(OutputFailure) -> OutputFolder {
    if let folder = earlier.folder { return folder }
    let folder = try OutputFolder(makingAt: path)
    // Another run may have written there since this one looked for earlier reports.
    guard folder.list.marks.isEmpty else { throw .busy(path: path) }
    return folder
  }

  private struct Plan {
    var period: MonthPeriod
    var formats: [RenderFormat]
    var isAskedFor: Bool
  }

  private func plans(after earlier: EarlierPages) -> [Plan] {
    let tables = formats.filter { !$0.isPage }
    let others = Set(earlier.periods.keys).subtracting(periods).filter(own.period.hasData)
    return periods.map { Plan(period: $0, formats: formats, isAskedFor: true) }
      + others.sorted().map {
        Plan(period: $0, formats: tables + (earlier.periods[$0] ?? []), isAskedFor: false)
      }
  }

  private func isOwn(_ plan: Plan) -> Bool {
    analyses.isOwn(plan.period, against: plan.isAskedFor ? against : nil)
  }

  /// Everything that the files of DIR and of the book's own month are written from.
  private struct Contents: Sendable {
    var tables: [DataTable] = []
    /// `nil` where that month is not written.
    var ownPages: MonthFiles?
    var years: [YearFiles] = []
    var context: ReportContext
    /// Those that pages can link to.
    var linkedTables: [DataTable] { context.hasTableFiles ? tables : [] }

    /// Lets the table of answers have those of other periods too.
    mutating func add(answers others: [Answers], to own: Analysis) {
      let table = ReportTables.answers(of: own, and: others)
      if let place = tables.firstIndex(where: { $0.name == table.name }) { tables[place] = table }
    }
  }

  private func makeContents(for plans: [Plan], _ years: [YearFiles.Plan]) -> Contents {
    let own = own
    let tables = Deferred.started { ReportTables.all(of: own) }
    let linked = plans.filter { $0.formats.contains(.html) }.map(\.period).sorted()
    let listed = Set(analyses.listedPeriods)
    var context = ReportContext(
      months: linked.filter { !$0.isOfWeeks }.compactMap(\.month),
      periods: linked.filter { $0.month == nil || $0.isOfWeeks },
      years: years.filter { $0.formats.contains(.html) }.map(\.year), calendar: own.period.calendar,
      items: linked.isEmpty ? nil : ItemBook(of: own),
      hasReceipts: !linked.isEmpty && !isShared, hasTableFiles: formats.contains(.csv),
      isShared: isShared, topCount: topCount, locale: locale)
    if !isShared {
      context.listedYears = context.years.filter {
        listed.contains(MonthPeriod(own.period.calendar.months(ofYear: $0)))
      }
    }
    let ownPlan = plans.first(where: isOwn)
    let (lines, shared) = (analyses.keptLines, context)
    let years = Deferred.started {
      concurrentMap(years.count) { place in
        let year = years[place].year
        let isListed =
          shared.listedYears.contains(year)
          && !shared.periods.contains { $0.description == String(year) }
        return YearFiles(
          of: own, lines: isListed ? lines : nil, plan: years[place], context: shared)
      }
    }
    let pages = ownPlan.map {
      MonthFiles(of: own, lines: analyses.keptLines, formats: $0.formats, context: context)
    }
    return Contents(
      tables: tables.wrappedValue, ownPages: pages, years: years.wrappedValue, context: context)
  }

  /// The tables, the page of all months and that of all items.
  private func rootFiles(of contents: Contents) -> [OutputFile] {
    var files: [OutputFile] = []
    if contents.context.hasOtherPages {
      files.append(
        OutputFile(Self.homePage) {
          let page = Reports.home(of: own, context: contents.context, tables: contents.linkedTables)
          return RenderFormat.html.bytes(of: page)
        })
    }
    if let items = contents.context.items {
      files.append(
        OutputFile(Self.itemsPage) {
          let page = Reports.items(items, of: own, context: contents.context)
          return RenderFormat.html.bytes(of: page)
        })
    }
    if formats.contains(.csv) {
      files += contents.tables.map { OutputFile("\(Self.tablesName)/\($0.name).csv", $0) }
    }
    if formats.contains(.json) {
      let tables = contents.tables
      files += tables.map { OutputFile("\(Self.tablesName)/\($0.name).json", $0, as: .json) }
      files.append(OutputFile("\(Self.tablesName)/schema.json") { JSONRenderer.schema(of: tables) })
    }
    if formats.contains(.xlsx) {
      files.append(OutputFile(Self.workbookFile, contents.tables, workbook))
    }
    return files
  }

  /// Whether a file that this run does not write goes; periods left as they are keep theirs.
  private func isObsolete(_ path: String, writing plans: [Plan], years: [YearFiles.Plan]) -> Bool {
    if let year = YearFiles.year(of: path) { return years.contains { $0.year == year } }
    if years.contains(where: { path == YearFiles.receiptsPage(ofYear: $0.year) }) { return true }
    guard let period = EarlierPages.period(of: path) else { return true }
    return plans.contains { $0.period == period }
  }

  private func add(
    _ plans: [Plan], _ contents: Contents, to exchange: FileExchange
  ) throws(OutputFailure) -> [AddedPeriod] {
    let results = Mutex<[Int: AddedPeriod]>([:])
    let needsAnswers = formats.contains { !$0.isPage }
    try SharedWork.perform(plans.count) { number throws(OutputFailure) in
      let plan = plans[number]
      try WorkerThreads.limited(to: plans.count > 1 ? 1 : WorkerThreads.count) {
        () throws(OutputFailure) in
        let analysis = analyses.analysis(of: plan.period, against: plan.isAskedFor ? against : nil)
        let files = MonthFiles(
          of: analysis, lines: analyses.keptLines, formats: plan.formats, context: contents.context
        ).files
        let changed = try OutputFile.add(files, to: exchange)
        let added = AddedPeriod(
          isChanged: changed > 0, fileCount: plan.isAskedFor ? files.count : changed,
          answers: needsAnswers ? analysis.answers : Answers())
        results.withLock { $0[number] = added }
      }
    }
    return results.withLock { results in plans.indices.compactMap { results[$0] } }
  }

  private struct AddedPeriod {
    /// Whether a file of it is not as an earlier run left it.
    var isChanged: Bool
    /// All of a period that was asked for, the changed ones of others.
    var fileCount: Int
    /// What its reports claim; empty where no tables are written.
    var answers: Answers
  }

  private func describe(
    _ others: [Plan], changed: [Bool], _ earlier: EarlierPages, in written: inout Written
  ) {
    if formats.contains(.csv) {
      written.tablesFolder = OutputFolder.path(of: Self.tablesName, in: written.folder)
    }
    if let newest = periods.last {
      let folder = OutputFolder.path(of: newest.description, in: written.folder)
      if !own.book.rejectedRecords.isEmpty {
        written.rejectedLines = OutputFolder.path(of: MonthFiles.rejectedFile, in: folder)
      }
      if formats.contains(.html) {
        written.page = OutputFolder.path(
          of: Self.homePage, in: periods.count > 1 ? written.folder : folder)
      }
    }
    for (plan, isChanged) in zip(others, changed) where !plan.isAskedFor {
      written.updated.append(plan.period)
      written.changedCount += isChanged ? 1 : 0
    }
    written.withoutData = earlier.periods.keys.filter { !own.period.hasData(in: $0) }.sorted()
  }

  private func diagnostics(of contents: Contents, _ folder: String) -> [Diagnostic] {
    contents.tables.compactMap { table in
      let leftOut = workbook.rowsLeftOut(of: table)
      guard leftOut > 0 else { return nil }
      return Diagnostic(
        .warning, .sheetFull, file: OutputFolder.path(of: Self.workbookFile, in: folder),
        message:
          "the sheet \(table.name) ends after \(grouped(table.rowCount - leftOut)) rows, and "
          + "\(grouped(leftOut)) more do not fit, because a sheet has no more than "
          + "\(grouped(workbook.rowLimit)) rows; use \(table.name).csv, which --format csv writes")
    }
  }

  /// What was asked for: `3 months`, `2026-Q3`.
  var periodsInWords: String {
    if let only = periods.first, periods.count == 1, only.month == nil || only.isOfWeeks {
      return only.description
    }
    return counted(periods.count, "month")
  }
}

extension ReportWriter.Written {
  /// Lines about the periods that were not asked for.
  var otherPeriods: [String] {
    var lines: [String] = []
    if !updated.isEmpty {
      let changes =
        changedCount == 0
        ? "nothing changed"
        : changedCount == updated.count ? "all changed" : "\(changedCount) changed"
      let areMonths = updated.allSatisfy { $0.month != nil && !$0.isOfWeeks }
      let others = counted(updated.count, areMonths ? "other month" : "other period")
      lines.append("Brought \(others) in \(visible(folder)) up to date: \(changes)")
    }
    if updatedYears > 0 {
      let changes = changedYears == 0 ? "nothing changed" : "\(changedYears) changed"
      lines.append(
        "Brought \(counted(updatedYears, "other year")) in \(visible(folder)) up to date: \(changes)"
      )
    }
    if let first = withoutData.first {
      let names = withoutData.prefix(3).map(\.description).joined(separator: ", ")
      let more = withoutData.count > 3 ? " and \(withoutData.count - 3) more" : ""
      lines.append(
        "Left as they are, without data in this run: \(names)\(more) "
          + "(\(visible(OutputFolder.path(of: first.description, in: folder))))")
    }
    return lines
  }
}

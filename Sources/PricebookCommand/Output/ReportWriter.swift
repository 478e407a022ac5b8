import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport
import Synchronization

/// Writes the reports of some periods to DIR/PERIOD/, and to DIR the tables and the page of all
/// months; brings the other periods that DIR holds up to date.
///
/// All files are written under temporary names first, on all cores, and put in place together.
struct ReportWriter: Sendable {
  /// What was written.
  struct Written {
    /// DIR.
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
    /// How many of the other years in review are up to date now, and how many of them were not
    /// before.
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
  var topCount: Int?
  var locale = ReportLocale.english
  var workbook = XLSXRenderer()
  /// Takes values that are no longer needed when everything is written.
  var leavings = Leavings.dropped

  private static let tablesName = "tables"
  private static let workbookFile = "tables.xlsx"
  private static let homePage = "index.html"

  private var own: Analysis { analyses.own }

  /// Writes all files or none, and removes files of earlier runs that this one does not write.
  ///
  /// - Parameter earlier: What DIR holds.
  func write(into path: String, after earlier: EarlierReports) throws(OutputFailure) -> Written {
    let plans = plans(after: earlier)
    let years = YearFiles.plans(
      for: periods, formats: formats, after: try EarlierYears(in: OutputFolder(existingAt: path)),
      in: own)
    let contents = makeContents(for: plans, years)
    let others = plans.filter { !isOwn($0) }
    var changed: [Bool] = []
    var written = Written(folder: path)
    try StagedFiles.write { staged throws(OutputFailure) in
      let root = try OutputFolder(makingAt: path, in: staged)
      var files = try rootFiles(of: contents, in: root, staged)
      written.diagnostics =
        files.first { $0.isWorkbook }.map { diagnostics(of: contents, in: $0) } ?? []
      remove([Self.homePage, Self.workbookFile], exceptOf: files, in: root, staged)
      removeOldTables(contents.tables, of: earlier.folders, in: root, staged)
      if let pages = contents.ownPages {
        files += try periodFiles(pages, own.period.span, contents, in: root, staged)
      }
      for year in contents.years {
        let own = try year.files(in: root, staged)
        guard !year.plan.isAskedFor else {
          files += own
          continue
        }
        let changed = own.compactMap(\.ifChanged)
        written.updatedYears += 1
        written.changedYears += changed.isEmpty ? 0 : 1
        files += changed
      }
      try OutputFile.stage(files, in: staged)
      changed = try stage(others, contents, in: root, staged)
      written.fileCount = staged.count
    }
    describe(others, changed: changed, earlier, in: &written)
    leavings.take(contents)
    return written
  }

  /// A period to be written.
  private struct Plan {
    var period: MonthPeriod
    var formats: [RenderFormat]
    /// Whether it was asked for; others are brought up to date in the formats that they have.
    var isAskedFor: Bool
  }

  private func plans(after earlier: EarlierReports) -> [Plan] {
    let tables = formats.filter { !$0.isPage }
    let others = earlier.periods.subtracting(periods).filter(own.period.hasData)
    return periods.map { Plan(period: $0, formats: formats, isAskedFor: true) }
      + others.sorted().map {
        Plan(period: $0, formats: tables + (earlier.formats[$0] ?? []), isAskedFor: false)
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
  }

  private func makeContents(for plans: [Plan], _ years: [YearFiles.Plan]) -> Contents {
    let linked = plans.filter { $0.formats.contains(.html) }.map(\.period).sorted()
    let context = ReportContext(
      months: linked.compactMap(\.month), periods: linked.filter { $0.month == nil },
      years: years.filter { $0.formats.contains(.html) }.map(\.year),
      hasTableFiles: formats.contains(.csv), topCount: topCount, locale: locale)
    let ownPlan = plans.first(where: isOwn)
    struct Made {
      var tables: [DataTable] = []
      var pages: MonthFiles?
      var year: YearFiles?
    }
    let made = concurrentMap(3 + years.count) { number -> Made in
      switch number {
      case 0: return Made(tables: ReportTables.all(of: own))
      case 1:
        if context.hasOtherPages { HTMLRenderer.prepare() }
        return Made()
      case 2:
        return Made(
          pages: ownPlan.map { MonthFiles(of: own, formats: $0.formats, context: context) })
      default:
        return Made(year: YearFiles(of: own, plan: years[number - 3], context: context))
      }
    }
    return Contents(
      tables: made[0].tables, ownPages: made[2].pages, years: made.compactMap(\.year),
      context: context)
  }

  /// The tables and the page of all months.
  private func rootFiles(
    of contents: Contents, in root: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) -> [OutputFile] {
    var files: [OutputFile] = []
    if contents.context.hasOtherPages {
      files.append(
        OutputFile(Self.homePage, in: root) {
          let page = Reports.home(
            of: own, context: contents.context, tables: contents.linkedTables)
          return PageRendering.bytes(of: page, as: .html)
        })
    }
    if formats.contains(.csv) {
      let folder = try root.folder(named: Self.tablesName, in: staged)
      files += contents.tables.map { OutputFile("\($0.name).csv", in: folder, $0) }
    } else {
      remove(tables: contents.tables, in: root, staged)
    }
    if formats.contains(.xlsx) {
      files.append(OutputFile(Self.workbookFile, in: root, contents.tables, workbook))
    }
    return files
  }

  /// The files of a period; those of an earlier run that are not among them are removed.
  private func periodFiles(
    _ pages: MonthFiles, _ period: MonthPeriod, _ contents: Contents, in root: OutputFolder,
    _ staged: StagedFiles
  ) throws(OutputFailure) -> [OutputFile] {
    let name = period.description
    guard !pages.isEmpty else {
      if let old = root.existing(name) {
        remove(MonthFiles.allNames, exceptOf: [], in: old, staged)
      }
      staged.afterwards { root.removeIfEmpty(name) }
      return []
    }
    let folder = try root.folder(named: name, in: staged)
    let files = pages.files(in: folder, tables: contents.linkedTables)
    remove(MonthFiles.allNames, exceptOf: files, in: folder, staged)
    return files
  }

  /// Stages other periods than the book's own month, each on one core.
  ///
  /// - Returns: Whether each of them has a file that is not as an earlier run left it.
  private func stage(
    _ plans: [Plan], _ contents: Contents, in root: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) -> [Bool] {
    let changed = Mutex([Bool](repeating: false, count: plans.count))
    try SharedWork.perform(plans.count) { number throws(OutputFailure) in
      let plan = plans[number]
      try WorkerThreads.limited(to: plans.count > 1 ? 1 : WorkerThreads.count) {
        () throws(OutputFailure) in
        let pages = MonthFiles(
          of: analyses.analysis(of: plan.period, against: plan.isAskedFor ? against : nil),
          formats: plan.formats, context: contents.context)
        var files = try periodFiles(pages, plan.period, contents, in: root, staged)
        if !plan.isAskedFor { files = files.compactMap(\.ifChanged) }
        if !files.isEmpty { changed.withLock { $0[number] = true } }
        try OutputFile.stage(files, in: staged)
      }
    }
    return changed.withLock { $0 }
  }

  private func describe(
    _ others: [Plan], changed: [Bool], _ earlier: EarlierReports, in written: inout Written
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
    written.withoutData = earlier.periods.filter { !own.period.hasData(in: $0) }.sorted()
  }

  /// What a workbook cannot hold.
  private func diagnostics(of contents: Contents, in file: OutputFile) -> [Diagnostic] {
    contents.tables.compactMap { table in
      let leftOut = workbook.rowsLeftOut(of: table)
      guard leftOut > 0 else { return nil }
      return Diagnostic(
        .warning, .sheetFull, file: file.path,
        message: "the sheet \(table.name) ends after \(table.rowCount - leftOut) rows, and "
          + "\(leftOut) more do not fit, because a sheet has no more than \(workbook.rowLimit) "
          + "rows; use \(table.name).csv, which --format csv writes")
    }
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
      let areMonths = updated.allSatisfy { $0.month != nil }
      let others = counted(updated.count, areMonths ? "other month" : "other period")
      lines.append(
        "Brought \(others) in \(visible(folder)) up to date: \(changes)"
      )
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

extension ReportWriter {
  /// What was asked for: `3 months`, `2026-Q3`.
  var periodsInWords: String {
    if let only = periods.first, periods.count == 1, only.month == nil { return only.description }
    return counted(periods.count, "month")
  }

  /// Removes files of an earlier run, once all files are in place.
  private func remove(
    _ names: [String], exceptOf files: [OutputFile], in folder: OutputFolder, _ staged: StagedFiles
  ) {
    let written = Set(files.map(\.path))
    for name in names where !written.contains(folder.path(of: name)) {
      staged.afterwards { folder.remove(name) }
    }
  }

  /// Removes the tables of an earlier run.
  private func remove(
    tables: [DataTable], in folder: OutputFolder, _ staged: StagedFiles
  ) {
    let names = tables.map { "\($0.name).csv" }
    staged.afterwards {
      if let old = folder.existing(Self.tablesName) {
        for name in names { old.remove(name) }
      }
      folder.removeIfEmpty(Self.tablesName)
    }
  }

  /// Removes tables and workbooks that older versions wrote into the folders of months.
  private func removeOldTables(
    _ tables: [DataTable], of months: [Month], in root: OutputFolder, _ staged: StagedFiles
  ) {
    for month in months {
      let name = month.description
      guard let folder = root.existing(name) else { continue }
      if folder.has("\(Self.tablesName)/unit-values.csv") {
        remove(tables: tables, in: folder, staged)
      }
      staged.afterwards {
        folder.remove(Self.workbookFile)
        root.removeIfEmpty(name)
      }
    }
  }
}

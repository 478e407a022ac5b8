import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport

/// Writes the reports of one month to DIR/YYYY-MM/ and the list of months to DIR.
///
/// All contents are made first and written then, both on all cores.
struct MonthWriter: Sendable {
  /// What was written.
  struct Written {
    /// DIR/YYYY-MM.
    var folder: String
    var fileCount = 0
    /// The page to open first; `nil` without HTML.
    var page: String?
    /// The file of rejected records; `nil` if there are none.
    var rejectedLines: String?
    /// What the files do not have.
    var diagnostics: [Diagnostic] = []
  }

  var analysis: Analysis
  var formats: [RenderFormat]
  var topCount: Int?
  var locale = ReportLocale.english
  var workbook = XLSXRenderer()
  /// Takes values that are no longer needed when everything is written.
  var leavings = Leavings.dropped

  private static let tablesName = "tables"
  private static let workbookFile = "tables.xlsx"
  private static let indexPage = "index.html"
  private static let rejectedFile = "rejected-lines.csv"
  /// In the order of the index page.
  private static let kinds: [ReportKind] = [.spendingReview, .priceTrends, .storeComparison]

  /// Writes all files or none, and removes files of an earlier run that this one does not write.
  func write(into path: String) throws(OutputFailure) -> Written {
    let months = try months(in: OutputFolder(existingAt: path))
    let contents = makeContents(for: months)
    var written = Written(folder: path)
    try StagedFiles.write { staged throws(OutputFailure) in
      let root = try OutputFolder(makingAt: path, in: staged)
      let folder = try root.folder(named: analysis.period.month.description, in: staged)
      var files = pages(of: contents, in: folder)
      if !months.isEmpty { files.append(index(of: months, in: root)) }
      if !analysis.book.rejectedRecords.isEmpty {
        let table = RejectedLinesTable.table(of: analysis.book)
        files.append(OutputFile(Self.rejectedFile, in: folder, table))
        written.rejectedLines = folder.path(of: Self.rejectedFile)
      }
      if formats.contains(.csv) {
        let tables = try folder.folder(named: Self.tablesName, in: staged)
        files += contents.tables.map { OutputFile("\($0.name).csv", in: tables, $0) }
      } else {
        removeTables(contents.tables, in: folder, staged)
      }
      if formats.contains(.xlsx) {
        let file = OutputFile(Self.workbookFile, in: folder, contents.tables, workbook)
        files.append(file)
        written.diagnostics = diagnostics(of: contents.tables, in: file)
      }
      removeFiles(notIn: files, folder: folder, root: root, staged)
      try OutputFile.stage(files, in: staged)
      written.folder = folder.path
      written.page = formats.contains(.html) ? folder.path(of: Self.indexPage) : nil
      written.fileCount = staged.count
    }
    leavings.take(contents)
    return written
  }

  /// What a workbook cannot hold.
  private func diagnostics(of tables: [DataTable], in file: OutputFile) -> [Diagnostic] {
    tables.compactMap { table in
      let leftOut = workbook.rowsLeftOut(of: table)
      guard leftOut > 0 else { return nil }
      return Diagnostic(
        .warning, .sheetFull, file: file.path,
        message: "the sheet \(table.name) ends after \(table.rowCount - leftOut) rows, and "
          + "\(leftOut) more do not fit, because a sheet has no more than \(workbook.rowLimit) "
          + "rows; use \(table.name).csv, which --format csv writes")
    }
  }

  /// Everything that pages and tables are written from.
  private struct Contents: Sendable {
    var tables: [DataTable] = []
    var reports: [Report] = []
    /// The reports in English, for formats that programs read; empty if they are not needed.
    var plainReports: [Report] = []
    var context: ReportContext
  }

  private func makeContents(for months: [Month]) -> Contents {
    let context = ReportContext(
      months: months, hasTableFiles: formats.contains(.csv), topCount: topCount, locale: locale)
    var plain = context
    plain.locale = .english
    let needsPlain =
      locale != .english && formats.contains { $0.isPage && !$0.hasLanguage }
    let contexts = needsPlain ? [context, plain] : [context]
    let jobs = contexts.flatMap { context in Self.kinds.map { (kind: $0, context: context) } }
    let made = concurrentMap(2 + jobs.count) { number -> (tables: [DataTable], report: Report?) in
      switch number {
      case 0: return (ReportTables.all(of: analysis), nil)
      case 1:
        if formats.contains(.html) { HTMLRenderer.prepare() }
        return ([], nil)
      default:
        let job = jobs[number - 2]
        return ([], Reports.make(job.kind, of: analysis, context: job.context))
      }
    }
    let reports = made.compactMap(\.report)
    return Contents(
      tables: made[0].tables, reports: Array(reports.prefix(Self.kinds.count)),
      plainReports: Array(reports.dropFirst(Self.kinds.count)), context: context)
  }

  /// The pages of the month's folder.
  private func pages(of contents: Contents, in folder: OutputFolder) -> [OutputFile] {
    var files: [OutputFile] = []
    for format in formats where format.isPage {
      let usesPlain = !format.hasLanguage && !contents.plainReports.isEmpty
      for report in usesPlain ? contents.plainReports : contents.reports {
        files.append(OutputFile(Self.name(of: report.kind, as: format), in: folder, report, format))
      }
    }
    if formats.contains(.html) {
      let tables = formats.contains(.csv) ? contents.tables : []
      files.append(
        OutputFile(Self.indexPage, in: folder) {
          let page = Reports.monthIndex(
            of: analysis, context: contents.context, reports: contents.reports,
            tables: tables)
          return PageRendering.bytes(of: page, as: .html)
        })
    }
    return files
  }

  /// DIR/index.html, which lists the months that have HTML pages.
  private func index(of months: [Month], in root: OutputFolder) -> OutputFile {
    OutputFile(Self.indexPage, in: root) {
      let context = ReportContext(months: months, locale: locale)
      let page = Reports.make(.index, of: analysis, context: context)
      return PageRendering.bytes(of: page, as: .html)
    }
  }

  private static func name(of kind: ReportKind, as format: RenderFormat) -> String {
    "\(kind.fileName).\(format.fileExtension)"
  }

  /// Removes files of an earlier run that this one does not write.
  private func removeFiles(
    notIn files: [OutputFile], folder: OutputFolder, root: OutputFolder, _ staged: StagedFiles
  ) {
    let pages = Self.kinds.flatMap { kind in
      RenderFormat.allCases.filter(\.isPage).map { Self.name(of: kind, as: $0) }
    }
    let written = Set(files.map(\.path))
    for name in pages + [Self.indexPage, Self.rejectedFile, Self.workbookFile]
    where !written.contains(folder.path(of: name)) {
      staged.afterwards { folder.remove(name) }
    }
    if !written.contains(root.path(of: Self.indexPage)) {
      staged.afterwards { root.remove(Self.indexPage) }
    }
  }

  /// Removes the tables of an earlier run.
  private func removeTables(
    _ tables: [DataTable], in folder: OutputFolder, _ staged: StagedFiles
  ) {
    let names = tables.map { "\($0.name).csv" }
    staged.afterwards {
      if let old = folder.existing(Self.tablesName) {
        for name in names { old.remove(name) }
      }
      folder.removeIfEmpty(Self.tablesName)
    }
  }

  /// The months that will have HTML pages in DIR, ascending.
  ///
  /// - Parameter root: DIR, if it exists.
  private func months(in root: OutputFolder?) throws(OutputFailure) -> [Month] {
    let page = "\(ReportKind.spendingReview.fileName).\(RenderFormat.html.fileExtension)"
    var months: Set<Month> = []
    if let root {
      for name in try root.names() where root.has("\(name)/\(page)") {
        if let month = Month(iso: name) { months.insert(month) }
      }
    }
    if formats.contains(.html) {
      months.insert(analysis.period.month)
    } else {
      months.remove(analysis.period.month)
    }
    return months.sorted()
  }
}

import Dispatch
import PricebookAnalytics
import PricebookModel
import PricebookReport
import Synchronization

/// Writes the reports of one month into DIR/YYYY-MM/ and the list of months into DIR.
struct MonthWriter {
  /// What was written.
  struct Written {
    /// DIR/YYYY-MM.
    var folder: String
    var fileCount = 0
    /// The page to open first; `nil` where no HTML was asked for.
    var page: String?
    /// The file of rejected records; `nil` where there are none.
    var rejectedLines: String?
  }

  var book: Book
  var analysis: Analysis
  var formats: [RenderFormat]
  var topCount: Int?
  var locale = ReportLocale.english
  /// Takes what is no longer needed once everything is written.
  var leavings = Leavings.dropped

  private static let tablesName = "tables"
  private static let indexPage = "index.html"
  private static let rejectedFile = "rejected-lines.csv"

  /// Writes all files or none, and removes what an earlier run left and this one does not write.
  func write(into path: String) throws(OutputFailure) -> Written {
    let months = try months(in: OutputFolder(existingAt: path))
    let context = ReportContext(
      months: months, hasTableFiles: formats.contains(.csv), topCount: topCount,
      locale: locale)
    // The pages are made while the tables are written.
    let pendingPages = Pending { [self] in pages(for: context) }
    let tables = ReportTables.all(of: analysis, book: book)

    var written = Written(folder: path)
    try StagedFiles.write { staged throws(OutputFailure) in
      let root = try OutputFolder(makingAt: path, in: staged)
      let folder = try root.folder(named: analysis.period.month.description, in: staged)
      written.folder = folder.path
      try write(tables, into: folder, staged)
      try writeRejectedLines(into: folder, staged, &written)
      let pages = pendingPages.value
      leavings.take(pages)
      try write(pages, into: folder, staged)
      if formats.contains(.html) {
        let page = Reports.monthIndex(
          of: analysis, book: book, context: context, reports: pages.reports,
          tables: formats.contains(.csv) ? tables : [])
        try write(page, named: Self.indexPage, as: .html, into: folder, staged)
        written.page = folder.path(of: Self.indexPage)
      } else {
        staged.afterwards { folder.remove(Self.indexPage) }
      }
      try writeIndex(of: months, into: root, staged)
      written.fileCount = staged.count
    }
    leavings.take(tables)
    return written
  }

  private func write(
    _ tables: [DataTable], into folder: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) {
    guard formats.contains(.csv) else {
      staged.afterwards {
        if let old = folder.existing(Self.tablesName) {
          for table in tables { old.remove("\(table.name).csv") }
        }
        folder.removeIfEmpty(Self.tablesName)
      }
      return
    }
    let tablesFolder = try folder.folder(named: Self.tablesName, in: staged)
    let renderer = CSVRenderer()
    for table in tables {
      try tablesFolder.stage("\(table.name).csv", in: staged) { output throws(OutputFailure) in
        try renderer.write(table, to: output)
      }
    }
  }

  private func writeRejectedLines(
    into folder: OutputFolder, _ staged: StagedFiles, _ written: inout Written
  ) throws(OutputFailure) {
    guard !book.rejectedRecords.isEmpty else {
      staged.afterwards { folder.remove(Self.rejectedFile) }
      return
    }
    let table = RejectedLinesTable.table(of: book)
    try folder.stage(Self.rejectedFile, in: staged) { output throws(OutputFailure) in
      try CSVRenderer().write(table, to: output)
    }
    written.rejectedLines = folder.path(of: Self.rejectedFile)
  }

  /// The reports, and their text in every format of pages that was asked for.
  private struct Pages: Sendable {
    var reports: [Report]
    var texts: [[RenderFormat: String]]
  }

  private func pages(for context: ReportContext) -> Pages {
    let reports = Reports.make(of: analysis, book: book, context: context)
    let wanted = formats.filter { $0 != .csv }
    let plainReports: [Report]
    if locale != .english, wanted.contains(where: { !$0.hasLanguage }) {
      // What programs read is the same whatever the locale.
      var plain = context
      plain.locale = .english
      plainReports = Reports.make(of: analysis, book: book, context: plain)
    } else {
      plainReports = reports
    }
    // Pages need nothing of each other, and all together take longer than small tables.
    let pages = reports.indices.flatMap { report in wanted.map { (report, $0) } }
    let texts = Mutex(Array(repeating: [RenderFormat: String](), count: reports.count))
    DispatchQueue.concurrentPerform(iterations: pages.count) { page in
      let (report, format) = pages[page]
      let text = PageRendering.text(
        of: format.hasLanguage ? reports[report] : plainReports[report], as: format)
      texts.withLock { $0[report][format] = text }
    }
    return Pages(reports: reports, texts: texts.withLock { $0 })
  }

  private func write(
    _ pages: Pages, into folder: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) {
    for (report, texts) in zip(pages.reports, pages.texts) {
      for format in RenderFormat.allCases where format != .csv {
        let name = "\(report.kind.fileName).\(format.fileExtension)"
        if let text = texts[format] {
          try folder.stage(name, in: staged) { output throws(OutputFailure) in
            try output.write(text)
          }
        } else {
          staged.afterwards { folder.remove(name) }
        }
      }
    }
  }

  /// Writes DIR/index.html, which lists the months that have HTML pages; where none has, there
  /// is nothing to list.
  private func writeIndex(
    of months: [Month], into root: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) {
    guard !months.isEmpty else {
      staged.afterwards { root.remove(Self.indexPage) }
      return
    }
    let context = ReportContext(months: months, locale: locale)
    let page = Reports.make(.index, of: analysis, book: book, context: context)
    try write(page, named: Self.indexPage, as: .html, into: root, staged)
  }

  private func write(
    _ report: Report, named name: String, as format: RenderFormat, into folder: OutputFolder,
    _ staged: StagedFiles
  ) throws(OutputFailure) {
    try folder.stage(name, in: staged) { output throws(OutputFailure) in
      try output.write(PageRendering.text(of: report, as: format))
    }
  }

  /// The months that DIR will hold HTML pages of, ascending.
  ///
  /// - Parameter root: DIR, where it is there already.
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

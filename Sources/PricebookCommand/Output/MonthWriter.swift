import PricebookAnalytics
import PricebookModel
import PricebookReport

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

  static let kinds: [ReportKind] = [.spendingReview, .priceTrends, .storeComparison]
  private static let tablesName = "tables"
  private static let indexPage = "index.html"
  private static let rejectedFile = "rejected-lines.csv"

  /// Writes every file whole, the pages that link to others last, and removes what an earlier
  /// run left and this one does not write.
  func write(into path: String) throws(OutputFailure) -> Written {
    let root = try OutputFolder(makingAt: path)
    let month = analysis.period.month
    let folder = try root.folder(named: month.description)
    var written = Written(folder: folder.path)

    try writeTables(into: folder, &written)
    try writeRejectedLines(into: folder, &written)
    try writePages(into: folder, months: try months(in: root), &written)
    try writeIndexes(root: root, folder: folder, &written)
    return written
  }

  private func writeTables(
    into folder: OutputFolder, _ written: inout Written
  ) throws(OutputFailure) {
    let tables = ReportTables.all(of: analysis, book: book)
    guard formats.contains(.csv) else {
      if let old = folder.existing(Self.tablesName) {
        for table in tables { old.remove("\(table.name).csv") }
      }
      folder.removeIfEmpty(Self.tablesName)
      return
    }
    let tablesFolder = try folder.folder(named: Self.tablesName)
    let renderer = CSVRenderer()
    for table in tables {
      try tablesFolder.write("\(table.name).csv") { output throws(OutputFailure) in
        try renderer.write(table, to: output)
      }
      written.fileCount += 1
    }
  }

  private func writeRejectedLines(
    into folder: OutputFolder, _ written: inout Written
  ) throws(OutputFailure) {
    guard !book.rejectedRecords.isEmpty else {
      folder.remove(Self.rejectedFile)
      return
    }
    let table = RejectedLinesTable.table(of: book)
    try folder.write(Self.rejectedFile) { output throws(OutputFailure) in
      try CSVRenderer().write(table, to: output)
    }
    written.rejectedLines = folder.path(of: Self.rejectedFile)
    written.fileCount += 1
  }

  private func writePages(
    into folder: OutputFolder, months: [Month], _ written: inout Written
  ) throws(OutputFailure) {
    let pageFormats = formats.filter { $0 != .csv }
    for kind in Self.kinds {
      for format in RenderFormat.allCases where format != .csv && !pageFormats.contains(format) {
        folder.remove("\(kind.fileName).\(format.fileExtension)")
      }
    }
    guard !pageFormats.isEmpty else { return }
    let context = ReportContext(
      months: months, hasTableFiles: formats.contains(.csv), topCount: topCount)
    for report in Reports.make(of: analysis, book: book, context: context) {
      for format in pageFormats {
        let name = "\(report.kind.fileName).\(format.fileExtension)"
        try folder.write(name, text: PageRendering.text(of: report, as: format))
        written.fileCount += 1
      }
    }
  }

  private func writeIndexes(
    root: OutputFolder, folder: OutputFolder, _ written: inout Written
  ) throws(OutputFailure) {
    if formats.contains(.html) {
      let contents = MonthIndex.report(
        of: analysis, book: book, formats: formats, hasRejectedLines: written.rejectedLines != nil)
      try folder.write(Self.indexPage, text: PageRendering.text(of: contents, as: .html))
      written.page = folder.path(of: Self.indexPage)
      written.fileCount += 1
    } else {
      folder.remove(Self.indexPage)
    }
    let months = try months(in: root, including: formats.contains(.html))
    guard !months.isEmpty else {
      root.remove(Self.indexPage)
      return
    }
    if formats.contains(.html) || root.has(Self.indexPage) {
      let contents = AllMonthsIndex.report(of: months, title: book.settings.title)
      try root.write(Self.indexPage, text: PageRendering.text(of: contents, as: .html))
      written.fileCount += 1
    }
  }

  /// The months that DIR holds pages of, ascending.
  private func months(
    in root: OutputFolder, including isWritten: Bool = true
  ) throws(OutputFailure) -> [Month] {
    var months = Set(
      try root.names().compactMap { Month(iso: $0) }.filter {
        root.has("\($0)/\(Self.indexPage)")
      })
    if isWritten { months.insert(analysis.period.month) }
    return months.sorted()
  }
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport
import Synchronization

/// Writes the reports of one month into DIR/YYYY-MM/ and the list of months into DIR.
struct MonthWriter: Sendable {
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
    let tables = prepareTables()

    var written = Written(folder: path)
    try StagedFiles.write { staged throws(OutputFailure) in
      let folders = try Folders(
        path: path, month: analysis.period.month, hasTables: formats.contains(.csv), staged)
      let folder = folders.month
      written.folder = folder.path
      try write(tables, context: context, into: folders, months: months, staged)
      try writeRejectedLines(into: folder, staged, &written)
      if formats.contains(.html) {
        written.page = folder.path(of: Self.indexPage)
      } else {
        staged.afterwards { folder.remove(Self.indexPage) }
      }
      written.fileCount = staged.count
    }
    leavings.take(tables)
    return written
  }

  /// What the files are written into.
  private struct Folders {
    /// DIR.
    let root: OutputFolder
    /// DIR/YYYY-MM.
    let month: OutputFolder
    /// DIR/YYYY-MM/tables; `nil` where none are wanted.
    let tables: OutputFolder?

    /// Makes those that are missing.
    init(path: String, month: Month, hasTables: Bool, _ staged: StagedFiles) throws(OutputFailure) {
      root = try OutputFolder(makingAt: path, in: staged)
      self.month = try root.folder(named: month.description, in: staged)
      tables = hasTables ? try self.month.folder(named: MonthWriter.tablesName, in: staged) : nil
    }
  }

  /// Works the tables out, and meanwhile what all pages share.
  private func prepareTables() -> [DataTable] {
    let tables = Mutex<[DataTable]>([])
    _ = concurrentMap(2) { number in
      if number == 0 {
        let all = ReportTables.all(of: analysis)
        tables.withLock { $0 = all }
      } else if formats.contains(.html) {
        HTMLRenderer.prepare()
      }
    }
    return tables.withLock { $0 }
  }

  /// Writes tables and pages, on as many cores as there are.
  ///
  /// Pages and tables need nothing of each other and are shared out, the largest first; a table
  /// that is more work than one core's share of all takes all cores by itself.
  private func write(
    _ tables: [DataTable], context: ReportContext, into folders: Folders, months: [Month],
    _ staged: StagedFiles
  ) throws(OutputFailure) {
    let pages = ReportPages(
      analysis: analysis, formats: formats, context: context,
      tables: formats.contains(.csv) ? tables : [], folder: folders.month, staged: staged)
    var largeTables: [DataTable] = []
    var smallTables: [DataTable] = []
    var tinyTables: [DataTable] = []
    var hugeTables: [DataTable] = []
    if formats.contains(.csv) {
      let cores = WorkerThreads.count
      let share = tables.reduce(0) { $0 + Self.cost(of: $1) } / cores
      for table in tables.sorted(by: { $0.rowCount > $1.rowCount }) {
        if table.rowCount < Self.smallTable {
          tinyTables.append(table)
        } else if table.rowCount < Self.largeTable {
          smallTables.append(table)
        } else if Self.cost(of: table) > share + share / 4 {
          hugeTables.append(table)
        } else {
          largeTables.append(table)
        }
      }
    }
    let pieces =
      largeTables.map { Piece.tables([$0]) } + ReportPages.kinds.map(Piece.pages)
      + [.index, .tables(tinyTables)] + smallTables.map { Piece.tables([$0]) }
    if folders.tables == nil { removeTables(tables, in: folders.month, staged) }
    let renderer = CSVRenderer()
    let work = ReportWork(
      pieces: pieces, pages: pages, tablesFolder: folders.tables, renderer: renderer,
      staged: staged)
    try SharedWork.perform(pieces.count) { number throws(OutputFailure) in
      try WorkerThreads.limited(to: 1) { () throws(OutputFailure) in
        switch work.pieces[number] {
        case .pages(let kind): try work.pages.write(kind)
        case .index: try writeIndex(of: months, into: folders.root, staged)
        case .tables(let tables): for table in tables { try work.write(table) }
        }
      }
    }
    leavings.take(pages)
    for table in hugeTables {
      try folders.tables?.stage("\(table.name).csv", in: staged) { output throws(OutputFailure) in
        try renderer.write(table, to: output)
      }
    }
  }

  /// What one thread does by itself.
  private enum Piece: Sendable {
    case pages(ReportKind)
    case index
    case tables([DataTable])
  }

  /// What the pieces are done with.
  private struct ReportWork: Sendable {
    var pieces: [Piece]
    var pages: ReportPages
    var tablesFolder: OutputFolder?
    var renderer: CSVRenderer
    var staged: StagedFiles

    func write(_ table: DataTable) throws(OutputFailure) {
      try tablesFolder?.stage("\(table.name).csv", in: staged) { output throws(OutputFailure) in
        try renderer.write(table, to: output)
      }
    }
  }

  /// Removes the tables of an earlier run where none are wanted.
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

  /// Rows from which on a table is more work than pages are.
  private static let largeTable = 30_000

  /// Rows below which making the file is most of the work.
  ///
  /// One thread writes all such tables: the system makes one file of a folder at a time, and a
  /// second thread would mostly wait.
  private static let smallTable = 256

  private static func cost(of table: DataTable) -> Int { table.rowCount * table.columns.count }

  private func writeRejectedLines(
    into folder: OutputFolder, _ staged: StagedFiles, _ written: inout Written
  ) throws(OutputFailure) {
    guard !analysis.book.rejectedRecords.isEmpty else {
      staged.afterwards { folder.remove(Self.rejectedFile) }
      return
    }
    let table = RejectedLinesTable.table(of: analysis.book)
    try folder.stage(Self.rejectedFile, in: staged) { output throws(OutputFailure) in
      try CSVRenderer().write(table, to: output)
    }
    written.rejectedLines = folder.path(of: Self.rejectedFile)
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
    let page = Reports.make(.index, of: analysis, context: context)
    try root.stage(Self.indexPage, in: staged) { output throws(OutputFailure) in
      try output.write(PageRendering.bytes(of: page, as: .html).span)
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

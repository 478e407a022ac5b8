import PricebookDocument
import PricebookPages
import PricebookParallel
import PricebookReport
import Synchronization

struct OutputFile: Sendable {
  private enum Content: Sendable {
    case page(@Sendable () -> [UInt8])
    case table(DataTable)
    case jsonTable(DataTable)
    case workbook([DataTable], XLSXRenderer)
  }

  /// Below DIR.
  let path: String
  private let content: Content

  /// A page, which is rendered when it is written.
  init(_ path: String, _ page: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    content = .page(page)
  }

  init(_ path: String, _ report: Report, _ format: RenderFormat) {
    self.init(path) { PageRendering.bytes(of: report, as: format) }
  }

  init(_ path: String, _ table: DataTable, asJSON: Bool = false) {
    self.path = path
    content = asJSON ? .jsonTable(table) : .table(table)
  }

  init(_ path: String, _ tables: [DataTable], _ renderer: XLSXRenderer) {
    self.path = path
    content = .workbook(tables, renderer)
  }

  var isWorkbook: Bool { if case .workbook = content { true } else { false } }

  /// Adds files on all cores, the most work first.
  ///
  /// A thread writes one file at a time, except that all threads share a table that is more work
  /// than the part of one core.
  ///
  /// - Returns: How many of them are other than what was there.
  static func add(_ files: [OutputFile], to exchange: FileExchange) throws(OutputFailure) -> Int {
    let changed = Atomic(0)
    // The tables share their encoded names.
    let renderer = CSVRenderer()
    @Sendable func add(_ file: OutputFile) throws(OutputFailure) {
      if try file.add(to: exchange, renderer) { changed.add(1, ordering: .relaxed) }
    }
    let share = files.reduce(0) { $0 + $1.cost } / WorkerThreads.count
    let sorted = files.sorted { $0.cost > $1.cost }
    let largest = sorted.prefix { $0.cost > pageCost && $0.cost > share + share / 4 }
    let others = sorted.dropFirst(largest.count)
    for file in largest { try add(file) }
    try SharedWork.perform(others.count) { number throws(OutputFailure) in
      try WorkerThreads.limited(to: 1) { () throws(OutputFailure) in
        try add(others[others.startIndex + number])
      }
    }
    return changed.load(ordering: .relaxed)
  }

  /// A page takes about as long as a table of this many cells.
  private static let pageCost = 300_000

  /// How much work it is to write the file, in cells of a table.
  private var cost: Int {
    switch content {
    case .page: Self.pageCost
    case .table(let table), .jsonTable(let table): Self.cellCount(of: table)
    // A sheet is made and deflated, which takes about as long again.
    case .workbook(let tables, _): 2 * tables.reduce(0) { $0 + Self.cellCount(of: $1) }
    }
  }

  private static func cellCount(of table: DataTable) -> Int { table.rowCount * table.columns.count }

  private func add(
    to exchange: FileExchange, _ tableRenderer: CSVRenderer
  ) throws(OutputFailure) -> Bool {
    switch content {
    case .page(let bytes): return try exchange.add(path, bytes: bytes())
    case .table(let table):
      return try exchange.add(path) { output throws(OutputFailure) in
        try tableRenderer.write(table) { bytes throws(OutputFailure) in try output.write(bytes) }
      }
    case .jsonTable(let table):
      return try exchange.add(path) { output throws(OutputFailure) in
        try JSONRenderer().write(table) { bytes throws(OutputFailure) in try output.write(bytes) }
      }
    case .workbook(let tables, let renderer):
      return try exchange.add(path) { output throws(OutputFailure) in
        try renderer.write(tables) { bytes throws(OutputFailure) in try output.write(bytes) }
      }
    }
  }
}

enum PageRendering {
  static func bytes(of report: Report, as format: RenderFormat) -> [UInt8] {
    switch format {
    case .html: HTMLRenderer().bytes(of: report)
    case .markdown: MarkdownRenderer().bytes(of: report)
    case .csv, .json, .xlsx: []
    }
  }
}

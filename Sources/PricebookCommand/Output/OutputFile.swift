import PricebookPages
import PricebookParallel
import PricebookReport
import Synchronization

/// A file that a run writes, made when it is written.
struct OutputFile: Sendable {
  /// Below DIR.
  let path: String
  /// How much work it is to write the file, in cells of a table.
  private let cost: Int
  /// Tables share their encoded names through the renderer of CSV.
  private let add: @Sendable (FileExchange, CSVRenderer) throws(OutputFailure) -> Bool

  /// A page, which is rendered when it is written.
  init(_ path: String, _ page: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    // A page takes about as long as a table of this many cells.
    cost = 300_000
    add = { exchange, _ throws(OutputFailure) in try exchange.add(path, bytes: page()) }
  }

  init(_ path: String, _ report: Report, _ format: RenderFormat) {
    self.init(path) { format.bytes(of: report) }
  }

  init(_ path: String, _ table: DataTable, as format: TableFormat = .csv) {
    self.init(path, Deferred(wrappedValue: table), as: format)
  }

  /// A table that may not be made yet.
  ///
  /// It then comes first, because its cost is not known.
  init(_ path: String, _ table: Deferred<DataTable>, as format: TableFormat) {
    self.path = path
    cost = table.known.map(Self.cellCount) ?? .max
    add = { exchange, csv throws(OutputFailure) in
      let table = table.wrappedValue
      return try exchange.add(path) { output throws(OutputFailure) in
        try format.write(table, to: output, csv)
      }
    }
  }

  /// Tables as the sheets of one workbook.
  init(_ path: String, _ tables: [DataTable], _ renderer: XLSXRenderer) {
    self.path = path
    // A sheet is made and deflated, which takes about as long again.
    cost = 2 * tables.reduce(0) { $0 + Self.cellCount(of: $1) }
    add = { exchange, _ throws(OutputFailure) in
      try exchange.add(path) { output throws(OutputFailure) in
        try renderer.write(tables) { bytes throws(OutputFailure) in try output.write(bytes) }
      }
    }
  }

  private static func cellCount(of table: DataTable) -> Int { table.rowCount * table.columns.count }

  /// Adds files on all cores, the most work first; how many are other than what was there.
  static func add(_ files: [OutputFile], to exchange: FileExchange) throws(OutputFailure) -> Int {
    let changed = Atomic(0)
    let renderer = CSVRenderer()
    let sorted = files.sorted { $0.cost > $1.cost }
    try SharedWork.perform(sorted.count) { number throws(OutputFailure) in
      if try sorted[number].add(exchange, renderer) { changed.add(1, ordering: .relaxed) }
    }
    return changed.load(ordering: .relaxed)
  }
}

extension TableFormat {
  func write(
    _ table: DataTable, to output: any ByteOutput, _ csv: CSVRenderer = CSVRenderer()
  ) throws(OutputFailure) {
    func write(_ bytes: Span<UInt8>) throws(OutputFailure) { try output.write(bytes) }
    switch self {
    case .csv: try csv.write(table, to: write)
    case .json: try JSONRenderer().write(table, to: write)
    case .md: try MarkdownTableRenderer().write(table, to: write)
    }
  }
}

extension RenderFormat {
  /// A report as a page of this format, in UTF-8; tables have renderers of their own.
  func bytes(of report: Report) -> [UInt8] {
    switch self {
    case .html: HTMLRenderer().bytes(of: report)
    case .markdown: MarkdownRenderer().bytes(of: report)
    case .csv, .json, .xlsx: []
    }
  }
}

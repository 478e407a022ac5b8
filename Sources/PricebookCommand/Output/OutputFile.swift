import PricebookDocument
import PricebookPages
import PricebookParallel
import PricebookReport

/// One file of a report and what it contains.
struct OutputFile: Sendable {
  private enum Content: Sendable {
    case page(@Sendable () -> [UInt8])
    case table(DataTable)
    case workbook([DataTable], XLSXRenderer)
  }

  private let name: String
  private let folder: OutputFolder
  private let content: Content

  /// A page, which is rendered when it is written.
  init(_ name: String, in folder: OutputFolder, _ page: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.folder = folder
    content = .page(page)
  }

  init(_ name: String, in folder: OutputFolder, _ report: Report, _ format: RenderFormat) {
    self.init(name, in: folder) { PageRendering.bytes(of: report, as: format) }
  }

  init(_ name: String, in folder: OutputFolder, _ table: DataTable) {
    self.name = name
    self.folder = folder
    content = .table(table)
  }

  /// Tables as the sheets of one workbook.
  init(_ name: String, in folder: OutputFolder, _ tables: [DataTable], _ renderer: XLSXRenderer) {
    self.name = name
    self.folder = folder
    content = .workbook(tables, renderer)
  }

  /// The path in messages.
  var path: String { folder.path(of: name) }

  var isWorkbook: Bool {
    if case .workbook = content { true } else { false }
  }

  /// The file with its bytes made; `nil` where it is there with the same bytes.
  var ifChanged: OutputFile? {
    guard let bytes else { return self }
    return folder.contents(of: name) == bytes ? nil : OutputFile(name, in: folder) { bytes }
  }

  /// Everything that is to be written; `nil` where it cannot be made.
  private var bytes: [UInt8]? {
    if case .page(let make) = content { return make() }
    let output = MemoryOutput()
    do throws(OutputFailure) { try write(to: output, CSVRenderer()) } catch { return nil }
    return output.bytes
  }

  /// Stages files on all cores, the most work first.
  ///
  /// A thread writes one file at a time, except that all threads share a table that is more work
  /// than the part of one core.
  static func stage(_ files: [OutputFile], in staged: StagedFiles) throws(OutputFailure) {
    let renderer = CSVRenderer()
    let share = files.reduce(0) { $0 + $1.cost } / WorkerThreads.count
    let sorted = files.sorted { $0.cost > $1.cost }
    let largest = sorted.prefix { $0.cost > pageCost && $0.cost > share + share / 4 }
    let others = sorted.dropFirst(largest.count)
    for file in largest { try file.stage(in: staged, renderer) }
    try SharedWork.perform(others.count) { number throws(OutputFailure) in
      try WorkerThreads.limited(to: 1) { () throws(OutputFailure) in
        try others[others.startIndex + number].stage(in: staged, renderer)
      }
    }
  }

  /// A page takes about as long as a table of this many cells.
  private static let pageCost = 300_000

  /// How much work it is to write the file, in cells of a table.
  private var cost: Int {
    switch content {
    case .page: Self.pageCost
    case .table(let table): Self.cellCount(of: table)
    // Every sheet is made twice.
    case .workbook(let tables, _): 2 * tables.reduce(0) { $0 + Self.cellCount(of: $1) }
    }
  }

  private static func cellCount(of table: DataTable) -> Int {
    table.rowCount * table.columns.count
  }

  private func stage(in staged: StagedFiles, _ renderer: CSVRenderer) throws(OutputFailure) {
    try folder.stage(name, in: staged) { output throws(OutputFailure) in
      try write(to: output, renderer)
    }
  }

  private func write(
    to output: any ByteOutput, _ renderer: CSVRenderer
  ) throws(OutputFailure) {
    switch content {
    case .page(let bytes): try output.write(bytes().span)
    case .table(let table):
      try renderer.write(table) { bytes throws(OutputFailure) in try output.write(bytes) }
    case .workbook(let tables, let renderer):
      try renderer.write(tables) { bytes throws(OutputFailure) in try output.write(bytes) }
    }
  }
}

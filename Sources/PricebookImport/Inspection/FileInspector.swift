import PricebookModel

/// Reads one file as part of a book is read, and describes the result.
public struct FileInspector: Sendable {
  private let options: ImportOptions

  /// - Parameter options: Its paths are ignored.
  public init(_ options: ImportOptions = ImportOptions()) {
    self.options = options
  }

  /// Inspects a file.
  ///
  /// - Throws: If the file cannot be opened or read.
  public func inspect(_ path: String) throws(ImportError) -> FileInspection {
    if path != ImportOptions.standardInput, case .folder = FileStatus(path) {
      throw ImportError(.cannotOpen, "\(path): this is a folder; name the file to inspect")
    }
    var options = options
    options.paths = [path]
    options.basketPaths = []
    options.pricePaths = options.pricePaths.filter { $0 == path }
    let reading = try BookImporter(options).readAll()
    let book = reading.book
    var inspection = FileInspection(
      path: path, kind: nil, format: "not recognised", evidence: [], columns: [],
      recordTitles: [], firstRecords: [], facts: [], totals: ControlTotals(),
      diagnostics: book.diagnostics, rejectedRecords: book.rejectedRecords)
    guard let file = reading.recognised.first else { return inspection }
    // The user's own settings come after the file.
    guard let source = reading.sourceOfFile[0].map({ book.sources[$0] }) else {
      inspection.mapping = MappingDraft(file, options)?.json
      return inspection
    }
    inspection.kind = source.kind
    inspection.format = source.format
    inspection.totals = source.totals
    inspection.describeColumns(of: file, encoding: options.encoding)
    inspection.describeRecords(of: reading, kind: source.kind)
    inspection.facts += (reading.tableNotes[0]?.facts ?? []).map {
      FileInspection.Fact(label: $0.label, value: $0.value)
    }
    if let header = file.content.lines {
      let open = header.openKeys
      inspection.mapping =
        header.writtenMapping(
          name: file.baseName, store: file.isStandardInput ? nil : file.baseName,
          currency: options.currency
        ).json(open: open, note: MappingDraft.note(open: open))
    }
    return inspection
  }
}

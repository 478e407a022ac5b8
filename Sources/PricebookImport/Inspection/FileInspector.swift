import PricebookModel

/// Reads one file as part of a book is read, and describes the result.
package struct FileInspector: Sendable {
  private let options: ImportOptions

  /// - Parameter options: Its paths are ignored.
  package init(_ options: ImportOptions = ImportOptions()) { self.options = options }

  /// Inspects a file; throws if it cannot be opened or read.
  package func inspect(_ path: String) throws(ImportError) -> FileInspection {
    if path != ImportOptions.standardInput, case .folder = FileStatus(path) {
      throw ImportError(.cannotOpen, Message.folderToInspect(path: path))
    }
    var options = options
    options.paths = [path]
    options.basketPaths = []
    options.pricePaths = options.pricePaths.filter { $0 == path }
    options.paymentPaths = options.paymentPaths.filter { $0 == path }
    options.settingsFolder = path == ImportOptions.standardInput ? nil : BookFiles.folder(of: path)
    let reading = try BookImporter(options).readAll()
    let book = reading.book
    var inspection = FileInspection(
      path: path, kind: nil, format: "not recognised", evidence: [], columns: [],
      recordTitles: [], firstRecords: [], facts: [], totals: ControlTotals(),
      diagnostics: book.diagnostics, rejectedRecords: book.rejectedRecords)
    guard let file = reading.recognised.first else { return inspection }
    // Settings come after the file.
    guard let source = reading.sourceOfFile[0].map({ book.sources[$0] }) else {
      var draft = MappingDraft(file)
      draft?.takeTrial { (try? tried($0, on: options)) ?? nil }
      inspection.mapping = draft?.json
      return inspection
    }
    inspection.kind = source.kind
    inspection.format = source.format
    inspection.totals = source.totals
    inspection.describeColumns(of: file)
    inspection.describeRecords(of: reading, kind: source.kind)
    if source.kind == .aliases {
      inspection.describeMatches(of: reading.aliasRows, below: try matches(of: path, options))
    }
    for (label, value) in reading.tableNotes[0]?.facts ?? [] { inspection.note(label, value) }
    if let header = file.content.lines {
      let mapping = header.writtenMapping(
        name: file.baseName, store: file.isStandardInput ? nil : file.baseName,
        currency: options.currency)
      inspection.mapping = mapping.json(
        open: header.openKeys, note: MappingDraft.note(open: header.openKeys))
    }
    return inspection
  }

  /// What comes of reading the file with a mapping; `nil` if it is not read at all.
  private func tried(
    _ mapping: String, on options: ImportOptions
  ) throws(ImportError) -> MappingDraft.Trial? {
    var options = options
    options.inMemory = [
      NamedBytes(name: SettingsReader.fileName, bytes: Array("{\"sources\": [\(mapping)]}".utf8))
    ]
    let book = try BookImporter(options).readAll().book
    let rejected = Dictionary(grouping: book.rejectedRecords, by: \.code)
    let worst = rejected.values.max {
      ($0.count, $1[0].code.rawValue) < ($1.count, $0[0].code.rawValue)
    }
    guard let totals = book.sources.first(where: { $0.kind == .receipts })?.totals
    else { return nil }
    return MappingDraft.Trial(
      first: totals.rejected * 2 > totals.read ? worst?.first : nil, totals: totals,
      differences: book.diagnostics.filter { $0.code == .footerMismatch }.map(\.message))
  }

  /// What the rows of an alias file match in the folder that it is in, by their lines.
  private func matches(
    of path: String, _ options: ImportOptions
  ) throws(ImportError) -> [Int: [String]] {
    guard path != ImportOptions.standardInput else { return [:] }
    let folder = BookFiles.folder(of: path)
    var options = options
    options.paths = [folder]
    options.keepsItemWritings = true
    let book = try BookImporter(options).readAll().book
    let found = Set([path, PathText.display(path)])
    let uses = book.names.aliasUses.filter {
      let source = book.sources[$0.place.source].path
      return found.contains(source) || found.contains("\(folder)/\(source)")
    }
    return Dictionary(
      uses.lazy.filter { !$0.names.isEmpty }.map { ($0.place.line, $0.names) }
    ) { first, _ in first }
  }
}

extension Message {
  fileprivate static func folderToInspect(path: String) -> String {
    "\(path): this is a folder; name the file to inspect"
  }
}

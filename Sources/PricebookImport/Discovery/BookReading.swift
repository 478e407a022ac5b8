import PricebookModel
import PricebookParallel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.TimeZone
#else
  internal import struct Foundation.TimeZone
#endif

/// The steps of reading a book, and what each leaves for the next.
struct BookReading: ~Copyable {
  var book = Book()
  /// In the order of their paths, unrecognised ones included.
  private(set) var recognised: [RecognisedFile]
  private let options: ImportOptions
  /// What is not to be detected, and what files of other programs look like.
  private let choices: ReceiptHeader.Choices
  /// One for every source of the book.
  var logs: [SourceLog] = []
  /// For every recognised file its source; `nil` where it is none.
  private var sourceOfFile: [Int?] = []
  var currency = CurrencyCode.unknown
  var zone: TimeZone = .gmt
  private(set) var aliasRows: [Alias] = []
  var aliases = AliasTable()
  /// The receipts as written; `nil` before they are read and once they are assembled.
  var raw: RawReceipts?
  /// What receipt files have beside receipt lines, by source.
  private(set) var tableFacts: [Int: [FileInspection.Fact]] = [:]
  var baskets: [BasketTable] = []
  var exports: [(export: VaultExport, log: Int)] = []
  var amounts = AmountLimit()

  var keepsItemWritings: Bool { options.keepsItemWritings }

  init(_ options: ImportOptions) throws(ImportError) {
    self.options = options
    let readsStandardInput = options.paths.contains(ImportOptions.standardInput)
    let found = try BookFiles(
      paths: options.paths.filter { $0 != ImportOptions.standardInput },
      basketPaths: options.basketPaths)
    var files = found.files
    if readsStandardInput {
      files.append(
        BookFiles.File(path: ImportOptions.standardInput, isNamed: true, byteCount: 0))
      files.sort { BookFiles.precedes($0.path, $1.path) }
    }
    // What the settings say of sources is needed to tell what the tables are.
    var mappings = MappingSet()
    mappings.asked = try Self.mappings(at: options.mappingPaths)
    let settings = files.map { file -> RecognisedFile? in
      guard file.name == SettingsReader.fileName else { return nil }
      return RecognisedFile(file, options: options, choices: options.choices)
    }
    let known = settings.compactMap(\.self)
    for file in known.sorted(by: { ($0.depth, $0.name) < ($1.depth, $1.name) }) {
      if case .settings(let document) = file.content {
        mappings.own += SettingsReader.sources(document)
      }
    }
    var choices = options.choices
    choices.mappings = mappings
    self.choices = choices
    recognised = zip(files, settings).map { file, settings in
      settings ?? RecognisedFile(file, options: options, choices: choices)
    }
    book.diagnostics = found.diagnostics
    for file in recognised { addSource(file) }
  }

  private mutating func addSource(_ file: RecognisedFile) {
    let kind: Source.Kind
    let format: String
    switch file.content {
    case .receipts(let header, _):
      kind = .receipts
      format = header.source.map { $0.name.isEmpty ? "receipts" : $0.name } ?? "receipts"
    case .budgets(let mapping, _):
      kind = .budgets
      format = mapping.name.isEmpty ? "budgets" : mapping.name
    case .lookup(let mapping, _):
      kind = .receipts
      format = mapping.name
    case .refused(let mapping):
      book.diagnostics.append(
        Diagnostic(
          file.file.isNamed ? .error : .warning, .noItemPrices, file: file.displayPath,
          message: "is a file of \(mapping.name) and was not read: \(mapping.reason)"))
      if file.file.isNamed { book.isIncomplete = true }
      sourceOfFile.append(nil)
      return
    case .table(let table):
      kind = table.sourceKind
      format = kind.rawValue
    case .vault(let shape, let document):
      kind = .vault
      format = document.store?.format ?? VaultDecoder.format(of: shape)
    case .settings:
      kind = .settings
      format = kind.rawValue
    case .unknown(let found):
      book.diagnostics.append(
        Diagnostic(
          file.file.isNamed ? .error : .warning, .notRecognised, file: file.displayPath,
          message: "is not recognised and was not read: \(found)"))
      if file.file.isNamed { book.isIncomplete = true }
      sourceOfFile.append(nil)
      return
    case .unreadable(let failure):
      book.diagnostics.append(
        Diagnostic(.error, failure.code, file: file.displayPath, message: failure.message))
      sourceOfFile.append(nil)
      return
    }
    sourceOfFile.append(book.sources.count)
    logs.append(SourceLog(path: file.displayPath, source: book.sources.count))
    book.sources.append(
      Source(
        path: file.displayPath, kind: kind, format: format, byteCount: file.file.byteCount))
  }

  /// A file that was named itself must be readable.
  func checkNamedFiles() throws(ImportError) {
    for file in recognised where file.file.isNamed {
      if case .unreadable(let failure) = file.content {
        throw ImportError(
          failure.kind == .cannotOpen ? .cannotOpen : .cannotRead,
          "\(file.displayPath): \(failure.message)", diagnostics: book.diagnostics)
      }
    }
  }

  /// The recognised files of a kind with the index of their source and log.
  private func sources(
    where isWanted: (RecognisedFile.Content) -> Bool
  ) -> [(file: RecognisedFile, source: Int)] {
    zip(recognised, sourceOfFile).compactMap { file, source in
      source.flatMap { isWanted(file.content) ? (file, $0) : nil }
    }
  }

  /// Reads a table whole; `nil` where it cannot be read any more.
  private mutating func table(_ file: RecognisedFile, _ source: Int) -> CSVTable? {
    bytes(file, source).map { CSVTable(bytes: $0, log: &logs[source]) }
  }

  private mutating func bytes(_ file: RecognisedFile, _ source: Int) -> [UInt8]? {
    do throws(ReadFailure) {
      return FileBytes.decoded(try FileBytes.read(file.file.path), asked: options.encoding)
    } catch {
      logs[source].report(.error, .cannotOpen, error.message)
      logs[source].isIncomplete = true
      return nil
    }
  }

  mutating func readSettings() {
    var first: String?
    // The settings beside the data of a book come before those in folders below it.
    let files = sources(where: { if case .settings = $0 { true } else { false } })
      .sorted { $0.file.depth < $1.file.depth }
    for (file, source) in files {
      guard case .settings(let document) = file.content else { continue }
      report(problemsOf: document, in: source)
      let settings = SettingsReader.read(document, log: &logs[source])
      let conflicts = book.settings.fill(from: settings)
      if let first, !conflicts.isEmpty {
        logs[source].report(
          .warning, .settingsConflict,
          "\(conflicts.joined(separator: ", ")): \(first) sets it otherwise, and that counts; "
            + "keep one file of settings")
      }
      first = first ?? file.displayPath
    }
    if let override = options.timeZone { book.settings.timeZone = override }
    if let override = options.currency { book.settings.currency = override }
    zone = book.settings.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt
    currency = book.settings.currency ?? .unknown
  }

  mutating func readAliases() {
    var rows = AliasRows()
    for (file, source) in sources(where: { $0.isTable(.aliases) }) {
      guard let table = table(file, source) else { continue }
      rows.read(table, log: &logs[source])
    }
    aliasRows = rows.aliases
    aliases = AliasTable(aliasRows)
  }

  mutating func readReceipts(
    _ progress: @escaping @Sendable (ImportProgress) -> Void
  ) throws(ImportError) {
    var files: [ReceiptFile] = []
    var totalBytes = 0
    for (file, source) in sources(where: { if case .receipts = $0 { true } else { false } }) {
      guard case .receipts(let header, let head) = file.content else { continue }
      for problem in header.diagnostics {
        logs[source].report(
          problem.severity, problem.code, line: problem.line, column: problem.column,
          problem.message)
      }
      if header.diagnostics.contains(where: { $0.severity == .error }) {
        logs[source].isIncomplete = true
        continue
      }
      totalBytes += file.file.byteCount
      // A blank in a store column is a gap; without the column the file's name is the store.
      let hasStores =
        header.mapping.meanings.contains(.store)
        || header.source?.constants.store != nil || header.mapping.rules?.found.store != nil
      var mapping = header.mapping
      if let rules = mapping.rules, rules.mapping.lookup != nil, rules.cells[.date] == nil {
        guard let lookup = lookUp(for: rules.mapping) else {
          logs[source].report(
            .error, .noLookupFile,
            "\(rules.mapping.name): the days of the receipts stand in another file, with the "
              + "columns \(rules.mapping.lookupColumns); name it too")
          logs[source].isIncomplete = true
          continue
        }
        mapping.rules?.lookup = lookup
      }
      mapping.rules?.zone = header.source?.timeZone.flatMap { TimeZone(identifier: $0) } ?? zone
      var receipts = ReceiptFile(
        input: input(of: file, head: head),
        displayPath: file.displayPath, source: source, dialect: header.dialect,
        mapping: mapping,
        defaultStore: hasStores || file.isStandardInput ? nil : file.baseName,
        defaultCurrency: mapping.defaultCurrency ?? book.settings.currency)
      receipts.headerText = header.text
      receipts.choices = choices
      receipts.storeOfName = file.isStandardInput ? nil : file.baseName
      files.append(receipts)
    }
    var readerOptions = ReceiptReader.Options()
    readerOptions.bookCurrency = book.settings.currency
    readerOptions.timeZone = zone
    readerOptions.keepsWritten = options.keepsWritten
    if let size = options.blockSize { readerOptions.blockSize = size }
    let expected =
      files.contains { if case .standardInput = $0.input { true } else { false } }
      ? 0 : totalBytes
    let raw = ReceiptReader(readerOptions).read(files) { bytes in
      progress(ImportProgress(bytesRead: bytes, totalBytes: expected))
    }
    let failures = raw.failures
    if raw.isIncomplete { book.isIncomplete = true }
    if currency == .unknown, let only = raw.onlyCurrency { currency = only }
    for file in raw.collector.files {
      tableFacts[file.file.source] = file.notes.facts.map {
        FileInspection.Fact(label: $0.label, value: $0.value)
      }
    }
    self.raw = consume raw
    for failure in failures { try report(failure) }
  }

  /// What other files say about the receipts of a mapping; `nil` where none has it.
  private mutating func lookUp(for mapping: SourceMapping) -> [String: [MappingField: String]]? {
    guard let key = mapping.lookup?.key else { return nil }
    var found: [String: [MappingField: String]]?
    for (file, source) in sources(where: { if case .lookup = $0 { true } else { false } }) {
      guard case .lookup(let other, let header) = file.content, other.lookup?.key == key,
        let bytes = bytes(file, source)
      else { continue }
      let table = LookupTable(bytes, header, key: key, for: mapping, log: &logs[source])
      found = (found ?? [:]).merging(table.texts) { first, _ in first }
    }
    return found
  }

  private func input(of file: RecognisedFile, head: [UInt8]) -> ReceiptFile.Input {
    guard file.isStandardInput else { return .file(path: file.file.path) }
    // What was taken to look at the header may be all of it.
    return head.count < FileBytes.headByteCount
      ? .bytes(head) : .standardInput(firstBytes: head)
  }

  /// A file that broke off stops the run, and so does a named one that cannot be opened.
  private mutating func report(_ failure: ReadFailure) throws(ImportError) {
    let isNamed = recognised.contains {
      $0.displayPath == failure.displayPath && $0.file.isNamed
    }
    if failure.kind == .cannotRead || isNamed {
      throw ImportError(
        failure.kind == .cannotOpen ? .cannotOpen : .cannotRead,
        "\(failure.displayPath): \(failure.message)", diagnostics: book.diagnostics)
    }
    book.diagnostics.append(
      Diagnostic(.error, .cannotOpen, file: failure.displayPath, message: failure.message))
  }

  mutating func readBudgets() {
    var budgets = BudgetTable()
    for (file, source) in sources(where: { if case .budgets = $0 { true } else { false } }) {
      guard case .budgets(_, let header) = file.content, let rules = header.mapping.rules,
        let bytes = bytes(file, source)
      else { continue }
      let table = CSVTable(bytes, header.dialect, rules, log: &logs[source])
      budgets.read(table, bookCurrency: currency, amounts: &amounts, log: &logs[source])
    }
    for (file, source) in sources(where: { $0.isTable(.budgets) }) {
      guard let table = table(file, source) else { continue }
      budgets.read(table, bookCurrency: currency, amounts: &amounts, log: &logs[source])
    }
    book.budgets = budgets.budgets
  }

  mutating func readBaskets() {
    for (file, source) in sources(where: { $0.isTable(.basket) }) {
      guard let table = table(file, source) else { continue }
      baskets.append(BasketTable(table, name: file.baseName, log: &logs[source]))
    }
  }

  mutating func readVaults() {
    for (index, source) in sourceOfFile.enumerated() {
      guard let source, case .vault(let shape, var document) = recognised[index].content else {
        continue
      }
      report(problemsOf: document, in: source)
      let export = VaultDecoder.decode(document, shape: shape, log: &logs[source])
      // The tree takes several times the room of the file.
      document.keepOutline()
      recognised[index].content = .vault(shape, document)
      if book.sources[source].byteCount >= JSONDocument.largeByteCount {
        MemoryPolicy.returnFreeBlocks()
      }
      if currency == .unknown, export.app == .grock, !export.carts.isEmpty || !export.items.isEmpty
      {
        logs[source].report(
          .warning, .currencyUnknown,
          "the export does not say in which currency its prices are; "
            + "set \"currency\" in \(SettingsReader.fileName)")
      }
      exports.append((export, source))
    }
  }

  private mutating func report(problemsOf document: JSONDocument, in source: Int) {
    for problem in document.store?.problems ?? [] {
      logs[source].report(problem.severity, problem.code, problem.message)
    }
    if document.store?.isIncomplete == true { logs[source].isIncomplete = true }
    for (key, offset) in document.repeatedKeys {
      let place = document.place(of: offset)
      logs[source].report(
        .warning, .jsonRepeatedKey, line: place.line, column: place.column,
        "the key \(quoted(key)) stands twice in one object; its first value counts")
    }
    if document.hasRepairedText {
      logs[source].report(
        .warning, .jsonText,
        "some text is not valid UTF-8 and was repaired with U+FFFD; export the file anew")
    }
    guard let failure = document.failure else { return }
    let place = document.place(of: failure.offset)
    let code: Diagnostic.Code =
      switch failure.kind {
      case .truncated: .jsonTruncated
      case .syntax: .jsonSyntax
      case .nesting: .jsonNesting
      }
    logs[source].report(
      .error, code, line: place.line, column: place.column,
      "\(failure.message); what stands before it was read, export the file anew")
    logs[source].isIncomplete = true
  }
}

extension RecognisedFile.Content {
  func isTable(_ kind: TableKind) -> Bool {
    if case .table(kind) = self { true } else { false }
  }
}

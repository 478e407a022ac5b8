import PricebookModel
import PricebookParallel

/// The steps of reading a book, and what each passes to the next.
struct BookReading: ~Copyable {
  var book = Book()
  /// In the order of their paths, including unrecognised files.
  var recognised: [RecognisedFile]
  let options: ImportOptions
  /// What is given and therefore not detected, and the mappings for files of other programs.
  let choices: ReceiptHeader.Choices
  /// One for every source of the book.
  var logs: [SourceLog] = []
  /// The source of every recognised file; `nil` for a file that is not one.
  var sourceOfFile: [Int?] = []
  var currency = CurrencyCode.unknown
  var days = LocalDays()
  var aliasRows: [Alias] = []
  var aliases = AliasTable()
  /// The receipts as written; `nil` before they are read and after they are assembled.
  var raw: RawReceipts?
  /// The price lists as written; `nil` where there are none and after they are assembled.
  var rawPrices: RawReceipts?
  /// The bytes of tables that were read to their ends.
  var bytesRead = 0
  /// What receipt files contain besides receipt lines, by source.
  var tableNotes: [Int: TableNotes] = [:]
  var baskets: [BasketTable] = []
  var exports: [(export: VaultExport, log: Int)] = []
  var amounts = AmountLimit()

  var keepsItemWritings: Bool { options.keepsItemWritings }

  init(_ options: ImportOptions) throws(ImportError) {
    self.options = options
    let readsStandardInput = options.paths.contains(ImportOptions.standardInput)
    let found = try BookFiles(
      paths: options.paths.filter { $0 != ImportOptions.standardInput },
      basketPaths: options.basketPaths, pricePaths: options.pricePaths)
    var files = found.files
    if readsStandardInput {
      files.append(
        BookFiles.File(path: ImportOptions.standardInput, isNamed: true, byteCount: 0))
    }
    files += options.inMemory.map { file in
      BookFiles.File(
        path: file.name, isNamed: true, byteCount: file.bytes.count, bytes: file.bytes)
    }
    files.sort { BookFiles.precedes($0.path, $1.path) }
    if let user = options.userSettingsPath.flatMap({ found.userSettings(at: $0) }) {
      files.append(user)
    }
    // The settings may have mappings, which are needed to recognise tables.
    var mappings = MappingSet()
    mappings.asked = try Self.mappings(at: options.mappingPaths)
    let settings = files.map { file -> RecognisedFile? in
      guard file.name == SettingsReader.fileName else { return nil }
      return RecognisedFile(file, options: options, choices: options.choices)
    }
    var choices = options.choices
    for file in settings.compactMap(\.self).sorted(by: RecognisedFile.goesBefore) {
      guard case .settings(let document, let sources) = file.content else { continue }
      mappings.own += sources.compactMap(\.mapping)
      // Problems are reported when the settings are read for the book.
      var log = SourceLog(path: file.displayPath, source: 0)
      let settings = SettingsReader.read(
        document, sources: sources, place: SettingsReader.Place(file, options), log: &log)
      choices.currency = choices.currency ?? settings.currency
      choices.dateOrder = choices.dateOrder ?? settings.dateOrder
    }
    choices.mappings = mappings
    self.choices = choices
    let (unknown, known) = (files, choices)
    recognised = concurrentMap(files.count) { place in
      settings[place] ?? RecognisedFile(unknown[place], options: options, choices: known)
    }
    joinPairs()
    book.diagnostics = found.diagnostics
    book.ownFiles = found.ownFiles
    for file in recognised { addSource(file) }
  }

  private mutating func addSource(_ file: RecognisedFile) {
    guard let (kind, format) = file.source else {
      if let problem = file.problem {
        book.diagnostics.append(problem)
        if file.file.isNamed { book.isIncomplete = true }
      }
      sourceOfFile.append(nil)
      return
    }
    sourceOfFile.append(book.sources.count)
    logs.append(SourceLog(path: file.displayPath, source: book.sources.count))
    book.sources.append(
      Source(
        path: file.displayPath, kind: kind, format: format, byteCount: file.file.byteCount))
  }

  /// Checks that the files the user named can be read.
  func checkNamedFiles() throws(ImportError) {
    for file in recognised where file.file.isNamed {
      if case .unreadable(let failure) = file.content {
        throw ImportError(
          failure.kind == .cannotOpen ? .cannotOpen : .cannotRead,
          "\(file.displayPath): \(failure.message)", diagnostics: book.diagnostics)
      }
    }
  }

  /// The recognised files of a kind, with the index of their source and log.
  func sources(
    where isWanted: (RecognisedFile.Content) -> Bool
  ) -> [(file: RecognisedFile, source: Int)] {
    zip(recognised, sourceOfFile).compactMap { file, source in
      source.flatMap { isWanted(file.content) ? (file, $0) : nil }
    }
  }

  /// Reads a whole table; `nil` if it can no longer be read.
  mutating func table(_ file: RecognisedFile, _ source: Int) -> CSVTable? {
    bytes(file, source).map { CSVTable(bytes: $0, log: &logs[source]) }
  }

  mutating func bytes(_ file: RecognisedFile, _ source: Int) -> [UInt8]? {
    do throws(ReadFailure) {
      return FileBytes.decoded(try file.file.read(), asked: options.encoding)
    } catch {
      logs[source].report(.error, .cannotOpen, error.message)
      logs[source].isIncomplete = true
      return nil
    }
  }
}

extension SettingsReader.Place {
  init(_ file: RecognisedFile, _ options: ImportOptions) {
    let path = file.file.path
    let end = path.lastIndex(of: "/")
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    self.init(
      folder: file.file.isOfUser ? nil : folder, formatNames: options.formatNames)
  }
}

extension RecognisedFile {
  /// The order of settings: those of a folder take precedence over those in folders below it, and
  /// all of a book over the user's own.
  static func goesBefore(_ left: RecognisedFile, _ right: RecognisedFile) -> Bool {
    if left.file.isOfUser != right.file.isOfUser { return right.file.isOfUser }
    return (left.depth, left.name) < (right.depth, right.name)
  }
}

extension RecognisedFile.Content {
  /// The header of a table of receipt lines or of prices.
  var lines: ReceiptHeader? {
    switch self {
    case .receipts(let header, _), .prices(let header, _): header
    default: nil
    }
  }

  /// Whether it is a table of receipt lines or of prices.
  var isTableOfLines: Bool { lines != nil }

  func isTable(_ kind: TableKind) -> Bool {
    if case .table(kind) = self { true } else { false }
  }
}

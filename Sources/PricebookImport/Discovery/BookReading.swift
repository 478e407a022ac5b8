import PricebookModel
import PricebookParallel

/// The steps of reading a book, and what each passes to the next.
struct BookReading {
  var book = Book()
  /// In the order of their paths, including unrecognised files.
  var recognised: [RecognisedFile]
  let options: ImportOptions
  var settings = Settings()
  /// Which file each setting is from, by its key.
  var settingSources: [String: Int] = [:]
  var logs: [SourceLog] = []
  /// The source of every recognised file; `nil` for a file that is not one.
  var sourceOfFile: [Int?] = []
  var currency = CurrencyCode.unknown
  var days = LocalDays()
  var aliasRows: [Alias] = []
  /// What holds for the whole book, then what holds for the files of folders below a named one.
  var aliases = [AliasTable()]
  /// The place among ``aliases`` of what holds for each file, by its source.
  var aliasesOfSource: [Int] = []
  /// Where files have the rows of ``Book/aisles``.
  var aislePlaces: [Basket.Place] = []
  /// The receipts as written; `nil` before they are read and after they are assembled.
  var raw: ReceiptCollector?
  /// The price lists as written; `nil` where there are none and after they are assembled.
  var rawPrices: ReceiptCollector?
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
      basketPaths: options.basketPaths, pricePaths: options.pricePaths,
      paymentPaths: options.paymentPaths, indexPaths: options.indexPaths)
    let files = Self.files(options, found, readsStandardInput: readsStandardInput)
    // Another thread has time for them until all names are known.
    Deferred { AdjustmentPhrases.prepare() }.start()
    recognised = try Self.recognised(files, options)
    joinEncodings()
    joinPairs()
    book.diagnostics = found.diagnostics
    book.ownFiles = found.ownFiles
    for file in recognised where !file.file.isNamed {
      switch file.content {
      case .own: book.ownFiles[BookFiles.folder(of: file.file.path), default: 0] += 1
      case .mapping(let mapping) where !file.choices.mappings.uses(mapping):
        book.unusedMappings.append(file.displayPath)
      default: break
      }
    }
    listSources()
    reportUnread()
  }

  /// The files to read: those found and those in memory, in their order, then settings of elsewhere.
  private static func files(
    _ options: ImportOptions, _ found: BookFiles, readsStandardInput: Bool
  ) -> [BookFiles.File] {
    var files = found.files
    if readsStandardInput {
      files.append(BookFiles.File(path: ImportOptions.standardInput, isNamed: true, byteCount: 0))
    }
    files += options.inMemory.map { file in
      BookFiles.File(path: file.name, isNamed: true, byteCount: file.bytes.count, bytes: file.bytes)
    }
    files.sort { BookFiles.precedes($0.path, $1.path) }
    let beside = options.settingsFolder.map { FilePath.join($0, SettingsReader.fileName) }
    let settings = [
      beside.flatMap { found.settings(at: $0, isOfUser: false) },
      options.userSettingsPath.flatMap { found.settings(at: $0, isOfUser: true) },
    ]
    return files + settings.compactMap(\.self)
  }

  /// What each file is, with the settings and mappings that hold for it.
  private static func recognised(
    _ files: [BookFiles.File], _ options: ImportOptions
  ) throws(ImportError) -> [RecognisedFile] {
    // The settings may have mappings, which are needed to recognise tables.
    var common = TableDetective.Choices()
    common.mappings.asked = try Self.mappings(at: options.mappingPaths)
    common.currency = options.currency
    let settings = files.map { file -> RecognisedFile? in
      guard file.name == SettingsReader.fileName else { return nil }
      var choices = TableDetective.Choices()
      choices.reading = ReadingChoices(options.settings)
      return RecognisedFile(file, choices: choices)
    }
    // Of several settings that hold for a file, those that are nearest to it come first.
    var given = [(reach: String?.none, settings: Settings(values: options.settings))]
    var mappings: [(reach: String?, own: [SourceMapping])] = []
    for file in settings.compactMap(\.self).sorted(by: RecognisedFile.isNearer) {
      guard case .settings(let document, let sources) = file.content else { continue }
      mappings.append((file.file.reach, sources.compactMap(\.mapping)))
      // Problems are reported when the settings are read for the book.
      var log = SourceLog(path: file.displayPath, source: 0)
      let settings = SettingsReader.read(
        document, sources: sources, place: SettingsReader.Place(file, options), log: &log)
      given.append((file.file.reach, settings))
    }
    return concurrentMap(files.count) { [common, given, mappings] place in
      if let file = settings[place] { return file }
      let path = files[place].path
      func holds(_ reach: String?) -> Bool { reach.map { BookFiles.isInside(path, $0) } ?? true }
      var choices = common
      choices.mappings.own = mappings.filter { holds($0.reach) }.flatMap(\.own)
      let values: [String: String] = given.reduce([:]) { known, next in
        holds(next.reach)
          ? known.merging(next.settings.values(of: path)) { first, _ in first } : known
      }
      choices.reading = ReadingChoices(values)
      choices.currency = choices.currency ?? choices.reading.currency
      return RecognisedFile(files[place], choices: choices)
    }
  }

  private mutating func listSources() {
    for file in recognised {
      sourceOfFile.append(file.source.map { _ in book.sources.count })
      guard let (kind, format) = file.source else { continue }
      logs.append(SourceLog(path: file.displayPath, source: book.sources.count))
      book.sources.append(
        Source(path: file.displayPath, kind: kind, format: format, byteCount: file.file.byteCount))
    }
  }

  /// Reads files that have one header in one encoding: what a few words leave open, others show.
  private mutating func joinEncodings() {
    var families: [ArraySlice<UInt8>: [Int]] = [:]
    for (index, file) in recognised.enumerated() {
      guard let lines = file.content.receipts ?? file.content.prices,
        lines.reading.dialect.encoding.codePage != nil, file.choices.reading.encoding == nil
      else { continue }
      families[lines.head.prefix { $0 != UInt8(ascii: "\n") }, default: []].append(index)
    }
    for members in families.values where members.count > 1 {
      func encoding(_ index: Int) -> TextEncoding? {
        recognised[index].content.lines?.dialect.encoding
      }
      // Windows-1252 is what is taken where nothing shows another.
      let shown = members.filter { encoding($0) != .windows1252 }
      guard let first = shown.first, Set(shown.map(encoding)).count == 1 else { continue }
      for index in members where encoding(index) == .windows1252 {
        var choices = recognised[index].choices
        choices.reading.dialect.encoding = encoding(first)
        var file = RecognisedFile(recognised[index].file, choices: choices)
        file.explainEncoding(
          Message.encodingAsIn(
            encoding: encoding(first)?.name ?? "", file: recognised[first].displayPath))
        recognised[index] = file
      }
    }
  }

  /// Says why files are not read; what several files of a folder share is said once.
  private mutating func reportUnread() {
    let unread = recognised.compactMap { file in file.problem.map { (file: file, problem: $0) } }
    let alike = Dictionary(grouping: unread) { file, problem in
      file.file.isNamed ? file.file.path : problem.message.replacing(file.shellPath, with: "FILE")
    }
    for files in alike.values {
      guard case (let file, var problem)? = files.first else { continue }
      if file.file.isNamed { book.isIncomplete = true }
      let others = files.dropFirst().map(\.file.displayPath)
      if !others.isEmpty {
        let more = others.count > 3 ? ", …" : ""
        problem.message += Message.moreFiles(
          count: others.count, files: others.prefix(3).joined(separator: ", "), more: more)
      }
      book.diagnostics.append(problem)
    }
  }

  /// A file that was named itself must be readable.
  func checkNamedFiles() throws(ImportError) {
    for file in recognised where file.file.isNamed {
      guard case .unreadable(let failure) = file.content else { continue }
      throw ImportError(failure, of: file.displayPath, diagnostics: book.diagnostics)
    }
  }

  /// The recognised files of a kind, with the index of their source and log.
  func sources<Part>(
    _ part: (RecognisedFile.Content) -> Part?
  ) -> [(file: RecognisedFile, source: Int, part: Part)] {
    zip(recognised, sourceOfFile).compactMap { file, source in
      guard let source, let part = part(file.content) else { return nil }
      return (file, source, part)
    }
  }

  /// The tables of a small kind.
  func tables(_ kind: TableKind) -> [(file: RecognisedFile, source: Int, part: TableKind)] {
    sources { if case .table(kind) = $0 { kind } else { nil } }
  }

  /// Reads a table whole; `nil` where it cannot be read any more.
  mutating func table(_ file: RecognisedFile, _ source: Int) -> CSVTable? {
    bytes(file, source).map { CSVTable(bytes: $0, log: &logs[source]) }
  }

  mutating func bytes(_ file: RecognisedFile, _ source: Int) -> [UInt8]? {
    do throws(ReadFailure) {
      return FileBytes.decoded(try file.file.read(), asked: file.choices.reading.encoding)
    } catch {
      logs[source].report(DiagnosticMessage(.error, .cannotOpen, error.message))
      logs[source].isIncomplete = true
      return nil
    }
  }
}

extension SettingsReader.Place {
  init(_ file: RecognisedFile, _ options: ImportOptions) {
    self.init(
      folder: file.file.isOfUser ? nil : BookFiles.folder(of: file.file.path),
      formatNames: options.formatNames)
  }
}

extension RecognisedFile {
  fileprivate mutating func explainEncoding(_ sentence: String) {
    func changed(_ reading: TableReading) -> TableReading {
      var reading = reading
      for index in reading.evidence.indices where reading.evidence[index].subject == .encoding {
        reading.evidence[index].sentence = sentence
      }
      return reading
    }
    switch content {
    case .receipts(let reading, let head): content = .receipts(changed(reading), head: head)
    case .prices(let reading, let head): content = .prices(changed(reading), head: head)
    default: break
    }
  }

  /// The order of settings: those nearer to the root first, and those of a book before the user's.
  static func goesBefore(_ left: RecognisedFile, _ right: RecognisedFile) -> Bool {
    if left.file.isOfUser != right.file.isOfUser { return right.file.isOfUser }
    return (left.depth, left.name) < (right.depth, right.name)
  }

  /// The order in which settings hold for a file: those of the deepest folder first.
  static func isNearer(_ left: RecognisedFile, _ right: RecognisedFile) -> Bool {
    guard (left.file.reach == nil) == (right.file.reach == nil) else {
      return left.file.reach != nil
    }
    return left.file.reach == nil ? goesBefore(left, right) : left.depth > right.depth
  }
}

extension RecognisedFile.Content {
  typealias Lines = (reading: TableReading, head: [UInt8])

  var receipts: Lines? {
    if case .receipts(let reading, let head) = self { (reading, head) } else { nil }
  }

  var prices: Lines? {
    if case .prices(let reading, let head) = self { (reading, head) } else { nil }
  }

  var lines: TableReading? { (receipts ?? prices)?.reading }
}

extension BookReading {
  /// Reads the price lists, after the receipts, whose currency they have where they name none.
  mutating func readPrices(
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) {
    let found = sources(\.prices)
    guard !found.isEmpty else { return }
    var files: [ReceiptFile] = []
    for (file, source, (reading, head)) in found {
      guard var list = receiptFile(file, source, reading, head: head) else { continue }
      let name = PriceListName(file.baseName)
      if list.defaultStore != nil, file.choices.reading.store == nil {
        list.defaultStore = name.store
      }
      if list.storeOfName != nil { list.storeOfName = name.store }
      list.defaultDay = file.isStandardInput ? nil : name.day
      if list.defaultCurrency == nil, currency != .unknown { list.defaultCurrency = currency }
      files.append(list)
    }
    rawPrices = try read(files, keepsWritten: false, progress)
  }
}

extension Message {
  fileprivate static func moreFiles(count: Int, files: String, more: String) -> String {
    "; \(count) more \(count == 1 ? "file is" : "files are") like it: \(files)\(more)"
  }

  fileprivate static func encodingAsIn(encoding: String, file: String) -> String {
    "The text is \(encoding), as that of \(file), which has the same header."
  }
}

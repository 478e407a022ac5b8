public import PricebookModel
import PricebookParallel

/// Reads the files of a household into a book: settings, then every file with names as written,
/// which are resolved together; at last receipts are reconciled and the vault is added.
public struct BookImporter: Sendable {
  private let options: ImportOptions

  /// Makes an importer for the paths of the options.
  public init(_ options: ImportOptions = ImportOptions()) { self.options = options }

  /// Reads the whole book.
  ///
  /// - Throws: Only what stops the run; problems in the data are `Book.diagnostics`, including files
  ///   in a folder that cannot be opened (`cannot-open`).
  public func read() throws(ImportError) -> Book { try read(progress: { _ in true }) }

  /// Reads the whole book, and can be cancelled.
  ///
  /// - Parameter progress: Called after each block of receipts, from any thread, never from two at
  ///   once; returns whether to continue.
  /// - Throws: What ``read()`` throws; if `progress` returns `false`, the error's kind is `cancelled`.
  package func read(
    progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) -> Book {
    let book = try readAll(progress: progress).book
    let vault = book.vault
    let isEmpty =
      book.lines.isEmpty && book.prices.isEmpty && vault.carts.isEmpty
      && vault.priceOptions.isEmpty && vault.ratings.isEmpty && vault.contributors.isEmpty
    if isEmpty { throw noUsableData(in: book) }
    return book
  }

  func readAll(
    progress: @escaping @Sendable (ImportProgress) -> Bool = { _ in true }
  ) throws(ImportError) -> BookReading {
    if let zone = options.settings["timeZone"], !isKnownTimeZone(zone) {
      throw ImportError(.noUsableData, Message.unknownTimeZone(zone: zone))
    }
    var reading = try BookReading(options)
    try reading.checkNamedFiles()
    reading.readSettings()
    reading.readAliases()
    try reading.readReceipts(progress)
    try reading.readPrices(progress)
    reading.readBudgets()
    reading.readBaskets()
    reading.readAisles()
    reading.readVaults()
    reading.assemble()
    if reading.book.lines.count + reading.book.prices.count >= Self.largeBook
      || reading.recognised.contains(where: \.file.isLargeDocument)
    {
      MemoryPolicy.returnFreeBlocks()
    }
    return reading
  }

  /// From this many lines on, free memory is given back to the system after reading.
  private static let largeBook = 200_000

  private func noUsableData(in book: Book) -> ImportError {
    let paths = options.paths + options.inMemory.map(\.name)
    let names = [ImportOptions.standardInput: "standard input", ".": "the current folder"]
    let places = paths.sorted(by: BookFiles.precedes).map { names[$0] ?? $0 }
      .joined(separator: ", ")
    let questions: Set<Diagnostic.Code> = [.ambiguousDate, .ambiguousNumber, .ambiguousPrice]
    if book.diagnostics.contains(where: { questions.contains($0.code) }) {
      return ImportError(
        .noUsableData, Message.answerQuestion(places: places), diagnostics: book.diagnostics)
    }
    let rejected = book.sources.reduce(0) { $0 + $1.totals.rejected }
    let kinds: [Source.Kind] = [.receipts, .prices, .vault]
    let hasSource = book.sources.contains { kinds.contains($0.kind) }
    let found =
      if hasSource {
        rejected > 0 ? "every record was rejected (\(rejected))" : "the files have no records"
      } else {
        "found no receipts and no vault export"
      }
    let remedy =
      book.diagnostics.isEmpty ? Message.addFiles : "the messages above say why, and what to do"
    var error = ImportError(
      .noUsableData, "\(places): \(found); \(remedy)", diagnostics: book.diagnostics)
    error.foundNothing = !hasSource
    return error
  }

  /// Removes the private copies of stores that killed runs have left among the temporary files.
  package static func removeStaleCopies() { PrivateStoreCopy.sweep() }
  /// Whether a folder, or a folder right below it, has a file that may belong to a book by its name.
  package static func findsFiles(in folder: String) -> Bool {
    BookFiles.findsAny(in: folder, report: ReportFolderPlace(around: folder))
  }
}

extension Message {
  fileprivate static func unknownTimeZone(zone: some StringProtocol) -> String {
    "the time zone \(quoted(zone)) is not known; name one such as Europe/Zurich"
  }

  fileprivate static func answerQuestion(places: String) -> String {
    "\(places): nothing was read; answer the question above"
  }

  fileprivate static let addFiles =
    """
    put a CSV file there with at least the columns date, store, item and total, or the export of \
    an app
    """
}

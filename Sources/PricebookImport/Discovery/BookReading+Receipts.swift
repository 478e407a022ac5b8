import PricebookModel
import PricebookParallel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.TimeZone
#else
  internal import struct Foundation.TimeZone
#endif

/// Receipts, and the files in which their mappings look values up.
extension BookReading {
  mutating func readReceipts(
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) {
    settleOpenQuestions()
    var files: [ReceiptFile] = []
    reportUnreadColumns()
    reportRowKinds()
    reportUnusedAnswers()
    for (file, source, (reading, head)) in sources(\.receipts) {
      receiptFile(file, source, reading, head: head).map { files.append($0) }
    }
    let raw = try read(files, keepsWritten: options.keepsWritten, progress)
    reportUnusedPatterns(raw.files)
    for file in raw.files {
      reportLeftOut(file)
      SurveyShape.warning(file, of: raw.lines)
        .map { logs[file.file.source].report($0) }
      if file.file.reading.isPlain, file.rows.count > 2,
        raw.lines.paid[file.rows].allSatisfy({ $0 < .zero })
      {
        logs[file.file.source].report(.onlyRefunds(file: shellWord(file.file.displayPath)))
      }
    }
    let named = raw.namedCurrencies
    if currency == .unknown, named.count == 1 { currency = named[0] }
    self.raw = raw
  }

  /// A table with all that decides how its rows are read; `nil` where a question is open or a file
  /// is missing, which is reported.
  mutating func receiptFile(
    _ file: RecognisedFile, _ source: Int, _ reading: TableReading, head: [UInt8]
  ) -> ReceiptFile? {
    let problems =
      reading.diagnostics + [reading.priceProblem(file: file.displayPath)].compactMap(\.self)
    for problem in problems {
      logs[source].report(problem.withoutPlace, line: problem.line, column: problem.column)
    }
    if problems.contains(where: { $0.severity == .error }) {
      logs[source].isIncomplete = true
      return nil
    }
    // A blank store in a store column is missing; without the column, the file name is the store.
    let mapping = reading.mapping
    var hasStores =
      reading.has(.store) || mapping.constants.store != nil || reading.found.store != nil
      || !mapping.storeRows.isEmpty || mapping.columns[.store] != nil
    var receipts = ReceiptFile(
      input: input(of: file, head: head), displayPath: file.displayPath, source: source,
      reading: reading)
    if mapping.lookup != nil, reading.rules().lacksColumns {
      guard let lookup = lookUp(for: mapping) else {
        let name = mapping.name.isEmpty ? "the mapping" : mapping.name
        logs[source].report(.noLookupFile(mapping: name, columns: mapping.lookupColumns))
        logs[source].isIncomplete = true
        return nil
      }
      receipts.lookup = lookup
      if lookup.values.first?[.store] != nil { hasStores = true }
    }
    guard hasStores || !file.isStandardInput || file.choices.reading.store != nil else {
      logs[source].report(.noStoreOfInput)
      logs[source].isIncomplete = true
      return nil
    }
    let zone = mapping.timeZone.flatMap { TimeZone(identifier: $0) }
    receipts.days = days.of(fileInZone: zone, head: head)
    receipts.defaultStore =
      file.choices.reading.store ?? (hasStores || file.isStandardInput ? nil : file.baseName)
    receipts.defaultCurrency =
      reading.currency.map { CurrencyCode(written: $0.label, bookCurrency: book.settings.currency) }
      ?? file.choices.reading.currency ?? book.settings.currency
    receipts.defaultPerson = file.choices.reading.person
    receipts.aliases = aliasesOfSource[source]
    receipts.isOfPayments =
      reading.source != nil
      && (mapping.kind == .visits || PaymentShape(header: reading.names) != nil)
    receipts.choices = file.choices
    receipts.choices.priceList = reading.priceList
    receipts.storeOfName = file.isStandardInput ? nil : file.baseName
    return receipts
  }

  /// Reads tables, with progress over the whole book, and keeps the notes of each file.
  mutating func read(
    _ files: [ReceiptFile], keepsWritten: Bool,
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) -> ReceiptCollector {
    var readerOptions = ReceiptReader.Options()
    readerOptions.bookCurrency = book.settings.currency
    readerOptions.keepsWritten = keepsWritten
    if let size = options.blockSize { readerOptions.blockSize = size }
    // The bytes of all tables of receipts and prices; 0 where that is not known.
    let tables = sources(\.lines).map(\.file)
    let isKnown = !tables.contains(where: \.isStandardInput)
    let expected = isKnown ? tables.reduce(0) { $0 + $1.file.byteCount } : 0
    let before = bytesRead
    let cancellation = Cancellation()
    let raw = ReceiptReader(readerOptions).read(files) { bytes in
      cancellation.goesOn(progress(ImportProgress(bytesRead: before + bytes, totalBytes: expected)))
    }
    if cancellation.isCancelled {
      throw ImportError(.cancelled, "reading was cancelled", diagnostics: book.diagnostics)
    }
    if raw.isIncomplete { book.isIncomplete = true }
    for file in raw.files {
      tableNotes[file.file.source] = file.notes
      bytesRead += file.byteCount
    }
    for failure in raw.failures { try report(failure) }
    return raw
  }

  /// What other files say about the receipts of a mapping; `nil` if there is no such file.
  private mutating func lookUp(for mapping: SourceMapping) -> [String: [Field: String]]? {
    guard let key = mapping.lookup?.keyInFile else { return nil }
    var found: [String: [Field: String]]?
    let lookups = sources { content -> (mapping: SourceMapping, header: TableReading)? in
      if case .lookup(let mapping, let header) = content { (mapping, header) } else { nil }
    }
    for (file, source, (other, header)) in lookups where other.lookup?.key == key {
      guard let bytes = bytes(file, source) else { continue }
      let texts = mapping.lookedUp(
        bytes, header: header.names, header.dialect, key: key, log: &logs[source])
      found = (found ?? [:]).merging(texts) { first, _ in first }
    }
    return found
  }

  private func input(of file: RecognisedFile, head: [UInt8]) -> FileInput {
    if let bytes = file.file.bytes { return .bytes(bytes) }
    guard file.isStandardInput else { return .file(path: file.file.path) }
    // The bytes read to look at the header may be the whole input.
    return head.count < FileBytes.headByteCount ? .bytes(head) : .standardInput(firstBytes: head)
  }

  /// Stops the run if reading broke off, or if a file that the user named cannot be opened.
  private mutating func report(_ failure: ReadFailure) throws(ImportError) {
    let isNamed = recognised.contains { $0.displayPath == failure.displayPath && $0.file.isNamed }
    if failure.kind == .cannotRead || isNamed {
      throw ImportError(failure, of: failure.displayPath, diagnostics: book.diagnostics)
    }
    book.diagnostics.append(
      Diagnostic(.error, .cannotOpen, file: failure.displayPath, message: failure.message))
  }
}

/// Settings and vault exports.
extension BookReading {
  /// Reads the settings files, those nearest to the root first, and puts the options above them.
  mutating func readSettings() {
    var first: String?
    let files = sources { content -> (document: JSONDocument, mappings: [MappingReader.Reading])? in
      if case .settings(let document, let mappings) = content { (document, mappings) } else { nil }
    }.sorted { RecognisedFile.goesBefore($0.file, $1.file) }
    for (file, source, (document, sources)) in files {
      report(problemsOf: document, in: source)
      let settings = SettingsReader.read(
        document, sources: sources, place: SettingsReader.Place(file, options), log: &logs[source])
      // Where single files were named, a name may fit a file that was not read.
      if !file.file.isNamed, !file.file.isOfUser, options.settingsFolder == nil {
        reportUnfitNames(of: settings.files, in: document, file.file.reach, source)
      }
      if let reach = file.file.reach {
        let keys = Setting.all.filter { $0.scope == .book && settings.values[$0.key] != nil }
        if !keys.isEmpty {
          logs[source].report(
            .settingsOfFolder(
              keys: keys.map { quoted($0.key) }.joined(separator: ", "), count: keys.count,
              root: file.file.shownRoot, folder: PathText.display(reach)))
        }
        continue
      }
      for key in settings.values.keys where self.settings.values[key] == nil {
        settingSources[key] = source
      }
      let conflicts = self.settings.fill(from: settings)
      if let first, !conflicts.isEmpty, !file.file.isOfUser {
        logs[source].report(.settingsConflict(keys: conflicts.joined(separator: ", "), file: first))
      }
      first = first ?? file.displayPath
    }
    settings.values.merge(options.settings) { _, option in option }
    book.settings = settings.book
    if let asOf = book.settings.asOf, !book.settings.months.days.contains(asOf) {
      if let source = files.first?.source {
        logs[source].report(.asOfBeyond(day: asOf, beyond: LocalDays.beyond))
      }
      book.settings.asOf = nil
    }
    let zone = book.settings.timeZone.flatMap { TimeZone(identifier: $0) }
    days = LocalDays(zone, months: book.settings.months)
    currency = book.settings.currency ?? .unknown
  }

  /// Decodes the exports of apps, and leaves of each document only its outline.
  mutating func readVaults() {
    for (index, source) in sourceOfFile.enumerated() {
      guard let source, case .vault(let shape, var document) = recognised[index].content
      else { continue }
      report(problemsOf: document, in: source)
      var export = VaultDecoder.decode(document, shape: shape, log: &logs[source])
      let ofFile = recognised[index].choices.reading.currency
      if let ofFile, ofFile != book.settings.currency { export.setCurrency(ofFile.label) }
      // The tree takes several times the memory of the file.
      document.keepOutline()
      recognised[index].content = .vault(shape, document)
      if book.sources[source].byteCount >= JSONDocument.largeByteCount {
        MemoryPolicy.returnFreeBlocks()
      }
      if currency == .unknown, ofFile == nil, export.app == .grock,
        !export.carts.isEmpty || !export.items.isEmpty
      {
        logs[source].report(.currencyUnknown(file: SettingsReader.fileName))
      }
      exports.append((export, source))
    }
  }

  private mutating func report(problemsOf document: JSONDocument, in source: Int) {
    // People write settings themselves, and apps write exports.
    let remedy =
      book.sources[source].kind == .settings ? "correct the file" : "export the file again"
    for problem in document.store?.problems ?? [] { logs[source].report(problem) }
    if document.store?.isIncomplete == true { logs[source].isIncomplete = true }
    for (key, offset) in document.repeatedKeys {
      logs[source].report(.repeatedKey(key: key), at: document.place(of: offset))
    }
    let others = document.repeatedKeyCount - document.repeatedKeys.count
    if others > 0 { logs[source].report(.repeatedKeysNotListed(count: others)) }
    if document.hasRepairedText { logs[source].report(.textRepaired(remedy: remedy)) }
    guard let failure = document.failure else { return }
    let message = "\(failure.message); everything before it was read, \(remedy)"
    logs[source].report(
      DiagnosticMessage(.error, failure.code, message), at: document.place(of: failure.offset))
    logs[source].isIncomplete = true
  }
}

/// Questions that one file cannot answer and others with the same header can.
extension BookReading {
  /// Decides dates, decimal marks and prices over all receipt files with the same header, and reads
  /// further in large files where a price is still open.
  mutating func settleOpenQuestions() {
    var families: [[String]: [Int]] = [:]
    for (index, file) in recognised.enumerated() {
      if let names = file.content.receipts?.reading.names {
        families[names, default: []].append(index)
      }
    }
    for members in families.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      var answers = FamilyAnswers()
      for file in members.map({ recognised[$0] }) {
        file.content.receipts.map { answers.add($0.reading, file: file.displayPath) }
      }
      for member in members {
        let file = recognised[member].displayPath
        if members.count > 1 { update(member) { $0.take(answers, file: file) } }
        settleLargePrice(of: member)
      }
    }
  }

  private mutating func update(_ index: Int, _ change: (inout TableReading) -> Void) {
    guard case .receipts(var header, let head) = recognised[index].content else { return }
    change(&header)
    recognised[index].content = .receipts(header, head: head)
  }

  /// Reads on in a file whose first records have no quantity but 1, or do not show what a price is.
  private mutating func settleLargePrice(of index: Int) {
    let file = recognised[index]
    guard case .receipts(let header, let head) = file.content, header.isPriceOpen,
      head.count >= FileBytes.headByteCount,
      var lines = LineSample(amountsOf: header, keepsAll: false)
    else { return }
    if file.isStandardInput { return update(index) { $0.askAboutPrice() } }
    guard
      let source = try? PartSource(
        file.file.bytes.map { .bytes($0) } ?? .file(path: file.file.path),
        displayPath: file.displayPath, dialect: header.dialect, blockSize: 1 << 20,
        recordLimit: 1 << 24)
    else { return }
    var buffer = ByteBuffer(capacity: 1 << 20)
    while !lines.isFull, source.next(into: &buffer) != nil {
      let bytes = buffer.view.bytes(from: 0, to: buffer.count)
      var records = RecordCursor(bytes, dialect: header.dialect)
      records.width = header.names.count
      while !lines.isFull, records.next() {
        if let record = records.record(ofWidth: header.names.count) { lines.add(record) }
      }
    }
    var detective = TableDetective(header, [], choices: TableDetective.Choices())
    detective.settleOpenPrice(lines)
    update(index) { $0 = detective.reading }
  }

  /// Names the columns that may matter and were not understood, once for all files with one header.
  mutating func reportUnreadColumns() {
    var files: [[String]: [(file: RecognisedFile, source: Int, unread: [Int])]] = [:]
    for (file, source, (header, _)) in sources(\.receipts) where !header.unread.isEmpty {
      files[header.names, default: []].append((file, source, header.unread))
    }
    for (names, alike) in files {
      guard let first = alike.first else { continue }
      let columns = first.unread.map { QuotedValue.describe(names[$0], limit: 24) }
      logs[first.source].report(
        .columnNotRead(
          columns: columns.joined(separator: ", "), count: columns.count,
          otherFiles: alike.count - 1, remedy: first.file.mappingRemedy), line: 1)
    }
  }

  /// Says which rows count as purchases although a column says that they are none.
  mutating func reportRowKinds() {
    for (file, source, (header, _)) in sources(\.receipts) {
      for kind in header.rowKinds where !kind.returned.isEmpty {
        let values = kind.returned.map { QuotedValue.describe($0, limit: 24) }
        logs[source].report(
          .rowsNotPurchases(
            column: header.names[kind.column], count: kind.count,
            values: values.joined(separator: ", "), remedy: file.mappingRemedy), line: 1)
      }
    }
  }

  /// Says how many rows are left out because a column of yes and no, or a status, says so.
  mutating func reportLeftOut(_ file: ReceiptCollector.FileSummary) {
    let kinds = file.file.reading.rowKinds.filter { $0.pattern("") != nil }
    let count = file.notes.skippedCount
    guard !kinds.isEmpty, count > 0 else { return }
    let columns = kinds.map { kind in
      let values = kind.leftOut.map { QuotedValue.describe($0, limit: 24) }
      let name = QuotedValue.describe(file.file.reading.names[kind.column], limit: 24)
      return values.isEmpty ? name : "\(name) (\(values.joined(separator: ", ")))"
    }
    logs[file.file.source].report(
      .rowsLeftOut(count: count, columns: columns.joined(separator: " or ")), line: 1)
  }
}

extension DiagnosticMessage {
  /// - Parameters:
  ///   - count: How many columns there are.
  ///   - otherFiles: How many more files have the same header.
  fileprivate static func columnNotRead(
    columns: String, count: Int, otherFiles: Int, remedy: String
  ) -> DiagnosticMessage {
    let matter = count == 1 ? "looks as if it matters and was" : "look as if they matter and were"
    let files =
      switch otherFiles {
      case 0: ""
      case 1: " (1 more file has this header)"
      default: " (\(otherFiles) more files have this header)"
      }
    return DiagnosticMessage(
      .warning, .columnNotRead,
      "\(columns) \(matter) not understood\(files); rename what matters, or \(remedy)")
  }

  fileprivate static func rowsNotPurchases(
    column: some StringProtocol, count: Int, values: String, remedy: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .columnNotRead,
      """
      \(QuotedValue.describe(column, limit: 24)) says that \(count) of the first rows \
      \(count == 1 ? "is" : "are") no \(count == 1 ? "purchase" : "purchases"): \(values); \
      \(count == 1 ? "it counts" : "they count") as \(count == 1 ? "one" : "purchases") all the \
      same; \(remedy), which --mapping then names: with it, such rows count below zero
      """)
  }

  fileprivate static func rowsLeftOut(count: Int, columns: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .columnNotRead,
      """
      \(count) \(count == 1 ? "row is" : "rows are") left out, because \(columns) says that \
      \(count == 1 ? "it was" : "they were") not bought after all; rename the column if \
      \(count == 1 ? "it was" : "they were")
      """)
  }

  fileprivate static func onlyRefunds(file: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .onlyRefunds,
      """
      all amounts are below zero, so that every line counts as given back; if they were paid, \
      "pricebook inspect \(file) --write-mapping" writes a mapping, to which "negate": true belongs
      """)
  }

  fileprivate static let noStoreOfInput = DiagnosticMessage(
    .error, .missingStore,
    """
    standard input has no column of stores, and no file name that could be the store; name the \
    file instead of -, or add a column store
    """)

  fileprivate static func noLookupFile(mapping: String, columns: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .noLookupFile,
      """
      \(mapping): another file has the dates of the receipts, in the columns \(columns); read it \
      too
      """)
  }

  fileprivate static func settingsConflict(keys: String, file: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .settingsConflict,
      "\(keys): \(file) has another value, which is used; keep one settings file")
  }

  fileprivate static func asOfBeyond(day: CalendarDate, beyond: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .malformedDate, "asOf \(day) is \(beyond), and is not used; correct the date")
  }

  fileprivate static func currencyUnknown(file: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .currencyUnknown,
      """
      the export does not say in which currency its prices are; name it with --currency, or set \
      "currency" in \(file)
      """)
  }

  fileprivate static func repeatedKey(key: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .jsonRepeatedKey,
      "the key \(quoted(key)) occurs twice in one object; its first value is used")
  }

  fileprivate static func repeatedKeysNotListed(count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .problemsNotListed,
      """
      \(count) more keys occur twice in one object and are not listed; the first value of each is \
      used
      """)
  }

  fileprivate static func textRepaired(remedy: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .jsonText,
      "some text is not valid UTF-8 and was repaired with U+FFFD; \(remedy)")
  }

  fileprivate static func settingsOfFolder(
    keys: String, count: Int, root: String, folder: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .ofFolder,
      """
      \(keys): \(count == 1 ? "this setting is" : "these settings are") of a whole book, but this \
      file is in a folder below \(root) and holds for the files in \(folder) alone; \
      \(count == 1 ? "it is" : "they are") not used: write \(count == 1 ? "it" : "them") into the \
      pricebook.json of \(root), or read \(folder) as a book of its own
      """)
  }
}

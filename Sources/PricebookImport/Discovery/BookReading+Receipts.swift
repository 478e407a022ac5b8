import PricebookModel

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
    for (file, source) in sources(where: { if case .receipts = $0 { true } else { false } }) {
      guard case .receipts(let header, let head) = file.content,
        let receipts = receiptFile(file, source, header, head: head)
      else { continue }
      files.append(receipts)
    }
    let raw = try read(files, keepsWritten: options.keepsWritten, progress)
    for file in raw.collector.files {
      if let warning = SurveyShape.warning(file, of: raw.collector.lines) {
        logs[file.file.source].report(warning.severity, warning.code, warning.message)
      }
    }
    if currency == .unknown, let only = raw.onlyCurrency { currency = only }
    self.raw = consume raw
  }

  /// What is needed to read a table of receipts or of prices; `nil` if it cannot be read, which is
  /// reported.
  mutating func receiptFile(
    _ file: RecognisedFile, _ source: Int, _ header: ReceiptHeader, head: [UInt8]
  ) -> ReceiptFile? {
    let problems =
      header.diagnostics + [header.priceProblem(file: file.displayPath)].compactMap(\.self)
    for problem in problems {
      logs[source].report(
        problem.severity, problem.code, line: problem.line, column: problem.column,
        problem.message)
    }
    if problems.contains(where: { $0.severity == .error }) {
      logs[source].isIncomplete = true
      return nil
    }
    // A blank store in a store column is missing; without the column, the file name is the store.
    var hasStores =
      header.mapping.meanings.contains(.store)
      || header.source?.constants.store != nil || header.mapping.rules?.found.store != nil
    var mapping = header.mapping
    if let rules = mapping.rules, rules.mapping.lookup != nil, rules.lacksColumns {
      guard let lookup = lookUp(for: rules.mapping) else {
        logs[source].report(
          .error, .noLookupFile,
          "\(rules.mapping.name.isEmpty ? "the mapping" : rules.mapping.name): another file has the "
            + "dates of the receipts, in the columns \(rules.mapping.lookupColumns); read it too")
        logs[source].isIncomplete = true
        return nil
      }
      mapping.rules?.lookup = lookup
      if lookup.values.first?[.store] != nil { hasStores = true }
    }
    let zone = header.source?.timeZone.flatMap { TimeZone(identifier: $0) }
    mapping.rules?.days = zone.map(days.inZone) ?? days
    var receipts = ReceiptFile(
      input: input(of: file, head: head),
      displayPath: file.displayPath, source: source, dialect: header.dialect,
      mapping: mapping,
      defaultStore: hasStores || file.isStandardInput ? nil : file.baseName,
      defaultCurrency: mapping.defaultCurrency.map {
        CurrencyCode(written: $0.label, bookCurrency: book.settings.currency)
      } ?? book.settings.currency)
    receipts.shape = header.shape
    receipts.headerText = header.text
    receipts.choices = choices
    receipts.choices.priceList = header.priceList
    receipts.storeOfName = file.isStandardInput ? nil : file.baseName
    return receipts
  }

  /// Reads tables of receipts or of prices to their ends.
  mutating func read(
    _ files: [ReceiptFile], keepsWritten: Bool,
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) -> RawReceipts {
    var readerOptions = ReceiptReader.Options()
    readerOptions.bookCurrency = book.settings.currency
    readerOptions.days = days
    readerOptions.keepsWritten = keepsWritten
    if let size = options.blockSize { readerOptions.blockSize = size }
    let (expected, before) = (expectedByteCount, bytesRead)
    let cancellation = Cancellation()
    let raw = ReceiptReader(readerOptions).read(files) { bytes in
      cancellation.goesOn(
        progress(ImportProgress(bytesRead: before + bytes, totalBytes: expected)))
    }
    if cancellation.isCancelled {
      throw ImportError(.cancelled, "reading was cancelled", diagnostics: book.diagnostics)
    }
    let failures = raw.failures
    if raw.isIncomplete { book.isIncomplete = true }
    for file in raw.collector.files {
      tableNotes[file.file.source] = file.notes
      bytesRead += file.byteCount
    }
    for failure in failures { try report(failure) }
    return raw
  }

  /// The bytes of all tables of receipts and prices; 0 where that is not known.
  private var expectedByteCount: Int {
    let tables = sources(where: \.isTableOfLines).map(\.file)
    return tables.contains(where: \.isStandardInput)
      ? 0 : tables.reduce(0) { $0 + $1.file.byteCount }
  }

  /// What other files say about the receipts of a mapping; `nil` if there is no such file.
  private mutating func lookUp(for mapping: SourceMapping) -> [String: [MappingField: String]]? {
    guard let key = mapping.lookup?.keyInFile else { return nil }
    var found: [String: [MappingField: String]]?
    for (file, source) in sources(where: { if case .lookup = $0 { true } else { false } }) {
      guard case .lookup(let other, let header) = file.content, other.lookup?.key == key,
        let bytes = bytes(file, source)
      else { continue }
      let table = LookupTable(
        bytes, header: header.names, header.dialect, key: key, for: mapping, log: &logs[source])
      found = (found ?? [:]).merging(table.texts) { first, _ in first }
    }
    return found
  }

  private func input(of file: RecognisedFile, head: [UInt8]) -> FileInput {
    if let bytes = file.file.bytes { return .bytes(bytes) }
    guard file.isStandardInput else { return .file(path: file.file.path) }
    // The bytes read to look at the header may be the whole input.
    return head.count < FileBytes.headByteCount
      ? .bytes(head) : .standardInput(firstBytes: head)
  }

  /// Stops the run if reading broke off, or if a file that the user named cannot be opened.
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
}

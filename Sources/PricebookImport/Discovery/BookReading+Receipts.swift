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
    var totalBytes = 0
    for (file, source) in sources(where: { if case .receipts = $0 { true } else { false } }) {
      guard case .receipts(let header, let head) = file.content else { continue }
      let problems =
        header.diagnostics + [header.priceProblem(file: file.displayPath)].compactMap(\.self)
      for problem in problems {
        logs[source].report(
          problem.severity, problem.code, line: problem.line, column: problem.column,
          problem.message)
      }
      if problems.contains(where: { $0.severity == .error }) {
        logs[source].isIncomplete = true
        continue
      }
      totalBytes += file.file.byteCount
      // A blank store in a store column is missing; without the column, the file name is the store.
      let hasStores =
        header.mapping.meanings.contains(.store)
        || header.source?.constants.store != nil || header.mapping.rules?.found.store != nil
      var mapping = header.mapping
      if let rules = mapping.rules, rules.mapping.lookup != nil, rules.cells[.date] == nil {
        guard let lookup = lookUp(for: rules.mapping) else {
          logs[source].report(
            .error, .noLookupFile,
            "\(rules.mapping.name): another file has the dates of the receipts, in the "
              + "columns \(rules.mapping.lookupColumns); read it too")
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
        defaultCurrency: mapping.defaultCurrency.map {
          CurrencyCode(written: $0.label, bookCurrency: book.settings.currency)
        } ?? book.settings.currency)
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
    let cancellation = Cancellation()
    let raw = ReceiptReader(readerOptions).read(files) { bytes in
      cancellation.goesOn(
        progress(ImportProgress(bytesRead: bytes, totalBytes: expected)))
    }
    if cancellation.isCancelled {
      throw ImportError(.cancelled, "reading was cancelled", diagnostics: book.diagnostics)
    }
    let failures = raw.failures
    if raw.isIncomplete { book.isIncomplete = true }
    if currency == .unknown, let only = raw.onlyCurrency { currency = only }
    for file in raw.collector.files {
      tableNotes[file.file.source] = file.notes
    }
    self.raw = consume raw
    for failure in failures { try report(failure) }
  }

  /// What other files say about the receipts of a mapping; `nil` if there is no such file.
  private mutating func lookUp(for mapping: SourceMapping) -> [String: [MappingField: String]]? {
    guard let key = mapping.lookup?.key else { return nil }
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

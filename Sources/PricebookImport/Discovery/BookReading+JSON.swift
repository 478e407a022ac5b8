import PricebookModel
import PricebookParallel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.TimeZone
#else
  internal import struct Foundation.TimeZone
#endif

/// Settings and vault exports.
extension BookReading {
  mutating func readSettings() {
    var first: String?
    let files = sources(where: { if case .settings = $0 { true } else { false } })
      .sorted { RecognisedFile.goesBefore($0.file, $1.file) }
    for (file, source) in files {
      guard case .settings(let document, let sources) = file.content else { continue }
      report(problemsOf: document, in: source)
      let settings = SettingsReader.read(
        document, sources: sources, place: SettingsReader.Place(file, options), log: &logs[source])
      let conflicts = book.settings.fill(from: settings)
      if let first, !conflicts.isEmpty, !file.file.isOfUser {
        logs[source].report(
          .warning, .settingsConflict,
          "\(conflicts.joined(separator: ", ")): \(first) has another value, which is used; "
            + "keep one settings file")
      }
      first = first ?? file.displayPath
    }
    if let override = options.timeZone { book.settings.timeZone = override }
    if let override = options.currency { book.settings.currency = override }
    if let asOf = book.settings.asOf, !book.settings.months.days.contains(asOf) {
      let source = files.first?.source
      if let source {
        logs[source].report(
          .error, .malformedDate,
          "asOf \(asOf) is \(LocalDays.beyond), and is not used; correct the date")
      }
      book.settings.asOf = nil
    }
    let zone = book.settings.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt
    days = LocalDays(zone, months: book.settings.months)
    currency = book.settings.currency ?? .unknown
  }

  mutating func readVaults() {
    for (index, source) in sourceOfFile.enumerated() {
      guard let source, case .vault(let shape, var document) = recognised[index].content else {
        continue
      }
      report(problemsOf: document, in: source)
      let export = VaultDecoder.decode(document, shape: shape, log: &logs[source])
      // The tree takes several times the memory of the file.
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
            + "name it with --currency, or set \"currency\" in \(SettingsReader.fileName)")
      }
      exports.append((export, source))
    }
  }

  private mutating func report(problemsOf document: JSONDocument, in source: Int) {
    // People write settings themselves, and apps write exports.
    let remedy =
      book.sources[source].kind == .settings ? "correct the file" : "export the file again"
    for problem in document.store?.problems ?? [] {
      logs[source].report(problem.severity, problem.code, problem.message)
    }
    if document.store?.isIncomplete == true { logs[source].isIncomplete = true }
    for (key, offset) in document.repeatedKeys {
      let place = document.place(of: offset)
      logs[source].report(
        .warning, .jsonRepeatedKey, line: place.line, column: place.column,
        "the key \(quoted(key)) occurs twice in one object; its first value is used")
    }
    let others = document.repeatedKeyCount - document.repeatedKeys.count
    if others > 0 {
      logs[source].report(
        .warning, .problemsNotListed,
        "\(others) more keys occur twice in one object and are not listed; the first value of each "
          + "is used")
    }
    if document.hasRepairedText {
      logs[source].report(
        .warning, .jsonText,
        "some text is not valid UTF-8 and was repaired with U+FFFD; \(remedy)")
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
      "\(failure.message); everything before it was read, \(remedy)")
    logs[source].isIncomplete = true
  }
}

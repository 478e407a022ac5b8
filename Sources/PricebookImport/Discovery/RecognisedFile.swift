import PricebookModel
import PricebookParallel

/// A file and what it is, by its content.
struct RecognisedFile {
  enum Content {
    case receipts(ReceiptHeader, head: [UInt8])
    /// A price list.
    case prices(ReceiptHeader, head: [UInt8])
    case table(TableKind)
    case vault(JSONShape, JSONDocument)
    case settings(JSONDocument, [MappingReader.Reading])
    /// A table of budgets that a mapping reads.
    case budgets(SourceMapping, ReceiptHeader)
    /// A table that the mapping of another file looks values up in.
    case lookup(SourceMapping, ReceiptHeader)
    /// A file that a mapping knows to be unusable.
    case refused(SourceMapping)
    /// A table of payments.
    case payments(PaymentShape)
    /// A text without a table in it, found in a folder.
    case prose
    /// An unknown file: what was found, and what to do.
    case unknown(String)
    case unreadable(ReadFailure)
  }

  var file: BookFiles.File
  var content: Content

  var isStandardInput: Bool { file.path == ImportOptions.standardInput }

  /// What messages call the file.
  var displayPath: String { isStandardInput ? "<standard input>" : PathText.display(file.path) }

  /// The file's name without its folder.
  var name: String { file.name }

  /// How many folders its path names.
  var depth: Int { file.path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// The file's name without its folder and extension, as people see it.
  var baseName: String {
    let name = PathText.display(name)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Recognises a file by its first bytes.
  init(_ file: BookFiles.File, options: ImportOptions, choices: ReceiptHeader.Choices) {
    self.file = file
    content = .unknown("")
    do throws(ReadFailure) {
      content = try recognise(options, choices)
    } catch {
      content = .unreadable(error)
    }
  }

  private func recognise(
    _ options: ImportOptions, _ choices: ReceiptHeader.Choices
  ) throws(ReadFailure) -> Content {
    let head =
      if isStandardInput {
        try FileBytes.readStandardInputHead()
      } else {
        try file.read(limit: FileBytes.headByteCount)
      }
    if !isStandardInput, head.starts(with: VaultStore.signature) { return try recogniseStore() }
    guard let first = head.first(where: { !$0.isSpace }) else {
      return !file.isNamed && BookFiles.isTextFile(name) ? .prose : .unknown("it is empty")
    }
    if let format = ForeignFormat(head) { return .unknown(format.explanation) }
    if !isStandardInput, BookFiles.isStoreName(name) {
      return .unknown(
        "it has the name of an SQLite database, but is not one; it may be damaged or encrypted")
    }
    if options.encoding == nil, EncodingEvidence(head).encoding == .windows1252,
      OtherAlphabet.isLikely(head)
    {
      return .unknown(OtherAlphabet.explanation)
    }
    var choices = choices
    choices.priceList = priceListReason
    if !isStandardInput, isJSON(head, firstVisible: first) {
      return try recogniseJSON(head, options, choices)
    }
    return recogniseTable(head, options, choices)
  }

  private func recogniseStore() throws(ReadFailure) -> Content {
    guard file.bytes == nil else {
      return .unknown(
        "it is an SQLite database; give its path, because it is read together with its log")
    }
    switch try VaultStore.read(file.path) {
    case .export(let shape, let document): return .vault(shape, document)
    case .other(let found): return .unknown(found)
    }
  }

  private func isJSON(_ head: [UInt8], firstVisible: UInt8) -> Bool {
    let lowered = name.lowercased()
    if [".json", ".jsonl", ".ndjson"].contains(where: { lowered.hasSuffix($0) }) { return true }
    if name.lowercased().hasSuffix(".csv") { return false }
    return firstVisible == UInt8(ascii: "{") || firstVisible == UInt8(ascii: "[")
  }

  private func recogniseTable(
    _ head: [UInt8], _ options: ImportOptions, _ choices: ReceiptHeader.Choices
  ) -> Content {
    let text = FileBytes.decoded(head, asked: options.encoding)
    let content = recogniseColumns(head, text: text, choices)
    guard case .unknown = content, SecretText.isMentioned(in: text[...]) else { return content }
    return .unknown(
      "its first line is not a known header; it is not shown, because the file contains a password")
  }

  /// Why the file is a price list, whatever its columns are.
  var priceListReason: PriceListReason? {
    if file.isPriceList { return .asked }
    return isStandardInput ? nil : PriceListName(baseName).words.map { .fileName($0) }
  }

  private func recogniseColumns(
    _ head: [UInt8], text: [UInt8], _ choices: ReceiptHeader.Choices
  ) -> Content {
    let names = TableKind.headerNames(firstBytes: text)
    if !isStandardInput {
      if file.isBasket {
        let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
        return names.contains { TableKind.basket.canonical($0) == "item" }
          ? .table(.basket)
          : .unknown("a basket needs the column \"item\"; its columns are \(found)")
      }
      if !file.isPriceList {
        if let kind = TableKind.detect(header: names, fileName: baseName) { return .table(kind) }
        if TableKind.isBudgetRow(TableKind.firstRecord(of: text)) { return .table(.budgets) }
      }
    }
    let detection = ReceiptHeader.detect(
      firstBytes: head, file: displayPath, choices: choices)
    switch detection {
    case .receipts(let header) where header.priceList != nil: return .prices(header, head: head)
    case .receipts(var header):
      if header.source == nil {
        func records() -> [[String]] { Self.firstRecords(head, header.dialect) }
        if let shape = PaymentShape(header: header, records: records()) { return .payments(shape) }
        header.unread = UnreadColumns.find(in: header, records: records)
          .filter { !header.understood.contains($0) }
      }
      return .receipts(header, head: head)
    case .incomplete(_, let message):
      if let shape = paymentShape(head, choices) { return .payments(shape) }
      return .unknown("\(message); \(mappingRemedy)")
    case .mapped(let mapping, let header):
      switch mapping.kind {
      case .budgets: return .budgets(mapping, header)
      case .lookup: return .lookup(mapping, header)
      case .refused, .receipts, .visits, .prices: return .refused(mapping)
      }
    case .other:
      if text.contains(0) {
        return .unknown("it contains binary data and not text")
      }
      if let shape = paymentShape(head, choices) { return .payments(shape) }
      if let journal = TextKind(text) { return .unknown(journal.explanation) }
      if !file.isNamed, BookFiles.isTextFile(name) { return .prose }
      return .unknown(unknownTable(names))
    }
  }
}

extension UInt8 {
  /// White space, or a byte of the UTF-8 byte order mark.
  fileprivate var isSpace: Bool {
    self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0xEF || self == 0xBB || self == 0xBF
  }
}

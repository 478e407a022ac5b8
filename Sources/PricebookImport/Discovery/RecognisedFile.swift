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
    /// An unknown file: what was found, and what to do.
    case unknown(String)
    case unreadable(ReadFailure)
  }

  var file: BookFiles.File
  var content: Content

  var isStandardInput: Bool { file.path == ImportOptions.standardInput }

  /// What messages call the file.
  var displayPath: String { isStandardInput ? "<standard input>" : file.path }

  /// The file's name without its folder.
  var name: String { file.name }

  /// How many folders its path names.
  var depth: Int { file.path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// The file's name without its folder and extension.
  var baseName: String {
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
      return .unknown("it is empty")
    }
    if let format = ForeignFormat(head) { return .unknown(format.explanation) }
    if !isStandardInput, BookFiles.isStoreName(name) {
      return .unknown(
        "it has the name of an SQLite database, but is not one; it may be damaged or encrypted")
    }
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

  private func recogniseColumns(
    _ head: [UInt8], text: [UInt8], _ choices: ReceiptHeader.Choices
  ) -> Content {
    let names = TableKind.headerNames(firstBytes: text)
    if !isStandardInput {
      if file.isBasket {
        let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
        return names.contains("item")
          ? .table(.basket)
          : .unknown("a basket needs the column \"item\"; its columns are \(found)")
      }
      if !file.isPriceList, let kind = TableKind.detect(header: names) { return .table(kind) }
    }
    var choices = choices
    choices.priceList =
      file.isPriceList
      ? .asked : isStandardInput ? nil : PriceListName(baseName).words.map { .fileName($0) }
    let detection = ReceiptHeader.detect(
      firstBytes: head, file: displayPath, choices: choices)
    switch detection {
    case .receipts(let header) where header.priceList != nil: return .prices(header, head: head)
    case .receipts(let header): return .receipts(header, head: head)
    case .incomplete(_, let message): return .unknown(message)
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
      let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
      return .unknown(
        "its header is \(found.isEmpty ? "empty" : found); Pricebook reads receipts "
          + "(date, store, item, total), budgets (month, category, amount), aliases "
          + "(kind, match, name) and baskets (item, quantity)")
    }
  }
}

extension UInt8 {
  /// White space, or a byte of the UTF-8 byte order mark.
  fileprivate var isSpace: Bool {
    self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0xEF || self == 0xBB || self == 0xBF
  }
}

internal import PricebookModel

/// A kind of file that is not read: a document, a picture, or a text such as a journal.
enum ForeignFormat: String, Sendable {
  case excelWorkbook, openDocument, oldOfficeDocument, numbersDocument, pdf, image, gzip, zipArchive
  case journal, webPage, markup, mail
  private static let entries = EmbeddedWords.formats_txt.split(separator: "\n").map { line in
    line.split(separator: ": ", maxSplits: 2)
  }.filter { $0.count == 3 && !$0[0].hasPrefix("#") }

  var explanation: String { Self.entries.first { $0[0] == rawValue }.map { String($0[2]) } ?? "" }

  init?(fileName: String) {
    guard let point = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: point)...].lowercased()
    let entry = Self.entries.first { $0[1].split(separator: " ").contains { $0 == ending } }
    guard let format = entry.flatMap({ Self(rawValue: String($0[0])) }) else { return nil }
    self = format
  }

  /// The format of a file that holds no text, by its first bytes.
  init?(_ head: [UInt8]) {
    guard let format = Self.signatures.first(where: { head.starts(with: $0.bytes) })?.format
    else { return nil }
    self = format == .zipArchive ? Self.archive(head) : format
  }

  private static let signatures: [(bytes: [UInt8], format: ForeignFormat)] = [
    (zipEntry, .zipArchive),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldOfficeDocument),
    (Array("%PDF-".utf8), .pdf), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
    ([0xFF, 0xD8, 0xFF], .image), ([0x49, 0x49, 0x2A, 0x00], .image),
    ([0x4D, 0x4D, 0x00, 0x2A], .image), (Array("GIF8".utf8), .image), ([0x1F, 0x8B, 0x08], .gzip),
  ]

  private static let zipEntry: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// What a ZIP archive is, by the names of its first entries, each after 30 bytes; the two at 26
  /// are the length of the name (PKWARE, APPNOTE.TXT, section 4.3.7).
  private static func archive(_ head: [UInt8]) -> ForeignFormat {
    for start in head.indices where head[start...].starts(with: zipEntry) {
      guard start + 30 <= head.count else { break }
      let length = Int(head[start + 26]) | Int(head[start + 27]) << 8
      let name = String(decoding: head[(start + 30)...].prefix(length), as: UTF8.self)
      if name.hasPrefix("xl/") { return .excelWorkbook }
      if name == "mimetype", head.dropFirst(start + 30 + length).starts(with: openDocumentType) {
        return .openDocument
      }
    }
    return .zipArchive
  }

  private static let openDocumentType = Array("application/vnd.oasis.opendocument".utf8)

  /// The kind of a text that is no table, by its first lines.
  init?(text: [UInt8]) {
    let lines = text.prefix(1 << 14).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .prefix(60).map { String(decoding: $0, as: UTF8.self) }
    let first = lines.first.map { $0.lowercased() } ?? ""
    // A line that says that it is XML may come first.
    let second = lines.dropFirst().first { $0.contains("<") }?.lowercased() ?? ""
    let root = first.hasPrefix("<?xml") ? second : first
    let signs: [(format: ForeignFormat, isThere: Bool)] = [
      (.webPage, root.hasPrefix("<!doctype html") || root.hasPrefix("<html")),
      (.markup, first.hasPrefix("<?xml")),
      (.mail, lines.contains { $0.lowercased().hasPrefix("mime-version:") }),
      (.journal, Self.isJournal(lines)),
    ]
    guard let found = signs.first(where: \.isThere) else { return nil }
    self = found.format
  }

  /// Whether an entry begins with a day at a line's start, and indented postings have colons.
  private static func isJournal(_ lines: [String]) -> Bool {
    zip(lines, lines.dropFirst()).contains { entry, posting in
      let day = entry.prefix(10)
      let isDay =
        day.count == 10 && day.allSatisfy { $0.isASCII && ($0.isNumber || "-/.".contains($0)) }
      let isIndented = posting.hasPrefix("  ") || posting.hasPrefix("\t")
      let account = posting.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return isDay && isIndented && account.contains(":")
    }
  }
}

/// A text that is no table: a journal of an accounting program, a statement of a bank, prose.
enum TextKind: Hashable, Sendable {
  case journal
  case quicken
  case openFinancialExchange
  case swiftStatement
  case webPage
  case markup
  case mail

  /// The kind that the ending of a name means.
  init?(fileName: String) {
    guard let point = fileName.lastIndex(of: "."),
      let kind = Self.endings[fileName[fileName.index(after: point)...].lowercased()]
    else { return nil }
    self = kind
  }

  private static let endings: [String: TextKind] = [
    "qif": .quicken, "ofx": .openFinancialExchange, "qfx": .openFinancialExchange,
    "html": .webPage, "htm": .webPage, "mhtml": .webPage, "xml": .markup, "eml": .mail,
    "mbox": .mail,
  ]

  /// - Parameter text: The beginning of a file, in UTF-8.
  init?(_ text: [UInt8]) {
    let lines = text.prefix(1 << 14).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .prefix(60).map { String(decoding: $0, as: UTF8.self) }
    let first = lines.first.map { $0.lowercased() } ?? ""
    // A line that says that it is XML may come first.
    let second = lines.dropFirst().first { $0.contains("<") }?.lowercased() ?? ""
    let root = first.hasPrefix("<?xml") ? second : first
    if first.hasPrefix("!type:") || first.hasPrefix("!account") {
      self = .quicken
    } else if first.hasPrefix("ofxheader") || [first, root].contains(where: Self.isOFX) {
      self = .openFinancialExchange
    } else if lines.prefix(4).contains(where: { $0.hasPrefix(":20:") }) {
      self = .swiftStatement
    } else if root.hasPrefix("<!doctype html") || root.hasPrefix("<html") {
      self = .webPage
    } else if first.hasPrefix("<?xml") {
      self = .markup
    } else if lines.contains(where: { $0.lowercased().hasPrefix("mime-version:") }) {
      self = .mail
    } else if Self.isJournal(lines) {
      self = .journal
    } else {
      return nil
    }
  }

  /// What the file is, and what to do with it.
  var explanation: String {
    switch self {
    case .journal:
      "it is a journal of ledger, hledger or beancount, which has payments and no items; Pricebook "
        + "writes such journals with \"pricebook export --format journal\", and reads receipts as CSV"
    case .quicken: "it is a QIF file, which has payments of an account and no items"
    case .openFinancialExchange: "it is an OFX file, which has payments of an account and no items"
    case .swiftStatement: "it is an MT940 statement, which has payments of an account and no items"
    case .webPage: "it is a web page; save the table in it as CSV"
    case .markup: "it is an XML file; save or download its data as CSV"
    case .mail: "it is an e-mail; save the receipt in it as CSV"
    }
  }

  private static func isOFX(_ line: String) -> Bool {
    line.contains("<ofx>") || line.contains("<?ofx")
  }

  /// Whether an entry begins with a day at the start of a line, and its postings, which are
  /// accounts with colons, are indented.
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

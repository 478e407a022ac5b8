/// The formats in which banks and money programs write payments without columns.
///
/// Each has a reader of its own; ``PaymentTable`` makes the same rows of what they find as of a table.
enum StatementFormat: String, Sendable {
  /// Open Financial Exchange, 1.x in SGML and 2.x in XML; also QFX of Quicken.
  case openFinancialExchange = "an OFX file"
  /// The Quicken Interchange Format.
  case quicken = "a QIF file"
  /// The customer statement message of SWIFT, MT940, and the interim report MT942.
  case swift = "an MT940 statement"
  /// The statements and reports of ISO 20022: camt.052, camt.053 and camt.054.
  case camt = "a CAMT statement"

  /// The format of a text by its first lines.
  init?(text: [UInt8]) {
    // Most files show by few lines that they are none of these.
    let lines = text.prefix(1 << 14).split(maxSplits: 40) { $0 == 0x0A || $0 == 0x0D }.prefix(40)
      .lazy.map { String(decoding: $0, as: UTF8.self).lowercased() }
    guard let first = lines.first?[...].trimmed else { return nil }
    let isMarkup = first.hasPrefix("<")
    func holds(_ words: String...) -> Bool {
      lines.contains { line in words.contains { line.contains($0) } }
    }
    if first.hasPrefix("!type:") || first.hasPrefix("!account") || first.hasPrefix("!option:") {
      self = .quicken
    } else if first.hasPrefix("ofxheader") || isMarkup && holds("<ofx>", "<?ofx") {
      self = .openFinancialExchange
    } else if isMarkup, holds(":camt.05", "bktocstmrstmt>", "bktocstmracctrpt>") {
      self = .camt
    } else if lines.prefix(6).contains(where: { $0.hasPrefix(":20:") || $0.hasSuffix("{4::20:") }),
      lines.contains(where: { $0.hasPrefix(":25:") || $0.hasPrefix(":61:") })
    {
      self = .swift
    } else {
      return nil
    }
  }

  /// Whether the format says how days and amounts are written.
  var hasPlainValues: Bool { self != .quicken }

  /// The payments of a whole file.
  ///
  /// - Parameter text: In UTF-8.
  func entries(_ text: [UInt8]) -> [StatementEntry] {
    switch self {
    case .openFinancialExchange: OFXStatement.entries(text)
    case .quicken: QIFStatement.entries(text)
    case .swift: MT940Statement.entries(text)
    case .camt: CAMTStatement.entries(text)
    }
  }

  /// The lines of a text without their ends and the mark of the byte order.
  static func lines(of text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.first == "\u{FEFF}" ? $0.dropFirst() : $0 }
  }

  /// Whether the name of a file ends as those of banks do.
  static func isFileName(_ name: String) -> Bool {
    name.hasEnding(".ofx", ".qfx", ".qif", ".sta", ".mt940", ".940")
  }
}

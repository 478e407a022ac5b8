/// Reads the Quicken Interchange Format: records of lines that begin with a letter, each record ended by
/// `^`, in sections of which only those of accounts have payments.
///
/// Source: *Quicken Interchange Format (QIF) files*, Intuit. An amount below zero is money out. The
/// order of day and month is that of the computer that wrote the file.
enum QIFStatement {
  /// The payments in their order; those of other sections are left out.
  static func entries(_ text: [UInt8]) -> [StatementEntry] {
    var found: [StatementEntry] = []
    var fields: [Character: String] = [:]
    var start: Int?
    var isOfAccount = false
    func close() {
      if let start, isOfAccount { found.append(entry(fields, line: start)) }
      fields = [:]
      start = nil
    }
    for (number, line) in StatementFormat.lines(of: text).enumerated() {
      guard let letter = line.first else { continue }
      switch letter {
      case "!":
        close()
        let section = line.lowercased()
        if section.hasPrefix("!type:") {
          isOfAccount = accounts.contains(section.dropFirst(6).filter { $0 != " " })
        } else if section.hasPrefix("!account") {
          isOfAccount = false
        }
      case "^": close()
      default:
        start = start ?? number + 1
        // Of a payment that is divided the parts come later.
        if fields[letter] == nil { fields[letter] = String(line.dropFirst().trimmed) }
      }
    }
    close()
    return found
  }

  private static let accounts: Set = ["bank", "ccard", "cash", "otha", "othl"]

  private static func entry(_ fields: [Character: String], line: Int) -> StatementEntry {
    var entry = StatementEntry(line: line)
    entry.day = day(fields["D"] ?? "")
    entry.take(signed: fields["T"] ?? fields["U"] ?? "")
    entry.payee = fields["P"] ?? ""
    entry.memo = fields["M"] ?? ""
    return entry
  }

  /// Quicken writes `11/ 2'26` for 2 November 2026.
  private static func day(_ text: String) -> String {
    guard text.contains(where: { "' ".contains($0) }) else { return text }
    return text.split { !$0.isNumber }.map { $0.count == 1 ? "0\($0)" : $0 }
      .joined(separator: "/")
  }
}

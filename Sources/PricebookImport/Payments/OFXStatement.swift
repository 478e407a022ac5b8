/// Reads Open Financial Exchange: transactions (`STMTTRN`) of accounts and cards.
///
/// Source: *Open Financial Exchange*, 2.3, sections 3.2.8.2 (days: `YYYYMMDD`, a time and a zone may
/// follow), 5.2 (`CURRENCY` says in what an amount is, `ORIGCURRENCY` in what it was) and 11.4.4
/// (`TRNAMT` is below zero for money out, of cards too).
enum OFXStatement {
  /// The transactions in their order; where no amount has a sign, their types say which are money
  /// out.
  static func entries(_ text: [UInt8]) -> [StatementEntry] {
    var scanner = MarkupScanner(text)
    var found: [(entry: StatementEntry, isDebit: Bool)] = []
    var open: (line: Int, fields: [String: String])?
    var element = ""
    var isOriginal = false
    var account = ""
    func close() {
      if let open { found.append(entry(open.fields, line: open.line, account)) }
      open = nil
    }
    while let token = scanner.next() {
      switch token {
      case .start(let name, _):
        element = name.uppercased()
        if element == "STMTTRN" {
          close()
          open = (scanner.line, [:])
        }
        if element == "ORIGCURRENCY" || element == "CURRENCY" {
          isOriginal = element == "ORIGCURRENCY"
        }
      case .text(let text):
        if open != nil {
          if element != "CURSYM" || !isOriginal, open?.fields[element] == nil {
            open?.fields[element] = text
          }
        } else if element == "CURDEF" {
          account = text
        }
      case .end(let name):
        if name.uppercased() == "STMTTRN" { close() }
      }
    }
    close()
    // Some banks write no sign at all.
    guard !found.contains(where: \.entry.isMoneyOut) else { return found.map(\.entry) }
    return found.map { entry, isDebit in
      var entry = entry
      entry.isMoneyOut = isDebit
      return entry
    }
  }

  private static func entry(
    _ fields: [String: String], line: Int, _ account: String
  ) -> (entry: StatementEntry, isDebit: Bool) {
    var entry = StatementEntry(line: line)
    entry.day = day(fields["DTUSER"])
    entry.bookingDay = day(fields["DTPOSTED"])
    if entry.day.isEmpty { swap(&entry.day, &entry.bookingDay) }
    let amount = fields["TRNAMT"] ?? ""
    entry.take(signed: amount.contains(".") ? amount : amount.replacing(",", with: "."))
    entry.currency = fields["CURSYM"] ?? account
    entry.payee = fields["NAME"] ?? fields["EXTDNAME"] ?? ""
    entry.memo = fields["MEMO"] ?? ""
    return (entry, debits.contains(fields["TRNTYPE"]?.uppercased() ?? ""))
  }

  private static let debits: Set = [
    "DEBIT", "POS", "ATM", "CASH", "CHECK", "PAYMENT", "DIRECTDEBIT", "REPEATPMT", "FEE", "SRVCHG",
  ]

  private static func day(_ text: String?) -> String {
    let text = text ?? ""
    let digits = text.prefix(8)
    guard digits.utf8.count == 8, digits.utf8.allSatisfy(\.isDigit) else { return text }
    return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
  }
}

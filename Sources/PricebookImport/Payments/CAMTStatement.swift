/// Reads statements and reports of ISO 20022: entries (`Ntry`), and their parts where one entry is of
/// several payments with an amount each.
///
/// Source: *ISO 20022, Bank-to-Customer Cash Management*, camt.053.001.02 to .08. `CdtDbtInd` says
/// which way the money went, of reversals too.
enum CAMTStatement {
  private typealias Values = [String: String]

  /// The payments of all entries, in their order.
  static func entries(_ text: [UInt8]) -> [StatementEntry] {
    var scanner = MarkupScanner(text)
    var found: [StatementEntry] = []
    var path: [String] = []
    var line = 0
    var entry: Values = [:]
    var parts: [Values] = []

    func keep(_ value: String, _ suffix: String = "") {
      guard let start = path.lastIndex(of: "Ntry") else { return }
      let part = path.lastIndex(of: "TxDtls")
      let key = path[((part ?? start) + 1)...].joined(separator: "/") + suffix
      func add(_ values: inout Values) {
        values[key] = [values[key], value].compactMap(\.self).joined(separator: " ")
      }
      if part == nil { add(&entry) } else { add(&parts[parts.count - 1]) }
    }
    while let token = scanner.next() {
      switch token {
      case .start(let name, let attributes):
        path.append(name)
        if name == "Ntry" { (entry, parts, line) = ([:], [], scanner.line) }
        if name == "TxDtls" { parts.append([:]) }
        if name == "Amt", let currency = currency(attributes) { keep(currency, "@Ccy") }
      case .text(let text): keep(text)
      case .end(let name):
        guard path.contains(name) else { continue }
        while let last = path.popLast(), last != name {}
        if name == "Ntry" { found += payments(entry, parts, line: line) }
      }
    }
    return found
  }

  private static func payments(
    _ entry: Values, _ parts: [Values], line: Int
  ) -> [StatementEntry] {
    guard parts.count > 1, parts.allSatisfy({ $0["Amt"] != nil }) else {
      let names = parts.first ?? [:]
      return [payment(entry, names, amount: entry, line: line)]
    }
    return parts.map { payment(entry, $0, amount: $0, line: line) }
  }

  private static func payment(
    _ entry: Values, _ part: Values, amount: Values, line: Int
  ) -> StatementEntry {
    var payment = StatementEntry(line: line)
    func day(_ name: String) -> String {
      String((entry["\(name)/Dt"] ?? entry["\(name)/DtTm"] ?? "").prefix(10))
    }
    payment.day = day("ValDt")
    payment.bookingDay = day("BookgDt")
    if payment.day.isEmpty { swap(&payment.day, &payment.bookingDay) }
    payment.amount = amount["Amt"] ?? ""
    payment.currency = amount["Amt@Ccy"] ?? ""
    payment.isMoneyOut = (part["CdtDbtInd"] ?? entry["CdtDbtInd"]) != "CRDT"
    let status = entry["Sts/Cd"] ?? entry["Sts"] ?? "BOOK"
    payment.isPending = status != "BOOK"
    func name(_ party: String) -> String? {
      part["RltdPties/\(party)/Nm"] ?? part["RltdPties/\(party)/Pty/Nm"]
    }
    let (party, ultimate) = payment.isMoneyOut ? ("Cdtr", "UltmtCdtr") : ("Dbtr", "UltmtDbtr")
    payment.payee = name(party) ?? name(ultimate) ?? ""
    payment.memo = [
      name(ultimate), part["RmtInf/Ustrd"], part["AddtlTxInf"], entry["AddtlNtryInf"],
    ].compactMap(\.self).filter { $0 != payment.payee }.joined(separator: " ")
    return payment
  }

  private static func currency(_ attributes: String) -> String? {
    attributes.firstRange(of: "Ccy=").map { range in
      String(attributes[range.upperBound...].drop { "\"' ".contains($0) }.prefix(3))
    }
  }
}

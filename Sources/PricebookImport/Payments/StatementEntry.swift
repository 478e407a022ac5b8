/// A payment of a statement that is no table, with its values as the file has them.
struct StatementEntry: Hashable, Sendable {
  /// Where it begins in the file, from 1.
  var line: Int
  /// The day on which it was made or counts, and the one on which it was booked; empty where unknown.
  var day = ""
  var bookingDay = ""
  /// Without a sign.
  var amount = ""
  var isMoneyOut = true
  var currency = ""
  /// Whom the money went to or came from; empty where the bank does not say it apart.
  var payee = ""
  /// What else the bank writes about the payment.
  var memo = ""
  /// Whether the bank announces the payment and has not booked it yet.
  var isPending = false

  /// Takes an amount whose sign says whether money came in.
  mutating func take(signed text: String) {
    isMoneyOut = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    amount = String(text.drop { "+-\u{2212} ".contains($0) })
  }

  /// As a row of a table with the columns of ``names``.
  var record: RecordList.Record {
    let fields = [
      day, bookingDay, isMoneyOut ? "debit" : "credit", amount, currency,
      payee.isEmpty ? memo : payee, payee.isEmpty ? "" : memo,
    ]
    return RecordList.Record(
      line: line, fields: fields, text: fields.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  static let names = ["Date", "Booked", "Direction", "Amount", "Currency", "Payee", "Memo"]
}

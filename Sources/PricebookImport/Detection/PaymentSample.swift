import PricebookModel

/// What the amounts of a sample say about a table of payments: their signs, a running balance, and
/// shares of people.
struct PaymentSample {
  let amountColumn: Int
  private(set) var positiveCount = 0
  private(set) var negativeCount = 0
  /// The column that sums up the amounts; `nil` if there is none.
  private(set) var balanceColumn: Int?
  /// The columns of people who share each amount.
  private(set) var payerColumns: [Int] = []

  init(_ records: [[String]], header: TableReading, amountColumn: Int) {
    self.amountColumn = amountColumn
    let meanings = header.columns
    func numbers(_ column: Int) -> [Amount?] {
      records.map { Self.amount($0[column], mark: header.marks[column]) }
    }
    let amounts = numbers(amountColumn)
    positiveCount = amounts.count { ($0 ?? .zero) > .zero }
    negativeCount = amounts.count { ($0 ?? .zero) < .zero }
    let others = meanings.indices.filter {
      meanings[$0] == nil && !HeaderWords.isOfNoUse(header.names[$0])
    }
    let columns = others.map { (column: $0, values: numbers($0)) }
      .filter { $0.values.contains { $0 != nil } }
    balanceColumn = columns.first { Self.isBalance($0.values, of: amounts) }?.column
    let people = columns.filter { $0.values.allSatisfy { $0 != nil } }
    if people.count > 1, records.count > 1 {
      let sums = records.indices.map { row in
        people.reduce(Int64(0)) { $0 &+ ($1.values[row]?.tenThousandths ?? 0) }
      }
      let isSettled = sums.allSatisfy { $0 == 0 }
      let isShared =
        header.names.contains(where: PaymentWords.payer.contains)
        && zip(sums, amounts).allSatisfy { $0 == $1?.tenThousandths }
      let isUsed = people.allSatisfy { $0.values.contains { $0 != .zero } }
      if isUsed, isSettled || isShared { payerColumns = people.map(\.column) }
    }
  }

  /// Whether each value is the one before plus or minus the amount, as the balance of an account is.
  ///
  /// The running sum of purchases, in a table that has no money out, is none.
  private static func isBalance(_ values: [Amount?], of amounts: [Amount?]) -> Bool {
    let known = values.compactMap(\.self)
    let changes = amounts.compactMap(\.self)
    guard known.count == values.count, changes.count == values.count, known.count >= 3,
      Set(known).count > 1
    else { return false }
    let isRunningSum = changes.allSatisfy { $0 >= .zero }
    // Oldest first, then newest first.
    let orders: [(known: [Amount], changes: [Amount])] = [
      (known, changes), (known.reversed(), changes.reversed()),
    ]
    func follows(_ order: (known: [Amount], changes: [Amount]), sign: Int64) -> Bool {
      order.known.indices.dropFirst().allSatisfy { place in
        order.known[place].tenThousandths &- order.known[place - 1].tenThousandths
          == sign &* order.changes[place].tenThousandths
      }
    }
    if let order = orders.first(where: { follows($0, sign: 1) }) {
      return !(isRunningSum && order.known[order.known.count - 1] > order.known[0])
    }
    return orders.contains { follows($0, sign: -1) }
  }

  private static func amount(_ text: String, mark: UInt8) -> Amount? {
    guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return WrittenNumber(text, mark: mark)?.value.exactAmount
  }
}

import PricebookModel

/// The money of whole receipts in a table: a total, a tax, a tip that all rows of a receipt repeat.
extension TableDetective {
  /// Takes the columns that lines and totals show to be on top of the lines.
  ///
  /// A column counts if all rows of a receipt repeat it, and if the lines and it come to the total of
  /// nearly all receipts, to the cent, as ``ReceiptMoney`` asks.
  mutating func settleReceiptMoney() {
    // In JSON it is beside the lines, and is read there.
    guard reading.shape == nil else { return }
    let charged = Set(reading.mapping.columns[.charge]?.columns.compactMap(\.first) ?? [])
    let roles = reading.names.indices.map { column -> MoneyRole? in
      guard reading.columns[column] == nil, !charged.contains(reading.rowName(of: column))
      else { return nil }
      return MoneyName([reading.names[column]]).role
    }
    func columns(_ wanted: [MoneyRole]) -> [Int] {
      roles.indices.filter { roles[$0].map(wanted.contains) ?? false }
    }
    let (totals, extras) = (columns([.total]), columns([.tax, .discount, .fee]))
    guard !totals.isEmpty, !extras.isEmpty else { return }
    let amounts = [Field.quantity, .unitPrice, .discount, .total].compactMap { reading.column($0) }
    let sampled = LineSample(reading, numbers: amounts + totals + extras, sample.records)
    let receipts = Dictionary(grouping: sampled.lines, by: \.receipt).values
    let shared = (totals + extras).filter { column in
      receipts.allSatisfy { lines in
        lines.allSatisfy { $0.record[column] == lines[0].record[column] }
      }
    }
    guard receipts.contains(where: { $0.count > 1 }) else { return }
    for total in totals.filter(shared.contains) {
      let known = receipts.compactMap {
        money(of: $0, total: total, extras.filter(shared.contains), roles)
      }
      guard !known.isEmpty, known.count == receipts.count,
        let used = Self.used(in: known), !used.isEmpty
      else { continue }
      reading.mapping.receiptMoney = used.map { [reading.rowName(of: $0)] }
      reading.understood.formUnion(used + [total])
      let wrong = known.count { !Self.isRight($0, used) }
      say(
        Message.moneyOfReceipts(
          columns: used.map { named($0) }.joined(separator: " and "), number: used.count,
          count: known.count - wrong,
          receipts: known.count, total: named(total)))
      if wrong > 0 {
        report(.receiptsDoNotAddUp(wrong: wrong, receipts: known.count, total: named(total)))
      }
      return
    }
  }

  /// Decides by the totals of receipts which column has what was paid for a line, and whether a tax
  /// or a discount of the line comes on top of it.
  mutating func settleLineAmounts() {
    func role(_ column: Int) -> MoneyRole? {
      MoneyName(reading.names[column].split(separator: ".").map(String.init)).role
    }
    let totals = reading.names.indices.filter { column in
      reading.columns[column] == nil
        && (reading.names[column].hasPrefix(JSONRowTable.ofReceipt) || role(column) == .total)
    }
    guard !totals.isEmpty else { return }
    let roles = reading.names.indices.map(role)
    let free = reading.names.indices.filter {
      reading.columns[$0] == nil && !totals.contains($0) && roles[$0] != nil
    }
    let amounts = [Field.quantity, .unitPrice, .discount, .total].compactMap { reading.column($0) }
    let sampled = LineSample(reading, numbers: Array(Set(amounts + totals + free)), sample.records)
    let receipts = Array(Dictionary(grouping: sampled.lines, by: \.receipt).values)
    guard receipts.contains(where: { $0.count > 1 }) else { return }
    for total in totals {
      let shared = receipts.allSatisfy { lines in
        lines[0][total] != nil && lines.allSatisfy { $0.record[total] == lines[0].record[total] }
      }
      guard shared else { continue }
      /// Whether the lines of nearly all receipts come to the total by some amount of each.
      func fits(_ amount: (LineSample.Line) -> Double?) -> Bool {
        let right = receipts.count { lines in
          let known = lines.compactMap(amount)
          return known.count == lines.count
            && LineSample.areEqual(known.reduce(0, +), lines[0][total] ?? 0)
        }
        return right.isFourFifths(of: receipts.count)
      }
      if fits({ paid(of: $0) }) { return }
      let rivals = reading.names.indices.filter {
        $0 != total && ![.quantity, .unitPrice].contains(reading.columns[$0])
          && (roles[$0] == .total || roles[$0] == .subtotal)
      }
      if let line = rivals.first(where: { column in fits { $0[column] } }) {
        return takeLineTotal(line, total)
      }
      let extras = free.filter { [.tax, .discount, .fee].contains(roles[$0]) && isOfRows($0) }
      for extra in extras {
        let isOff = roles[extra] == .discount
        if fits({ line in
          paid(of: line).map { $0 + (isOff ? -abs(line[extra] ?? 0) : line[extra] ?? 0) }
        }) {
          return takeExtra(extra, isOff: isOff, sampled, total)
        }
      }
    }
  }

  /// Whether a column has values of rows, and not of the receipts around them.
  private func isOfRows(_ column: Int) -> Bool {
    guard let table = reading.shape?.json else { return true }
    return table.columns[column].level == table.rowLevel
  }

  private mutating func takeLineTotal(_ line: Int, _ total: Int) {
    let before = reading.columns
    if let old = reading.column(.total) {
      reading.columns[old] = nil
      reading.understood.insert(old)
    }
    reading.columns[line] = .total
    reading.understood.insert(total)
    forgetRivalry(of: line)
    reading.correctSentences(since: before)
    say(Message.lineTotalAddsUp(line: named(line), total: named(total)))
  }

  private mutating func takeExtra(_ extra: Int, isOff: Bool, _ sampled: LineSample, _ total: Int) {
    let before = reading.columns
    if isOff {
      guard !reading.has(.discount) else { return }
      reading.columns[extra] = .discount
      reading.mapping.discount = .absolute
    } else {
      reading.mapping.columns[.charge] = ColumnSource([[reading.rowName(of: extra)]], .sum)
    }
    if reading.has(.total) { reading.mapping.paid = .totalLessDiscount }
    reading.understood.formUnion([extra, total])
    reading.correctSentences(since: before)
    say(Message.extraOfLinesAddsUp(extra: named(extra), total: named(total)))
  }

  /// What was paid for a line by the columns as they are known.
  private func paid(of line: LineSample.Line) -> Double? {
    let product = line[reading.column(.unitPrice)].map {
      $0 * (line[reading.column(.quantity)] ?? 1) - abs(line[reading.column(.discount)] ?? 0)
    }
    return (line[reading.column(.total)] ?? product).map { ($0 * 100).rounded() / 100 }
  }

  private typealias Receipt = (rest: Double, extras: [Int: Double])

  /// What the lines of a receipt lack of its total, and the money that they repeat.
  private func money(
    of lines: [LineSample.Line], total: Int, _ extras: [Int], _ roles: [MoneyRole?]
  ) -> Receipt? {
    guard let all = lines[0][total] else { return nil }
    var sum = 0.0
    for line in lines {
      guard let paid = paid(of: line) else { return nil }
      sum += paid
    }
    let amounts = extras.reduce(into: [Int: Double]()) { amounts, column in
      let amount = lines[0][column] ?? 0
      amounts[column] = roles[column] == .discount ? -abs(amount) : amount
    }
    return (all - sum, amounts)
  }

  private static func isRight(_ receipt: Receipt, _ used: [Int]) -> Bool {
    let sum = used.reduce(0) { $0 + (receipt.extras[$1] ?? 0) }
    return LineSample.areEqual(sum, receipt.rest)
  }

  /// The columns with which most receipts come to their totals; empty where they do without any.
  private static func used(in receipts: [Receipt]) -> [Int]? {
    let columns = receipts[0].extras.keys.sorted()
    guard columns.count <= 8 else { return nil }
    let choices = (0..<(1 << columns.count)).map { choice in
      columns.indices.filter { choice >> $0 & 1 == 1 }.map { columns[$0] }
    }.sorted { $0.count > $1.count }
    // An empty column neither helps nor hurts: the fewest that come to as many totals.
    let rights = choices.map { choice in receipts.count { isRight($0, choice) } }
    guard let most = rights.max(), most.isFourFifths(of: receipts.count) else { return nil }
    return zip(choices, rights).filter { $0.1 == most }.map(\.0).last
  }
}

extension Message {
  fileprivate static func lineTotalAddsUp(line: String, total: String) -> String {
    "\(line) is what was paid for a line: this way the lines come to \(total)."
  }

  fileprivate static func extraOfLinesAddsUp(extra: String, total: String) -> String {
    "\(extra) belongs to each line: with it, the lines come to \(total)."
  }

  /// - Parameter number: How many columns there are.
  fileprivate static func moneyOfReceipts(
    columns: String, number: Int, count: Int, receipts: Int, total: String
  ) -> String {
    let areLines =
      number == 1
      ? "belongs to whole receipts and is a line of its own"
      : "belong to whole receipts and are lines of their own"
    return """
      \(columns) \(areLines): this way the lines of \(count) of \(receipts) receipts come to \
      \(total).
      """
  }
}

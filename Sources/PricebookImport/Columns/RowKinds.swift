import PricebookModel

/// A column without a meaning whose values say that some rows are no purchases.
struct RowKindColumn: Hashable, Sendable {
  var column: Int
  /// What such a column has in rows that were not bought after all, as written.
  var cancelled: [String] = []
  /// What it has in rows that take a purchase back.
  var returned: [String] = []
  /// How many of the first records have one of these values, and an amount above zero.
  var count = 0

  var values: [String] { cancelled + returned }
}

extension ReceiptHeader {
  /// Finds the columns that say which rows are returns or were cancelled.
  ///
  /// A receipt number with such values is none: it says what kind of transaction a row is.
  mutating func settleRowKinds(_ text: [UInt8]) {
    let meanings = mapping.meanings
    var survey = RowKindSurvey(
      columns: meanings.indices.filter { meanings[$0] == nil || meanings[$0] == .receiptID },
      amount: meanings.firstIndex(of: .total) ?? meanings.firstIndex(of: .unitPrice),
      quantity: meanings.firstIndex(of: .quantity))
    survey.look(at: records(of: text.prefix(1 << 16)), width: names.count)
    rowKinds = survey.findings
    for kind in rowKinds where meanings[kind.column] != nil { mapping.meanings[kind.column] = nil }
  }
}

/// Looks at columns of words until their values show that they have none of a row's kind.
private struct RowKindSurvey {
  /// A kind of row is one of few.
  private static let mostValues = 12
  private static let longestValue = 24

  private var columns: [Int]
  private let amount: Int?
  private let quantity: Int?
  private var values: [Int: Set<String>] = [:]
  private var found: [Int: RowKindColumn] = [:]

  init(columns: [Int], amount: Int?, quantity: Int?) {
    self.columns = columns
    self.amount = amount
    self.quantity = quantity
  }

  var findings: [RowKindColumn] {
    columns.compactMap { found[$0] }.filter { $0.count > 0 }
  }

  mutating func look(at cursor: RecordCursor, width: Int) {
    var records = cursor
    var buffer = ByteBuffer(capacity: records.bytes.count)
    buffer.append(records.bytes)
    var unquoted = ByteBuffer(capacity: 0)
    while !columns.isEmpty, records.next() {
      guard records.fields.count == width, records.problem == nil else { continue }
      func text(_ column: Int?) -> String {
        column.map { FieldText(records, $0, in: buffer, &unquoted).text } ?? ""
      }
      let (paid, pieces) = (text(amount), text(quantity))
      let counts =
        paid.contains { "123456789".contains($0) } && !Self.isBelowZero(paid)
        && !Self.isBelowZero(pieces)
      columns = columns.filter { column in
        let value = text(column)
        if value.isEmpty { return true }
        guard value.count <= Self.longestValue, !value.contains(where: \.isNumber) else {
          found[column] = nil
          return false
        }
        if counts { note(value, column) }
        values[column, default: []].insert(value)
        return values[column, default: []].count <= Self.mostValues
      }
    }
  }

  private mutating func note(_ value: String, _ column: Int) {
    var kind = found[column] ?? RowKindColumn(column: column)
    if kind.values.contains(value) {
      kind.count += 1
    } else if ValueWords.isCancelled(value) {
      kind.cancelled.append(value)
      kind.count += 1
    } else if ValueWords.isReturn(value) {
      kind.returned.append(value)
      kind.count += 1
    }
    found[column] = kind
  }

  private static func isBelowZero(_ text: String) -> Bool {
    text.contains { "-−–(".contains($0) }
  }
}

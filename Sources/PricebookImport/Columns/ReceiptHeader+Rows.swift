import PricebookModel

/// Receipts whose rows need more than one meaning for each column: columns that are filled on the
/// first row of a receipt only, taxes on top of the price, amounts in cents, and discounts in percent
/// or below zero.
extension ReceiptHeader {
  /// Decides whether columns are filled on the first row of a receipt only.
  mutating func settleFirstRows(_ text: [UInt8]) {
    guard source == nil, hasUndatedRecords else { return }
    let columns = receiptColumns
    var shape = FirstRowShape(columns: columns, item: mapping.meanings.firstIndex(of: .item))
    shape.look(at: records(of: text.prefix(1 << 16)), width: names.count)
    guard shape.isFirstRowOnly else { return }
    firstRowColumns = columns
    let shown = columns.map { QuotedValue.describe(names[$0], limit: 40) }
    evidence.append(
      "\(shown.joined(separator: ", ")) \(columns.count == 1 ? "is" : "are") filled on the "
        + "first row of a receipt only; \(shape.emptyCount) of \(shape.rowCount) records belong "
        + "to the receipt above them.")
    passOverReceiptTotal(shape)
    understood.formUnion(names.indices.filter { shape.filledBelow[$0] == 0 })
    // A column that first rows alone have is no rival of one that all rows have.
    let ofReceipts = names.indices.filter { shape.filledBelow[$0] == 0 }.map {
      "\(QuotedValue.describe(names[$0])) and "
    }
    diagnostics.removeAll { problem in
      problem.code == .duplicateColumn && ofReceipts.contains { problem.message.hasPrefix($0) }
    }
  }

  /// A total that first rows alone have is that of the receipt; another column may have the lines'.
  private mutating func passOverReceiptTotal(_ shape: FirstRowShape) {
    let meanings = mapping.meanings
    guard let total = meanings.firstIndex(of: .total), shape.filledBelow[total] == 0 else { return }
    let words = HeaderWords.meanings(of: names.map { HeaderName.folded($0) })
    let other = names.indices.first {
      meanings[$0] == nil && words[$0]?.meaning == .total && shape.filledBelow[$0] > 0
    }
    guard other != nil || meanings.contains(.unitPrice) else { return }
    mapping.meanings[total] = nil
    if let other {
      mapping.meanings[other] = .total
      let rivalry = "\(QuotedValue.describe(names[other])) and "
      diagnostics.removeAll { $0.code == .duplicateColumn && $0.message.hasPrefix(rivalry) }
    }
    evidence.append(
      "\(QuotedValue.describe(names[total], limit: 40)) is the total of the whole receipt, not of "
        + "its lines: first rows alone have it.")
  }

  /// The columns whose values are those of the whole receipt.
  private var receiptColumns: [Int] {
    mapping.meanings.indices.filter {
      switch mapping.meanings[$0] {
      case .receiptID, .date, .time, .store, .location, .person: true
      default: false
      }
    }
  }

  /// Makes the rules for columns that one meaning is not enough for.
  mutating func takeRules() {
    guard
      !firstRowColumns.isEmpty || !taxColumns.isEmpty || isInMinorUnits || discountForm != .positive
    else { return }
    // Names need not be unique; the numbers of the columns are.
    func source(_ columns: [Int]) -> ColumnSource {
      ColumnSource(columns.map { [String($0)] }, columns.count > 1 ? .sum : .joined(separator: " "))
    }
    var written = SourceMapping()
    for (column, meaning) in mapping.meanings.enumerated() {
      if let field = meaning {
        written.columns[field] = source([column])
      }
    }
    if !taxColumns.isEmpty { written.columns[.charge] = source(taxColumns) }
    written.firstRowOnly = firstRowColumns.map { [String($0)] }
    written.isInMinorUnits = isInMinorUnits
    written.discount = discountForm
    // The currency says how many of them make one.
    if isInMinorUnits { written.constants.currency = mapping.defaultCurrency?.label }
    var rules = RowRules(written, header: HeaderIndex(names.indices.map { String($0) }))
    rules.dateOrder = mapping.slashDateOrder
    rules.allowsCharges = mapping.allowsCharges
    rules.takeMarks(ofColumns: marks)
    mapping.rules = rules
  }
}

/// Whether the first rows of receipts alone say which receipt they belong to.
private struct FirstRowShape {
  let columns: [Int]
  let item: Int?
  private(set) var rowCount = 0
  /// Rows that name no receipt, below a row that does.
  private(set) var emptyCount = 0
  /// Rows that name the receipt of the row above once more.
  private var repeatedCount = 0
  /// How many rows that name no receipt have each column filled.
  private(set) var filledBelow: [Int] = []
  private var above: [String]?

  init(columns: [Int], item: Int?) {
    self.columns = columns
    self.item = item
  }

  mutating func look(at cursor: RecordCursor, width: Int) {
    var records = cursor
    var buffer = ByteBuffer(capacity: records.bytes.count)
    buffer.append(records.bytes)
    var unquoted = ByteBuffer(capacity: 0)
    filledBelow = Array(repeating: 0, count: width)
    while records.next() {
      guard records.fields.count == width, records.problem == nil, let item else { continue }
      let name = FieldText(records, item, in: buffer, &unquoted).text
      guard !name.isEmpty, FooterWords.kind(of: name) == nil else { continue }
      let values = columns.map { FieldText(records, $0, in: buffer, &unquoted).text }
      rowCount += 1
      if values.allSatisfy(\.isEmpty) {
        guard above != nil else { continue }
        emptyCount += 1
        for (column, field) in records.fields.enumerated() where field.start < field.end {
          filledBelow[column] += 1
        }
        continue
      }
      if values == above { repeatedCount += 1 }
      above = values
    }
  }

  /// A file whose rows all name their receipt has rows that repeat the one above; a row without a
  /// receipt is then a mistake.
  var isFirstRowOnly: Bool {
    guard emptyCount > 0, repeatedCount * 10 <= emptyCount else { return false }
    // A date alone is left out by mistake more easily than a date and a store.
    return columns.count > 1
      ? emptyCount * 10 >= rowCount : emptyCount >= 2 && emptyCount * 4 >= rowCount
  }
}

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

/// Tells the names of persons from ways to pay, which a column `Paid by` may have as well.
enum PersonValues {
  /// Whether the values of a column may be persons: none is a way to pay, and not all are numbers.
  ///
  /// - Parameter values: As written, empty ones left out.
  static func mayBePersons(_ values: some Collection<String>) -> Bool {
    guard !values.isEmpty else { return true }
    var hasLetters = false
    for value in values {
      let folded = HeaderName.folded(value)
      if waysToPay.contains(folded) || stems.contains(where: { folded.hasPrefix($0) }) {
        return false
      }
      if value.contains(where: \.isLetter) { hasLetters = true }
    }
    return hasLetters
  }

  private static let stems = folded(
    "mastercard,paypal,applepay,googlepay,creditcard,debitcard,kreditkarte,girokarte,girocard,"
      + "carte bancaire,carte de crédit,tarjeta,kreditkort,luottokortti,kredi kartı,クレジット")

  private static let waysToPay = Set(
    folded(
      "cash,card,credit,debit,credit card,debit card,visa,amex,american express,maestro,v pay,vpay,"
        + "apple pay,google pay,bank transfer,transfer,check,cheque,gift card,voucher,coupon,ebt,snap,"
        + "contactless,yes,no,true,false,bar,barzahlung,bargeld,karte,ec,ec karte,ec-karte,bankkarte,"
        + "lastschrift,überweisung,gutschein,twint,ja,nein,espèces,especes,liquide,carte,cb,chèque,"
        + "virement,ticket restaurant,oui,non,efectivo,transferencia,bizum,sí,contanti,carta,bancomat,"
        + "bonifico,satispay,contant,pin,pinpas,ideal,bankpas,käteinen,kortti,kontant,kontanter,kort,"
        + "swish,mobilepay,vipps,dankort,dinheiro,cartão,multibanco,mb way,pix,gotówka,karta,blik,"
        + "hotovost,готівка,картка,наличные,карта,nakit,kart,現金,カード,電子マネー"))

  private static func folded(_ words: String) -> [String] {
    words.split(separator: ",").map { HeaderName.folded($0) }
  }
}

extension ReceiptHeader {
  /// Leaves out a column of persons whose values are none.
  mutating func settlePersons(_ text: [UInt8]) {
    guard let column = mapping.meanings.firstIndex(of: .person) else { return }
    var values: Set<String> = []
    var records = records(of: text.prefix(1 << 16))
    while records.next() {
      guard records.problem == nil, records.fields.count == names.count else { continue }
      let value = String(decoding: records.content(of: records.fields[column]), as: UTF8.self)
      if !value.isEmpty { values.insert(value) }
    }
    guard !PersonValues.mayBePersons(values) else { return }
    mapping.meanings[column] = nil
  }
}

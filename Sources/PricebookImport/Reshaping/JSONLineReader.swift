import PricebookModel

/// Says what a row of JSON comes to, by the rules by which it will be read.
struct JSONLineReader: Sendable {
  enum Line {
    case purchase(ExactDecimal)
    case skipped(ExactDecimal?)
  }

  /// The columns of items and of amounts in which what a receipt has beside its lines can stand.
  let item, amount: Int
  /// The columns that all rows of a receipt share.
  let ofReceipt: Set<Int>
  /// How many decimals the currency of the file has.
  let digits: Int
  private let rules: RowRules
  private let currency: CurrencyCode?
  /// The columns of plain numbers in rows that need no rules.
  private let plain: [Field: Int]
  /// Which amounts beside the lines are in cents: all, or those whose names say so, as the lines' do.
  let minorUnits: MinorUnits

  enum MinorUnits: Sendable { case all, named }

  /// - Parameters:
  ///   - columns: What the columns of the table mean.
  ///   - isPlain: Whether rows that are written in the usual ways need no rules.
  ///   - currency: That of the file, where its rows name none.
  /// - Returns: `nil` without columns of items and amounts.
  init?(
    _ rules: RowRules, columns: [Field?], isPlain: Bool, of table: JSONRowTable,
    currency: CurrencyCode?
  ) {
    guard let item = rules.cells[.item]?.first,
      let amount = rules.cells[.total]?.first ?? rules.cells[.unitPrice]?.first
    else { return nil }
    self.rules = rules
    self.currency = currency
    self.item = rules.slotColumns[item]
    self.amount = rules.slotColumns[amount]
    let saysCents = HeaderName.isInMinorUnits(table.names[self.amount])
    minorUnits = rules.mapping.isInMinorUnits && !saysCents ? .all : .named
    digits = (currency ?? .unknown).minorUnitDigits
    ofReceipt = Set(
      table.columns.indices.filter { column in
        table.columns[column].level < table.rowLevel
          || columns[column].map(Field.ofReceipt.contains) == true
      })
    let amounts: [Field] = [.quantity, .unitPrice, .discount, .total]
    plain = isPlain ? amounts.reduce(into: [:]) { $0[$1] = columns.firstIndex(of: $1) } : [:]
  }

  /// What a row comes to by the texts of its columns; `nil` where they cannot be read.
  func line(_ text: (_ column: Int) -> String) -> Line? {
    if let numbers = plainNumbers(text) { return numbers.paid(digits: digits).map(Line.init) }
    let texts = rules.slotColumns.map(text)
    let line = LineSettlement(texts, rules, standardCurrency: currency)
    let paid = line.flatMap { $0.numbers.paid(digits: $0.digits) }
    switch rules.kind(of: texts) {
    case .line: return paid.map(Line.init)
    case .skipped, .footer, .store: return .skipped(paid.map { ExactDecimal($0) })
    }
  }

  /// The numbers of a row without rules; `nil` if one is not written in the usual way.
  private func plainNumbers(_ text: (_ column: Int) -> String) -> LineNumbers? {
    if plain.isEmpty { return nil }
    var numbers = LineNumbers()
    func take(_ field: Field, _ path: WritableKeyPath<LineNumbers, ExactDecimal?>) -> Bool {
      guard let column = plain[field] else { return true }
      let written = text(column)
      if written.isEmpty { return true }
      numbers[keyPath: path] = ExactDecimal(parsing: written)
      return numbers[keyPath: path] != nil
    }
    let areRead =
      take(.total, \.total) && take(.unitPrice, \.unitPrice) && take(.quantity, \.quantity)
      && take(.discount, \.discount)
    // The rules know when a discount below zero is money off.
    return areRead && numbers.discount?.isNegative != true ? numbers : nil
  }

  /// An amount as the file would write it, with a point.
  func written(_ amount: ExactDecimal) -> String {
    guard rules.mapping.isInMinorUnits else { return amount.plainText(digits: digits) }
    return amount.shifted(byPowerOfTen: digits)?.plainText(digits: 0) ?? ""
  }
}

extension JSONLineReader.Line {
  fileprivate init(_ paid: Amount) { self = .purchase(ExactDecimal(paid)) }
}

/// What the lines of one receipt come to.
struct ReceiptLinesSum {
  /// The frame of the receipt, its first row, and the frame of that.
  var receipt: Int?
  var firstRow = 0
  var frame = 0
  /// `nil` once a line cannot be read.
  private(set) var sum: ExactDecimal? = .zero
  private(set) var sumWithSkipped: ExactDecimal? = .zero
  private(set) var skippedCount = 0
  private var count = 0
  init() {}

  init(receipt: Int?, firstRow: Int, frame: Int) {
    self.receipt = receipt
    self.firstRow = firstRow
    self.frame = frame
  }

  /// Whether not all lines are left out.
  var hasPurchases: Bool { count == 0 || skippedCount < count }

  mutating func add(_ line: JSONLineReader.Line?) {
    count += 1
    switch line {
    case .purchase(let paid):
      sum = sum?.adding(paid)
      sumWithSkipped = sumWithSkipped?.adding(paid)
    case .skipped(let paid):
      skippedCount += 1
      sumWithSkipped = paid.flatMap { sumWithSkipped?.adding($0) }
    case nil:
      sum = nil
      sumWithSkipped = nil
    }
  }
}

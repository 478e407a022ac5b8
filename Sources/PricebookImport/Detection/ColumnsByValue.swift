import PricebookModel

/// What the columns of a table are by their values, where their names do not say it: of a table
/// without a header all of them, of another those that no word knows.
///
/// One guess serves two ends. A table without a header whose columns are sure is read; every other
/// guess is written down as a draft, which a person completes.
struct ColumnsByValue {
  private(set) var fields: [Field?]
  /// What the values say about rows and amounts.
  private(set) var kind = SourceMapping.Kind.receipts
  private(set) var isNegated = false
  /// The column and the texts of rows that have no expense.
  private(set) var rowsOfIncome: (column: Int, globs: [String])?
  /// Whether a column of days, one of stores, one of items and amounts are known beyond doubt.
  private(set) var areSure = false
  private let names: [String]
  private let records: [[String]]
  /// The columns that differ from row to row; those of receipts in JSON do not.
  private let ofRows: Set<Int>
  private var open: [Int] = []
  private static let recordLimit = 500

  /// - Parameters:
  ///   - words: What words say of the columns; `nil` for a table without a header.
  ///   - mayBeVisits: Whether rows without an item may be whole receipts.
  init(
    _ names: [String], words: [Field?]?, _ records: some Sequence<[String]>,
    ofRows: Set<Int>? = nil, mayBeVisits: Bool = true
  ) {
    self.names = names
    self.records = Array(records.prefix(Self.recordLimit))
    self.ofRows = ofRows ?? Set(names.indices)
    fields = names.map { _ in nil }
    open = Array(names.indices)
    if words == nil, let sure = sureFields() {
      for (field, column) in sure { take(field, column) }
      areSure = true
      return
    }
    for (column, meaning) in (words ?? []).enumerated() where !names[column].isEmpty {
      if let meaning, mayHave(column, meaning) { take(meaning, column) }
    }
    open.removeAll { names[$0].isEmpty }
    if !fields.contains(.date) {
      take(.date, most(Self.isDay).first ?? most(Self.isInstant).first)
    }
    takeAmounts(totalByWords: words?.firstIndex(of: .total))
    takeTexts(mayBeVisits: mayBeVisits)
  }

  private mutating func take(_ field: Field, _ column: Int?) {
    guard let column else { return }
    if let before = fields.firstIndex(of: field) { release(before) }
    fields[column] = field
    open.removeAll { $0 == column }
  }

  private mutating func release(_ column: Int) {
    fields[column] = nil
    open = (open + [column]).sorted()
  }

  private func values(_ column: Int) -> [String] { records.map { $0[column] } }
  private func filled(_ column: Int) -> [String] { values(column).filter { !$0.isEmpty } }
  private func column(_ field: Field) -> Int? { fields.firstIndex(of: field) }

  /// The columns without a field that have values of one kind, but for a few.
  private func most(_ fits: (String) -> Bool) -> [Int] {
    open.filter { column in
      let filled = filled(column)
      return !filled.isEmpty && filled.count(where: fits) * 10 >= filled.count * 9
    }
  }

  /// Whether the values of a column may be what its name says.
  private func mayHave(_ column: Int, _ meaning: Field) -> Bool {
    let filled = filled(column)
    func most(_ fits: (String) -> Bool) -> Bool {
      filled.isEmpty || filled.count { fits($0) } * 2 >= filled.count
    }
    switch meaning {
    case .date: return most(Self.isDay)
    case .time: return most { !Self.isDay($0) }
    case .unitPrice, .total, .quantity, .discount:
      return most { Self.isNumber($0) || $0.first?.isNumber == true }
    case .item: return most { !Self.isNumber($0) && !Self.isDay($0) }
    default: return true
    }
  }
}

/// Amounts: which column has what was paid, and which how many were bought.
extension ColumnsByValue {
  private mutating func takeAmounts(totalByWords: Int?) {
    let numbers = most(Self.isNumber)
    if totalByWords != nil, let ofLine = numbers.first(where: { isTotalOfLine(names[$0]) }) {
      take(.total, ofLine)
    } else if totalByWords == nil, !fields.contains(.unitPrice) {
      let candidates = numbers.filter {
        ofRows.contains($0) && !HeaderWords.isMeasure(names[$0])
          && !MoneyName(names[$0].split(separator: ".").map(String.init)).isNoMoney
      }
      let decimals = candidates.filter { values($0).contains(where: Self.hasMark) }
      take(.total, PaidNames.likeliest(of: decimals.isEmpty ? candidates : decimals, names: names))
    }
    if let total = column(.total) {
      let after = most(Self.isNumber).first { column in
        let folded = HeaderName.folded(names[column])
        return ofRows.contains(column) && folded.hasPrefix(HeaderName.folded(names[total]))
          && folded.contains("after")
      }
      take(.total, after)
    }
    takePieces()
    // Whichever column of amounts the reader of a draft takes, payments are above zero.
    let isOpen = !fields.contains(.total) && !fields.contains(.unitPrice)
    let paid =
      isOpen
      ? most { Self.hasMark($0) && Self.isNumber($0) } : column(.total).map { [$0] } ?? []
    isNegated = paid.contains { column in
      filled(column).count { $0.contains("-") } * 2 > filled(column).count
    }
    if let total = column(.total), hasIncome(beside: total) {
      rowsOfIncome = (total, ["0", "0.00", "0,00"])
    }
  }

  /// Takes an amount of few whole numbers, less than those beside it, for how many were bought.
  private mutating func takePieces() {
    guard !fields.contains(.quantity), !fields.contains(.unitPrice), let total = column(.total),
      HeaderWords.mayCountPieces(names[total])
    else { return }
    let counts = values(total).map { Int($0) ?? 0 }
    guard !counts.isEmpty, counts.allSatisfy({ (1...99).contains($0) }) else { return }
    let hasLarger = ofRows.contains { other in
      let amounts = values(other).map { Double($0) ?? 0 }
      return other != total && MoneyName.parts(names[other]).contains(where: Self.isPrice)
        && zip(amounts, counts).allSatisfy { $0 > Double($1) }
    }
    if hasLarger { fields[total] = .quantity }
  }

  /// Whether another column has the income of a file of payments.
  private func hasIncome(beside expense: Int) -> Bool {
    names.contains { name in
      name != names[expense] && PaidNames.parts(name).contains { Self.income.contains([$0]) }
    }
  }

  private static let income = PaidNames.words("income_part")

  private func isTotalOfLine(_ name: String) -> Bool {
    let parts = PaidNames.parts(name)
    return parts.count > 1 && (parts.contains("line") || parts.contains("item"))
      && parts.last.map { HeaderWords.words(for: .total).contains($0) } == true
  }

  private static func isPrice(_ part: String) -> Bool {
    HeaderWords.isOpenPrice(part) || HeaderWords.isUsuallyTotal(part)
  }
}

/// Names: of stores and of items.
extension ColumnsByValue {
  private mutating func takeTexts(mayBeVisits: Bool) {
    var texts = most(Self.isName).filter { column in
      ofRows.contains(column) && !HeaderWords.isOfNoUse(names[column])
        && !filled(column).allSatisfy(Self.isCode)
        && !filled(column).allSatisfy { ValueWords.isYes($0) || ValueWords.isNo($0) }
    }
    if !fields.contains(.store) {
      take(.store, texts.first { isOfChains($0) })
      texts.removeAll { fields[$0] != nil }
    }
    guard !fields.contains(.item) else { return }
    guard fields.contains(.store) else {
      // Items are many different texts.
      let many = texts.reversed().max { Set(values($0)).count < Set(values($1)).count }
      return take(.item, many)
    }
    let item = texts.first { column in
      let texts = values(column)
      return !texts.contains("") && Set(texts).count * 2 > texts.count && texts.count > 1
    }
    // Where stores are known and no column is one of items, every row is a visit.
    if item == nil, mayBeVisits { kind = .visits }
    take(.item, item)
  }

  /// Whether most values are names of store chains.
  private func isOfChains(_ column: Int) -> Bool {
    let values = values(column)
    return values.count(where: ValueWords.isChain) * 2 > values.count
  }
}

extension ColumnsByValue {
  /// Takes what is called a name beside the day for the store: most often it is.
  ///
  /// - Parameter areInOneObject: Whether two columns are of one object around the rows.
  mutating func takeStoreBesideDay(_ names: [Int], areInOneObject: (Int, Int) -> Bool) {
    guard !fields.contains(.store), let day = column(.date) else { return }
    take(.store, names.first { fields[$0] == nil && areInOneObject($0, day) })
  }
}

/// Tables without a header that say all that is needed.
extension ColumnsByValue {
  /// A column of days, one of stores (known chains, or few names that repeat), one of many texts,
  /// and amounts above zero, one of them paid; `nil` where anything is open.
  private func sureFields() -> [Field: Int]? {
    guard records.count >= 2 else { return nil }
    let days = names.indices.filter { !filled($0).isEmpty && filled($0).allSatisfy(Self.isDay) }
    let numbers = names.indices.filter { !days.contains($0) && hasAmounts($0) }
    var texts = names.indices.filter { !days.contains($0) && !numbers.contains($0) }
    texts.removeAll { filled($0).isEmpty }
    var sure: [Field: Int] = [:]
    for column in texts {
      if filled(column).allSatisfy(CurrencyCode.isCodeOrSign) { sure[.currency] = column }
      if filled(column).allSatisfy(Self.isUnit) { sure[.unit] = column }
    }
    texts.removeAll { sure.values.contains($0) }
    guard days.count == 1, let (store, item) = sureNames(texts), let amounts = sureAmounts(numbers)
    else { return nil }
    sure.merge(amounts) { $1 }
    sure[.date] = days[0]
    sure[.store] = store
    sure[.item] = item
    return sure
  }

  /// Whether most values are numbers, and not codes.
  private func hasAmounts(_ column: Int) -> Bool {
    let filled = filled(column)
    let count = filled.count { $0.count(where: \.isNumber) < 8 && Self.isNumber($0) }
    return !filled.isEmpty && count * 10 >= filled.count * 9
  }

  /// The columns of stores and of items: chains are stores, and so are few names for many items.
  private func sureNames(_ texts: [Int]) -> (store: Int, item: Int)? {
    guard texts.count == 2 else { return nil }
    let different = texts.map { Set(filled($0)).count }
    let areChains = texts.map { filled($0).count(where: ValueWords.isChain) * 2 >= records.count }
    let isClear = areChains[0] != areChains[1]
    let first = isClear ? areChains[0] : different[0] * 3 <= different[1]
    let isSure = isClear || (records.count >= 8 && (first || different[1] * 3 <= different[0]))
    let (store, item) = first ? (texts[0], texts[1]) : (texts[1], texts[0])
    let items = filled(item)
    // What a bank writes beside a payment is the same words, or has numbers.
    guard isSure, Set(items).count * 2 >= records.count, items.count == records.count,
      items.count(where: { $0.count(where: \.isNumber) >= 4 }) * 2 < records.count
    else { return nil }
    return (store, item)
  }

  /// The columns of amounts: one alone, or a price that times the quantity is the total of every row.
  private func sureAmounts(_ numbers: [Int]) -> [Field: Int]? {
    func number(_ record: [String], _ column: Int) -> Double? {
      [DecimalMark.point, .comma].lazy
        .compactMap { WrittenNumber(record[column], mark: $0.byte) }.first?.value.approximateValue
    }
    let rows = records.map { record in numbers.map { number(record, $0) } }
    guard rows.allSatisfy({ $0.allSatisfy { $0.map { $0 >= 0 } ?? true } }) else { return nil }
    let decimals = numbers.indices.filter { values(numbers[$0]).contains(where: Self.hasMark) }
    let wholes = numbers.indices.filter { !decimals.contains($0) }
    if decimals.count == 1, wholes.allSatisfy({ column in rows.allSatisfy { $0[column] == 1 } }) {
      var fields = [Field.total: numbers[decimals[0]]]
      if wholes.count == 1 { fields[.quantity] = numbers[wholes[0]] }
      return wholes.count < 2 ? fields : nil
    }
    guard numbers.count == 3, decimals.count >= 2 else { return nil }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let fitting = orders.filter { order in
      // Of two factors, the whole numbers are the quantity.
      (wholes.isEmpty || order[0] == wholes[0])
        && rows.allSatisfy { row in
          guard let quantity = row[order[0]], let price = row[order[1]], let total = row[order[2]]
          else { return false }
          return LineSample.areEqual(quantity * price, total)
        }
    }
    guard fitting.count == 1, let order = fitting.first else { return nil }
    return [
      .quantity: numbers[order[0]], .unitPrice: numbers[order[1]], .total: numbers[order[2]],
    ]
  }
}

/// What a value is.
extension ColumnsByValue {
  static func isDay(_ text: String) -> Bool {
    [DateOrder.dayMonthYear, .monthDayYear].contains { DateText.moment(text, order: $0) != nil }
  }

  static func isNumber(_ text: String) -> Bool {
    [DecimalMark.point, .comma].contains { WrittenNumber(text, mark: $0.byte) != nil }
  }

  /// Whether a text is a number, with a known currency at most beside it: `P1` is a code.
  static func isAmount(_ text: String) -> Bool {
    [DecimalMark.point, .comma].contains { mark in
      WrittenNumber(text, mark: mark.byte).map {
        $0.currency.isEmpty || CurrencyCode.isCodeOrSign($0.currency)
      } ?? false
    }
  }

  /// Whether a text may be a name: of a column, a store or an item.
  static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !isDay(text) && !isNumber(text)
  }

  private static func hasMark(_ text: String) -> Bool { text.contains { ".,".contains($0) } }

  /// Whether a text is a link, or a number with letters, such as `CUST001`.
  private static func isCode(_ text: String) -> Bool {
    text.contains("://")
      || (!text.contains(" ") && text.contains(where: \.isNumber)
        && text.count(where: \.isNumber) * 3 >= text.count)
  }

  /// Whether a text is seconds or milliseconds of the years 2000 to 2035; barcodes are mostly not.
  private static func isInstant(_ text: String) -> Bool {
    DateText.Moment(epoch: text).map { (10_957...24_106).contains($0.day.daysSinceEpoch) } ?? false
  }

  private static func isUnit(_ text: String) -> Bool {
    if case .other = UnitOfMeasure(written: text).dimension { false } else { true }
  }
}

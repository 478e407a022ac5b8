import PricebookModel

/// The payments in the export of a bank, a card or a money app, whatever its columns are called.
///
/// The day of a payment is the earliest of a row, because banks write when they booked it as well as
/// when it was made. Whether money went out is said by a column, by two columns of amounts, or by the
/// sign that most amounts have, for most payments of a household are purchases.
struct PaymentTable {
  /// A payment as the statement or table has it.
  struct Row: Hashable, Sendable {
    var line: Int
    var day: CalendarDate
    /// Whom the money went to, or came from, as the bank writes it.
    var payee: String
    /// All texts of the row.
    var text: String
    /// Above zero for money out.
    var paid: Amount
    var currency: CurrencyCode
  }

  var rows: [Row] = []

  private var names: [String] = []
  private var columns: [[String]] = []
  private var days: [Int] = []
  private var order: DateOrder?
  /// Whether the days may have the day or the month first, and their order in the file does not show
  /// which; then the day is taken first.
  private(set) var hasOpenDates = false
  private var amounts: Amounts?

  /// The columns of the amounts, and how they say whether money went out.
  private enum Amounts {
    case signed(Int, isOutNegative: Bool)
    case directed(Int, direction: Int)
    case parted(out: Int, into: Int?)

    var columns: [Int] {
      switch self {
      case .signed(let column, _): [column]
      case .directed(let column, let direction): [column, direction]
      case .parted(let out, let into): [out, into].compactMap(\.self)
      }
    }
  }

  init() {}

  /// Reads the records below a header; those without a day or an amount are rejected.
  init?(
    _ names: [String], _ records: [RecordList.Record], _ dialect: Dialect, asked: ReadingChoices,
    log: inout SourceLog
  ) {
    self.names = names
    let whole = records.filter { $0.problem == nil && !$0.isEmpty }
    columns = names.indices.map { column in
      whole.map { column < $0.fields.count ? $0.fields[column] : "" }
    }
    guard !whole.isEmpty else { return nil }
    findDays()
    settleOrder(asked.dateOrder)
    settleAmounts(asked.decimalMark)
    guard !days.isEmpty, let amounts else { return nil }
    let texts = textColumns(besides: amounts)
    let statuses = names.indices.filter { column in
      column != texts.first && Set(columns[column]).count <= 6
        && columns[column].contains { ValueWords.isCancelled($0) }
    }
    let shown = ShownRecord(names, used: days + amounts.columns + texts, dialect)
    for record in records where record.problem != nil {
      log.countRead()
      record.problem.map { log.reject(record, for: $0, shown) }
    }
    read(whole, amounts, texts: texts, statuses: statuses, asked.decimalMark, &log) {
      shown.text(of: $0)
    }
  }

  /// Reads what a statement has that is no table.
  ///
  /// - Parameter asked: What the user says of days and amounts; `nil` where the format says it.
  init(_ entries: [StatementEntry], asked: ReadingChoices?, log: inout SourceLog) {
    let booked = entries.filter { !$0.isPending }
    let pendingCount = entries.count - booked.count
    log.countRead(pendingCount)
    log.totals.skipped += pendingCount
    let records = booked.map(\.record)
    names = StatementEntry.names
    columns = names.indices.map { column in records.map { $0.fields[column] } }
    days = [0, 1]
    settleOrder(asked?.dateOrder)
    read(
      records, .directed(3, direction: 2), texts: [5, 6], statuses: [], asked?.decimalMark, &log
    ) { $0.text }
  }

  /// - Parameter shown: What is kept of a record that is rejected.
  private mutating func read(
    _ records: [RecordList.Record], _ amounts: Amounts, texts: [Int], statuses: [Int],
    _ decimalMark: DecimalMark?, _ log: inout SourceLog, shown: (RecordList.Record) -> String
  ) {
    let numbers = Numbers(columns, asked: decimalMark)
    let currency = CurrencyColumn(names, columns)
    for (place, record) in records.enumerated() {
      log.countRead()
      if statuses.contains(where: { ValueWords.isCancelled(columns[$0][place]) }) {
        log.totals.skipped += 1
        continue
      }
      guard let day = day(of: place) else {
        log.reject(
          RejectionReason.malformedDate.diagnosticMessage(quoted(columns[days[0]][place])),
          at: (record.line, 0), text: shown(record))
        continue
      }
      guard let (paid, sign) = paid(place, amounts, numbers) else {
        log.reject(
          RejectionReason.missingAmount.diagnosticMessage(""), at: (record.line, 0),
          text: shown(record))
        continue
      }
      log.countAccepted()
      rows.append(
        Row(
          line: record.line, day: day, payee: texts.first.map { columns[$0][place] } ?? "",
          text: texts.map { columns[$0][place] }.joined(separator: " "), paid: paid,
          currency: currency.code(place) ?? sign ?? .unknown))
    }
  }

  private mutating func findDays() {
    func isMostly(_ column: Int, _ fits: (String) -> Bool) -> Bool {
      let filled = columns[column].filter { !$0.isEmpty }
      return filled.count * 2 > columns[column].count
        && filled.count(where: fits) * 10 >= filled.count * 9
    }
    days = names.indices.filter { isMostly($0, ColumnsByValue.isDay) }
  }

  private mutating func settleOrder(_ asked: DateOrder?) {
    let values = days.flatMap { columns[$0] }.filter { !$0.isEmpty }
    func moments(_ order: DateOrder) -> [CalendarDate?] {
      values.map { DateText.moment($0, order: order)?.day }
    }
    if asked == nil {
      let (dayFirst, monthFirst) = (moments(.dayMonthYear), moments(.monthDayYear))
      if !dayFirst.contains(nil), !monthFirst.contains(nil), dayFirst != monthFirst {
        let known = (days.first.map { columns[$0] } ?? []).filter { !$0.isEmpty }
        let isOrdered = [DateOrder.dayMonthYear, .monthDayYear].map { Self.areInOrder(known, $0) }
        order = isOrdered == [false, true] ? .monthDayYear : .dayMonthYear
        hasOpenDates = isOrdered[0] == isOrdered[1]
        return
      }
    }
    let orders: [DateOrder] = [asked, .dayMonthYear, .monthDayYear, .yearMonthDay].compactMap(
      \.self)
    order =
      orders.first { order in values.allSatisfy { DateText.moment($0, order: order) != nil } }
      ?? orders.max { left, right in
        func count(_ order: DateOrder) -> Int {
          values.count { DateText.moment($0, order: order) != nil }
        }
        return count(left) < count(right)
      }
  }

  /// Whether days follow each other as banks write them, from the first or from the last one on.
  private static func areInOrder(_ texts: [String], _ order: DateOrder) -> Bool {
    let days = texts.compactMap { DateText.moment($0, order: order)?.day }
    let steps = zip(days, days.dropFirst())
    return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
  }

  private func day(of place: Int) -> CalendarDate? {
    let found = days.compactMap { DateText.moment(columns[$0][place], order: order)?.day }
    guard let first = found.first else { return nil }
    // Other days of a row, such as that of a statement, may be far away.
    return found.filter { abs($0.days(since: first)) <= 10 }.min()
  }

  /// Finds the columns of amounts by their names and values, and how they say whether money went
  /// out.
  private mutating func settleAmounts(_ asked: DecimalMark?) {
    let numbers = Numbers(columns, asked: asked)
    func isAmount(_ column: Int) -> Bool {
      let filled = columns[column].filter { !$0.isEmpty }
      return !filled.isEmpty && !days.contains(column)
        && filled.allSatisfy { $0.contains(where: \.isNumber) && numbers.number($0, column) != nil }
    }
    let usable = names.indices.filter { isAmount($0) && !PaymentWords.isBalance(names[$0]) }
    var out = usable.first { PaymentWords.debit.contains(names[$0]) }
    var into = usable.first { PaymentWords.credit.contains(names[$0]) }
    if out == nil || into == nil, let pair = parted(usable, knowing: out ?? into, numbers) {
      (out, into) =
        into == pair.more || out == pair.less ? (pair.less, pair.more) : (pair.more, pair.less)
    }
    if let out, into != nil || !usable.contains(where: { isTotal($0) }) {
      amounts = .parted(out: out, into: into)
      return
    }
    let totals = usable.filter(isTotal)
    let decimals = usable.filter { column in
      columns[column].contains { $0.contains { ".,".contains($0) } }
    }
    guard
      let amount = totals.first ?? PaidNames.likeliest(of: decimals, names: names)
        ?? decimals.first ?? usable.first
    else { return }
    let direction = names.indices.first { column in
      let values = Set(columns[column]).filter { !$0.isEmpty }
      return column != amount && !values.isEmpty
        && values.allSatisfy { ValueWords.isMoneyOut($0) || ValueWords.isMoneyIn($0) }
    }
    if let direction {
      amounts = .directed(amount, direction: direction)
      return
    }
    let values = columns[amount].compactMap { numbers.number($0, amount)?.value.exactAmount }
    let below = values.count { $0 < .zero }
    amounts = .signed(amount, isOutNegative: below * 2 >= values.count { $0 != .zero })
  }

  /// Two columns of which each row fills one: money out and money in, whatever they are called.
  ///
  /// Most payments of a household are purchases.
  private func parted(
    _ usable: [Int], knowing known: Int?, _ numbers: Numbers
  ) -> (more: Int, less: Int)? {
    func filled(_ column: Int) -> [Bool] {
      columns[column].map {
        numbers.number($0, column)?.value.exactAmount.map { $0 != .zero } ?? false
      }
    }
    let rows = Dictionary(uniqueKeysWithValues: usable.map { ($0, filled($0)) })
    for (first, column) in usable.enumerated() {
      for other in usable[(first + 1)...] where known == nil || column == known || other == known {
        guard let own = rows[column], let others = rows[other], own != others,
          zip(own, others).allSatisfy({ $0 != $1 })
        else { continue }
        let (count, otherCount) = (own.count { $0 }, others.count { $0 })
        guard count > 0, otherCount > 0 else { continue }
        return count >= otherCount ? (column, other) : (other, column)
      }
    }
    return nil
  }

  private func isTotal(_ column: Int) -> Bool {
    let folded = HeaderName.folded(names[column])
    return Self.totals.contains(folded)
      || HeaderName.measure(of: names[column]).map {
        Self.totals.contains(HeaderName.folded($0.bare))
      }
        == true
  }

  private static let totals = Set(HeaderWords.words(for: .total))
    .union(HeaderWords.folded("budget"))

  private func paid(
    _ place: Int, _ amounts: Amounts, _ numbers: Numbers
  ) -> (paid: Amount, sign: CurrencyCode?)? {
    func amount(_ column: Int) -> (Amount, CurrencyCode?)? {
      guard let number = numbers.number(columns[column][place], column),
        let amount = number.value.exactAmount
      else { return nil }
      return (amount, number.currency.isEmpty ? nil : CurrencyCode(written: number.currency))
    }
    switch amounts {
    case .signed(let column, let isOutNegative):
      return amount(column).map { (isOutNegative ? -$0.0 : $0.0, $0.1) }
    case .directed(let column, let direction):
      let isIn = ValueWords.isMoneyIn(columns[direction][place])
      return amount(column).map { value, sign in
        let size = value < .zero ? -value : value
        return (isIn ? -size : size, sign)
      }
    case .parted(let out, let into):
      if let (value, sign) = amount(out), value != .zero {
        return (value < .zero ? -value : value, sign)
      }
      return into.flatMap(amount).map { value, sign in (value < .zero ? value : -value, sign) }
    }
  }

  /// The columns that say whom a payment went to, the one that people know it by first.
  private func textColumns(besides amounts: Amounts) -> [Int] {
    let used = Set(amounts.columns)
    let texts = names.indices.filter { column in
      let filled = columns[column].filter { !$0.isEmpty }
      let isWords = filled.count { text in
        text.contains(where: \.isLetter) && !ColumnsByValue.isDay(text)
          && !ColumnsByValue.isNumber(text)
      }
      return !used.contains(column) && !days.contains(column) && isWords * 2 > filled.count
        && !filled.allSatisfy(CurrencyCode.isKnown)
        && !PaymentWords.account.contains(names[column])
    }
    func rank(_ column: Int) -> Int {
      let folded = HeaderName.folded(names[column])
      let bare = names[column].hasPrefix("#") ? String(folded.dropFirst(2)) : folded
      if Self.payees.contains(bare) { return 0 }
      if PaymentWords.description.contains(names[column]) { return 1 }
      return Set(columns[column]).count * 2 > columns[column].count ? 2 : 3
    }
    return texts.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private static let payees = Set(HeaderWords.words(for: .store))
    .union(HeaderWords.folded("payee"))

  /// The numbers of the columns, each with the decimal mark of its own.
  private struct Numbers {
    private let readers: [TableNumbers]

    init(_ columns: [[String]], asked: DecimalMark?) {
      readers = columns.map { TableNumbers($0, asked: asked ?? .point) }
    }

    func number(_ text: String, _ column: Int) -> WrittenNumber? {
      if case .number(let number) = readers[column].read(text) { number } else { nil }
    }
  }

  /// Which currency each row names, in a column of its own or in the header of an amount.
  private struct CurrencyColumn {
    private var texts: [String] = []
    private var ofHeader: CurrencyCode?

    init(_ names: [String], _ columns: [[String]]) {
      let column = names.indices.first { column in
        let filled = columns[column].filter { !$0.isEmpty }
        return !filled.isEmpty && filled.allSatisfy(CurrencyCode.isKnown)
      }
      if let column { texts = columns[column] }
      ofHeader =
        names.lazy.compactMap { name -> CurrencyCode? in
          if case .currency(let code)? = HeaderName.measure(of: name)?.measure { code } else { nil }
        }.first
    }

    func code(_ place: Int) -> CurrencyCode? {
      guard texts.indices.contains(place), !texts[place].isEmpty else { return ofHeader }
      return CurrencyCode(written: texts[place])
    }
  }
}

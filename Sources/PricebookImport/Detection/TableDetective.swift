import PricebookModel

/// Decides how a table is read: by the words of its header, by its values, or by a mapping.
struct TableDetective {
  /// What a table is, and how it is read if it can be.
  indirect enum Detection: Sendable {
    /// Receipts, or prices where the reading has a reason for a price list.
    case receipts(TableReading)
    /// Some needed columns of receipts are missing: the columns found, and the nearest names.
    case incomplete(String)
    /// A file for a mapping of another kind: budgets, payments, a refused file, or a lookup table.
    case mapped(SourceMapping, TableReading)
    /// Nothing that words or mappings know.
    case other
  }

  /// What is given and therefore not detected.
  struct Choices: Hashable, Sendable {
    var reading = ReadingChoices()
    /// The file's name, for diagnostics and the mappings that name it.
    var file = ""
    var currency: CurrencyCode?
    var mappings = MappingSet()
    var priceList: PriceListReason?
  }

  var reading: TableReading
  let sample: TableSample
  private let beginning: [UInt8]
  /// All that is known of the table where the beginning is less.
  private let all: (() -> [UInt8])?
  let choices: Choices
  var hasUndatedRecords = false
  /// Whether the values of a table without a header leave no column open.
  var hasSureColumns = false

  /// - Parameters:
  ///   - text: The beginning of the table, from where its header or the file begins.
  ///   - all: Makes more of it, if the sample of the beginning does not decide.
  init(
    _ reading: TableReading, _ text: [UInt8], all: (() -> [UInt8])? = nil, choices: Choices
  ) {
    self.reading = reading
    beginning = text
    self.all = all
    self.choices = choices
    sample = TableSample(
      text.prefix(TableSample.byteCount), reading.dialect, width: reading.names.count)
  }

  var text: [UInt8] { all?() ?? beginning }

  var wholeSample: TableSample? {
    guard beginning.count > TableSample.byteCount else { return nil }
    let text = text
    return TableSample(text[...], reading.dialect, width: reading.names.count)
  }

  private var file: String { choices.file }
  mutating func say(_ sentence: String, about subject: Evidence.Subject = .other) {
    reading.evidence.append(Evidence(sentence, about: subject))
  }
  mutating func report(_ message: DiagnosticMessage) {
    reading.diagnostics.append(Diagnostic(message, file: file))
  }
  func named(_ column: Int?) -> String { reading.named(column) }

  init(
    _ record: RecordList.Record, _ dialect: Dialect, _ text: [UInt8],
    all: (() -> [UInt8])? = nil, evidence: [Evidence], choices: Choices
  ) {
    self.init(
      TableReading(words: record, dialect, evidence: evidence, file: choices.file), text,
      all: all, choices: choices)
  }

  /// Detects what the table at the beginning of a file is, with a header or without one.
  static func detect(firstBytes: [UInt8], file: String, choices: Choices = Choices()) -> Detection {
    var choices = choices
    choices.file = file
    if let match = choices.mappings.withoutHeader(file: choices.file, isLastResort: false) {
      return withoutHeader(firstBytes, match, choices: choices)
    }
    let detection = detectByHeader(firstBytes, choices: choices)
    switch detection {
    case .receipts, .mapped: return detection
    case .incomplete, .other: break
    }
    if let match = choices.mappings.withoutHeader(file: choices.file, isLastResort: true) {
      return withoutHeader(firstBytes, match, choices: choices)
    }
    return brokenHeader(firstBytes, choices: choices)
      ?? headerless(firstBytes, choices: choices) ?? detection
  }

  /// Looks for a header that words or a mapping know, wherever the table begins.
  private static func detectByHeader(_ bytes: [UInt8], choices: Choices) -> Detection {
    guard
      let found = DialectSearch(
        firstBytes: bytes, choices: choices.reading.dialect,
        knownCount: { names in
          // If a mapping fits the header, all of it is known.
          choices.mappings.match(names, file: choices.file) == nil
            ? HeaderColumns.knownCount(names) : names.count
        })
    else { return .other }
    let detection = withHeader(
      found.header, found.dialect, found.text, evidence: found.evidence, choices: choices)
    guard case .receipts(var reading) = detection, let (header, count) = found.tableBefore
    else { return detection }
    reading.diagnostics.append(
      Diagnostic(
        .otherTable(header.fields, lineCount: count), file: choices.file, line: header.line))
    return .receipts(reading)
  }

  /// Detects what a table is that follows another one in its file.
  ///
  /// - Parameters:
  ///   - text: From the header of the table on.
  ///   - dialect: That of the table before it; the delimiter may be another one.
  static func detectNextTable(
    _ text: [UInt8], dialect: Dialect, choices: Choices
  ) -> Detection {
    func header(_ delimiter: UInt8) -> RecordList.Record? {
      RecordList(text, dialect: dialect.delimited(by: delimiter), limit: 1).records.first
    }
    let delimiters = [dialect.delimiter, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let own = delimiters.first { HeaderColumns.knownCount(header($0)?.fields ?? []) >= 3 }
    let delimiter = own ?? delimiters[0]
    guard let record = header(delimiter), record.problem == nil else { return .other }
    return withHeader(
      record, dialect.delimited(by: delimiter).withData(from: record.endOffset, of: text), text,
      evidence: [], choices: choices)
  }

  /// Decides what a table with a header is: by the first mapping that fits it, else by words.
  static func withHeader(
    _ header: RecordList.Record, _ dialect: Dialect, _ text: [UInt8], evidence: [Evidence],
    choices: Choices
  ) -> Detection {
    if let match = choices.mappings.match(header.fields, file: choices.file) {
      return mapped(header, dialect, text, evidence: evidence, match, choices: choices)
    }
    return TableDetective(header, dialect, text, evidence: evidence, choices: choices)
      .decidedByWords()
  }

  /// Decides what the words of the names say, and by the values what they leave open, unless needed
  /// columns are missing.
  consuming func decidedByWords() -> Detection {
    settleDaysInTimes()
    settleTableBeside()
    settleStoreRows()
    let prices = PriceListColumns(reading.names)
    if let wide = widePriceList(prices) { return wide }
    if let reason = priceListReason(prices) { return priceList(prices, reason) }
    var missing = [Field.date, .item].filter { !reading.has($0) }
    if !reading.has(.total), !reading.has(.unitPrice) { missing.append(.total) }
    guard missing.isEmpty else {
      let found = Field.ofReceipts.filter(reading.has)
      let isReceipts = found.count >= 2 && (found.contains(.date) || found.contains(.item))
      return isReceipts ? .incomplete(message(missing)) : .other
    }
    settleRows()
    reading.unread = reading.unreadColumns(sample.records.prefix(60)).filter {
      // The totals of receipts in JSON are read, in columns beside those of their lines.
      !reading.understood.contains($0) && !reading.names[$0].hasPrefix(JSONRowTable.ofReceipt)
        // What a line lists beside its total is in it.
        && !(reading.has(.total) && reading.names[$0].contains("[]"))
    }
    return .receipts(reading)
  }

  /// Decides what the values of known columns mean.
  mutating func settleRows() {
    settleValues()
    let columnsByName = reading.columns
    settleFirstRows()
    settleAmountForms()
    settleLineAmounts()
    settleRivalTotals()
    settlePrices()
    settlePersons()
    settleEmptyValues()
    settleRowKinds()
    settleReceiptMoney()
    reading.correctSentences(since: columnsByName)
  }

  /// A time column with days is the date, where no other is and stores show that the rows were bought.
  private mutating func settleDaysInTimes() {
    guard !reading.has(.date), reading.has(.store), let time = reading.column(.time) else { return }
    let values = sample[time].filter { !$0.isEmpty }
    guard !values.isEmpty, values.allSatisfy({ DateText.moment($0, order: .dayMonthYear) != nil })
    else { return }
    let before = reading.columns
    reading.columns[time] = .date
    reading.correctSentences(since: before)
  }

  /// Leaves out the columns behind an empty one, which belong to a table beside that of the lines.
  private mutating func settleTableBeside() {
    let gap = reading.names.indices.first { column in
      column > 0 && reading.names[column].isEmpty && sample[column].allSatisfy(\.isEmpty)
    }
    guard let gap, gap + 1 < reading.names.count else { return }
    let own = Set(reading.columns[..<gap].compactMap(\.self))
    let isWhole =
      own.isSuperset(of: [.date, .item]) && (own.contains(.total) || own.contains(.unitPrice))
    guard isWhole, reading.names[(gap + 1)...].contains(where: { !$0.isEmpty }) else { return }
    let before = reading.columns
    for column in gap..<reading.columns.count { reading.columns[column] = nil }
    reading.understood.formUnion(gap..<reading.columns.count)
    reading.correctSentences(since: before)
    say(Message.tableBeside(column: gap + 1))
  }

  /// Finds the rows with nothing but the store of the rows below them.
  private mutating func settleStoreRows() {
    guard !reading.has(.store), let date = reading.column(.date) else { return }
    let records = sample.records
    let titles = records.indices.filter { row in
      let filled = records[row].indices.filter { !records[row][$0].isEmpty }
      guard filled.count == 1, let column = filled.first else { return false }
      let text = records[row][column]
      return column == 0 && text.contains(where: \.isLetter) && FooterWords.kind(of: text) == nil
        && DateText.moment(text, order: .dayMonthYear) == nil
    }
    // The first row is such a title, and rows follow each.
    guard titles.first == 0, titles.count >= 2 || records.count >= 3,
      zip(titles, titles.dropFirst()).allSatisfy({ $1 - $0 > 1 }), titles.last != records.count - 1,
      records.indices.allSatisfy({ titles.contains($0) || !records[$0][date].isEmpty })
    else { return }
    reading.mapping.storeRows = [[reading.rowName(of: 0)]]
    say(Message.storeRows(count: titles.count, column: named(0)))
  }

  private func message(_ missing: [Field]) -> String {
    let wanted = missing.map { $0 == .total ? "total or unit_price" : $0.rawValue }
    var message = Message.columnsMissing(
      wanted: wanted.joined(separator: " and "), names: reading.shownNames)
    for meaning in missing {
      guard let near = nearest(to: meaning) else { continue }
      message += Message.renameColumn(near: near, name: meaning.rawValue)
    }
    if missing == [.item], reading.has(.store) { message += Message.maybeVisits }
    if missing == [.date] { message += Message.maybePrices }
    return message
  }

  /// The column without a meaning whose name is most like a word for one.
  private func nearest(to meaning: Field) -> String? {
    let words = HeaderWords.words(for: meaning)
    let candidates = zip(reading.names, reading.columns).filter { $0.1 == nil }.map { name, _ in
      let folded = HeaderName.folded(name)
      let length = folded.unicodeScalars.count
      let limit = max(1, length / 3)
      // Names are at least as far apart as their lengths.
      let distance = words.lazy.filter { abs($0.unicodeScalars.count - length) <= limit }
        .map { editDistance(folded, $0) }.min()
      return (name: name, distance: distance ?? .max, limit: limit)
    }
    return candidates.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.name
  }
}

extension TableReading {
  /// Gives every column its meaning; of two with one meaning, that with the better name has it.
  fileprivate init(
    words record: RecordList.Record, _ dialect: Dialect, evidence: [Evidence], file: String
  ) {
    let found = HeaderColumns(record.fields)
    self.init(dialect: dialect, names: record.fields, columns: found.meanings)
    headerText = record.text
    self.evidence = evidence
    for rivals in found.rivals where !HeaderWords.isOfNoUse(names[rivals.loser]) {
      let (name, winner) = (names[rivals.loser], QuotedValue.describe(names[rivals.winner]))
      rivalries[rivals.loser] = Diagnostic(
        .columnsAlike(name: name, winner: winner, meaning: rivals.meaning.rawValue),
        file: file, line: record.line,
        // The names of fields in JSON, and of columns made from others, have no place of their own.
        column: record.columns.isEmpty ? 1 : record.columns[rivals.loser])
    }
    diagnostics += rivalries.sorted { $0.key < $1.key }.map(\.value)
    unit = found.defaultUnit
    currency = found.defaultCurrency
    self.evidence += columns.indices.map { sentence(ofColumn: $0) }
    self.evidence += [
      unit.map { Message.quantitiesIn(unit: excerpt($0.symbol)) },
      currency.map { Message.amountsIn(currency: excerpt($0.label)) },
    ].compactMap { $0.map { Evidence($0) } }
  }
}

extension TableDetective {
  /// Decides how dates and numbers are written, or reports that the file does not show it.
  mutating func settleValues(given: SourceMapping? = nil) {
    // Japanese and Chinese have no decimal commas.
    let isEastAsian = reading.names.contains { name in
      name.unicodeScalars.contains {
        (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic
      }
    }
    let currency =
      reading.currency ?? choices.currency ?? (isEastAsian ? CurrencyCode(label: "¥") : nil)
    // The commas between the fields of rows that are made say nothing of how numbers are written.
    let dialect = reading.shape?.spread?.dialect ?? reading.dialect
    let delimiter = dialect == .rows ? nil : dialect.delimiter
    func evidence(_ sample: TableSample) -> ValueEvidence {
      ValueEvidence(sample, columns: reading.columns, delimiter: delimiter, currency: currency)
    }
    var values = evidence(sample)
    if !values.isDecided, let whole = wholeSample { values = evidence(whole) }
    say(Message.decidedOver(count: values.recordCount))
    reading.questions.dates = values.dates
    reading.questions.numbers = values.numbers
    hasUndatedRecords = values.undatedCount > 0
    settleDates(values, given: given?.dateOrder)
    settleNumbers(values.numbers, given: given?.mark)
    settleCurrencies(values.currencySigns)
  }

  private mutating func settleDates(_ values: ValueEvidence, given: DateOrder?) {
    if let given {
      reading.dateOrder = given
      return say(Message.datesAsMapped(order: given.rawValue))
    }
    if let turned = values.turnedDate, case .decided(_, let example) = values.dates {
      report(.turnedDays(date: turned, other: example))
    }
    var values = values
    values.answerDates(choices.reading.dateOrder)
    switch values.dates {
    case .notNeeded:
      if let example = values.firstDate { say(Message.datesArePlain(example: example)) }
    case .decided(let order, let example):
      reading.dateOrder = order
      say(
        "Dates with slashes are \(order.rawValue)"
          + (order == choices.reading.dateOrder
            ? ", as asked for."
            : ": \(QuotedValue.describe(example)) can be nothing else"
              + Self.otherAnswer("--date-format", choices.reading.dateOrder?.rawValue)),
        about: .dateOrder)
    case .undecided(let examples, let orders):
      report(.ambiguousDate(examples, orders))
    }
  }

  /// Decides the decimal mark of each column: as the mapping says, else as the values show, else as
  /// asked.
  private mutating func settleNumbers(
    _ findings: [Int: ValueEvidence.NumberFinding], given: DecimalMark?
  ) {
    if let given {
      reading.marks = reading.marks.map { _ in given.byte }
      return say(Message.markAsMapped(mark: given.rawValue))
    }
    let asked = choices.reading.decimalMark
    var decided: [Int: (mark: DecimalMark, example: String)] = [:]
    var wasAsked = asked != nil && findings.values.allSatisfy { $0 == .notNeeded }
    for (column, finding) in findings.sorted(by: { $0.key < $1.key }) {
      switch finding {
      case .notNeeded: break
      case .decided(let mark, let example): decided[column] = (mark, example)
      case .undecided(let example):
        if let asked {
          decided[column] = (asked, example)
          wasAsked = true
        } else {
          report(.ambiguousNumber(example, column: reading.names[column]))
        }
      }
    }
    // The mark that most columns have is that of the file; other columns keep their own.
    let commas = decided.values.count { $0.mark == .comma }
    let ofMost: DecimalMark = commas * 2 > decided.count ? .comma : .point
    let usual = decided.isEmpty ? asked ?? .point : ofMost
    reading.marks = reading.marks.map { _ in usual.byte }
    if let asked, wasAsked, asked == usual {
      say(Message.markAsAsked(mark: asked.rawValue))
      decided = decided.filter { $0.value.mark != asked }
    }
    var told: [DecimalMark] = []
    for (column, (mark, example)) in decided.sorted(by: { $0.key < $1.key }) {
      let isUsual = mark == usual
      reading.marks[column] = mark.byte
      guard !isUsual || !told.contains(mark) else { continue }
      told.append(mark)
      let other = mark == asked ? nil : asked
      say(
        Message.markDecided(
          place: isUsual ? "" : " of column \(column + 1)", mark: mark.rawValue,
          value: QuotedValue.describe(example),
          other: Self.otherAnswer("--decimal", other?.rawValue)))
    }
  }

  /// Says that an option has another answer than the file, whose own values count.
  static func otherAnswer(_ option: String, _ answer: String?) -> String {
    answer.map { ", so that \(option) \($0) does not apply." } ?? "."
  }

  private mutating func settleCurrencies(_ signs: [String: Int]) {
    guard !signs.isEmpty else { return }
    let shown = signs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
      .map { "\(QuotedValue.describe($0.key)) (\($0.value))" }.joined(separator: ", ")
    say(
      reading.has(.currency)
        ? Message.currencyColumnCounts(signs: shown) : Message.currencyBesideAmounts(signs: shown))
  }
}

extension DiagnosticMessage {
  /// A table that is not one of receipts begins at a line of a file and is skipped.
  static func otherTable(_ names: [String], lineCount: Int) -> DiagnosticMessage {
    let shown = names.prefix(12).map { QuotedValue.describe($0, limit: 24) }
    return .otherTable(columns: shown.joined(separator: ", "), count: lineCount)
  }

  fileprivate static func ambiguousDate(_ examples: [String], _ orders: [DateOrder])
    -> DiagnosticMessage
  {
    let written = examples.map { QuotedValue.describe($0) }
    let options = orders.map { "--date-format \($0.rawValue)" }.joined(separator: " or ")
    let hasYear = orders.contains(.yearMonthDay)
    guard written.count < 2 else {
      let places =
        hasYear ? "parts in different orders" : "the day and the month in different orders"
      return .datesInTwoOrders(
        dates: written.joined(separator: " and "), difference: places, options: options)
    }
    let readings = orders.compactMap { order in
      examples.first.flatMap { DateText.numbers($0) }
        .flatMap { DateScanner.day($0, order: order) }.map { "\($0) (\(order.rawValue))" }
    }
    return .unclearDate(
      date: written.joined(), isYear: hasYear, readings: readings.joined(separator: " or "),
      options: options)
  }

  static func ambiguousNumber(_ example: String, column: String) -> DiagnosticMessage {
    let readings = [DecimalMark.point, .comma].compactMap { mark in
      WrittenNumber(example, mark: mark.byte, allowing: [.currency, .percent])
        .map { "\($0.value) (\(mark.rawValue))" }
    }
    return .unclearNumber(
      number: example, column: column, readings: readings.joined(separator: " or "))
  }
}

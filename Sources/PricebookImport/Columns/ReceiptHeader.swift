import PricebookModel

/// What the first bytes of a file say about its dialect and its columns.
struct ReceiptHeader: Sendable {
  var dialect: Dialect
  var mapping: ColumnMapping
  /// The header's own names, trimmed.
  var names: [String]
  /// The header record as written, cut to 4 096 bytes.
  var text: String
  /// What was found and why, one sentence each, for `pricebook inspect`.
  var evidence: [String]
  /// Problems such as an ambiguous date order, or two columns with one meaning.
  ///
  /// If one of them is an error, the file must not be read.
  var diagnostics: [Diagnostic]
  /// The mapping that reads the file; `nil` if the words of the header are enough.
  var source: SourceMapping?
  /// The columns that look as if they matter, and that were not understood.
  var unread: [Int] = []
  /// The columns that say which rows are no purchases.
  var rowKinds: [RowKindColumn] = []
  /// Columns without a meaning that served as evidence, or that belong to whole receipts.
  var understood: Set<Int> = []
  /// A column whose amounts may be the price of one or what was paid for all, by its name.
  var priceColumn: Int?
  /// What the records say about ``priceColumn``.
  var price = PriceFinding.sameEitherWay
  /// Columns with a tax that is on top of the price.
  var taxColumns: [Int] = []
  /// How the discounts are written.
  var discountForm = SourceMapping.DiscountSign.positive
  /// Whether the amounts are whole numbers of the smallest unit of the currency.
  var isInMinorUnits = false
  /// Columns that are filled on the first row of a receipt only.
  var firstRowColumns: [Int] = []
  /// Whether some of the first records have no date.
  var hasUndatedRecords = false
  /// How the first records write dates.
  var dates = ColumnEvidence.DateFinding.notNeeded
  /// How the first records write the numbers of each column.
  var numbers: [Int: ColumnEvidence.NumberFinding] = [:]
  /// Why the file is a price list; `nil` for receipts.
  var priceList: PriceListReason?
  /// How the records of the file become rows; `nil` if they are rows.
  ///
  /// ``dialect`` is that of the rows.
  var shape: RecordShape?

  /// What a file is, by its header.
  enum Detection: Sendable {
    case receipts(ReceiptHeader)
    /// Some columns of receipts are present, but not all that are needed. The message names the
    /// columns found and the nearest names.
    case incomplete(missing: [Field], message: String)
    /// A file for a mapping of another kind: a budget, a refused file, or a lookup table.
    case mapped(SourceMapping, ReceiptHeader)
    /// No column of receipts is present.
    case other
  }

  /// What is given and therefore not detected.
  struct Choices: Hashable, Sendable {
    /// What options and settings say about the file.
    var reading = ReadingChoices()
    /// The currency of the book, where it is known.
    var currency: CurrencyCode?
    /// The mappings for files of other programs.
    var mappings = MappingSet()
    /// Why the file is a price list, whatever its columns are.
    var priceList: PriceListReason?
  }

  /// Detects what a file is from its beginning.
  ///
  /// - Parameters:
  ///   - firstBytes: The first block of the file, or all of it.
  ///   - file: The file's name, for diagnostics.
  static func detect(
    firstBytes: [UInt8], file: String, choices: Choices = Choices()
  ) -> Detection {
    if let match = choices.mappings.withoutHeader(file: file, isLastResort: false) {
      return withoutHeader(firstBytes, file: file, match, choices: choices)
    }
    let detection = detectHeader(firstBytes: firstBytes, file: file, choices: choices)
    switch detection {
    case .receipts, .mapped: return detection
    case .incomplete, .other:
      guard let match = choices.mappings.withoutHeader(file: file, isLastResort: true) else {
        return detection
      }
      return withoutHeader(firstBytes, file: file, match, choices: choices)
    }
  }

  private static func detectHeader(
    firstBytes: [UInt8], file: String, choices: Choices
  ) -> Detection {
    guard
      let found = DialectSearch(
        firstBytes: firstBytes, choices: choices.reading,
        knownCount: { names in
          // If a mapping fits the header, all of it is known.
          choices.mappings.match(names, file: file) == nil ? knownCount(names) : names.count
        })
    else { return .other }
    if let match = choices.mappings.match(found.header.fields, file: file) {
      return mapped(
        found.dialect, found.header, found.text, evidence: found.evidence, file: file, match,
        choices: choices)
    }
    return ReceiptHeader(found.dialect, found.header, evidence: found.evidence, file: file)
      .completed(found.text, file: file, choices: choices)
  }

  /// How many different meanings the names of a header have.
  static func knownCount(_ names: [String]) -> Int {
    HeaderColumns(names).meanings.count { $0 != nil }
  }

  /// Detects what a table is that follows others in its file.
  ///
  /// - Parameters:
  ///   - text: The decoded bytes from the header of the table on.
  ///   - dialect: The dialect of the file.
  static func detect(
    text: [UInt8], dialect: Dialect, file: String, choices: Choices
  ) -> Detection {
    var dialect = dialect
    dialect.dataOffset = 0
    dialect.dataLine = 1
    guard let record = RecordList(text, dialect: dialect, limit: 1).records.first,
      record.problem == nil
    else { return .other }
    dialect.dataOffset = record.endOffset
    dialect.dataLine = 1 + text.prefix(record.endOffset).count { $0 == dialect.recordEnd }
    if let match = choices.mappings.match(record.fields, file: file) {
      return mapped(
        dialect, record, text, evidence: [], file: file, match, choices: choices)
    }
    return ReceiptHeader(dialect, record, evidence: [], file: file)
      .completed(text, file: file, choices: choices)
  }

  /// Gives every column its meaning; of two columns with one meaning, the one with the better name
  /// has it.
  init(
    _ dialect: Dialect, _ record: RecordList.Record, evidence: [String], file: String
  ) {
    self.dialect = dialect
    self.evidence = evidence
    names = record.fields
    text = record.text
    diagnostics = []
    let columns = HeaderColumns(names)
    for rivals in columns.rivals where !HeaderWords.isOfNoUse(names[rivals.loser]) {
      diagnostics.append(
        Self.duplicateColumn(
          names[rivals.loser], beside: names[rivals.winner], rivals.meaning, file: file,
          line: record.line,
          // The names of fields in JSON, and of columns made from others, have no place of their own.
          column: record.columns.isEmpty ? 1 : record.columns[rivals.loser]))
    }
    let meanings = columns.meanings
    mapping = ColumnMapping(meanings: meanings)
    mapping.defaultUnit = columns.defaultUnit
    mapping.defaultCurrency = columns.defaultCurrency
    if let column = meanings.firstIndex(of: .unitPrice) {
      mapping.priceUnits[column] = columns.priceUnit
    }
    for column in meanings.indices { self.evidence.append(sentence(ofColumn: column)) }
    if let unit = mapping.defaultUnit {
      self.evidence.append("The header says that quantities are in \(excerpt(unit.symbol)).")
    }
    if let currency = mapping.defaultCurrency {
      self.evidence.append("The header says that amounts are in \(excerpt(currency.label)).")
    }
  }

  private func sentence(ofColumn column: Int) -> String {
    let name = QuotedValue.describe(names[column])
    return mapping.meanings[column].map { "Column \(column + 1), \(name), is the \($0.rawValue)." }
      ?? "Column \(column + 1), \(name), is not used."
  }

  /// Corrects the sentences about columns whose values gave them another meaning.
  mutating func correctSentences(since before: [Field?]) {
    for column in names.indices where mapping.meanings[column] != before[column] {
      let start = "Column \(column + 1), "
      if let index = evidence.firstIndex(where: { $0.hasPrefix(start) }) {
        evidence[index] = sentence(ofColumn: column)
      }
    }
  }

  /// Decides how values are written, unless needed columns are missing.
  consuming func completed(
    _ text: [UInt8], file: String, choices: Choices
  ) -> Detection {
    let prices = PriceListColumns(names)
    if let wide = widePriceList(prices, text, file: file, choices: choices) { return wide }
    if let reason = priceListReason(prices, choices: choices) {
      return completed(asPriceList: prices, because: reason, text, file: file, choices: choices)
    }
    let found = Field.ofReceipts.filter { mapping.meanings.contains($0) }
    var missing = [Field.date, .item].filter { !found.contains($0) }
    if !found.contains(.total), !found.contains(.unitPrice) { missing.append(.total) }
    guard missing.isEmpty else {
      let isReceipts = found.count >= 2 && (found.contains(.date) || found.contains(.item))
      return isReceipts ? .incomplete(missing: missing, message: message(missing)) : .other
    }
    settle(text, file: file, choices: choices)
    let named = mapping.meanings
    settleFirstRows(text)
    settleAmountForms(text, file: file)
    settlePrices(text, asked: choices.reading.priceMeaning)
    settlePersons(text)
    settleRowKinds(text)
    takeRules()
    correctSentences(since: named)
    return .receipts(self)
  }

  private func message(_ missing: [Field]) -> String {
    let wanted = missing.map { $0 == .total ? "total or unit_price" : $0.rawValue }
    let present = names.prefix(20).map { QuotedValue.describe($0, limit: 24) }
    var message = "it has no column for \(wanted.joined(separator: " and ")); its columns are "
    message += present.joined(separator: ", ")
    for meaning in missing {
      if let near = nearest(to: meaning) {
        let name = meaning.rawValue
        message += "; if \(QuotedValue.describe(near)) is the \(name), rename it to \(name)"
      }
    }
    if missing == [.item], mapping.meanings.contains(.store) {
      message += "; if every row is a whole visit, read it with a mapping of \"kind\": \"visits\""
    }
    if missing == [.date] {
      message += "; if the file lists prices that were seen and not paid, name it with --prices"
    }
    return message
  }

  /// The column without a meaning whose name is most like a word for one.
  private func nearest(to meaning: Field) -> String? {
    let words = HeaderWords.words(for: meaning)
    let candidates = zip(names, mapping.meanings).filter { $0.1 == nil }.map { name, _ in
      let folded = HeaderName.folded(name)
      let length = folded.utf8.count
      let limit = max(1, length / 3)
      // Names are at least as far apart as their lengths.
      let distance = words.lazy.filter { abs($0.utf8.count - length) <= limit }
        .map { HeaderName.distance(folded, $0) }.min()
      return (name: name, distance: distance ?? .max, limit: limit)
    }
    return candidates.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.name
  }
}

extension ReceiptHeader {
  private static func duplicateColumn(
    _ name: String, beside winner: String, _ meaning: Field, file: String, line: Int,
    column: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, .duplicateColumn, file: file, line: line, column: column,
      message: "\(QuotedValue.describe(name)) and \(QuotedValue.describe(winner)) both mean the "
        + "\(meaning.rawValue); \(QuotedValue.describe(winner)) is used, rename the other column"
    )
  }
}

/// Questions that the records of a file leave open.
extension ReceiptHeader {
  /// Whether it is not known what the amounts of a price are, and may matter.
  var isPriceOpen: Bool {
    if priceColumn == nil { return false }
    if case .decided = price { return false }
    return true
  }

  /// Takes what other files with the same header show.
  ///
  /// - Parameter file: This file.
  mutating func take(_ answers: FamilyAnswers, file: String) {
    takeDates(answers, file: file)
    takeMarks(answers, file: file)
    if isPriceOpen, answers.prices.count == 1, let (meaning, other) = answers.prices.first {
      price = .decided(
        meaning,
        reason: "as \(other) shows, which has the same "
          + "header")
      takePrice()
    }
  }

  private mutating func takeDates(_ answers: FamilyAnswers, file: String) {
    let others = answers.dates.filter { $0.value.file != file }
    if case .decided(let own, let example) = dates, mapping.slashDateOrder == own,
      let other = others.filter({ $0.key != own }).min(by: { $0.value.file < $1.value.file })
    {
      diagnostics.append(
        Diagnostic(
          .warning, .dateOrdersDiffer, file: file,
          message: "\(QuotedValue.describe(example)) is \(own.rawValue), but "
            + "\(QuotedValue.describe(other.value.example)) in "
            + "\(other.value.file), which has the same header, is "
            + "\(other.key.rawValue); each file is read by itself, check the dates of both"))
    }
    guard case .undecided = dates,
      let question = diagnostics.firstIndex(where: { $0.code == .ambiguousDate })
    else { return }
    guard answers.dates.count == 1, let (order, found) = answers.dates.first else {
      if answers.dates.count > 1 {
        diagnostics[question].message +=
          "; other files with this header have \(answers.dates.keys.map(\.rawValue).sorted().joined(separator: " and "))"
      }
      return
    }
    diagnostics.remove(at: question)
    dates = .decided(order, example: found.example)
    mapping.slashDateOrder = order
    mapping.rules?.dateOrder = order
    evidence.append(
      "Dates with slashes are \(order.rawValue), as in \(found.file), "
        + "which has the same header: \(QuotedValue.describe(found.example)) can be nothing else.")
  }

  private mutating func takeMarks(_ answers: FamilyAnswers, file: String) {
    guard diagnostics.contains(where: { $0.code == .ambiguousNumber }) else { return }
    for (column, finding) in numbers.sorted(by: { $0.key < $1.key }) {
      guard case .undecided(let example) = finding, let found = answers.marks[column],
        found.count == 1, let (mark, other) = found.first
      else { continue }
      numbers[column] = .decided(mark, example: example)
      mapping.numberFormats[column] = NumberFormat(decimalMark: mark.byte)
      evidence.append(
        "The decimal mark of column \(column + 1) is the \(mark.rawValue), as in "
          + "\(other), which has the same header.")
    }
    diagnostics.removeAll { $0.code == .ambiguousNumber }
    for (column, finding) in numbers.sorted(by: { $0.key < $1.key }) {
      if case .undecided(let example) = finding {
        diagnostics.append(Self.ambiguousNumber(example, column: names[column], file: file))
      }
    }
    let marks = marks
    mapping.rules?.takeMarks(ofColumns: marks)
  }

  /// Asks what a price is where the rest of the input cannot be looked at.
  mutating func askAboutPrice() {
    guard case .sameEitherWay = price else { return }
    price = .undecided(
      example: PriceExample(item: "an item", quantity: "2", price: "1.00", product: "2.00"))
  }

  /// The question that is left, if the records do not show what a price is.
  func priceProblem(file: String) -> Diagnostic? {
    guard let column = priceColumn, case .undecided(let example) = price else { return nil }
    let name = QuotedValue.describe(names[column], limit: 24)
    let price = QuotedValue.describe(example.price, limit: 24)
    return Diagnostic(
      .error, .ambiguousPrice, file: file,
      message: "the column \(name) may have the price of one or what was paid for all: "
        + "\(QuotedValue.describe(example.quantity, limit: 24)) of "
        + "\(QuotedValue.describe(example.item, limit: 40)) at \(price) cost either "
        + "\(example.product) (one) or \(price) (all), and no other column shows which; use "
        + "--price-of one or --price-of all, or rename the column to unit_price or total")
  }
}

/// What the files with one header show.
struct FamilyAnswers {
  private(set) var dates: [DateOrder: (file: String, example: String)] = [:]
  private(set) var marks: [Int: [DecimalMark: String]] = [:]
  private(set) var prices: [PriceMeaning: String] = [:]

  mutating func add(_ header: ReceiptHeader, file: String) {
    if case .decided(let order, let example) = header.dates, dates[order] == nil {
      dates[order] = (file, example)
    }
    for (column, finding) in header.numbers {
      if case .decided(let mark, _) = finding, marks[column]?[mark] == nil {
        marks[column, default: [:]][mark] = file
      }
    }
    if case .decided(let meaning, _) = header.price, prices[meaning] == nil {
      prices[meaning] = file
    }
  }
}

/// What every column of a receipt file means, and how its values are written.
struct ColumnMapping: Hashable, Sendable {
  /// One per column of the header; `nil` for a column that is skipped.
  var meanings: [Field?]
  /// How numbers are written in the columns that ``numberFormats`` does not name.
  var numberFormat = NumberFormat()
  /// How numbers are written in columns that differ from the rest, by column.
  var numberFormats: [Int: NumberFormat] = [:]
  /// The order of dates with slashes or dashes; `nil` if the file has none or does not show it.
  var slashDateOrder: DateOrder?
  /// The rules of a mapping, if a meaning for each column is not enough.
  var rules: RowRules?
  /// The fields of a price list, one per column of the header; `nil` for receipts.
  var priceFields: [Field?]?
  /// Whether discounts below zero are charges on top of the price.
  var allowsCharges = false
  /// The unit that a header names, for lines that name none.
  var defaultUnit: UnitOfMeasure?
  /// The unit that the prices of a column are for by its header, such as `price/kg`, by column.
  var priceUnits: [Int: UnitOfMeasure] = [:]
  /// The currency that a header names, for lines that name none.
  var defaultCurrency: CurrencyCode?
}

/// A receipt file to be read, and what was detected about it.
struct ReceiptFile: Sendable {
  var input: FileInput
  /// The file as the user named it, for diagnostics.
  var displayPath: String
  /// Index into ``Book/sources``.
  var source: Int
  var dialect: Dialect
  var mapping: ColumnMapping
  /// How its records become rows; `nil` if they are rows.
  ///
  /// The dialect is that of the rows.
  var shape: RecordShape?
  /// The header as written; empty if it cannot be repeated.
  var headerText = ""
  /// What is given and therefore not detected in further tables of the file.
  var choices = ReceiptHeader.Choices()
  /// The store that the file name gives to a table without a store column.
  var storeOfName: String?
  /// The store of lines without one; `nil` if such lines are rejected.
  var defaultStore: String?
  /// Whether the lines are prices that were seen and not paid.
  var isPriceList = false
  /// The day of prices without one; `nil` if they have none.
  var defaultDay: CalendarDate?
  /// The currency of lines without one.
  var defaultCurrency: CurrencyCode?
  /// The days that times become.
  var days = LocalDays()
}

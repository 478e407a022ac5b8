import PricebookModel

/// A starting point for the mapping of a file that nothing recognises: what the columns probably are,
/// with needed ones left empty where there is no guess, for which the reader of mappings asks.
struct MappingDraft {
  var mapping = SourceMapping()
  private var open: [OpenKey] = []
  private let baseName: String
  /// What came of reading the file with the draft, if it was of no use.
  private var note: String?
  /// Whether the lines of receipts are arrays, whose values have no names.
  private var hasNamelessLines = false

  /// - Returns: `nil` if the file is neither a table nor JSON with records.
  init?(_ file: RecognisedFile) {
    let choices = file.choices
    baseName = file.isStandardInput ? "" : file.baseName
    mapping.name = file.isStandardInput ? "mapping" : file.baseName
    let head = try? file.file.read(limit: FileBytes.headByteCount)
    guard let head, !file.isStandardInput, ForeignFormat(head) == nil else { return nil }
    let text = FileBytes.decoded(head, asked: choices.reading.encoding)
    let isJSON = text.first { $0 > 0x20 && $0 < 0x80 }.map {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
    }
    if isJSON == true {
      let survey = JSONSurvey(
        text, encoding: EncodingEvidence(head, asked: choices.reading.encoding).encoding,
        isWhole: head.count < FileBytes.headByteCount, isNamedLines: file.isNamedLines)
      guard let survey, describe(survey, choices) else { return nil }
    } else {
      guard !text.contains(0), describe(head, choices) else { return nil }
    }
    complete(file)
  }

  /// What came of reading the file with a draft.
  struct Trial {
    /// The first of those that are rejected for the most frequent reason, where most are rejected.
    var first: RejectedRecord?
    var totals: ControlTotals
    /// What is said of totals that the lines do not come to.
    var differences: [String] = []
  }

  private var missing: [String] {
    mapping.columns.filter { $0.value.columns == [[""]] }.keys.map(\.rawValue).sorted()
  }

  /// Reads the file with a whole draft, and leaves open the field for which most is rejected.
  mutating func takeTrial(_ read: (_ mapping: String) -> Trial?) {
    guard missing.isEmpty, open.isEmpty, let trial = read(mapping.json()) else { return }
    guard let first = trial.first else {
      note = trial.differences.first.map { Message.draftDiffers(message: $0) }
      return
    }
    let field: Field? =
      switch first.code {
      case .malformedDate, .missingDate: .date
      case .malformedTime: .time
      case .missingItem: .item
      case .missingStore: .store
      case .malformedNumber, .missingAmount, .amountOverflow, .discountTooLarge:
        mapping.columns[.total] == nil ? .unitPrice : .total
      default: nil
      }
    note = Message.draftRejects(
      rejected: trial.totals.rejected, read: trial.totals.read, message: first.message)
    guard let field, let source = mapping.columns[field] else { return }
    mapping.ignored += source.columns.compactMap(\.first)
    mapping.columns[field] = field == .time ? nil : ColumnSource("")
  }

  var json: String {
    let task =
      missing.isEmpty
      ? Message.draftIsGuess
      : Message.draftLacks(
        missing: missing.joined(separator: " and "),
        place: mapping.hasHeader
          ? "from the columns under ignored" : "with the position of a column")
    return mapping.json(
      open: open,
      note: [note, task, Self.note(open: open)].compactMap(\.self).joined(separator: " "))
  }

  /// What is to be written for the keys that the file leaves open; `nil` where there is none.
  static func note(open keys: [OpenKey]) -> String? {
    guard !keys.isEmpty else { return nil }
    let answers = keys.map { "\($0.rawValue): \($0.answers)" }.joined(separator: "; ")
    return Message.draftIsOpen(answers: answers)
  }

  private mutating func describe(_ head: [UInt8], _ choices: TableDetective.Choices) -> Bool {
    guard
      let found = DialectSearch(
        firstBytes: head, choices: choices.reading.dialect,
        knownCount: { names in
          // Names that are known count most. Where hardly any is, the first that could be names do, but
          // the search goes on: the titles of sections come before their tables.
          let known = HeaderColumns.knownCount(names)
          let count = names.count { Self.isName($0) }
          return known >= 2 ? 100 * known + count : min(2, count)
        })
    else { return false }
    var dialect = found.dialect
    var names = found.header.fields
    let values = names.count { !$0.isEmpty && !Self.isName($0) }
    var start = dialect.dataOffset
    if values > 0, HeaderColumns.knownCount(names) < 2 {
      mapping.hasHeader = false
      names = names.indices.map { ColumnPosition($0 + 1).name }
      start = 0
    }
    dialect.dataOffset = start
    let records = RecordList(found.text[start...], dialect: dialect, limit: 50).records
      .filter { $0.problem == nil && $0.fields.count == names.count }
    // Without a year, no mapping can read columns of months.
    if RecognisedFile.monthsWithoutYear(names) != nil { return false }
    let meanings = mapping.hasHeader ? HeaderColumns(names).meanings : names.map { _ in nil }
    guess(names, meanings, ofRows: Set(names.indices)) { column in
      records.map { $0.fields[column] }
    }
    if mapping.hasHeader {
      mapping.recognise = names.filter { !$0.isEmpty }.map { [$0] }
    } else {
      mapping.files = baseName + "*"
    }
    askQuestions(dialect, names, Array(found.text), choices)
    return true
  }

  private mutating func askQuestions(
    _ dialect: Dialect, _ names: [String], _ text: [UInt8], _ choices: TableDetective.Choices
  ) {
    let columns = names.map { name in
      Field.ofReceipts.first { mapping.columns[$0] == ColumnSource(name) }
    }
    var detective = TableDetective(
      TableReading(dialect: dialect, names: names, columns: columns), text, choices: choices)
    detective.settleValues()
    detective.settlePrices()
    for field in [Field.quantity, .unitPrice, .total] {
      mapping.columns[field] = detective.reading.column(field).map { ColumnSource(names[$0]) }
    }
    open = detective.reading.openKeys
    detective.settleRowKinds()
    for kind in detective.reading.rowKinds where !kind.leftOut.isEmpty {
      mapping.rows[.skip, default: []].append(kind.pattern(names[kind.column]))
    }
    takeDirections(detective, names)
  }

  /// Takes the fields of the array with the most that are known, then the most of all.
  private mutating func describe(_ survey: JSONSurvey, _ choices: TableDetective.Choices) -> Bool {
    var best: (records: JSONSteps, rank: Int)?
    for path in survey.recordPaths() where !JSONSurvey.isMoneyBeside(path) {
      let fields = JSONSurvey.fields(of: survey.objects(on: path).last ?? [], depth: 8)
      let names = fields.map(\.pathText)
      let known = max(
        HeaderColumns.knownCount(names),
        HeaderColumns.knownCount(names.map { JSONSurvey.word(for: $0) }))
      let rank = 1_000 * known + names.count
      if best.map({ rank > $0.rank }) ?? true { best = (path, rank) }
    }
    guard let records = best?.records ?? (survey.form == .object ? [] : nil) else { return false }
    mapping.records = [records.isEmpty ? "[]" : records.pathText]
    let levels = survey.objects(on: records)
    var fields: [(path: String, steps: JSONSteps, level: Int)] = []
    for level in levels.indices.reversed() {
      for steps in JSONSurvey.fields(of: levels[level], depth: 8)
      where !fields.contains(where: { $0.path == steps.pathText }) {
        fields.append((steps.pathText, steps, level))
      }
    }
    guard !fields.isEmpty else { return false }
    hasNamelessLines = levels.joined().contains { object in
      object.contains { $0.value.array?.contains { $0.array != nil } == true }
    }
    let names = fields.map(\.path)
    let rowLevel = levels.count - 1
    // What no whole path names, a part of it may.
    let words = HeaderColumns(names.map { JSONSurvey.word(for: $0) }).meanings
    let last = HeaderColumns(names.map { String($0.split(separator: ".").last ?? "") }).meanings
    var known = HeaderColumns(names).meanings
    for meanings in [words, last] {
      for (column, meaning) in meanings.enumerated() where known[column] == nil {
        guard let meaning, !known.contains(meaning) else { continue }
        if Field.ofReceipt.contains(meaning) || fields[column].level == rowLevel {
          known[column] = meaning
        }
      }
    }
    // The total of a receipt is not that of a line.
    let meanings = zip(fields, known).map { field, meaning in
      field.level == rowLevel || meaning.map(Field.ofReceipt.contains) == true ? meaning : nil
    }
    guess(names, meanings, ofRows: Set(fields.indices.filter { fields[$0].level == rowLevel })) {
      let (_, steps, level) = fields[$0]
      return levels[level].prefix(50).map {
        JSONSurvey.value(steps[...], in: JSONValue(.object($0)))?.writtenText ?? ""
      }
    }
    let amounts = [Field.unitPrice, .total].compactMap { mapping.columns[$0]?.columns.first?.first }
    if mapping.columns[.store] == nil {
      // What has a name beside the lines is most often the store.
      let named = fields.first { field in
        field.level < rowLevel && field.steps.keys.last?.lowercased() == "name"
          && field.level
            == (fields.first { $0.path == mapping.columns[.date]?.columns[0][0] }?.level)
      }
      if let named {
        mapping.columns[.store] = ColumnSource(named.path)
        mapping.ignored.removeAll { $0 == named.path }
      }
    }
    takeCents(
      fields.filter { field in
        amounts.contains(field.path) || MoneyName(field.steps.keys).role == .total
      }.flatMap { field in
        levels[field.level].compactMap {
          JSONSurvey.value(field.steps[...], in: JSONValue(.object($0)))
        }
      }, levels, choices)
    mapping.recognise = fields.filter { $0.level == rowLevel }.prefix(12).map { [$0.path] }
    if let table = survey.table(mapping, byteCount: 0) {
      askQuestions(.rows, table.names, survey.sample(of: table), choices)
    }
    return true
  }

  /// Gives columns their fields by their names, else by what differs from row to row.
  private mutating func guess(
    _ names: [String], _ meanings: [Field?], ofRows rowColumns: Set<Int>, values: (Int) -> [String]
  ) {
    var open: [Int] = []
    for (column, meaning) in meanings.enumerated() where !names[column].isEmpty {
      if let meaning, let field = Field(inMapping: meaning.rawValue),
        Self.mayHave(values(column), meaning)
      {
        mapping.columns[field] = ColumnSource(names[column])
      } else {
        open.append(column)
      }
    }
    func filled(_ column: Int) -> [String] { values(column).filter { !$0.isEmpty } }
    func columns(where fits: (String) -> Bool) -> [Int] {
      open.filter { column in
        let filled = filled(column)
        return !filled.isEmpty && filled.count(where: fits) * 10 >= filled.count * 9
      }
    }
    func take(_ field: Field, _ column: Int?) {
      guard let column else { return }
      mapping.columns[field] = ColumnSource(names[column])
      open.removeAll { $0 == column }
    }
    if mapping.columns[.date] == nil {
      take(
        .date, columns(where: HeaderlessTable.isDay).first ?? columns(where: Self.isInstant).first)
    }
    let ofReceipt = meanings.firstIndex(of: .total)
    let allNumbers = columns(where: HeaderlessTable.isNumber)
    if let ofReceipt, let ofLine = allNumbers.first(where: { Self.isTotalOfLine(names[$0]) }) {
      take(.total, ofLine)
      open.append(ofReceipt)
    } else if ofReceipt == nil, mapping.columns[.unitPrice] == nil {
      let numbers = allNumbers.filter {
        rowColumns.contains($0) && !HeaderWords.isMeasure(names[$0])
          && !MoneyName(names[$0].split(separator: ".").map(String.init)).isNoMoney
      }
      let decimals = numbers.filter { values($0).contains { $0.contains { ".,".contains($0) } } }
      let amounts = decimals.isEmpty ? numbers : decimals
      take(.total, PaidNames.likeliest(of: amounts, names: names))
    }
    if let total = mapping.columns[.total]?.columns.first?.first {
      let after = columns(where: HeaderlessTable.isNumber).first { column in
        let folded = HeaderName.folded(names[column])
        return rowColumns.contains(column) && folded.hasPrefix(HeaderName.folded(total))
          && folded.contains("after")
      }
      if let after { mapping.columns[.total] = ColumnSource(names[after]) }
    }
    open.removeAll { mapping.columns[.total] == ColumnSource(names[$0]) }
    takePieces(names, rowColumns, values)
    let total = names.indices.first { mapping.columns[.total] == ColumnSource(names[$0]) }
    // Whichever column of amounts the reader of the draft takes, payments are above zero.
    let isOpen = total == nil && mapping.columns[.unitPrice] == nil
    let paid =
      isOpen
      ? columns { $0.contains { ".,".contains($0) } && HeaderlessTable.isNumber($0) }
      : total.map { [$0] } ?? []
    mapping.isNegated = paid.contains { column in
      filled(column).count { $0.contains("-") } * 2 > filled(column).count
    }
    if let total { mapping.rows[.skip] = Self.rowsOfIncome(expense: names[total], names: names) }
    let texts = columns(where: Self.isName).filter { column in
      rowColumns.contains(column) && !HeaderWords.isOfNoUse(names[column])
        && !filled(column).allSatisfy(Self.isCode)
    }
    if mapping.columns[.store] == nil {
      // Most texts are names of store chains.
      take(
        .store, texts.first { values($0).count(where: ValueWords.isChain) * 2 > values($0).count })
    }
    let others = texts.filter { mapping.columns[.store] != ColumnSource(names[$0]) }
    guessItem(among: others, names, values).map { take(.item, $0) }
    let amounts = [Field.unitPrice, .total].compactMap { mapping.columns[$0]?.columns.first?.first }
    mapping.isInMinorUnits =
      !amounts.isEmpty && amounts.allSatisfy { HeaderName.isInMinorUnits($0) }
    if let discount = mapping.columns[.discount]?.columns.first?.first,
      HeaderName.isInPercent(discount)
    {
      mapping.discount = .percent
    }
    if mapping.hasHeader { mapping.ignored = open.map { names[$0] } }
  }

  /// The column of items; where stores are known and no column is one of items, every row is a visit.
  private mutating func guessItem(
    among columns: [Int], _ names: [String], _ values: (Int) -> [String]
  ) -> Int? {
    guard mapping.columns[.item] == nil else { return nil }
    guard mapping.columns[.store] != nil else {
      // Items are many different texts.
      return columns.reversed().max { Set(values($0)).count < Set(values($1)).count }
    }
    let item = columns.first { column in
      let texts = values(column)
      return !texts.contains("") && Set(texts).count * 2 > texts.count && texts.count > 1
    }
    if item == nil, !hasNamelessLines { mapping.kind = .visits }
    return item
  }

  private mutating func complete(_ file: RecognisedFile) {
    if mapping.columns[.date] == nil {
      mapping.fileName = ["*{date}*", "*{month}*"].compactMap { FileNamePattern($0) }
        .first { $0.match(baseName)?.date != nil }
    }
    if isPriceList(file) {
      mapping.kind = .prices
      mapping.columns[.price] =
        mapping.columns[.total] ?? mapping.columns[.unitPrice] ?? ColumnSource("")
      mapping.columns[.total] = nil
      mapping.columns[.unitPrice] = nil
      if mapping.columns[.item] == nil { mapping.columns[.item] = ColumnSource("") }
      if mapping.columns[.store] == nil, !baseName.isEmpty { mapping.constants.store = baseName }
      return
    }
    if mapping.columns[.store] == nil {
      if baseName.isEmpty {
        mapping.columns[.store] = ColumnSource("")
      } else {
        mapping.constants.store = baseName
      }
    }
    if mapping.columns[.date] == nil, mapping.fileName == nil {
      mapping.columns[.date] = ColumnSource("")
    }
    if mapping.columns[.item] == nil, mapping.kind != .visits {
      mapping.columns[.item] = ColumnSource("")
    }
    if mapping.columns[.total] == nil, mapping.columns[.unitPrice] == nil {
      mapping.columns[.total] = ColumnSource("")
    }
  }

  private static func mayHave(_ values: [String], _ meaning: Field) -> Bool {
    let filled = values.filter { !$0.isEmpty }
    func most(_ fits: (String) -> Bool) -> Bool {
      filled.isEmpty || filled.count { fits($0) } * 2 >= filled.count
    }
    switch meaning {
    case .date: return most(HeaderlessTable.isDay)
    case .time: return most { !HeaderlessTable.isDay($0) }
    case .unitPrice, .total, .quantity:
      return most { HeaderlessTable.isNumber($0) || $0.first?.isNumber == true }
    case .item: return most { !HeaderlessTable.isNumber($0) && !HeaderlessTable.isDay($0) }
    default: return true
    }
  }

  private static func isCode(_ text: String) -> Bool {
    text.contains("://")
      || (!text.contains(" ") && text.contains(where: \.isNumber)
        && text.count(where: \.isNumber) * 3 >= text.count)
  }

  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !HeaderlessTable.isDay(text)
      && !HeaderlessTable.isNumber(text)
  }

  /// Whether a text is seconds or milliseconds of the years 2000 to 2035; barcodes are mostly not.
  private static func isInstant(_ text: String) -> Bool {
    DateText.Moment(epoch: text).map { (10_957...24_106).contains($0.day.daysSinceEpoch) } ?? false
  }

  private static let income = PaidNames.words("income_part")

  /// The rows of a file of payments without an expense, where another column has the income.
  static func rowsOfIncome(expense: String, names: [String]) -> [RowPattern] {
    let hasIncome = names.contains { name in
      name != expense && PaidNames.parts(name).contains { income.contains([$0]) }
    }
    guard hasIncome else { return [] }
    return [
      RowPattern(conditions: [
        RowPattern.Condition(column: [expense], globs: ["0", "0.00", "0,00"])
      ])
    ]
  }

  static func isTotalOfLine(_ name: String) -> Bool {
    let parts = PaidNames.parts(name)
    return parts.count > 1 && (parts.contains("line") || parts.contains("item"))
      && parts.last.map { HeaderWords.words(for: .total).contains($0) } == true
  }
}

extension Message {
  fileprivate static func draftRejects(rejected: Int, read: Int, message: String) -> String {
    "With this draft, \(rejected) of \(read) records are rejected: \(message)."
  }

  fileprivate static func draftDiffers(message: String) -> String {
    "With this draft, \(message)."
  }

  fileprivate static let draftIsGuess =
    "A guess. Check every column, and move what you need from ignored to columns."

  fileprivate static func draftLacks(missing: String, place: String) -> String {
    """
    Fill in \(missing), \(place), or remove the line and use constants or fileName. "pricebook \
    help mapping" explains the keys.
    """
  }

  fileprivate static func draftIsOpen(answers: String) -> String {
    "The file does not show what stands as ?. Look at a receipt and write \(answers)."
  }
}

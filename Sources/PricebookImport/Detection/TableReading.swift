import PricebookModel

/// How a table is read, and what says so: its form, columns, rules of rows, and open questions.
struct TableReading: Sendable {
  /// How records and fields are delimited; where ``shape`` makes rows, those of the rows.
  var dialect: Dialect
  var shape: RecordShape?
  var names: [String]
  /// The header as written, cut to 4 096 bytes; empty if it cannot be repeated.
  var headerText = ""
  var columns: [Field?]
  var marks: [UInt8]
  var dateOrder: DateOrder?
  /// The unit that the header names, for lines that name none.
  var unit: UnitOfMeasure?
  /// The currency that the header names, for lines that name none.
  var currency: CurrencyCode?
  var allowsCharges = false
  /// The mapping that the user or a profile gives; `nil` if words and values are enough.
  var source: SourceMapping?
  /// What rows are read by: that of ``source``, or what values say, with columns by their positions.
  var mapping = SourceMapping()
  var found = FileNamePattern.Found()
  /// Why the lines are prices that were seen and not paid; `nil` for receipts.
  var priceList: PriceListReason?
  /// What was found and why, one sentence each, for `pricebook inspect`.
  var evidence: [Evidence] = []
  /// Problems such as an ambiguous date order; with an error the table must not be read.
  var diagnostics: [Diagnostic] = []
  /// The problems that a column has the same meaning as another with a better name.
  var rivalries: [Int: Diagnostic] = [:]
  var questions = Questions()
  var unread: [Int] = []
  var rowKinds: [RowKindColumn] = []
  /// Columns without a meaning that served as evidence, or that belong to whole receipts.
  var understood: Set<Int> = []

  /// What the records say about how values are written and what prices are.
  struct Questions: Sendable {
    var dates = ValueEvidence.DateFinding.notNeeded
    var numbers: [Int: ValueEvidence.NumberFinding] = [:]
    /// A column whose amounts may be the price of one or what was paid for all, by its name.
    var priceColumn: Int?
    var price = PriceFinding.sameEitherWay
  }

  init(dialect: Dialect, names: [String], columns: [Field?], mark: UInt8 = UInt8(ascii: ".")) {
    self.dialect = dialect
    self.names = names
    self.columns = columns
    marks = Array(repeating: mark, count: columns.count)
  }

  func column(_ field: Field) -> Int? { columns.firstIndex(of: field) }
  func has(_ field: Field) -> Bool { columns.contains(field) }
  var isReadable: Bool { !diagnostics.contains { $0.severity == .error } }

  func named(_ column: Int?) -> String {
    column.map { QuotedValue.describe(names[$0], limit: 40) } ?? "1"
  }

  var shownNames: String {
    names.prefix(20).map { QuotedValue.describe($0, limit: 24) }.joined(separator: ", ")
  }

  /// Says in place of what its name says what a column is.
  mutating func correctSentences(since before: [Field?]) {
    for column in names.indices where columns[column] != before[column] {
      if let index = evidence.firstIndex(where: { $0.subject == .column(column) }) {
        evidence[index] = sentence(ofColumn: column)
      }
    }
  }

  func sentence(ofColumn column: Int) -> Evidence {
    let name = QuotedValue.describe(names[column])
    let use = columns[column].map { "is the \($0.rawValue)." } ?? "is not used."
    return Evidence("Column \(column + 1), \(name), \(use)", about: .column(column))
  }

  /// Fields whose columns need no rules in a price list.
  private static let plainInPriceLists: Set<Field> = [
    .date, .store, .location, .item, .quantity, .unit, .price, .currency,
  ]

  /// Whether a row whose fields are written in the usual ways means what its columns say.
  var isPlain: Bool {
    var plain = SourceMapping()
    plain.kind = mapping.kind
    let priceUnit = column(.unitPrice).flatMap { HeaderName.priceUnit(of: names[$0]) }
    guard source == nil, mapping == plain, priceUnit == nil else { return false }
    return priceList == nil
      || columns.allSatisfy { $0.map(Self.plainInPriceLists.contains) ?? true }
  }

  /// What ``mapping`` calls a column.
  func rowName(of column: Int) -> String {
    source == nil ? ColumnPosition(column + 1).name : names[column]
  }

  /// What rows are read by, in a file that has more than the table shows.
  func rules(_ complete: (inout RowRules.Writing) -> Void = { _ in }) -> RowRules {
    var writing = RowRules.Writing(
      names: names, marks: marks, dateOrder: dateOrder, found: found,
      allowsCharges: source != nil || allowsCharges)
    complete(&writing)
    guard source == nil else { return RowRules(mapping, header: HeaderIndex(names), writing) }
    // The columns that words and values found are named by their positions.
    let positions = names.indices.map { ColumnPosition($0 + 1).name }
    var mapping = mapping
    for (position, field) in zip(positions, columns) {
      if let field, mapping.columns[field] == nil {
        mapping.columns[field] = ColumnSource(position)
      }
    }
    if mapping.constants.unit == nil { mapping.constants.unit = unit?.symbol }
    return RowRules(mapping, header: HeaderIndex(positions), writing)
  }

  var openKeys: [OpenKey] {
    var keys: [OpenKey] = []
    if priceProblem(file: "") != nil { keys.append(.priceOf) }
    if diagnostics.contains(where: { $0.code == .ambiguousNumber }) { keys.append(.decimalMark) }
    if diagnostics.contains(where: { $0.code == .ambiguousDate }) { keys.append(.dateFormat) }
    return keys
  }

  /// The mapping that would read the table as it is read now, for `inspect --write-mapping`.
  func writtenMapping(name: String, store: String?, currency: CurrencyCode?) -> SourceMapping {
    var written: SourceMapping
    if let source {
      written = source
      written.columns = source.columns.compactMapValues { present($0) }
      written.recognise = source.recognise.map { presentName($0) }
    } else {
      written = mapping
      written.name = name
      let hasOfferPrice = has(.offerPrice)
      for (column, field) in columns.enumerated() {
        let name = path(of: column)
        guard let field = field?.inMapping(besideOfferPrice: hasOfferPrice) else { continue }
        written.columns[field] = ColumnSource(name)
        written.recognise.append([name])
      }
      written.columns[.charge] = mapping.columns[.charge].map { named($0) }
      written.firstRowOnly = mapping.firstRowOnly.flatMap { named(ColumnSource([$0])).columns }
      written.storeRows = mapping.storeRows.flatMap { named(ColumnSource([$0])).columns }
      written.receiptMoney = mapping.receiptMoney.flatMap { named(ColumnSource([$0])).columns }
      written.rows = mapping.rows.mapValues { $0.map { named($0) } }
      for kind in rowKinds {
        let name = [path(of: kind.column)]
        // What the rows have is enough in a mapping for them.
        written.rows[.skip]?.removeAll { $0.conditions.map(\.column) == [name] }
        for (use, values) in [(RowUse.skip, kind.leftOut), (.returns, kind.returned)]
        where !values.isEmpty {
          let condition = RowPattern.Condition(column: name, globs: values)
          written.rows[use, default: []].append(RowPattern(conditions: [condition]))
        }
      }
      written.constants.unit = unit?.symbol
      written.constants.currency = self.currency?.label
      if written.columns[.store] == nil { written.constants.store = store }
    }
    if let table = shape?.json ?? shape?.spread?.json {
      written.records = [table.path.isEmpty ? "[]" : table.path]
    }
    if written.constants.currency == nil, written.columns[.currency] == nil {
      written.constants.currency = currency?.label
    }
    if let mark = marks.first, marks.allSatisfy({ $0 == mark }), !openKeys.contains(.decimalMark),
      hasAmounts
    {
      written.decimalMark = mark
    }
    if let dateOrder, written.dateFormat == nil {
      written.dateFormat = SourceMapping.DateFormat(rawValue: dateOrder.rawValue)
    }
    return written
  }

  /// A field's columns by their names, where the rows name them by their positions.
  private func named(_ source: ColumnSource) -> ColumnSource {
    ColumnSource(
      source.columns.map {
        $0.map { name in ColumnPosition(name).map { path(of: $0.number - 1) } ?? name }
      }, source.combination)
  }

  private func named(_ pattern: RowPattern) -> RowPattern {
    RowPattern(
      conditions: pattern.conditions.map {
        RowPattern.Condition(
          column: named(ColumnSource([$0.column])).columns[0], globs: $0.globs)
      })
  }

  /// Whether it is known which columns have amounts, whose marks say how numbers are written.
  private var hasAmounts: Bool {
    source != nil || columns.contains { $0 != .quantity && $0?.isNumber == true }
  }

  private func path(of column: Int) -> String {
    guard case .json(let table) = shape, !table.hasArraysAsRows else { return names[column] }
    return table.columns[column].steps.pathText
  }

  /// A field's columns without those that the file does not have.
  private func present(_ source: ColumnSource) -> ColumnSource? {
    let header = HeaderIndex(names)
    let columns = source.columns.filter { header.column($0) != nil }.map { presentName($0) }
    return columns.isEmpty ? nil : ColumnSource(columns, source.combination)
  }

  private func presentName(_ alternatives: [String]) -> [String] {
    if let position = alternatives.first, ColumnPosition(position) != nil { return [position] }
    return HeaderIndex(names).column(alternatives).map { [names[$0]] } ?? alternatives
  }
}

extension Field {
  /// What a mapping calls a column of a price list.
  fileprivate func inMapping(besideOfferPrice: Bool) -> Field? {
    switch self {
    case .package: .unit
    case .offerPrice: .price
    // The price beside an offer's price is the regular one.
    case .price where besideOfferPrice: .regularPrice
    default: self
    }
  }
}

/// What files with one header show together.
extension TableReading {
  /// Whether it is not known what the amounts of a price are, and may matter.
  var isPriceOpen: Bool {
    if case .decided = questions.price { false } else { questions.priceColumn != nil }
  }

  mutating func take(_ answers: FamilyAnswers, file: String) {
    takeDates(answers, file: file)
    takeMarks(answers, file: file)
    if isPriceOpen || questions.price.isAsked, answers.prices.count == 1,
      let (meaning, other) = answers.prices.first
    {
      take(.decided(meaning, reason: Message.asOtherFile(file: other)))
    }
  }

  /// Takes the order of dates from other files if all show one; warns where they show another one.
  private mutating func takeDates(_ answers: FamilyAnswers, file: String) {
    let others = answers.dates.filter { $0.value.file != file }
    if case .decided(let own, let example) = questions.dates, dateOrder == own,
      let other = others.filter({ $0.key != own }).min(by: { $0.value.file < $1.value.file })
    {
      diagnostics.append(
        Diagnostic(
          .datesDiffer(
            date: example, order: own.rawValue, otherDate: other.value.example,
            file: other.value.file, otherOrder: other.key.rawValue), file: file))
    }
    guard case .undecided = questions.dates else { return }
    // Without a question, an option has answered it; what other files show counts more.
    let question = diagnostics.firstIndex { $0.code == .ambiguousDate }
    guard answers.dates.count == 1, let (order, found) = answers.dates.first else {
      if let question, answers.dates.count > 1 {
        let orders = answers.dates.keys.map(\.rawValue).sorted().joined(separator: " and ")
        diagnostics[question].message += "; other files with this header have \(orders)"
      }
      return
    }
    if let question { diagnostics.remove(at: question) }
    evidence.forget(.dateOrder)
    questions.dates = .decided(order, example: found.example)
    dateOrder = order
    evidence.append(
      Evidence(
        Message.datesAsIn(order: order.rawValue, file: found.file, example: found.example),
        about: .dateOrder))
  }

  /// Takes the decimal mark of each open column from other files, if all of them show one.
  private mutating func takeMarks(_ answers: FamilyAnswers, file: String) {
    let isAnswered = !diagnostics.contains { $0.code == .ambiguousNumber }
    diagnostics.removeAll { $0.code == .ambiguousNumber }
    for (column, finding) in questions.numbers.sorted(by: { $0.key < $1.key }) {
      guard case .undecided(let example) = finding else { continue }
      guard let found = answers.marks[column], found.count == 1, let (mark, other) = found.first
      else {
        if !isAnswered {
          diagnostics.append(
            Diagnostic(.ambiguousNumber(example, column: names[column]), file: file))
        }
        continue
      }
      questions.numbers[column] = .decided(mark, example: example)
      marks[column] = mark.byte
      evidence.append(
        Evidence(Message.markAsIn(column: column + 1, mark: mark.rawValue, file: other)))
    }
  }

  mutating func take(_ finding: PriceFinding) {
    questions.price = finding
    guard let column = questions.priceColumn, case .decided(let meaning, let reason) = finding
    else { return }
    let before = columns
    columns[column] = meaning == .all ? .total : .unitPrice
    correctSentences(since: before)
    let what = meaning == .all ? "what was paid for all" : "the price of one"
    evidence.append(Evidence("\(named(column)) is \(what): \(reason)."))
  }

  /// Asks what a price is where the rest of the input cannot be looked at.
  mutating func askAboutPrice() {
    guard case .sameEitherWay = questions.price else { return }
    questions.price = .undecided(
      example: PriceExample(item: "an item", quantity: "2", price: "1.00", product: "2.00"))
  }

  /// The question that is left, if the records do not show what a price is.
  func priceProblem(file: String) -> Diagnostic? {
    guard let column = questions.priceColumn, case .undecided(let example) = questions.price
    else { return nil }
    return Diagnostic(
      .unclearPrice(
        column: names[column], quantity: example.quantity, item: example.item,
        price: example.price, product: example.product), file: file)
  }
}

extension DiagnosticMessage {
  fileprivate static func datesDiffer(
    date: some StringProtocol, order: String, otherDate: some StringProtocol, file: String,
    otherOrder: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .dateOrdersDiffer,
      """
      \(QuotedValue.describe(date, limit: 40)) is \(order), but \
      \(QuotedValue.describe(otherDate, limit: 40)) in \(file), which has the same header, is \
      \(otherOrder); each file is read by itself, check the dates of both
      """)
  }

  fileprivate static func unclearPrice(
    column: some StringProtocol, quantity: some StringProtocol, item: some StringProtocol,
    price: some StringProtocol, product: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .ambiguousPrice,
      """
      the column \(QuotedValue.describe(column, limit: 24)) may have the price of one or what was \
      paid for all: \(QuotedValue.describe(quantity, limit: 24)) of \
      \(QuotedValue.describe(item, limit: 40)) at \(QuotedValue.describe(price, limit: 24)) cost \
      either \(product) (one) or \(QuotedValue.describe(price, limit: 24)) (all), and no other \
      column shows which; use --price-of one or --price-of all, or rename the column to unit_price \
      or total
      """)
  }
}

extension Message {
  fileprivate static func asOtherFile(file: String) -> String {
    "as \(file) shows, which has the same header"
  }

  fileprivate static func datesAsIn(
    order: String, file: String, example: some StringProtocol
  ) -> String {
    """
    Dates with slashes are \(order), as in \(file), which has the same header: \
    \(QuotedValue.describe(example, limit: 40)) can be nothing else.
    """
  }

  fileprivate static func markAsIn(column: Int, mark: String, file: String) -> String {
    "The decimal mark of column \(column) is the \(mark), as in \(file), which has the same header."
  }
}

import PricebookModel

/// A file and what it is, by its content.
struct RecognisedFile {
  /// What a file can be, with what was read of it to find that out.
  indirect enum Content {
    /// Lines of receipts; `head` has the first bytes of a table, and nothing of JSON.
    case receipts(TableReading, head: [UInt8])
    /// Prices that were seen and not paid, with `head` as for receipts.
    case prices(TableReading, head: [UInt8])
    /// Budgets, aliases, a basket or aisles, in Pricebook's own columns.
    case table(TableKind)
    /// The export or the database of a shopping app.
    case vault(JSONShape, JSONDocument)
    /// `pricebook.json`, with the mappings in its `sources`.
    case settings(JSONDocument, [MappingReader.Reading])
    /// Budgets of another program, which a mapping reads.
    case budgets(SourceMapping, TableReading)
    /// A table that the mapping of another file looks values up in.
    case lookup(SourceMapping, TableReading)
    /// A file of a known program that has no prices of items; the mapping says why.
    case refused(SourceMapping)
    /// What a bank or a card booked.
    case payments(PaymentFile)
    /// The price index of a statistical office.
    case index(OfficialIndex)
    /// A file that Pricebook wrote itself, which is no data. The text says what to do in its place;
    /// it is shown where the user named the file.
    case own(String)
    /// A mapping in JSON, which says how other files are read; `nil` if it cannot be used.
    case mapping(SourceMapping?)
    /// A text without a table in it, found in a folder.
    case prose
    /// Nothing of these; the text says what was found instead.
    case unknown(String)
    /// A file that could not be opened, or not be read to its end.
    case unreadable(ReadFailure)
  }

  var file: BookFiles.File
  var content: Content
  /// What is given and therefore not detected, and the mappings for files of other programs.
  private(set) var choices: TableDetective.Choices
  var isStandardInput: Bool { file.path == ImportOptions.standardInput }
  var displayPath: String { isStandardInput ? "<standard input>" : PathText.display(file.path) }
  var name: String { file.name }
  var depth: Int { file.path.utf8.count { $0 == UInt8(ascii: "/") } }
  /// The file's name without its folder and extension, as people see it.
  var baseName: String { TableDetective.baseName(of: PathText.display(name)) }

  init(_ file: BookFiles.File, choices: TableDetective.Choices) {
    self.file = file
    self.file.isPriceList = file.isPriceList || choices.reading.isPriceList
    self.choices = choices
    content = .unknown("")
    self.choices.file = displayPath
    if let bytes = Self.withoutFence(file) { self.file.bytes = bytes }
    do throws(ReadFailure) {
      content = try recognise()
      if case .unknown = content, let bytes = try fieldsOfPairs() {
        self.file.bytes = bytes
        content = try recognise()
        content.explain(Message.fieldsOfPairs)
      }
    } catch { content = .unreadable(error) }
  }

  private func recognise() throws(ReadFailure) -> Content {
    let head =
      if isStandardInput { try FileBytes.readStandardInputHead() } else {
        try file.read(limit: FileBytes.headByteCount)
      }
    if !isStandardInput, head.starts(with: VaultStore.signature) { return try recogniseStore() }
    // White space and the byte order mark of UTF-8 are nothing.
    let blanks = Array(" \t\n\u{0B}\u{0C}\r\u{FEFF}".utf8)
    guard let first = head.first(where: { !blanks.contains($0) })
    else { return !file.isNamed && BookFiles.isTextFile(name) ? .prose : .unknown("it is empty") }
    if let format = ForeignFormat(head) { return .unknown(format.explanation) }
    if !isStandardInput, BookFiles.isStoreName(name) { return .unknown(Message.notADatabase) }
    if choices.reading.encoding == nil, EncodingEvidence(head).encoding == .windows1252,
      isOfOtherAlphabet(head)
    {
      return .unknown(Message.otherAlphabet)
    }
    var choices = choices
    choices.priceList = priceListReason
    let text = FileBytes.decoded(head, asked: choices.reading.encoding)
    // A message of SWIFT begins as an object of JSON does.
    if let statement = StatementFormat(text: text) { return .payments(PaymentFile(statement)) }
    let isJSON =
      name.hasEnding(".json") || isNamedLines
      || !name.hasEnding(".csv") && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
    if !isStandardInput, isJSON { return try recogniseJSON(head, choices) }
    if isIndex { return try recogniseIndex() }
    let content = recogniseColumns(head, text: text, choices)
    guard case .unknown = content, SecretText.isMentioned(in: text[...], includingTokens: false)
    else { return content }
    return .unknown(Message.passwordInHeader)
  }

  /// A whole file without the lines of backquotes around it, as chat programs write JSON and tables.
  ///
  /// They become blanks, so that all places stay. `nil` for other files.
  private static func withoutFence(_ file: BookFiles.File) -> [UInt8]? {
    let fence = Array("```".utf8)
    guard file.path != ImportOptions.standardInput, file.byteCount <= wholeLimit,
      (try? file.read(limit: 3)) == fence, var bytes = try? file.read()
    else { return nil }
    func blank(_ line: Range<Int>) { for place in line { bytes[place] = UInt8(ascii: " ") } }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    blank(0..<end)
    let last = bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? 0
    if last > end + 3, Array(bytes[(last - 2)...last]) == fence { blank((last - 2)..<(last + 1)) }
    return bytes
  }

  /// An unknown JSON file with fields in place of pairs of names and values; `nil` without such pairs.
  private func fieldsOfPairs() throws(ReadFailure) -> [UInt8]? {
    guard !isStandardInput, file.byteCount < JSONDocument.largeByteCount else { return nil }
    let first = try file.read(limit: 64).first { $0 > 0x20 }
    guard let first, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) else { return nil }
    return JSONPairs.fields(of: JSONDocument(bytes: try file.read()))
  }

  private func recogniseStore() throws(ReadFailure) -> Content {
    guard file.bytes == nil else { return .unknown(Message.databaseInMemory) }
    switch try VaultStore.read(file.path) {
    case .export(let shape, let document): return .vault(shape, document)
    case .other(let found): return .unknown(found)
    }
  }

  /// Whether an option names it as an official index, or the setting does by its path in the book.
  private var isIndex: Bool {
    file.isIndex
      || choices.reading.officialIndex.map { file.path == $0 || file.path.hasSuffix("/" + $0) }
        ?? false
  }

  private func recogniseIndex() throws(ReadFailure) -> Content {
    let text = FileBytes.decoded(try file.read(), asked: choices.reading.encoding)
    do throws(OfficialIndexTable.Refusal) {
      return .index(try OfficialIndexTable.index(in: text))
    } catch { return .unknown(error.explanation) }
  }

  /// The header of `pricebook export --format budget`.
  private static let budgetExport = ["date", "payee", "category", "amount", "currency"]

  /// Why the file is a price list, whatever its columns are.
  var priceListReason: PriceListReason? {
    if file.isPriceList { return .asked }
    return isStandardInput ? nil : PriceListName(baseName).words.map { .fileName($0) }
  }

  /// Recognises a table by its columns, in the order in which one kind hides another.
  private func recogniseColumns(
    _ head: [UInt8], text: [UInt8], _ choices: TableDetective.Choices
  ) -> Content {
    let names = TableKind.headerNames(firstBytes: text)
    if file.isPayments, let payments = payments(head, choices) {
      // A mapping of the user knows the columns better.
      if case .mapped(let mapping, let header) = TableDetective.detect(
        firstBytes: head, file: displayPath, choices: choices), mapping.kind == .payments
      {
        return .payments(PaymentFile(mapping, header))
      }
      return .payments(payments)
    }
    if let named = namedTable(names, text: text) { return named }
    let detection = TableDetective.detect(firstBytes: head, file: displayPath, choices: choices)
    if case .receipts(let header) = detection, head.count >= FileBytes.headByteCount,
      header.dialect.dataOffset >= text.count
    {
      return .unknown(
        Message.longHeader(
          kilobytes: FileBytes.headByteCount >> 10,
          names: header.names.prefix(4).map { quoted($0) }.joined(separator: ", ")))
    }
    switch detection {
    case .receipts(let header) where header.priceList != nil: return .prices(header, head: head)
    case .receipts(let header):
      return Self.payments(header, head: head).map(Content.payments)
        ?? .receipts(header, head: head)
    case .incomplete(let message):
      if let payments = payments(head, choices) { return .payments(payments) }
      if let months = WidePriceTable.monthsWithoutYear(names) { return .unknown(months) }
      return .unknown("\(message); \(tableRemedy(head))")
    case .mapped(let mapping, let header):
      switch mapping.kind {
      case .budgets: return .budgets(mapping, header)
      case .lookup: return .lookup(mapping, header)
      case .payments: return .payments(PaymentFile(mapping, header))
      case .refused, .receipts, .visits, .prices: return .refused(mapping)
      }
    case .other:
      return otherContent(head, text: text, names, choices)
    }
  }

  /// Budgets, baskets, aliases and aisles, which are known by the names of their columns or the file.
  private func namedTable(_ names: [String], text: [UInt8]) -> Content? {
    guard !isStandardInput else { return nil }
    if names == Self.budgetExport, text.contains(UInt8(ascii: "-")) {
      return .own(Message.ownBudgetExport)
    }
    if file.isBasket {
      let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
      return names.contains { TableKind.basket.canonical($0) == "item" }
        ? .table(.basket) : .unknown(Message.basketColumns(columns: found))
    }
    guard !file.isPriceList else { return nil }
    if let kind = TableKind.detect(header: names, fileName: baseName) { return .table(kind) }
    return TableKind.isBudgetRow(TableKind.firstRecord(of: text)) ? .table(.budgets) : nil
  }

  /// The payments that a table without a mapping may have in place of receipts.
  private static func payments(_ header: TableReading, head: [UInt8]) -> PaymentFile? {
    guard header.source == nil else { return nil }
    func records() -> [[String]] {
      let text = TextDecoder.decoded(head, as: header.dialect)
      let sample = TableSample(
        text.prefix(TableSample.byteCount), header.dialect, width: header.names.count)
      return Array(sample.records.prefix(60))
    }
    return PaymentShape(header: header, records: records())
      .map { PaymentFile($0, header.dialect, header.names) }
  }

  private func otherContent(
    _ head: [UInt8], text: [UInt8], _ names: [String], _ choices: TableDetective.Choices
  ) -> Content {
    if text.contains(0) { return .unknown(Message.binaryData) }
    if let payments = payments(head, choices) { return .payments(payments) }
    if let journal = ForeignFormat(text: text) { return .unknown(journal.explanation) }
    if !file.isNamed, BookFiles.isTextFile(name) { return .prose }
    if let months = WidePriceTable.monthsWithoutYear(names) { return .unknown(months) }
    return .unknown(unknownTable(names, head))
  }
}

/// What is said of a file that is not read, and what to do about it.
extension RecognisedFile {
  /// How to have a file read that nothing recognises.
  var mappingRemedy: String {
    "\"pricebook inspect \(shellPath) --write-mapping\" writes a mapping to start with"
  }

  /// A mapping to start with, or why there is none.
  private func tableRemedy(_ head: [UInt8]) -> String {
    TableDetective.unknownTable(head, choices: choices)?.mayHaveAmounts == false
      ? Message.noAmountsInTable : mappingRemedy
  }

  /// The path as it can be typed into a shell.
  var shellPath: String { isStandardInput ? "FILE" : shellWord(file.path) }

  /// What is said of a JSON file that is no export and has no settings.
  func unknownJSON(_ root: JSONValue?) -> String {
    let keys = root?.object.map { $0.keys.sorted().prefix(8).map { quoted($0) } }
    let found =
      keys.map { "an object with \($0.isEmpty ? "no keys" : $0.joined(separator: ", "))" }
      ?? root?.summary ?? "nothing"
    return Message.unknownJSON(
      found: found, settings: SettingsReader.fileName, remedy: mappingRemedy)
  }

  /// What is said of a table whose header is not known.
  func unknownTable(_ names: [String], _ head: [UInt8]) -> String {
    let isTable = names.count > 1 || DialectSearch(firstBytes: head) { $0.count } != nil
    let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
    if names.count > 2, names.contains(where: ColumnsByValue.isDay) {
      return Message.rowInPlaceOfNames(row: found, remedy: mappingRemedy)
    }
    return Message.unknownTable(
      header: found.isEmpty ? "empty" : found, remedy: isTable ? "; \(tableRemedy(head))" : "")
  }

  /// What the file is as a table of payments; any table where the user says that it is one.
  func payments(_ head: [UInt8], _ choices: TableDetective.Choices) -> PaymentFile? {
    let found = DialectSearch(firstBytes: head, choices: choices.reading.dialect) { names in
      // Statements begin with the name of the account, and their header comes later.
      HeaderColumns.knownCount(names) + (PaymentShape(header: names) == nil ? 0 : names.count)
    }
    guard let found else { return nil }
    let shape = PaymentShape(header: found.header.fields)
    return shape == nil && !file.isPayments
      ? nil : PaymentFile(shape, found.dialect, found.header.fields)
  }

  func refusal(of payments: PaymentFile) -> String? {
    payments.statement == nil
      ? payments.shape?.explanation(path: shellPath, remedy: mappingRemedy)
      : Message.statement(kind: payments.kind, path: shellPath)
  }

  /// Whether its payments are matched with receipts, as an option, a setting or a mapping says.
  var readsPayments: Bool {
    guard case .payments(let payments) = content else { return false }
    return file.isPayments || choices.reading.payments != nil || payments.mapping != nil
  }
}

extension RecognisedFile.Content {
  /// Adds to what was found of receipts or prices.
  fileprivate mutating func explain(_ sentence: String) {
    switch self {
    case .receipts(var reading, let head):
      reading.evidence.append(Evidence(sentence))
      self = .receipts(reading, head: head)
    case .prices(var reading, let head):
      reading.evidence.append(Evidence(sentence))
      self = .prices(reading, head: head)
    default: break
    }
  }
}

extension Message {
  fileprivate static let notADatabase =
    "it has the name of an SQLite database, but is not one; it may be damaged or encrypted"

  fileprivate static let fieldsOfPairs =
    "Fields are written as pairs of a name and a value; their names are those of the columns."

  fileprivate static let databaseInMemory =
    "it is an SQLite database; give its path, because it is read together with its log"

  fileprivate static let passwordInHeader =
    "its first line is not a known header; it is not shown, because the file contains a password"

  fileprivate static func basketColumns(columns: String) -> String {
    "a basket needs the column \"item\"; its columns are \(columns)"
  }

  fileprivate static func longHeader(kilobytes: Int, names: String) -> String {
    """
    its header goes on after \(kilobytes) KB, which is the limit; it begins with \(names); remove \
    the columns that you do not need
    """
  }

  fileprivate static let binaryData = "it contains binary data and not text"

  fileprivate static func unknownJSON(found: String, settings: String, remedy: String) -> String {
    """
    it is \(found); Pricebook reads exports of Grock (a backup, a User, a Vault), of CartWise, \
    CheckoutHero and the Shopping List module, the settings in \(settings), and receipts with a \
    mapping that has "records"; \(remedy)
    """
  }

  fileprivate static func rowInPlaceOfNames(row: String, remedy: String) -> String {
    """
    no line says what its columns are, and it begins with the row \(row); put a line such as \
    date,store,item,total above it, with a name for every column; or \(remedy)
    """
  }

  fileprivate static func unknownTable(header: String, remedy: String) -> String {
    """
    its header is \(header); Pricebook reads receipts (date, store, item, total), budgets (month, \
    category, amount), aliases (kind, match, name), baskets (item, quantity) and aisles (store, \
    category, position)\(remedy)
    """
  }

  fileprivate static func statement(kind: String, path: String) -> String {
    """
    this is \(kind) and was not read: its payments say nothing about what items cost; --payments \
    \(path) matches them with your receipts
    """
  }

  fileprivate static let otherAlphabet =
    """
    its text is neither UTF-8 nor Windows-1252, and looks like another alphabet in an older code \
    page; save the file as UTF-8 (in a spreadsheet "CSV UTF-8"), or name its encoding, such as \
    --encoding windows-1251
    """

  static let mapping =
    """
    this is a mapping, which says how other files are read; name it with --mapping, or put it into \
    "sources" of pricebook.json
    """

  fileprivate static let ownBudgetExport =
    """
    this is what "pricebook export --format budget" wrote for a budget program, which has no \
    items; read the receipts that it was made of
    """
}

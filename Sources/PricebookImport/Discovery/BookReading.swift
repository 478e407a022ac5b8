import PricebookModel
import PricebookParallel

/// The steps of reading a book, and what each passes to the next.
struct BookReading {
  var book = Book()
  /// In the order of their paths, including unrecognised files.
  var recognised: [RecognisedFile]
  let options: ImportOptions
  var settings = Settings()
  var settingSources: [String: Int] = [:]
  var logs: [SourceLog] = []
  /// The source of every recognised file; `nil` for a file that is not one.
  var sourceOfFile: [Int?] = []
  var currency = CurrencyCode.unknown
  var days = LocalDays()
  var aliasRows: [Alias] = []
  /// What holds for the whole book, then what holds for the files of folders below a named one.
  var aliases = [AliasTable()]
  /// The place among ``aliases`` of what holds for each file, by its source.
  var aliasesOfSource: [Int] = []
  /// Where files have the rows of ``Book/aisles``.
  var aislePlaces: [Basket.Place] = []
  /// The receipts as written; `nil` before they are read and after they are assembled.
  var raw: ReceiptCollector?
  /// The price lists as written; `nil` where there are none and after they are assembled.
  var rawPrices: ReceiptCollector?
  var bytesRead = 0
  /// What receipt files contain besides receipt lines, by source.
  var tableNotes: [Int: TableNotes] = [:]
  var baskets: [BasketTable] = []
  var exports: [(export: VaultExport, log: Int)] = []
  var amounts = AmountLimit()
  var keepsItemWritings: Bool { options.keepsItemWritings }

  init(_ options: ImportOptions) throws(ImportError) {
    self.options = options
    let readsStandardInput = options.paths.contains(ImportOptions.standardInput)
    let found = try BookFiles(
      paths: options.paths.filter { $0 != ImportOptions.standardInput },
      basketPaths: options.basketPaths, pricePaths: options.pricePaths,
      paymentPaths: options.paymentPaths, indexPaths: options.indexPaths)
    var files = found.files
    if readsStandardInput {
      files.append(BookFiles.File(path: ImportOptions.standardInput, isNamed: true, byteCount: 0))
    }
    files += options.inMemory.map { file in
      BookFiles.File(path: file.name, isNamed: true, byteCount: file.bytes.count, bytes: file.bytes)
    }
    files.sort { BookFiles.precedes($0.path, $1.path) }
    if files.contains(where: \.isLargeDocument) { MemoryPolicy.separateHeaps() }
    let beside = options.settingsFolder.map { FilePath.join($0, SettingsReader.fileName) }
    files += [
      beside.flatMap { found.settings(at: $0, isOfUser: false) },
      options.userSettingsPath.flatMap { found.settings(at: $0, isOfUser: true) },
    ].compactMap(\.self)
    // The settings may have mappings, which are needed to recognise tables.
    var common = TableDetective.Choices()
    common.mappings.asked = try Self.mappings(at: options.mappingPaths)
    common.currency = options.currency
    let settings = files.map { file -> RecognisedFile? in
      guard file.name == SettingsReader.fileName else { return nil }
      var choices = TableDetective.Choices()
      choices.reading = ReadingChoices(options.settings)
      return RecognisedFile(file, choices: choices)
    }
    // Of several settings that hold for a file, those that are nearest to it come first.
    var given = [(reach: String?.none, settings: Settings(values: options.settings))]
    var mappings: [(reach: String?, own: [SourceMapping])] = []
    for file in settings.compactMap(\.self).sorted(by: RecognisedFile.isNearer) {
      guard case .settings(let document, let sources) = file.content else { continue }
      mappings.append((file.file.reach, sources.compactMap(\.mapping)))
      // Problems are reported when the settings are read for the book.
      var log = SourceLog(path: file.displayPath, source: 0)
      let settings = SettingsReader.read(
        document, sources: sources, place: SettingsReader.Place(file, options), log: &log)
      given.append((file.file.reach, settings))
    }
    recognised = concurrentMap(files.count) { [files, common, given, mappings] place in
      if let file = settings[place] { return file }
      let path = files[place].path
      func holds(_ reach: String?) -> Bool { reach.map { BookFiles.isInside(path, $0) } ?? true }
      var choices = common
      choices.mappings.own = mappings.filter { holds($0.reach) }.flatMap(\.own)
      let values: [String: String] = given.reduce([:]) { known, next in
        holds(next.reach)
          ? known.merging(next.settings.values(of: path)) { first, _ in first } : known
      }
      choices.reading = ReadingChoices(values)
      choices.currency = choices.currency ?? choices.reading.currency
      return RecognisedFile(files[place], choices: choices)
    }
    joinEncodings()
    joinPairs()
    book.diagnostics = found.diagnostics
    book.ownFiles = found.ownFiles
    for file in recognised where !file.file.isNamed {
      guard case .own = file.content else { continue }
      book.ownFiles[BookFiles.folder(of: file.file.path), default: 0] += 1
    }
    for file in recognised {
      sourceOfFile.append(file.source.map { _ in book.sources.count })
      guard let (kind, format) = file.source else { continue }
      logs.append(SourceLog(path: file.displayPath, source: book.sources.count))
      book.sources.append(
        Source(path: file.displayPath, kind: kind, format: format, byteCount: file.file.byteCount))
    }
    reportUnread()
  }

  /// Reads files that have one header in one encoding: what a few words leave open, others show.
  private mutating func joinEncodings() {
    var families: [ArraySlice<UInt8>: [Int]] = [:]
    for (index, file) in recognised.enumerated() {
      guard let lines = file.content.receipts ?? file.content.prices,
        lines.reading.dialect.encoding.codePage != nil, file.choices.reading.encoding == nil
      else { continue }
      families[lines.head.prefix { $0 != UInt8(ascii: "\n") }, default: []].append(index)
    }
    for members in families.values where members.count > 1 {
      func encoding(_ index: Int) -> TextEncoding? {
        recognised[index].content.lines?.dialect.encoding
      }
      // Windows-1252 is what is taken where nothing shows another.
      let shown = members.filter { encoding($0) != .windows1252 }
      guard let first = shown.first, Set(shown.map(encoding)).count == 1 else { continue }
      for index in members where encoding(index) == .windows1252 {
        var choices = recognised[index].choices
        choices.reading.dialect.encoding = encoding(first)
        var file = RecognisedFile(recognised[index].file, choices: choices)
        file.explainEncoding(
          Message.encodingAsIn(
            encoding: encoding(first)?.name ?? "", file: recognised[first].displayPath))
        recognised[index] = file
      }
    }
  }

  /// Says why files are not read; what several files of a folder share is said once.
  private mutating func reportUnread() {
    let unread = recognised.compactMap { file in file.problem.map { (file: file, problem: $0) } }
    let alike = Dictionary(grouping: unread) { file, problem in
      file.file.isNamed ? file.file.path : problem.message.replacing(file.shellPath, with: "FILE")
    }
    for files in alike.values {
      guard case (let file, var problem)? = files.first else { continue }
      if file.file.isNamed { book.isIncomplete = true }
      let others = files.dropFirst().map(\.file.displayPath)
      if !others.isEmpty {
        let more = others.count > 3 ? ", …" : ""
        problem.message += Message.moreFiles(
          count: others.count, files: others.prefix(3).joined(separator: ", "), more: more)
      }
      book.diagnostics.append(problem)
    }
  }

  func checkNamedFiles() throws(ImportError) {
    for file in recognised where file.file.isNamed {
      guard case .unreadable(let failure) = file.content else { continue }
      throw ImportError(failure, of: file.displayPath, diagnostics: book.diagnostics)
    }
  }

  /// The recognised files of a kind, with the index of their source and log.
  func sources<Part>(
    _ part: (RecognisedFile.Content) -> Part?
  ) -> [(file: RecognisedFile, source: Int, part: Part)] {
    zip(recognised, sourceOfFile).compactMap { file, source in
      guard let source, let part = part(file.content) else { return nil }
      return (file, source, part)
    }
  }

  /// The tables of a small kind.
  func tables(_ kind: TableKind) -> [(file: RecognisedFile, source: Int, part: TableKind)] {
    sources { if case .table(kind) = $0 { kind } else { nil } }
  }

  mutating func table(_ file: RecognisedFile, _ source: Int) -> CSVTable? {
    bytes(file, source).map { CSVTable(bytes: $0, log: &logs[source]) }
  }

  mutating func bytes(_ file: RecognisedFile, _ source: Int) -> [UInt8]? {
    do throws(ReadFailure) {
      return FileBytes.decoded(try file.file.read(), asked: file.choices.reading.encoding)
    } catch {
      logs[source].report(Finding(.error, .cannotOpen, error.message))
      logs[source].isIncomplete = true
      return nil
    }
  }
}

extension SettingsReader.Place {
  init(_ file: RecognisedFile, _ options: ImportOptions) {
    self.init(
      folder: file.file.isOfUser ? nil : BookFiles.folder(of: file.file.path),
      formatNames: options.formatNames)
  }
}

extension RecognisedFile {
  fileprivate mutating func explainEncoding(_ sentence: String) {
    func changed(_ reading: TableReading) -> TableReading {
      var reading = reading
      for index in reading.evidence.indices where reading.evidence[index].subject == .encoding {
        reading.evidence[index].sentence = sentence
      }
      return reading
    }
    switch content {
    case .receipts(let reading, let head): content = .receipts(changed(reading), head: head)
    case .prices(let reading, let head): content = .prices(changed(reading), head: head)
    default: break
    }
  }

  /// The order of settings: those nearer to the root first, and those of a book before the user's.
  static func goesBefore(_ left: RecognisedFile, _ right: RecognisedFile) -> Bool {
    if left.file.isOfUser != right.file.isOfUser { return right.file.isOfUser }
    return (left.depth, left.name) < (right.depth, right.name)
  }

  /// The order in which settings hold for a file: those of the deepest folder first.
  static func isNearer(_ left: RecognisedFile, _ right: RecognisedFile) -> Bool {
    guard (left.file.reach == nil) == (right.file.reach == nil) else {
      return left.file.reach != nil
    }
    return left.file.reach == nil ? goesBefore(left, right) : left.depth > right.depth
  }
}

extension RecognisedFile.Content {
  typealias Lines = (reading: TableReading, head: [UInt8])

  var receipts: Lines? {
    if case .receipts(let reading, let head) = self { (reading, head) } else { nil }
  }

  var prices: Lines? {
    if case .prices(let reading, let head) = self { (reading, head) } else { nil }
  }

  var lines: TableReading? { (receipts ?? prices)?.reading }
}

extension BookReading {
  mutating func assemble() {
    settleCurrencies()
    var merge = VaultMerge(exports, days: days, logs: &logs)
    exports = []
    var texts = raw?.texts ?? NameTexts()
    let firstOfPrices = texts.counts
    if let prices = rawPrices?.texts { texts.append(prices) }
    var names = VaultNames(
      appendingTo: texts, itemCount: merge.items.count, aliases: aliasesOfExports)
    let vaultTexts = VaultTexts(&merge, aliases: aliases[names.aliases], names: &names, logs: &logs)
    readPackages(of: names.texts)
    let groupItems = groupRows.map { names.item(ofBook: $0) }
    let basketItems = baskets.map { basket in basket.lines.map { names.item(ofBook: $0.name) } }
    let budgetCategories = book.budgets.map { budget in budget.category.map { names.category($0) } }
    _ = names.category(nil)
    if fillsPayments {
      _ = names.adjustment(Self.withoutReceipt)
      _ = names.category(Self.withoutReceipt)
    }
    rawPrices?.readUnitsOfNames()
    let measured = (raw?.measuredTexts(from: 0) ?? []).union(
      rawPrices?.measuredTexts(from: firstOfPrices.items) ?? [])
    let resolution = NameResolution(names.texts, aliases: aliases, measured: measured)
    var assembly = VaultAssembly(vaultTexts, names, resolution, currency: currency, days: days)
    let (vault, purchases) = assembly.assembled(amounts: &amounts, logs: &logs)
    book.vault = vault
    book.vault.conflicts = merge.conflicts
    addAisles(inOrderOf: merge.categories)
    let groups = ItemsOfGroups(
      zip(groupRows, groupItems), names.texts.items, resolution, aliases: aliases)
    let packages = resolution.countPackages(of: names.texts.items)
    book.baskets += zip(baskets, basketItems).map {
      $0.resolved(
        items: $1, by: resolution, packages: packages, groups: Set(groups.members.keys))
    }
    for (index, text) in budgetCategories.enumerated() {
      book.budgets[index].category = text.map {
        resolution.categories[resolution.categoryOfText[Int($0)]]
      }
    }
    let counted =
      raw.take()?.assembled(
        with: resolution, purchases: purchases, persons: personsOfExports, into: &book)
      ?? []
    rawPrices.take()?.assembledPrices(with: resolution, from: firstOfPrices, into: &book)
    book.names.groups = groups.members
    askForPackages(names.texts.items, resolution.itemOfText)
    for cart in counted where book.vault.carts.indices.contains(cart) {
      book.vault.carts[cart].countsAsSpending = true
    }
    for row in aliasRows where row.kind == .different {
      let written = Glob(foldedName(row.match)).onlyName ?? row.match
      if !row.name.isEmpty { book.names.different.insert(NamePair(written, row.name)) }
      if let category = row.category { book.names.different.insert(NamePair(written, category)) }
    }
    if keepsItemWritings { keepWritings(names.texts, resolution) }
    // Analyses refer to a currency by its index among the names.
    for option in vault.priceOptions where !book.names.currencies.contains(option.currency) {
      book.names.currencies.append(option.currency)
    }
    matchPayments()
    takeIndex()
    findFarDays()
    reportBudgetCurrencies()
    reportUnknownNames()
    reportMissingUnits()
    reportNamesOfSettings()
    finish()
  }

  /// The place among ``aliases`` of what holds for the exports of apps, which are merged into one.
  private var aliasesOfExports: Int {
    let places = Set(exports.map { aliasesOfSource[logs[$0.log].source] })
    return places.count == 1 ? places.first ?? 0 : 0
  }

  /// Who bought what the exports of apps have, by their sources.
  private var personsOfExports: [Int: String] {
    var persons: [Int: String] = [:]
    for (file, source) in zip(recognised, sourceOfFile) {
      guard case .vault = file.content, let source else { continue }
      persons[source] = file.choices.reading.person
    }
    return persons
  }

  private mutating func addAisles(inOrderOf categories: [String]) {
    guard !book.aisles.contains(where: { $0.store == nil }) else { return }
    // Behind the categories that a file has for one store.
    let last = min(book.aisles.map(\.position).max() ?? 0, Int.max / 2)
    book.aisles += categories.enumerated().map { place, category in
      Aisle(store: nil, category: category, position: last + 1 + place)
    }
  }

  private mutating func readPackages(of texts: NameTexts) {
    guard !baskets.isEmpty else { return }
    let known = Set(texts.items.lazy.map { foldedName($0.name) })
    let aliases = aliases
    let groups = Set(groupRows.map { foldedName($0) })
    func isKnown(_ name: String) -> Bool {
      let folded = foldedName(name)
      return known.contains(folded) || groups.contains(folded) || aliases[0].item(folded) != nil
    }
    let lines = baskets.lazy.flatMap(\.lines)
    guard lines.contains(where: { PackageSize(in: $0.name) != nil || !isKnown($0.name) })
    else { return }
    var packages: [String: Set<String>] = [:]
    for text in texts.items {
      guard let size = PackageSize(in: text.name), !size.stem.isEmpty else { continue }
      packages[foldedName(size.stem), default: []].insert(text.name)
    }
    let named = packages.compactMapValues { names in
      Set(names.map { foldedName($0) }).count == 1 ? names.min() : nil
    }
    for index in baskets.indices { baskets[index].readPackages(isKnown: isKnown, named: named) }
  }

  /// Turns contents that baskets ask for into shares of the packages that they are sold in, where
  /// no price is for a content: 250 g of flour that all receipts call a kilogram is 0.25 pieces.
  private mutating func askForPackages(_ texts: [ItemText], _ items: [ItemID]) {
    typealias Content = MeasuredItem
    let asked = Set(
      book.baskets.lazy.flatMap(\.lines).filter { $0.unit.dimension != .count && !$0.isGroup }
        .map { Content(item: $0.item, dimension: $0.unit.dimension) })
    guard !asked.isEmpty else { return }
    var priced: Set<Content> = []
    for articles in [book.lines.articles, book.prices.articles] {
      for (item, unit) in zip(articles.item, articles.unit) {
        priced.insert(Content(item: item, dimension: book.names.units[unit].dimension))
      }
    }
    for option in book.vault.priceOptions {
      priced.insert(Content(item: option.item, dimension: option.unit.dimension))
    }
    var sizes: [Content: Set<Int64>] = [:]
    for (text, item) in zip(texts, items) {
      guard let package = PackageSize(in: text.name).flatMap({ UnitOfMeasure(package: $0) })
      else { continue }
      let content = Content(item: item, dimension: package.dimension)
      if asked.contains(content), !priced.contains(content) {
        sizes[content, default: []].insert(package.basePerUnit)
      }
    }
    for basket in book.baskets.indices {
      for (place, line) in book.baskets[basket].lines.enumerated() {
        let content = Content(item: line.item, dimension: line.unit.dimension)
        guard let size = sizes[content], size.count == 1, let package = size.first else { continue }
        let millionths = line.unit.base(line.quantity).count.dividedRounding(by: Int128(package))
        let pieces = Quantity(millionths: Int64(clamping: millionths))
        guard pieces > .zero, pieces <= .limit else { continue }
        book.baskets[basket].lines[place].quantity = pieces
        book.baskets[basket].lines[place].unit = .each
        book.baskets[basket].lines[place].package = UnitOfMeasure(
          symbol: line.unit.dimension.baseUnit, dimension: line.unit.dimension,
          basePerUnit: package)
      }
    }
  }

  /// Keeps every name as written with the item it means, and what the rows of alias files match.
  private mutating func keepWritings(_ texts: NameTexts, _ resolution: NameResolution) {
    var found: [Basket.Place: [String]] = [:]
    func note(_ row: Alias?, _ name: String) {
      if let row { found[row.place, default: []].append(name) }
    }
    let groups = Set(groupRows.map { foldedName($0) })
    book.names.itemWritings = zip(texts.items, resolution.itemOfText).map { text, item in
      let (name, folded) = (collapsedName(text.name), foldedName(text.name))
      if !groups.isEmpty, !groups.contains(folded) {
        let aliases = aliases[text.aliases]
        note(aliases.group(folded) ?? aliases.group(foldedName(resolution.items[item].name)), name)
      }
      let aliases = aliases[text.aliases]
      let alias = aliases.item(folded)
      note(alias, name)
      if aliases.hasCategories {
        let rule = aliases.category(folded)
        note((rule ?? aliases.category(foldedName(resolution.items[item].name)))?.row, name)
      }
      return ItemWriting(
        name: name, folded: folded, item: item,
        barcode: text.barcode.flatMap { GlobalTradeItemNumber($0)?.digits },
        isAlias: alias != nil || groups.contains(folded))
    }
    for text in texts.stores {
      let store = StoreText(text)
      let aliases = aliases[store.aliases]
      let place = store.location.isEmpty ? store.name : "\(store.name), \(store.location)"
      for row in Set([aliases.store(foldedName(store.name)), aliases.store(foldedName(place))]) {
        note(row, place)
      }
    }
    book.names.aliasUses = aliasRows.lazy.filter { $0.kind != .different }.map { row in
      AliasUse(match: row.match, place: row.place, names: Set(found[row.place] ?? []).sorted())
    }
  }

  /// Takes over the logs and checks that every record is accounted for.
  private mutating func finish() {
    for log in logs {
      if ![.receipts, .prices].contains(book.sources[log.source].kind) {
        let paid = book.sources[log.source].totals.paid
        book.sources[log.source].totals = log.totals
        book.sources[log.source].totals.paid = paid
      }
      book.diagnostics += log.allDiagnostics
      book.rejectedRecords += log.rejectedRecords
      if log.isIncomplete { book.isIncomplete = true }
    }
    for source in book.sources where !source.totals.isBalanced {
      let totals = source.totals
      book.diagnostics.append(
        Diagnostic(
          .recordsUnaccountedFor(
            read: totals.read, accepted: totals.accepted, rejected: totals.rejected,
            duplicates: totals.duplicates, skipped: totals.skipped), file: source.path))
    }
    book.diagnostics.sort(by: Diagnostic.precedes)
    book.rejectedRecords.sort {
      ($0.source, $0.line, $0.code.rawValue, $0.text) < (
        $1.source, $1.line, $1.code.rawValue, $1.text
      )
    }
  }
}

extension BookReading {
  /// Reads the price lists, after the receipts, whose currency they have where they name none.
  mutating func readPrices(
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) {
    let found = sources(\.prices)
    guard !found.isEmpty else { return }
    var files: [ReceiptFile] = []
    for (file, source, (reading, head)) in found {
      guard var list = receiptFile(file, source, reading, head: head) else { continue }
      let name = PriceListName(file.baseName)
      if list.defaultStore != nil, file.choices.reading.store == nil {
        list.defaultStore = name.store
      }
      if list.storeOfName != nil { list.storeOfName = name.store }
      list.defaultDay = file.isStandardInput ? nil : name.day
      if list.defaultCurrency == nil, currency != .unknown { list.defaultCurrency = currency }
      files.append(list)
    }
    rawPrices = try read(files, keepsWritten: false, progress)
  }
}

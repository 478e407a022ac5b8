package import PricebookModel

/// What was detected in a file, and why: the answer of `pricebook inspect`.
package struct FileInspection: Sendable {
  /// A column by its name in the file, and its meaning.
  package struct Column: Hashable, Sendable {
    package var name: String
    /// What the column is read as; `nil` for a column that is skipped.
    package var meaning: String?
  }

  /// A label and its value: `days`, `2026-01-03 to 2026-10-31`.
  package struct Fact: Hashable, Sendable {
    /// What the value is: `days`, `stores`, `paid`.
    package var label: String
    package var value: String
  }

  /// The file as the user named it.
  package var path: String
  /// `nil` if the file is not recognised; ``diagnostics`` then say what was found.
  package var kind: Source.Kind?
  /// What was recognised, in words.
  package var format: String
  /// The reasons for what was detected, one sentence each.
  package var evidence: [String]
  /// Empty if the file is not a table.
  package var columns: [Column]
  /// The headings of ``firstRecords``.
  package var recordTitles: [String]
  /// The first records as they were read, at most ten; of an alias file all, with what they match.
  package var firstRecords: [[String]]
  /// Ranges and sums over the whole file.
  package var facts: [Fact]
  /// How many records were read, accepted and rejected.
  package var totals: ControlTotals
  /// A mapping in JSON, ready to edit: for receipts one that reads them the same way, for an unknown
  /// table or JSON file a guess with what is missing left empty; `nil` for other files.
  package var mapping: String?
  package var diagnostics: [Diagnostic]
  /// The records that are rejected, and why.
  package var rejectedRecords: [RejectedRecord]
  private static let recordLimit = 10

  /// Says how the file was recognised, and what its columns or its JSON have.
  mutating func describeColumns(of file: RecognisedFile) {
    switch file.content {
    case .receipts(let header, _), .prices(let header, _), .budgets(_, let header),
      .lookup(_, let header):
      evidence = header.evidence.map(\.sentence)
      columns = header.columnsShown
    case .table(let kind):
      let head = (try? FileBytes.read(file.file.path, limit: FileBytes.headByteCount)) ?? []
      let encoding = EncodingEvidence(head, asked: file.choices.reading.encoding)
      let text = FileBytes.decoded(head, asked: encoding.encoding)
      let dialect = CSVTable.dialect(of: text)
      let names = TableKind.firstRecord(of: text)
      let hasHeader = kind != .budgets || !TableKind.isBudgetRow(names)
      evidence += [
        encoding.reason, "Fields are separated by \(DialectSearch.name(of: dialect.delimiter)).",
        hasHeader
          ? Message.columnsOfTable(kind: kind.sourceKind.rawValue) : Message.budgetsWithoutHeader,
      ]
      if hasHeader { columns = names.map { Column(name: $0, meaning: kind.canonical($0)) } }
    case .vault(_, let document), .settings(let document, _):
      if let store = document.store {
        let tables = store.rowCounts.map { "\($0.table) (\($0.rows))" }.joined(separator: ", ")
        evidence += [Message.databaseBegins, Message.tablesOfApp(tables: tables)]
        if store.hasLog { evidence.append(Message.logWasRead) }
        return
      }
      let fields = document.root?.object ?? document.root?.array?.first?.object
      let names = fields?.keys.sorted().prefix(20).map { quoted($0) }.joined(separator: ", ")
      let root = document.root?.object == nil ? "an array, its first object has" : "an object with"
      evidence.append("The root of the JSON is \(root) \(names ?? "no keys").")
    case .unknown, .unreadable, .refused, .payments, .index, .own, .mapping, .prose: break
    }
  }

  /// Shows the first records as they are in the book, and what range they cover.
  mutating func describeRecords(of reading: BookReading, kind: Source.Kind) {
    let book = reading.book
    switch kind {
    case .receipts: describeReceipts(book)
    case .prices: describePrices(book)
    case .vault: describeVault(book)
    case .budgets:
      recordTitles = ["month", "category", "amount", "currency"]
      firstRecords = book.budgets.prefix(Self.recordLimit).map { budget in
        [
          budget.monthText, budget.category ?? "*",
          decimalText(budget.amount, budget.currency), budget.currency.label,
        ]
      }
      describeRange("months", book.budgets.compactMap(\.month))
    case .aliases:
      recordTitles = ["kind", "match", "name", "category"]
      firstRecords = reading.aliasRows.map {
        [$0.kind.rawValue, $0.match, $0.name, $0.category ?? ""]
      }
    case .basket:
      recordTitles = ["item", "quantity", "unit"]
      firstRecords = (book.baskets.first?.lines ?? []).prefix(Self.recordLimit).map {
        [book.names.items[$0.item].name, ExactDecimal($0.quantity).shortText, $0.unit.symbol]
      }
    case .payments:
      recordTitles = ["date", "payee", "amount", "currency"]
      firstRecords = book.payments.prefix(Self.recordLimit).map {
        [
          $0.day.description, $0.payee, decimalText($0.amount, $0.currency), $0.currency.label,
        ]
      }
    case .index:
      recordTitles = ["month", "index"]
      firstRecords = (book.officialIndex?.points ?? []).prefix(Self.recordLimit).map {
        [$0.month.description, "\($0.value)"]
      }
    case .aisles:
      recordTitles = ["store", "category", "position"]
      firstRecords = book.aisles.prefix(Self.recordLimit).map {
        [$0.store ?? "*", $0.category, String($0.position)]
      }
    case .settings:
      recordTitles = ["setting", "value"]
      let (settings, keys) = (reading.settings, Setting.all.map(\.key))
      firstRecords = keys.compactMap { key in settings.values[key].map { [key, $0] } }
      for file in settings.files {
        let values = keys.compactMap { key in file.values[key].map { "\(key) \($0)" } }
        firstRecords.append(["files \(file.names.text)", values.joined(separator: ", ")])
      }
    }
  }

  private mutating func describeReceipts(_ book: Book) {
    let lines = book.lines
    recordTitles = ["line", "date", "store", "item", "quantity", "unit", "paid", "currency"]
    firstRecords = (0..<min(lines.count, Self.recordLimit)).map { row in
      let currency = book.names.currencies[lines.currency[row]]
      return [
        String(lines.line[row]), lines.day[row].description, book.names.stores[lines.store[row]],
        book.names.items[lines.item[row]].name, ExactDecimal(lines.quantity[row]).shortText,
        book.names.units[lines.unit[row]].symbol, decimalText(lines.paid[row], currency),
        currency.label,
      ]
    }
    describe(days: Array(lines.day), book)
    note("items", book.names.items.count)
    for (currency, paid) in totals.paid.sorted(by: { $0.key < $1.key }) {
      note("paid", "\(decimalText(paid, currency)) \(currency.label)")
    }
  }

  private mutating func describePrices(_ book: Book) {
    let prices = book.prices
    recordTitles = ["line", "date", "store", "item", "price", "for", "currency", "offer until"]
    firstRecords = (0..<min(prices.count, Self.recordLimit)).map { row in
      let (visit, article) = (Int(prices.visit[row]), Int(prices.article[row]))
      let day = prices.visits.day[visit]
      let currency = book.names.currencies[prices.articles.currency[article]]
      let lastDay = prices.visits.lastDay[visit]
      let offer = prices.uses[row].contains(.offer) ? "offer" : ""
      let quantity = ExactDecimal(prices.quantity[row]).shortText
      return [
        String(prices.line[row]), day == ObservedPrices.undated ? "" : day.description,
        book.names.stores[prices.visits.store[visit]],
        book.names.items[prices.articles.item[article]].name,
        decimalText(prices.price[row], currency),
        "\(quantity) \(book.names.units[prices.articles.unit[article]].symbol)", currency.label,
        lastDay == ObservedPrices.open ? offer : lastDay.description,
      ]
    }
    describe(days: prices.usedDays, book)
    note("items", book.names.items.count)
    note("prices", prices.count)
  }

  private mutating func describeVault(_ book: Book) {
    recordTitles = ["cart", "state", "date", "budget", "lines", "bought"]
    firstRecords = book.vault.carts.prefix(Self.recordLimit).map { cart in
      [
        cart.name, cart.state.rawValue, cart.date?.description ?? "",
        cart.budget.map { decimalText($0, cart.currency) } ?? "", String(cart.lines.count),
        String(cart.lines.count { $0.bought != nil }),
      ]
    }
    note("carts", book.vault.carts.count)
    note("prices", book.vault.priceOptions.count)
    let ratings = book.vault.ratings.reduce(0) { $0 + $1.count }
    for (label, count) in [("ratings", ratings), ("contributors", book.vault.contributors.count)]
    where count > 0 { note(label, count) }
    describe(days: book.vault.carts.compactMap(\.date), book)
  }

  private mutating func describeRange<Value: Comparable & CustomStringConvertible>(
    _ label: String, _ values: [Value]
  ) {
    guard let first = values.min(), let last = values.max() else { return }
    note(label, first == last ? "\(first)" : "\(first) to \(last)")
  }

  private mutating func describe(days: [CalendarDate], _ book: Book) {
    describeRange("days", days)
    let names = book.names.stores.values
    guard !names.isEmpty else { return }
    let shown = names.prefix(8).map { excerpt($0) }.joined(separator: ", ")
    note("stores", "\(names.count): \(shown)\(names.count > 8 ? ", …" : "")")
  }

  mutating func note(_ label: String, _ value: some CustomStringConvertible) {
    facts.append(Fact(label: label, value: value.description))
  }
}

private func decimalText(_ amount: Amount, _ currency: CurrencyCode) -> String {
  ExactDecimal(amount).plainText(digits: currency.minorUnitDigits)
}

extension ExactDecimal {
  var shortText: String {
    var text = description
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension FileInspection {
  private static let matchLimit = 3

  /// - Parameter names: The names as written that the rows match, by line.
  mutating func describeMatches(of rows: [Alias], below names: [Int: [String]]) {
    recordTitles.append("matches")
    for (place, row) in rows.enumerated() where row.kind != .different {
      let matched = names[row.place.line] ?? []
      let shown = matched.prefix(Self.matchLimit).joined(separator: ", ")
      let some = matched.count > Self.matchLimit ? "\(matched.count): \(shown), …" : shown
      firstRecords[place].append(matched.isEmpty ? "nothing" : some)
    }
    let idle = rows.count { $0.kind != .different && names[$0.place.line] == nil }
    if idle > 0 { note("rows that match nothing", idle) }
  }
}

extension TableReading {
  var columnsShown: [FileInspection.Column] {
    let rules = rules()
    return names.enumerated().map { column, name in
      let meaning = rules.fields(ofColumn: column).map(\.rawValue).joined(separator: ", ")
      return FileInspection.Column(name: name, meaning: meaning.isEmpty ? nil : meaning)
    }
  }
}

extension Message {
  fileprivate static func columnsOfTable(kind: String) -> String {
    "The header has the columns of \(kind)."
  }

  fileprivate static let budgetsWithoutHeader = "There is no header: the first line is a budget."
  fileprivate static let databaseBegins = "The file begins as an SQLite database does."

  fileprivate static func tablesOfApp(tables: String) -> String {
    "It has the app's tables, here with the number of their rows: \(tables)."
  }

  fileprivate static let logWasRead = "The log beside it was read with it."
}

import PricebookModel

/// A mapping applied to the header of one file: the columns that each field is read from.
///
/// Only files with special rules need this; other fields are read in place.
final class RowRules: Sendable {
  struct Cells: Sendable {
    var slots: [Int]
    var combination: ColumnSource.Combination
    var first: Int { slots[0] }
    var only: Int? { slots.count == 1 ? slots[0] : nil }
  }

  enum RowKind: Sendable {
    case line, skipped
    case footer
    /// Names the store of the rows below.
    case store(String)
    var isLine: Bool { if case .line = self { true } else { false } }
  }

  let mapping: SourceMapping
  let writing: Writing
  /// The columns of the file whose texts are kept, ascending; a slot is an index here.
  let slotColumns: [Int]
  let cells: [Field: Cells]
  private let tests: [RowUse: [RowTest]]
  private let emptyValues: Set<String>
  /// By slot.
  let marks: [UInt8]
  /// The slots that are filled on the first row of a receipt only.
  let firstRowSlots: [Int]
  /// The slot that is filled alone in rows that name the store of the rows below.
  let storeSlot: Int?
  /// The slots with money of a whole receipt.
  let moneySlots: [Int]
  /// By slot.
  let names: [String]
  let priceUnit: UnitOfMeasure?
  /// Whether the header says that unit prices are for several units, such as 100 g.
  let isPriceOfSeveral: Bool
  let keySlot: Int?

  /// How the rows of a table are written, apart from what a mapping says.
  struct Writing {
    /// The names and the decimal marks of all columns.
    var names: [String]
    var marks: [UInt8]
    var dateOrder: DateOrder?
    var found = FileNamePattern.Found()
    /// Whether discounts below zero are charges on top of the price.
    var allowsCharges = true
    var days = LocalDays()
    /// Texts of another file, by key and then by field.
    var lookup: [String: [Field: String]] = [:]
    var standardCurrency: CurrencyCode?
  }

  /// - Parameter header: What the mapping calls the columns.
  init(_ mapping: SourceMapping, header: HeaderIndex, _ writing: Writing) {
    self.mapping = mapping
    let slotColumns = Set(
      (mapping.namedColumns + mapping.firstRowOnly + mapping.receiptMoney + mapping.storeRows)
        .compactMap(header.column)
    ).sorted()
    func slot(_ names: [String]) -> Int? {
      header.column(names).flatMap { slotColumns.firstIndex(of: $0) }
    }
    self.slotColumns = slotColumns
    cells = mapping.columns.compactMapValues { source in
      let slots = source.columns.compactMap(slot)
      return slots.isEmpty ? nil : Cells(slots: slots, combination: source.combination)
    }
    tests = mapping.rows.mapValues { $0.compactMap { RowTest($0, slot: slot) } }
      .filter { !$0.value.isEmpty }
    emptyValues = Set(mapping.emptyValues)
    firstRowSlots = mapping.firstRowOnly.compactMap(slot)
    storeSlot = mapping.storeRows.first.flatMap(slot)
    moneySlots = mapping.receiptMoney.compactMap(slot)
    names = slotColumns.map { writing.names[$0] }
    keySlot = mapping.lookup.flatMap { slot($0.key) }
    marks = slotColumns.map { writing.marks[$0] }
    self.writing = writing
    let price = mapping.kind == .receipts ? cells[.unitPrice]?.only : nil
    let priceName = price.map { writing.names[slotColumns[$0]] }
    priceUnit = priceName.flatMap { HeaderName.priceUnit(of: $0) }
    isPriceOfSeveral = priceName.map { HeaderName.isPriceOfSeveral($0) } ?? false
  }

  func fields(ofColumn column: Int) -> [Field] {
    guard let slot = slotColumns.firstIndex(of: column) else { return [] }
    return Field.allCases.filter { cells[$0]?.slots.contains(slot) == true }
  }

  var lacksColumns: Bool { mapping.columns.keys.contains { cells[$0] == nil } }
  var hasLocations: Bool { cells[.location] != nil || mapping.lookup != nil }

  var hasPersons: Bool {
    cells[.person] != nil || mapping.lookup != nil || mapping.constants.person != nil
  }

  func kind(of cells: [String]) -> RowKind {
    if let storeSlot, storeSlot < cells.count, !cells[storeSlot].isEmpty,
      cells.indices.allSatisfy({ $0 == storeSlot || cells[$0].isEmpty })
    {
      return .store(cells[storeSlot])
    }
    if fits(.footers, cells) { return .footer }
    if fits(.skip, cells) { return .skipped }
    return tests[.only] == nil || fits(.only, cells) ? .line : .skipped
  }

  func fits(_ use: RowUse, _ cells: [String]) -> Bool {
    tests[use]?.contains { $0.fits(cells) } ?? false
  }

  /// The text of a cell without its wrapping; empty if the mapping says that it counts as empty.
  func text(_ cell: String) -> String {
    if emptyValues.contains(cell) { return "" }
    var text = Substring(cell)
    if mapping.hasFormulaGuards {
      if text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count >= 3 {
        text = text.dropFirst(2).dropLast()
      } else if text.hasPrefix("'") || text.hasPrefix("\t") {
        text = text.dropFirst()
      }
    }
    while let wrapping = mapping.unwrap, text.first == wrapping { text.removeFirst() }
    while let wrapping = mapping.unwrap, text.last == wrapping { text.removeLast() }
    return text.utf8.count == cell.utf8.count ? cell : String(text)
  }

  func text(_ field: Field, _ row: [String]) -> String {
    guard let cells = cells[field] else {
      guard !writing.lookup.isEmpty, let keySlot else { return "" }
      return text(writing.lookup[text(row[keySlot])]?[field] ?? "")
    }
    if let slot = cells.only { return text(row[slot]) }
    switch cells.combination {
    case .joined(let separator):
      return cells.slots.map { text(row[$0]) }.filter { !$0.isEmpty }.joined(separator: separator)
    case .first: return cells.slots.map { text(row[$0]) }.first { !$0.isEmpty } ?? ""
    case .sum: return ""
    }
  }
}

/// A column that is named by its place in the file: the number 3 in JSON, `#3` as a name.
struct ColumnPosition {
  let number: Int
  var name: String { "#\(number)" }
  init(_ number: Int) { self.number = number }

  init?(_ name: String) {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()), number >= 1, number <= 1_000
    else { return nil }
    self.number = number
  }
}

struct HeaderIndex: Sendable {
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    for (column, name) in names.enumerated().reversed() {
      exact[name] = column
      let key = HeaderName.folded(name)
      if !key.isEmpty { folded[key] = column }
    }
  }

  /// The first column with one of the names, exactly or but for case, accents and punctuation.
  func column(_ names: [String]) -> Int? {
    names.lazy.compactMap { name in
      exact[name] ?? folded[HeaderName.folded(name)]
        ?? ColumnPosition(name).flatMap { $0.number <= self.names.count ? $0.number - 1 : nil }
    }.first
  }
}

enum RowUse: String, CaseIterable, Sendable {
  case only
  case skip
  case footers
  case adjustments
  /// Rows that are money off: their amount counts below zero, whatever its sign.
  case moneyOff
  /// Rows that take a purchase back: quantity and amounts count below zero, whatever their sign.
  case returns
}

/// Matches rows by the texts of some columns; all must fit.
struct RowPattern: Hashable, Sendable {
  /// Patterns for one column: any of them may fit.
  struct Condition: Hashable, Sendable {
    var column: [String]
    /// Globs for the text as written; upper and lower case differ.
    var globs: [String]
  }

  var conditions: [Condition]
}

/// A ``RowPattern`` for the columns of one file.
struct RowTest: Sendable {
  private let conditions: [(slot: Int, globs: [Glob])]

  /// Takes the places of columns among those that are kept; without one of them, no row can fit.
  init?(_ pattern: RowPattern, slot: (_ names: [String]) -> Int?) {
    conditions = pattern.conditions.compactMap { condition in
      slot(condition.column).map { ($0, condition.globs.map { Glob($0) }) }
    }
    if conditions.count < pattern.conditions.count { return nil }
  }

  func fits(_ cells: [String]) -> Bool {
    conditions.allSatisfy { slot, globs in
      guard slot < cells.count else { return false }
      let text = Array(cells[slot].utf8)
      return globs.contains { $0.matches(text) }
    }
  }
}

struct ColumnSource: Hashable, Sendable {
  enum Combination: Hashable, Sendable {
    /// The texts, empty ones left out, with a separator between them.
    case joined(separator: String)
    case sum
    case first
  }

  /// One or more columns, each with its possible names; the first that the file has is used.
  var columns: [[String]]
  var combination: Combination

  init(_ columns: [[String]], _ combination: Combination = .joined(separator: " ")) {
    self.columns = columns
    self.combination = combination
  }

  init(_ name: String) { self.init([[name]]) }
}

extension SourceMapping {
  /// What a whole file with a key says about receipts whose lines are in another, by key and field.
  func lookedUp(
    _ bytes: [UInt8], header names: [String], _ dialect: Dialect, key: [String],
    log: inout SourceLog
  ) -> [String: [Field: String]] {
    let index = HeaderIndex(names)
    guard let keyColumn = index.column(key) else { return [:] }
    let found = columns.compactMapValues {
      $0.columns.count == 1 ? index.column($0.columns[0]) : nil
    }.filter { $0.value != keyColumn }
    var texts: [String: [Field: String]] = [:]
    for record in RecordList.data(of: bytes, dialect: dialect) {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
      } else if record.fields.count != names.count {
        log.reject(record, headerWidth: names.count)
      } else {
        let key = record.fields[keyColumn]
        if texts[key] == nil { texts[key] = found.mapValues { record.fields[$0] } }
        log.countAccepted()
      }
    }
    return texts
  }

  /// The columns that a file must have to give the days of receipts.
  var lookupColumns: String {
    let names = [lookup?.keyInFile.first, columns[.date]?.columns.first?.first]
    return names.compactMap { $0.map { quoted($0) } }.joined(separator: " and ")
  }
}

import PricebookModel

/// A mapping applied to the header of one file: the columns that each field is read from.
///
/// Only files with special rules need this; other fields are read in place.
struct RowRules: Hashable, Sendable {
  /// The slots that a field is made of, at least one.
  struct Cells: Hashable, Sendable {
    var slots: [Int]
    var combination: ColumnSource.Combination

    var first: Int { slots[0] }
    /// The slot of a field that has one alone.
    var only: Int? { slots.count == 1 ? slots[0] : nil }
  }

  /// The kind of a row, decided before its fields are read.
  enum RowKind: Hashable, Sendable {
    case line, skipped
    /// A row with sums.
    case footer
  }

  let mapping: SourceMapping
  /// Whether discounts below zero are charges on top of the price.
  var allowsCharges = true
  /// The currency of lines that name none.
  var standardCurrency: CurrencyCode?
  /// The columns of the file whose texts are kept, ascending; a slot is an index here.
  private(set) var slotColumns: [Int] = []
  private(set) var cells: [Field: Cells] = [:]
  private var tests: [RowUse: [RowTest]] = [:]
  private var emptyValues: Set<String> = []
  var found = FileNamePattern.Found()
  var dateOrder: DateOrder?
  /// The decimal mark of every slot.
  private(set) var marks: [UInt8] = []
  var days = LocalDays()
  /// Texts of another file, by key and then by field.
  var lookup: [String: [Field: String]] = [:]
  /// The slots that are filled on the first row of a receipt only.
  private(set) var firstRowSlots: [Int] = []
  private(set) var priceUnit: UnitOfMeasure?
  /// Whether the header says that unit prices are for several units, such as 100 g.
  private(set) var isPriceOfSeveral = false
  /// The column with the keys of ``lookup``.
  private(set) var keySlot: Int?

  init(_ mapping: SourceMapping, header: HeaderIndex) {
    self.mapping = mapping
    slotColumns = Set((mapping.namedColumns + mapping.firstRowOnly).compactMap(header.column))
      .sorted()
    emptyValues = Set(mapping.emptyValues)
    let slotColumns = slotColumns
    func slot(_ names: [String]) -> Int? {
      header.column(names).flatMap { slotColumns.firstIndex(of: $0) }
    }
    for (field, source) in mapping.columns {
      let slots = source.columns.compactMap(slot)
      if !slots.isEmpty { cells[field] = Cells(slots: slots, combination: source.combination) }
    }
    firstRowSlots = mapping.firstRowOnly.compactMap(slot)
    keySlot = mapping.lookup.flatMap { slot($0.key) }
    marks = Array(repeating: mapping.decimalMark ?? UInt8(ascii: "."), count: slotColumns.count)
    tests = mapping.rows.mapValues { $0.compactMap { RowTest($0, slot: slot) } }
      .filter { !$0.value.isEmpty }
  }

  mutating func takePriceUnit(of names: [String]) {
    guard mapping.kind == .receipts, let slot = cells[.unitPrice]?.only else { return }
    priceUnit = HeaderName.priceUnit(of: names[slotColumns[slot]])
    isPriceOfSeveral = HeaderName.isPriceOfSeveral(names[slotColumns[slot]])
  }

  /// What a column of the file is used for, in the order of the canonical header.
  func fields(ofColumn column: Int) -> [Field] {
    guard let slot = slotColumns.firstIndex(of: column) else { return [] }
    return Field.allCases.filter { cells[$0]?.slots.contains(slot) == true }
  }

  /// Whether the file lacks a column that another file may have.
  var lacksColumns: Bool { mapping.columns.keys.contains { cells[$0] == nil } }

  /// Whether rows may name the location of the store.
  var hasLocations: Bool { cells[.location] != nil || mapping.lookup != nil }

  /// Whether rows may say who paid.
  var hasPersons: Bool {
    cells[.person] != nil || mapping.lookup != nil || mapping.constants.person != nil
  }

  mutating func takeMarks(ofColumns marks: [UInt8]) {
    self.marks = slotColumns.map { $0 < marks.count ? marks[$0] : UInt8(ascii: ".") }
  }

  func kind(of cells: [String]) -> RowKind {
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
    if let wrapping = mapping.unwrap {
      while text.first == wrapping { text = text.dropFirst() }
      while text.last == wrapping { text = text.dropLast() }
    }
    return text.utf8.count == cell.utf8.count ? cell : String(text)
  }

  func text(_ field: Field, _ row: [String]) -> String {
    guard let cells = cells[field] else {
      guard !lookup.isEmpty, let keySlot else { return "" }
      return text(lookup[text(row[keySlot])]?[field] ?? "")
    }
    if let slot = cells.only { return text(row[slot]) }
    switch cells.combination {
    case .joined(let separator):
      return cells.slots.map { text(row[$0]) }.filter { !$0.isEmpty }.joined(separator: separator)
    case .first: return cells.slots.lazy.map { text(row[$0]) }.first { !$0.isEmpty } ?? ""
    case .sum: return ""
    }
  }
}

/// A column that is named by its place in the file: the number 3 in JSON, `#3` as a name.
struct ColumnPosition {
  /// From 1.
  let number: Int

  var name: String { "#\(number)" }
  init(_ number: Int) { self.number = number }

  init?(_ name: String) {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()), number >= 1, number <= 1_000
    else { return nil }
    self.number = number
  }
}

/// Finds columns by their names.
struct HeaderIndex: Hashable, Sendable {
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    for (column, name) in names.enumerated() {
      if exact[name] == nil { exact[name] = column }
      let key = HeaderName.folded(name)
      if !key.isEmpty, folded[key] == nil { folded[key] = column }
    }
  }

  /// The first column with one of the names, exactly or but for case, accents and punctuation.
  func column(_ names: [String]) -> Int? {
    for name in names {
      if let column = exact[name] ?? folded[HeaderName.folded(name)] ?? column(atPosition: name) {
        return column
      }
    }
    return nil
  }

  /// The column that a position such as `#3` means, counted from 1.
  private func column(atPosition name: String) -> Int? {
    guard let position = ColumnPosition(name)?.number, position <= names.count else { return nil }
    return position - 1
  }
}

/// What a mapping does with the rows that fit its patterns; the raw values are its keys.
enum RowUse: String, CaseIterable, Sendable {
  /// Rows that are read; all where there is no pattern.
  case only
  /// Rows that are left out.
  case skip
  /// Rows with sums of the lines before them.
  case footers
  /// Rows that are not purchases of an item.
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
    /// The names the column may have.
    var column: [String]
    /// Globs for the text as written; upper and lower case differ.
    var globs: [String]
  }

  var conditions: [Condition]
}

/// A ``RowPattern`` for the columns of one file.
struct RowTest: Hashable, Sendable {
  private struct Condition: Hashable, Sendable {
    var slot: Int
    var globs: [Glob]
  }

  private var conditions: [Condition] = []

  /// Takes the places of columns among those that are kept; without one of them, no row can fit.
  init?(_ pattern: RowPattern, slot: (_ names: [String]) -> Int?) {
    for condition in pattern.conditions {
      guard let slot = slot(condition.column) else { return nil }
      conditions.append(Condition(slot: slot, globs: condition.globs.map { Glob($0) }))
    }
  }

  func fits(_ cells: [String]) -> Bool {
    conditions.allSatisfy { condition in
      guard condition.slot < cells.count else { return false }
      let text = Array(cells[condition.slot].utf8)
      return condition.globs.contains { $0.matches(text) }
    }
  }
}

/// The columns of a file that a field is made of.
struct ColumnSource: Hashable, Sendable {
  enum Combination: Hashable, Sendable {
    /// The texts, empty ones left out, with a separator between them.
    case joined(separator: String)
    /// The numbers added up.
    case sum
    /// The first that is not empty.
    case first
  }

  /// One or more columns, each with its possible names; the first that the file has is used.
  var columns: [[String]]
  /// How several columns become one value.
  var combination: Combination

  init(_ columns: [[String]], _ combination: Combination = .joined(separator: " ")) {
    self.columns = columns
    self.combination = combination
  }

  init(_ name: String) { self.init([[name]]) }
}

/// The facts about receipts from a file whose lines are in another file.
struct LookupTable {
  private(set) var texts: [String: [Field: String]] = [:]

  /// Reads a whole file, which may have columns of the lines' mapping; logs broken records.
  init(
    _ bytes: [UInt8], header names: [String], _ dialect: Dialect, key: [String],
    for mapping: SourceMapping, log: inout SourceLog
  ) {
    let index = HeaderIndex(names)
    guard let keyColumn = index.column(key) else { return }
    var columns: [Field: Int] = [:]
    for (field, source) in mapping.columns where source.columns.count == 1 {
      guard let column = index.column(source.columns[0]), column != keyColumn else { continue }
      columns[field] = column
    }
    let records = RecordList(bytes, dialect: dialect).records
    for record in records.dropFirst() {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
      } else if record.fields.count != names.count {
        log.reject(record, headerWidth: names.count)
      } else {
        let key = record.fields[keyColumn]
        if texts[key] == nil { texts[key] = columns.mapValues { record.fields[$0] } }
        log.countAccepted()
      }
    }
  }
}

extension SourceMapping {
  /// The columns that a file must have to give the days of receipts.
  var lookupColumns: String {
    let names = [lookup?.keyInFile.first, columns[.date]?.columns.first?.first]
    return names.compactMap { $0.map { quoted($0) } }.joined(separator: " and ")
  }
}

import PricebookModel

/// What is decided once for the rows of a table: where fields are, and what cells and rows mean.
///
/// Words, values and mappings all end in it.
final class RowRules: Sendable {
  /// The slots that a field is made of, and how their texts become one.
  struct Cells: Sendable {
    var slots: [Int]
    var combination: ColumnSource.Combination
    var first: Int { slots[0] }
    var only: Int? { slots.count == 1 ? slots[0] : nil }
  }

  /// What a row is by the patterns of the mapping.
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
  /// Empty for a use whose patterns name columns that the file does not have, so that no row fits.
  let tests: [RowUse: [RowTest]]
  let cellForm: CellForm
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
  /// The unit that unit prices are for, if the header names it.
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
    cellForm = CellForm(mapping)
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

  /// What a column of the file is used for, in the order of the canonical header.
  func fields(ofColumn column: Int) -> [Field] {
    guard let slot = slotColumns.firstIndex(of: column) else { return [] }
    return Field.allCases.filter { cells[$0]?.slots.contains(slot) == true }
  }

  /// Whether a pattern of rows looks at a column.
  func isTested(slot: Int) -> Bool {
    tests.values.joined().contains { $0.conditions.contains { $0.slot == slot } }
  }

  /// Whether the file lacks a column that another file may have.
  var lacksColumns: Bool { mapping.columns.keys.contains { cells[$0] == nil } }
  var hasLocations: Bool { cells[.location] != nil || mapping.lookup != nil }

  var hasPersons: Bool {
    cells[.person] != nil || cells[.beneficiaries] != nil || mapping.lookup != nil
      || mapping.constants.person != nil
  }

  /// What a row of texts is, by their slots.
  func kind(of cells: [String]) -> RowKind {
    if let storeSlot, storeSlot < cells.count, !cells[storeSlot].isEmpty,
      cells.indices.allSatisfy({ $0 == storeSlot || cells[$0].isEmpty })
    {
      return .store(cells[storeSlot])
    }
    return kind { use in fits(use, cells) }
  }

  /// What a row is that fits the patterns of some uses.
  @inline(__always)
  func kind(_ fits: (RowUse) -> Bool) -> RowKind {
    if fits(.footers) { return .footer }
    if fits(.skip) { return .skipped }
    return tests[.only] == nil || fits(.only) ? .line : .skipped
  }

  func fits(_ use: RowUse, _ cells: [String]) -> Bool {
    tests[use]?.contains { $0.fits(cells) } ?? false
  }

  /// The text of a field in a row of texts, by their slots.
  func text(_ field: Field, _ row: [String]) -> String {
    guard let cells = cells[field] else { return "" }
    let texts = cells.slots.map { cellForm.content(of: row[$0]) }.filter { !$0.isEmpty }
    return cells.combination.joined(texts)
  }
}

/// Rows of small tables, which are read as texts; ``RowParser`` reads those of receipts.
extension RowRules {
  /// The texts of a record, by their slots, if it is a line; `nil` for one that the mapping leaves out
  /// and for a broken one, which are counted and rejected here.
  func cells(
    ofLine record: RecordList.Record, _ shown: ShownRecord, log: inout SourceLog
  ) -> [String]? {
    let cells = slotColumns.map { $0 < record.fields.count ? record.fields[$0] : "" }
    if let problem = record.problem {
      log.countRead()
      log.reject(record, for: problem, shown)
      return nil
    }
    switch kind(of: cells) {
    case .footer, .store: return nil
    case .line:
      log.countRead()
      return cells
    case .skipped:
      log.countRead()
      log.totals.skipped += 1
      return nil
    }
  }
}

/// Dates and times as the table writes them.
extension RowRules {
  /// Stands between the values of a field of JSON that has several.
  static let valueSeparator: Character = "\u{1F}"

  /// Reads a whole trimmed field; `nil` for one that is no day of a calendar.
  func date(_ bytes: ByteView, from start: Int, to end: Int) -> LocalTime? {
    let days = writing.days
    switch mapping.dateFormat {
    case .dayNumber:
      return dayNumber(bytes.text(from: start, to: end)).flatMap { days.local($0) }
        .map { LocalTime(day: $0) }
    case .month:
      if let month = MonthText.plain(bytes.text(from: start, to: end)) {
        return days.local(month.firstDay).map { LocalTime(day: $0) }
      }
    default: break
    }
    let moment =
      DateText.moment(bytes, from: start, to: end, order: writing.dateOrder)
      ?? DateText.Moment(epoch: bytes.text(from: start, to: end))
    return moment.flatMap { days.local($0) }
  }

  /// The day of a number of days; what follows a point is the time of day.
  private func dayNumber(_ text: String) -> CalendarDate? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let dayOne = mapping.dayOne, let whole = parts.first, whole.utf8.count <= 6,
      let number = Int(whole), number >= 1,
      parts.count == 1 || (parts.count == 2 && Int(parts[1]) != nil)
    else { return nil }
    return dayOne.adding(days: number - 1)
  }

  /// Reads a whole trimmed field as seconds since midnight.
  func time(_ bytes: ByteView, from start: Int, to end: Int) -> Int32? {
    guard mapping.timeFormat == .digits
    else { return DateText.secondOfDay(bytes, from: start, to: end) }
    guard (1...4).contains(end - start), let number = Int32(bytes.text(from: start, to: end)),
      number >= 0, number / 100 < 24, number % 100 < 60
    else { return nil }
    return number / 100 * 3_600 + number % 100 * 60
  }
}

extension DateText.Moment {
  /// An instant as seconds or milliseconds since 1970, as programs write it: 10 or 13 digits.
  init?(epoch text: String) {
    let isEpoch = withBytes(of: text) { DateText.mayBeEpoch($0, from: 0, to: $0.count) }
    guard isEpoch, let number = Int(text) else { return nil }
    let seconds = text.utf8.count == 13 ? number / 1000 : number
    self.init(
      day: CalendarDate(daysSinceEpoch: Int32(clamping: seconds / 86_400)),
      second: Int32(seconds % 86_400), zone: .utc)
  }
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
    let shown = ShownRecord(names, used: [keyColumn] + found.values, dialect)
    var texts: [String: [Field: String]] = [:]
    for record in RecordList.data(of: bytes, dialect: dialect) {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem, shown)
      } else if record.fields.count != names.count {
        log.reject(record, headerWidth: names.count, shown)
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

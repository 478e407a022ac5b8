import PricebookModel

/// What is decided once for all records of a file, from its reading (``ReceiptFile``) and the rules
/// of its mapping (``RowRules``); ``FieldPlan`` has it by columns for the loop over fields.
final class RecordLayout: Sendable {
  let file: ReceiptFile
  let dialect: Dialect
  /// The rows of a JSON file; `nil` for others.
  let json: JSONRowTable?
  let columnCount: Int
  let rules: RowRules
  /// The field that each column is, where its cells are the values of one; others are parts of
  /// ``composed`` fields.
  let fields: [Field?]
  /// Fields that are made of several columns, or of one that is another field too.
  let composed: [Field]
  /// The columns that are filled on the first row of a receipt only, and that of the item.
  let firstRowColumns: [Int]
  let itemColumn: Int?
  /// Whether what an item is called depends on more than its column.
  let composesItems: Bool
  /// Whether amounts mean something else than their columns say.
  let settlesAmounts: Bool
  /// Whether times have a column of their own; otherwise they follow the dates.
  let hasTimes: Bool
  let hasLocations, hasPersons: Bool
  /// Whether rows can be something else than lines.
  let leavesRowsOut: Bool
  /// Whether fields are to be filled that no column alone has.
  let completesRows: Bool
  /// Whether numbers are kept as written, for `pricebook export`.
  let keepsNumbers: Bool
  let isPriceList: Bool
  /// The texts of empty fields; none has no text.
  let defaults: [Field: [UInt8]]
  /// The day of rows without one.
  let defaultDay: CalendarDate?
  /// What a message may quote of a record.
  let shown: ShownRecord

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    let reading = file.reading
    let rules = reading.rules {
      $0.days = file.days
      $0.lookup = file.lookup
    }
    let mapping = rules.mapping
    self.rules = rules
    self.file = file
    dialect = reading.dialect
    json = reading.shape?.json
    columnCount = reading.columns.count
    shown = ShownRecord(reading.names, used: rules.slotColumns, reading.dialect)
    hasTimes = rules.cells[.time] != nil
    hasLocations = rules.hasLocations
    let hasPersons = !file.isPriceList && (rules.hasPersons || file.defaultPerson != nil)
    self.hasPersons = hasPersons
    keepsNumbers = options.keepsWritten
    isPriceList = file.isPriceList
    let present = Self.present(in: rules, of: file, hasPersons: hasPersons)
    // A price without others beside it is what the quantity costs.
    let hasOnePrice =
      rules.cells[.price]?.only != nil && !present.contains { Self.otherAmounts.contains($0) }
    let (fields, composed) = Self.columns(
      of: present, in: rules, count: columnCount, hasOnePrice: hasOnePrice)
    self.fields = fields
    self.composed = composed
    firstRowColumns = rules.firstRowSlots.map { rules.slotColumns[$0] }
    leavesRowsOut =
      rules.storeSlot != nil || [.only, .skip, .footers].contains { rules.tests[$0] != nil }
    completesRows =
      !composed.isEmpty || !rules.firstRowSlots.isEmpty || !rules.writing.lookup.isEmpty
      || !rules.moneySlots.isEmpty || rules.storeSlot != nil
    itemColumn = rules.cells[.item].map { rules.slotColumns[$0.first] }
    composesItems = Self.composesItems(rules)
    settlesAmounts = Self.settlesAmounts(rules, hasOnePrice: hasOnePrice)
    defaults = Self.defaults(rules, of: file, hasPersons: hasPersons)
    defaultDay = (rules.writing.found.date ?? mapping.constants.date).flatMap(file.days.local)
  }

  /// The fields that the columns have, as far as lines of the file can have them.
  private static func present(
    in rules: RowRules, of file: ReceiptFile, hasPersons: Bool
  ) -> [Field] {
    Field.allCases.filter { field in
      guard rules.cells[field] != nil else { return false }
      return switch field {
      // The last day of a price tells visits apart as a receipt number does.
      case .receiptID: !file.isPriceList
      case .person, .beneficiaries: hasPersons
      case .price, .regularPrice, .offerPrice, .offer, .package, .validUntil:
        rules.mapping.kind == .prices
      case .month, .amount: false
      default: true
      }
    }
  }

  /// The field of each column whose cells are values of one, and the fields that are made of several
  /// columns, or of one that is another field too.
  private static func columns(
    of present: [Field], in rules: RowRules, count: Int, hasOnePrice: Bool
  ) -> (fields: [Field?], composed: [Field]) {
    var fields = [Field?](repeating: nil, count: count)
    var composed: [Field] = []
    for field in present {
      if let slot = rules.cells[field]?.only, fields[rules.slotColumns[slot]] == nil {
        fields[rules.slotColumns[slot]] = field == .price && hasOnePrice ? .total : field
      } else {
        composed.append(field)
      }
    }
    return (fields, composed)
  }

  private static func composesItems(_ rules: RowRules) -> Bool {
    let mapping = rules.mapping
    let hasCategoryOfPrices =
      mapping.kind == .prices
      && (rules.cells[.category] != nil || mapping.constants.category != nil)
    return rules.cells[.barcode] != nil || mapping.kind == .visits || hasCategoryOfPrices
      || mapping.lookup != nil || rules.tests[.adjustments] != nil || rules.tests[.moneyOff] != nil
  }

  private static func settlesAmounts(_ rules: RowRules, hasOnePrice: Bool) -> Bool {
    let mapping = rules.mapping
    return (mapping.kind == .prices && !hasOnePrice) || mapping.isNegated || mapping.isInMinorUnits
      || mapping.paid != .total || mapping.discount != .positive || mapping.fractionUnit != nil
      || rules.priceUnit != nil || rules.isPriceOfSeveral || rules.cells[.charge] != nil
      || rules.tests[.moneyOff] != nil || rules.tests[.returns] != nil
  }

  /// The texts of empty fields: what the file's name says, then the mapping, then the settings.
  private static func defaults(
    _ rules: RowRules, of file: ReceiptFile, hasPersons: Bool
  ) -> [Field: [UInt8]] {
    let constants = rules.mapping.constants
    let texts: [Field: [String?]] = [
      .store: [rules.writing.found.store, constants.store, file.defaultStore],
      .person: [hasPersons ? constants.person : nil], .category: [constants.category],
      .unit: [constants.unit], .currency: [constants.currency],
    ]
    return texts.compactMapValues { texts in
      texts.lazy.compactMap(\.self).first { !$0.isEmpty }.map { Array($0.utf8) }
    }
  }

  /// Fields that say what a price of a price list means.
  private static let otherAmounts: [Field] = [
    .unitPrice, .discount, .total, .charge, .regularPrice, .offerPrice, .offer, .package,
  ]

  /// A record of a JSON file without its secrets and without what no field is read from.
  func shownJSON(_ record: [UInt8]) -> String {
    guard let json, !json.hasArraysAsRows else { return SecretText.hidden(record[...]) }
    let document = JSONDocument(bytes: record)
    guard document.failure == nil, let root = document.root else {
      return shown.hidesAny ? SecretText.placeholder : SecretText.hidden(record[...])
    }
    let used = rules.slotColumns.flatMap { json.columns[$0].steps.keys }
    let kept = root.only(Set(used + json.records.keys)).written
    // As the file has it where nothing is left out.
    return kept == root.written ? SecretText.hidden(record[...]) : kept
  }

  /// Whether rows without a store have that of a row above.
  var takesStoreAbove: Bool {
    rules.storeSlot != nil && rules.writing.found.store == nil
      && rules.mapping.constants.store == nil
  }

  /// Whether the texts of a column are needed beside what they mean, by its slot.
  func isCaptured(slot: Int) -> Bool {
    let column = rules.slotColumns[slot]
    return composed.contains { rules.cells[$0]?.slots.contains(slot) == true }
      || firstRowColumns.contains(column) || rules.keySlot == slot
      || rules.moneySlots.contains(slot) || rules.storeSlot != nil
      || (!firstRowColumns.isEmpty && column == itemColumn)
  }
}

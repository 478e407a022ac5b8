import PricebookModel

/// A starting point for the mapping of a file that nothing recognises: what words and values show,
/// written down, with needed columns left empty where nothing shows them, for which the reader of
/// mappings asks.
struct MappingDraft {
  private(set) var mapping: SourceMapping
  private var open: [OpenKey]
  private let baseName: String
  /// What came of reading the file with the draft, if it was of no use.
  private var note: String?

  /// - Returns: `nil` if the file is neither a table with numbers nor JSON with records.
  init?(_ file: RecognisedFile) {
    let choices = file.choices
    baseName = file.isStandardInput ? "" : file.baseName
    let head = try? file.file.read(limit: FileBytes.headByteCount)
    guard let head, !file.isStandardInput, ForeignFormat(head) == nil else { return nil }
    let text = FileBytes.decoded(head, asked: choices.reading.encoding)
    guard StatementFormat(text: text) == nil else { return nil }
    let isJSON = text.first { $0 > 0x20 && $0 < 0x80 }.map {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
    }
    var found: TableDetective?
    if isJSON == true {
      let survey = JSONSurvey(
        text, encoding: EncodingEvidence(head, asked: choices.reading.encoding).encoding,
        isWhole: head.count < FileBytes.headByteCount, isNamedLines: file.isNamedLines)
      found = survey.flatMap { TableDetective.unknownRecords($0, choices: choices) }
    } else if !text.contains(0) {
      found = TableDetective.unknownTable(head, choices: choices)
      if found?.mayHaveAmounts == false { return nil }
    }
    guard let reading = found?.reading else { return nil }
    mapping = reading.writtenMapping(name: baseName, store: nil, currency: nil)
    open = reading.openKeys
    describeFile(reading)
    complete(file)
  }

  /// By what the file is recognised, and what of it is not used.
  private mutating func describeFile(_ reading: TableReading) {
    let names = reading.names.filter { !$0.isEmpty }
    guard reading.mapping.hasHeader else {
      mapping.recognise = []
      mapping.files = SourceFiles(baseName + "*")
      return
    }
    if let table = reading.shape?.json {
      let ofRows = table.columns.filter { $0.level == table.rowLevel }
      mapping.recognise = ofRows.prefix(12).map { [$0.name] }
    } else {
      mapping.recognise = names.map { [$0] }
    }
    let tested = mapping.rows.values.joined().flatMap(\.conditions).flatMap(\.column)
    let used = Set(mapping.columns.values.flatMap(\.columns).joined()).union(tested)
    mapping.ignored = names.filter { !used.contains($0) }
  }

  /// What came of reading the file with a draft.
  struct Trial {
    /// The first of those that are rejected for the most frequent reason, where most are rejected.
    var first: RejectedRecord?
    var totals: ControlTotals
    /// What is said of totals that the lines do not come to.
    var differences: [String] = []
  }

  /// Needed fields that are left empty.
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

  /// Adds what the name of the file says, and leaves needed columns empty that nothing shows.
  private mutating func complete(_ file: RecognisedFile) {
    if mapping.columns[.date] == nil {
      mapping.fileName = ["*{date}*", "*{month}*"].compactMap { FileNamePattern($0) }
        .first { $0.match(baseName)?.date != nil }
    }
    func need(_ field: Field) {
      if mapping.columns[field] == nil { mapping.columns[field] = ColumnSource("") }
    }
    let hasStore = mapping.columns[.store] != nil || !mapping.storeRows.isEmpty
    if !hasStore, !baseName.isEmpty { mapping.constants.store = baseName }
    if isPriceList(file) {
      mapping.kind = .prices
      mapping.columns[.price] = mapping.columns[.total] ?? mapping.columns[.unitPrice]
      mapping.columns[.total] = nil
      mapping.columns[.unitPrice] = nil
      need(.price)
      return need(.item)
    }
    if !hasStore, baseName.isEmpty { need(.store) }
    if mapping.fileName == nil { need(.date) }
    if mapping.kind != .visits { need(.item) }
    if mapping.columns[.unitPrice] == nil { need(.total) }
  }

  /// Whether the file lists prices that were seen: its name, its columns or the lack of a day says so.
  private func isPriceList(_ file: RecognisedFile) -> Bool {
    guard mapping.kind == .receipts, mapping.columns[.receiptID] == nil,
      mapping.columns[.discount] == nil, !mapping.isNegated
    else { return false }
    if file.priceListReason != nil { return true }
    let names = mapping.recognise.compactMap(\.first)
    if PriceListColumns(names).telltale != nil { return true }
    let meanings = HeaderColumns(names).meanings
    // The day on which a price was looked at is none of a purchase.
    let day = mapping.columns[.date]?.columns.first?.first
    let isSeen =
      day.map { HeaderWords.isDayOfSight($0.split(separator: ".").last.map(String.init) ?? $0) }
      ?? mapping.records.isEmpty
    return isSeen && !meanings.contains(.date)
      && ![.quantity, .total, .time].contains(where: meanings.contains)
      && meanings.contains(.item) && meanings.contains(.unitPrice)
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

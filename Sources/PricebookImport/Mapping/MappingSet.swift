import PricebookModel

/// The mappings of a run, first those of the command line, then of the settings, then Pricebook's.
struct MappingSet: Hashable, Sendable {
  /// What `--mapping` names.
  var asked: [SourceMapping] = []
  /// The setting `sources`.
  var own: [SourceMapping] = []
  private var profiles: [SourceMapping] { SourceProfiles.all }

  /// Whether a mapping is one that the user gave.
  func uses(_ mapping: SourceMapping?) -> Bool {
    mapping.map { asked.contains($0) || own.contains($0) } ?? false
  }

  /// Mappings for the files in which those of the user look values up.
  private var otherFiles: [SourceMapping] {
    (asked + own).compactMap { mapping in
      guard let lookup = mapping.lookup, let files = lookup.files else { return nil }
      var other = SourceMapping()
      other.kind = .lookup
      other.name = mapping.name.isEmpty ? "the mapping" : mapping.name
      other.files = files
      other.recognise = [lookup.keyInFile]
      other.lookup = SourceMapping.Lookup(key: lookup.keyInFile)
      return other
    }
  }

  /// A mapping that fits a file.
  struct Match {
    var mapping: SourceMapping
    /// Whether the user gave it, so that a missing column is an error.
    var isAsked: Bool
  }

  func match(_ names: [String], file: String) -> Match? {
    let isCanonical = names.allSatisfy { Field(ofReceipt: $0) != nil }
    // Files in the canonical form do not need the profiles, which then are not even parsed.
    if isCanonical, asked.isEmpty, own.isEmpty { return nil }
    let header = HeaderIndex(names)
    if let other = otherFiles.first(where: { fits($0, header, file) }) {
      return Match(mapping: other, isAsked: false)
    }
    if let own = (asked + own).first(where: { fits($0, header, file) }) {
      return Match(mapping: own, isAsked: true)
    }
    if isCanonical { return nil }
    return profiles.filter { fits($0, header, file) }
      .max { $0.recognise.count < $1.recognise.count }
      .map { Match(mapping: $0, isAsked: false) }
  }

  /// The mapping for a file without a header; as a last resort one that does not name it.
  func withoutHeader(file: String, isLastResort: Bool) -> Match? {
    let candidates = isLastResort ? asked.filter { $0.files == nil } : asked + own
    let mapping = candidates.first { mapping in
      guard !mapping.hasHeader, mapping.records.isEmpty else { return false }
      return isLastResort || mapping.files?.fits(file) == true
    }
    return mapping.map { Match(mapping: $0, isAsked: true) }
  }

  /// The mappings of the user that may read a JSON file, in the order in which they are tried.
  func ownJSON(file: String) -> [Match] {
    (asked + own).filter { mapping in
      !mapping.records.isEmpty && mapping.files?.fits(file) ?? true
    }.map { Match(mapping: $0, isAsked: true) }
  }

  var jsonProfiles: [Match] {
    profiles.filter { !$0.records.isEmpty }.sorted { $0.recognise.count > $1.recognise.count }
      .map { Match(mapping: $0, isAsked: false) }
  }

  private func fits(_ mapping: SourceMapping, _ header: HeaderIndex, _ file: String) -> Bool {
    guard mapping.hasHeader, mapping.records.isEmpty else { return false }
    if let files = mapping.files, !files.fits(file) { return false }
    guard mapping.recognise.allSatisfy({ header.column($0) != nil }) else { return false }
    if mapping.isExact, header.names.count != mapping.recognise.count { return false }
    // A mapping without "files" and "recognise" fits files that have one of its columns.
    return mapping.files != nil || !mapping.recognise.isEmpty
      || mapping.columns.values.contains { source in
        source.columns.contains { header.column($0) != nil }
      }
  }
}

extension CSVTable {
  /// A table of budgets that a mapping reads; what it cannot read stays, and is rejected later.
  init(_ bytes: [UInt8], _ dialect: Dialect, width: Int, _ rules: RowRules, log: inout SourceLog) {
    var rows: [Row] = []
    let shown = ShownRecord(
      Array(repeating: "", count: width), used: rules.slotColumns, dialect)
    for record in RecordList.data(of: bytes, dialect: dialect) where !record.isEmpty {
      guard let cells = rules.cells(ofLine: record, shown, log: &log) else { continue }
      guard record.fields.count == width else {
        log.reject(record, headerWidth: width, shown)
        continue
      }
      let month = rules.text(.month, cells)
      let amount = rules.text(.amount, cells)
      let number = rules.cells[.amount].flatMap {
        NumberCell(amount, of: .amount, mark: rules.marks[$0.first])
      }
      let currency = rules.text(.currency, cells)
      rows.append(
        Row(
          line: record.line,
          fields: [
            MonthText.plain(month)?.description ?? month, rules.text(.category, cells),
            number?.value?.description ?? amount,
            currency.isEmpty
              ? rules.mapping.constants.currency ?? number?.currency ?? "" : currency,
          ],
          columns: [Field.month, .category, .amount, .currency].map { field in
            record.field((rules.cells[field]?.first).map { rules.slotColumns[$0] }).column
          }, text: shown.text(of: record)))
    }
    self.init(header: ["month", "category", "amount", "currency"], rows: rows)
  }
}

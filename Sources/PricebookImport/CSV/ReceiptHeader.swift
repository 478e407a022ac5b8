import PricebookModel

/// What the first bytes of a file say about its dialect and its columns.
struct ReceiptHeader: Sendable {
  var dialect: Dialect
  var mapping: ColumnMapping
  /// The header's own names, trimmed.
  var names: [String]
  /// What was found and why, one sentence each, for `pricebook inspect`.
  var evidence: [String]
  /// Problems to tell: an ambiguous date order, two columns of one meaning.
  ///
  /// With an error among them the file must not be read.
  var diagnostics: [Diagnostic]
  /// The mapping that the file is read by; `nil` where the header's own words say all.
  var source: SourceMapping?

  /// What a file is, by its header.
  enum Detection: Sendable {
    case receipts(ReceiptHeader)
    /// Some columns of receipts are there, but not all that are needed; the message says which
    /// were found and what is nearest.
    case incomplete(missing: [ColumnMeaning], message: String)
    /// A file for a mapping of another kind: a budget, one that is refused, one that others need.
    case mapped(SourceMapping, ReceiptHeader)
    /// Nothing of receipts.
    case other
  }

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - firstBytes: The first block of the file, or all of it.
  ///   - file: The file's name, for diagnostics.
  ///   - dateOrder: What `--date-format` says about dates with slashes.
  ///   - delimiter: What `--delimiter` says.
  ///   - mappings: What files of other programs look like.
  static func detect(
    firstBytes: [UInt8], file: String, dateOrder: DateOrder? = nil, delimiter: UInt8? = nil,
    mappings: MappingSet = MappingSet()
  ) -> Detection {
    var candidates: [(dialect: Dialect, record: RecordList.Record, known: Int)] = []
    for candidate in delimiter.map({ [$0] }) ?? delimiters {
      var dialect = Dialect()
      dialect.delimiter = candidate
      dialect.recordEnd = recordEnd(in: firstBytes)
      guard let record = RecordList(firstBytes, dialect: dialect, limit: 1).records.first,
        record.problem == nil
      else { continue }
      dialect.dataOffset = record.endOffset
      dialect.dataLine =
        1 + firstBytes.prefix(record.endOffset).count { $0 == dialect.recordEnd }
      var known = HeaderColumns.knownCount(record.fields)
      if mappings.match(record.fields, file: file) != nil { known += record.fields.count }
      candidates.append((dialect, record, known))
    }
    guard
      let best = candidates.max(by: {
        ($0.known, $0.record.fields.count) < ($1.known, $1.record.fields.count)
      }), best.known > 0
    else { return .other }
    if let match = mappings.match(best.record.fields, file: file) {
      return ReceiptHeader(best.dialect, best.record, match.mapping)
        .completed(firstBytes, file: file, match, dateOrder: dateOrder)
    }
    return ReceiptHeader(best.dialect, best.record, file: file)
      .completed(firstBytes, file: file, dateOrder: dateOrder)
  }

  private static let delimiters = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]

  private static func recordEnd(in bytes: [UInt8]) -> UInt8 {
    bytes.contains(UInt8(ascii: "\n")) || !bytes.contains(UInt8(ascii: "\r"))
      ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
  }

  /// Gives every column its meaning; of two that claim one, the better name has it.
  private init(_ dialect: Dialect, _ record: RecordList.Record, file: String) {
    self.dialect = dialect
    names = record.fields
    evidence = []
    diagnostics = []
    let columns = HeaderColumns(names)
    for rivals in columns.rivals {
      diagnostics.append(
        Self.duplicateColumn(
          names[rivals.loser], beside: names[rivals.winner], rivals.meaning, file: file,
          line: record.line, column: record.columns[rivals.loser]))
    }
    let meanings = columns.meanings
    mapping = ColumnMapping(meanings: meanings)
    mapping.defaultUnit = columns.defaultUnit
    mapping.defaultCurrency = columns.defaultCurrency
    evidence.append("Fields are separated by \(Self.name(of: dialect.delimiter)).")
    for (column, meaning) in meanings.enumerated() {
      let name = QuotedValue.describe(names[column])
      evidence.append(
        meaning.map { "Column \(column + 1), \(name), is the \($0.rawValue)." }
          ?? "Column \(column + 1), \(name), is passed over.")
    }
    if let unit = mapping.defaultUnit {
      evidence.append("The header says that quantities are in \(unit.symbol).")
    }
    if let currency = mapping.defaultCurrency {
      evidence.append("The header says that amounts are in \(currency.label).")
    }
  }

  /// Looks at the values, and at what is missing.
  consuming func completed(
    _ firstBytes: [UInt8], file: String, dateOrder: DateOrder?
  ) -> Detection {
    let found = Set(mapping.meanings.compactMap(\.self))
    var missing = [ColumnMeaning.date, .item].filter { !found.contains($0) }
    if !found.contains(.total), !found.contains(.unitPrice) { missing.append(.total) }
    guard missing.isEmpty else {
      let isReceipts = found.count >= 2 && (found.contains(.date) || found.contains(.item))
      return isReceipts ? .incomplete(missing: missing, message: message(missing)) : .other
    }
    var values = sample(firstBytes.prefix(1 << 16))
    if !values.isDecided, firstBytes.count > 1 << 16 { values = sample(firstBytes[...]) }
    settleDates(values.dates, file: file, asked: dateOrder)
    settleNumbers(values.numbers, file: file)
    return .receipts(self)
  }

  func sample(_ bytes: ArraySlice<UInt8>) -> ColumnEvidence {
    let end = bytes.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? bytes.endIndex
    let records = RecordList(bytes[..<end], dialect: dialect).records.dropFirst()
    return ColumnEvidence(records, meanings: mapping.meanings)
  }

  mutating func settleDates(
    _ finding: ColumnEvidence.DateFinding, file: String, asked: DateOrder?
  ) {
    if let asked {
      mapping.slashDateOrder = asked
      evidence.append("Dates with slashes are \(asked.rawValue), as asked for.")
      return
    }
    switch finding {
    case .notNeeded: break
    case .decided(let order, let example):
      mapping.slashDateOrder = order
      evidence.append("Dates with slashes are \(order.rawValue): \(example) can be nothing else.")
    case .undecided(let example): diagnostics.append(Self.ambiguousDate(example, file: file))
    }
  }

  mutating func settleNumbers(_ finding: ColumnEvidence.NumberFinding, file: String) {
    switch finding {
    case .notNeeded: break
    case .decided(let mark, let example):
      mapping.numberFormat.decimalMark = mark
      let name = mark == UInt8(ascii: ",") ? "comma" : "point"
      evidence.append("The decimal mark is the \(name): \(example).")
    case .undecided(let example): diagnostics.append(Self.ambiguousNumber(example, file: file))
    }
  }

  func message(_ missing: [ColumnMeaning]) -> String {
    let wanted = missing.map { $0 == .total ? "total or unit_price" : $0.rawValue }
    let present = names.map { QuotedValue.describe($0, limit: 24) }.prefix(20)
    var message = "needs a column for \(wanted.joined(separator: " and ")); it has "
    message += present.joined(separator: ", ")
    for meaning in missing {
      if let near = nearest(to: meaning) {
        message += "; if \(QuotedValue.describe(near)) is the \(meaning.rawValue), name it so"
      }
    }
    return message
  }

  /// The column without a meaning whose name is most like a word for one.
  private func nearest(to meaning: ColumnMeaning) -> String? {
    let words = HeaderWords.words(for: meaning)
    let candidates = zip(names, mapping.meanings).filter { $0.1 == nil }.map { name, _ in
      let folded = HeaderName.folded(name)
      let distance = words.map { HeaderName.distance(folded, $0) }.min() ?? .max
      return (name: name, distance: distance, limit: max(1, folded.utf8.count / 3))
    }
    return candidates.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.name
  }

  static func name(of delimiter: UInt8) -> String {
    switch delimiter {
    case UInt8(ascii: ","): "commas"
    case UInt8(ascii: ";"): "semicolons"
    case UInt8(ascii: "\t"): "tabs"
    default: "“\(Character(Unicode.Scalar(delimiter)))”"
    }
  }
}

extension ReceiptHeader {
  private static func duplicateColumn(
    _ name: String, beside winner: String, _ meaning: ColumnMeaning, file: String, line: Int,
    column: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, "duplicate-column", file: file, line: line, column: column,
      message: "\(QuotedValue.describe(name)) and \(QuotedValue.describe(winner)) both name the "
        + "\(meaning.rawValue); \(QuotedValue.describe(winner)) is read; rename the one that is not"
    )
  }

  private static func ambiguousDate(_ example: String, file: String) -> Diagnostic {
    Diagnostic(
      .error, "ambiguous-date", file: file,
      message: "\(QuotedValue.describe(example)) may be day or month first, and no other date "
        + "tells; say --date-format dmy or --date-format mdy")
  }

  private static func ambiguousNumber(_ example: String, file: String) -> Diagnostic {
    Diagnostic(
      .error, "ambiguous-number", file: file,
      message: "the comma in \(QuotedValue.describe(example)) may be a decimal mark or group "
        + "thousands, and no other number tells; write decimals with a point")
  }
}

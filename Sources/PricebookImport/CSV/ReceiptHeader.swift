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

  /// What a file is, by its header.
  enum Detection: Sendable {
    case receipts(ReceiptHeader)
    /// Some columns of receipts are there, but not all that are needed; the message says which
    /// were found and what is nearest.
    case incomplete(missing: [ColumnMeaning], message: String)
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
  static func detect(
    firstBytes: [UInt8], file: String, dateOrder: DateOrder? = nil, delimiter: UInt8? = nil
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
      let known = record.fields.count { HeaderWords.meanings[HeaderName.folded($0)] != nil }
      candidates.append((dialect, record, known))
    }
    guard
      let best = candidates.max(by: {
        ($0.known, $0.record.fields.count) < ($1.known, $1.record.fields.count)
      }), best.known > 0
    else { return .other }
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
    var meanings = [ColumnMeaning?](repeating: nil, count: names.count)
    var holders: [ColumnMeaning: (column: Int, rank: Int)] = [:]
    for (column, name) in names.enumerated() {
      guard let (meaning, rank) = HeaderWords.meanings[HeaderName.folded(name)] else { continue }
      var loser = column
      if let holder = holders[meaning], holder.rank <= rank {
        loser = column
      } else {
        loser = holders[meaning]?.column ?? -1
        holders[meaning] = (column, rank)
        meanings[column] = meaning
      }
      guard loser >= 0, let winner = holders[meaning]?.column else { continue }
      meanings[loser] = nil
      diagnostics.append(
        Self.duplicateColumn(
          names[loser], beside: names[winner], meaning, file: file, line: record.line,
          column: record.columns[loser]))
    }
    mapping = ColumnMapping(meanings: meanings)
    evidence.append("Fields are separated by \(Self.name(of: dialect.delimiter)).")
    for (column, meaning) in meanings.enumerated() {
      let name = QuotedValue.describe(names[column])
      evidence.append(
        meaning.map { "Column \(column + 1), \(name), is the \($0.rawValue)." }
          ?? "Column \(column + 1), \(name), is passed over.")
    }
  }

  /// Looks at the values, and at what is missing.
  private consuming func completed(
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

  private func sample(_ bytes: ArraySlice<UInt8>) -> ColumnEvidence {
    let end = bytes.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? bytes.endIndex
    let records = RecordList(bytes[..<end], dialect: dialect).records.dropFirst()
    return ColumnEvidence(records, meanings: mapping.meanings)
  }

  private mutating func settleDates(
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

  private mutating func settleNumbers(_ finding: ColumnEvidence.NumberFinding, file: String) {
    switch finding {
    case .notNeeded: break
    case .decided(let mark, let example):
      mapping.numberFormat.decimalMark = mark
      let name = mark == UInt8(ascii: ",") ? "comma" : "point"
      evidence.append("The decimal mark is the \(name): \(example).")
    case .undecided(let example): diagnostics.append(Self.ambiguousNumber(example, file: file))
    }
  }

  private func message(_ missing: [ColumnMeaning]) -> String {
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
    let words = HeaderWords.english[meaning] ?? []
    let candidates = zip(names, mapping.meanings).filter { $0.1 == nil }.map { name, _ in
      let folded = HeaderName.folded(name)
      let distance = words.map { HeaderName.distance(folded, $0) }.min() ?? .max
      return (name: name, distance: distance, limit: max(1, folded.utf8.count / 3))
    }
    return candidates.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.name
  }

  private static func name(of delimiter: UInt8) -> String {
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

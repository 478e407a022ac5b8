/// Finds the dialect and the header of a file from its first bytes.
///
/// Every delimiter is tried on the first records. The one with which some record has the most column
/// names wins, because a header is much better evidence than counts of characters. Escapes, other
/// record ends and single quotes are tried only if the text contains their characters.
struct DialectSearch {
  /// What is given and therefore not detected.
  struct Choices: Hashable, Sendable {
    var delimiter: UInt8?
    var encoding: TextEncoding?
  }

  let dialect: Dialect
  let header: RecordList.Record
  let preambleCount: Int
  /// The first bytes as the reader will see them, from the start of the file.
  let text: [UInt8]
  /// What was found and why, one sentence each.
  let evidence: [Evidence]
  static let headerLimit = 31
  private static let sampleByteCount = 1 << 16
  private static let delimiters = [
    UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ","),
  ]

  /// Takes the beginning of a file, and how many columns a record names; `nil` if none does.
  init?(firstBytes: [UInt8], choices: Choices = Choices(), knownCount: ([String]) -> Int) {
    let encoding = EncodingEvidence(firstBytes, asked: choices.encoding)
    var plain = Dialect()
    plain.encoding = encoding.encoding
    let plainText = TextDecoder.decoded(firstBytes, as: plain)
    let ends = RecordEnds(plainText.prefix(Self.sampleByteCount))
    if ends.areCarriageReturns { plain.recordEnd = UInt8(ascii: "\r") }

    var found: Candidate?
    var bestText = plainText
    for ended in ends.dialects(of: plain) {
      let text = ended == plain ? plainText : TextDecoder.decoded(firstBytes, as: ended)
      for delimiter in choices.delimiter.map({ [$0] }) ?? Self.delimiters {
        var dialect = ended
        dialect.delimiter = delimiter
        guard let candidate = Candidate(dialect, text, knownCount), candidate.known > 0,
          found.map({ $0.rank < candidate.rank }) ?? true
        else { continue }
        found = candidate
        bestText = text
      }
    }
    guard var best = found else { return nil }
    for variant in Self.variants(of: best.dialect, plainText, ends) {
      let text = TextDecoder.decoded(firstBytes, as: variant)
      guard let candidate = Candidate(variant, text, knownCount), candidate.known >= best.known
      else { continue }
      let gain = candidate.goodCount(text) - best.goodCount(bestText)
      // If every name of the header is in single quotes, they are not text.
      let isQuoted =
        variant.quote == UInt8(ascii: "'")
        && (candidate.header.areAllQuoted(variant.quote) || best.hasSingleQuotedFields(bestText))
      if gain > 0 || (gain == 0 && (isQuoted || variant.hasPaddedQuotes)) {
        best = candidate
        bestText = text
      }
    }
    dialect = best.dialect.withData(from: best.header.endOffset, of: bestText)
    header = best.header
    preambleCount = best.place
    text = bestText
    evidence =
      [Evidence(encoding.reason, about: .encoding), Evidence(ends.reason(dialect))]
      + Self.evidence(of: dialect, best, choices)
  }

  /// Further dialects to try, because the text contains their characters.
  private static func variants(of best: Dialect, _ text: [UInt8], _ ends: RecordEnds) -> [Dialect] {
    let sample = text.prefix(sampleByteCount)
    let ended = ends.dialects(of: best)
    let quote = UInt8(ascii: "\"")
    let hasQuotes = sample.contains(quote)
    var variants = ended
    func add(_ change: (inout Dialect) -> Void) {
      for var variant in ended {
        change(&variant)
        variants.append(variant)
      }
    }
    if hasQuotes, zip(sample, sample.dropFirst()).contains(where: { $0 == 0x5C && $1 == quote }) {
      add { $0.isEscapedByBackslash = true }
    }
    if hasQuotes, hasPaddedQuotes(sample, best) { add { $0.hasPaddedQuotes = true } }
    if !hasQuotes, sample.contains(UInt8(ascii: "'")) { add { $0.quote = UInt8(ascii: "'") } }
    if hasQuotes, !hasQuotedField(sample, best) { add { $0.quote = Dialect.noQuote } }
    return Array(variants.dropFirst())
  }

  /// Whether there is a blank between a delimiter and a quote.
  private static func hasPaddedQuotes(_ sample: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    let pair: Set<UInt8> = [dialect.delimiter, UInt8(ascii: "\"")]
    var last: UInt8 = 0
    var isPadded = false
    for byte in sample {
      if byte == 0x20 || (byte == 0x09 && dialect.delimiter != 0x09) {
        isPadded = true
      } else {
        if isPadded, last != byte, pair.contains(last), pair.contains(byte) { return true }
        isPadded = false
        last = byte
      }
    }
    return false
  }

  /// Whether some field is quoted, or quotes are so few that they are mistakes and not text.
  private static func hasQuotedField(_ sample: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    let quote = UInt8(ascii: "\"")
    let breaks = [dialect.delimiter, 0x0A, 0x0D]
    var quoteCount = 0
    var opensField = false
    for index in sample.indices where sample[index] == quote {
      quoteCount += 1
      if index == sample.startIndex || breaks.contains(sample[index - 1]) { opensField = true }
      if opensField, index + 1 == sample.endIndex || breaks.contains(sample[index + 1]) {
        return true
      }
    }
    let isTabular = dialect.delimiter == 0x09 || dialect.delimiter == UInt8(ascii: "|")
    return !isTabular && quoteCount < 3
  }

  private static func evidence(
    of dialect: Dialect, _ best: Candidate, _ choices: Choices
  ) -> [Evidence] {
    let asked = choices.delimiter == nil ? "" : ", as asked for"
    var evidence = [
      Message.separators(
        name: name(of: dialect.delimiter), asked: asked, known: best.known,
        same: best.sameWidthCount, following: best.followingCount, fields: best.header.fields.count)
    ]
    switch dialect.quote {
    case Dialect.noQuote: evidence.append(Message.quotesAreText)
    case UInt8(ascii: "'"): evidence.append(Message.singleQuotes)
    default:
      evidence.append(dialect.isEscapedByBackslash ? Message.quotesEscaped : Message.quotesDoubled)
    }
    if dialect.hasPaddedQuotes { evidence.append(Message.blanksBesideQuotes) }
    let line = best.header.line
    let place =
      best.place == 0
      ? "The header is on line \(line)." : Message.headerAfter(line: line, before: best.place)
    return evidence.map { Evidence($0) } + [Evidence(place, about: .header)]
  }

  /// A table of three fields or more before the header: its own header, and how many rows it has.
  var tableBefore: (header: RecordList.Record, count: Int)? {
    guard preambleCount >= 3 else { return nil }
    return Self.delimiters.lazy.compactMap { delimiter in
      let records = RecordList(text, dialect: dialect.delimited(by: delimiter)).records
        .prefix { $0.line < header.line }
      guard let start = records.firstIndex(where: { $0.fields.count >= 3 }) else { return nil }
      let rows = records[start...].prefix { $0.fields.count == records[start].fields.count }
      let hasNumbers = rows.dropFirst().allSatisfy { $0.text.contains(where: \.isNumber) }
      return rows.count >= 3 && hasNumbers ? (records[start], rows.count) : nil
    }.first
  }

  static func name(of delimiter: UInt8) -> String {
    switch delimiter {
    case UInt8(ascii: ","): "commas"
    case UInt8(ascii: ";"): "semicolons"
    case UInt8(ascii: "\t"): "tabs"
    case UInt8(ascii: "|"): "bars"
    default: "“\(Character(Unicode.Scalar(delimiter)))”"
    }
  }

  /// A dialect, and the record that would be the header in it.
  private struct Candidate {
    let dialect: Dialect
    let header: RecordList.Record
    let place, known: Int
    /// How many records after the header were looked at, and how many of them have as many fields.
    let followingCount: Int
    let sameWidthCount: Int

    /// The greater, the better the candidate; of two tables in one file the first is meant.
    var rank: (Int, Double, Int, Int) {
      let share = followingCount == 0 ? 0 : Double(sameWidthCount) / Double(followingCount)
      return (known, share, -place, header.fields.count)
    }

    init?(_ dialect: Dialect, _ text: [UInt8], _ knownCount: ([String]) -> Int) {
      var cursor = RecordCursor(text, dialect: dialect)
      var best: (header: RecordList.Record, place: Int, known: Int)?
      var isHeaderSure = false
      /// How many fields each record has; 0 for one with a problem.
      var widths: [Int] = []
      while widths.count < DialectSearch.headerLimit + 20, cursor.next() {
        let width = cursor.problem == nil ? cursor.fields.count : 0
        let place = widths.count
        widths.append(width)
        guard !isHeaderSure, place < DialectSearch.headerLimit, width > 1 else { continue }
        let record = RecordList.Record(cursor)
        let known = knownCount(record.fields)
        if known > (best?.known ?? 0) { best = (record, place, known) }
        // Records after a header are not headers.
        isHeaderSure = known >= 3 && known * 2 >= width
      }
      guard let best else { return nil }
      self.dialect = dialect
      (header, place, known) = best
      let following = widths.dropFirst(place + 1).prefix(20)
      let width = header.fields.count
      followingCount = following.count
      sameWidthCount = following.count { $0 == width }
    }

    /// How many records of the sample are as wide as the header and have no problem.
    func goodCount(_ text: [UInt8]) -> Int {
      let sample = text.prefix(DialectSearch.sampleByteCount)
      let end = sample.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? sample.endIndex
      let width = header.fields.count
      var cursor = RecordCursor(Array(sample[..<end]), dialect: dialect)
      var count = 0
      while cursor.next() {
        if cursor.problem == nil, cursor.fields.count == width { count += 1 }
      }
      return count
    }

    /// Whether texts, and not only numbers, begin and end with an apostrophe, and none only begins.
    func hasSingleQuotedFields(_ text: [UInt8]) -> Bool {
      let records = RecordList(text, dialect: dialect, limit: DialectSearch.headerLimit + 20)
        .records
      let fields = records.flatMap(\.fields).filter { $0.hasPrefix("'") }
      let texts = fields.filter { $0.contains(where: \.isLetter) }
      return texts.count >= 2 && texts.allSatisfy { $0.hasSuffix("'") && $0.count > 1 }
    }
  }
}

extension Dialect {
  /// The fields of a header that another delimiter separates; `nil` if none does.
  func header(of record: [UInt8]) -> [String]? {
    [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].filter { $0 != delimiter }.lazy
      .map { delimited(by: $0) }
      .compactMap { RecordList(record, dialect: $0, limit: 1).records.first?.fields }
      .first { HeaderColumns.knownCount($0) >= 3 }
  }

  func delimited(by delimiter: UInt8) -> Dialect {
    var dialect = self
    dialect.delimiter = delimiter
    return dialect
  }

  /// The dialect of data that begins at an offset of a text.
  func withData(from offset: Int, of text: [UInt8]) -> Dialect {
    var dialect = self
    dialect.dataOffset = offset
    dialect.dataLine = 1 + text.prefix(offset).count { $0 == recordEnd }
    return dialect
  }
}

extension RecordList.Record {
  /// Whether every field of the record is written in quotes.
  fileprivate func areAllQuoted(_ quote: UInt8) -> Bool {
    let bytes = text.utf8
    return bytes.first == quote && bytes.last == quote && fields.count > 1
      && bytes.count { $0 == quote } >= 2 * fields.count
  }
}

extension Message {
  fileprivate static func separators(
    name: String, asked: String, known: Int, same: Int, following: Int, fields: Int
  ) -> String {
    """
    Fields are separated by \(name)\(asked): this way the header has \(known) known columns, and \
    \(same) of the \(following) records after it have its \(fields) fields.
    """
  }

  fileprivate static let quotesAreText = "Quotes are text: no field begins and ends with one."
  fileprivate static let singleQuotes = "Fields may be in single quotes."
  fileprivate static let quotesEscaped = "A quote inside a quoted field has a backslash before it."
  fileprivate static let quotesDoubled = "A quote inside a quoted field is written twice."
  fileprivate static let blanksBesideQuotes = "Blanks between a delimiter and a quote are left out."

  fileprivate static func headerAfter(line: Int, before: Int) -> String {
    """
    The header is on line \(line); \(before) \(before == 1 ? "record" : "records") before it \
    \(before == 1 ? "is" : "are") skipped.
    """
  }
}

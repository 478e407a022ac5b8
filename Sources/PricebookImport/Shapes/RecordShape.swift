/// How the records of a file become rows of a plain table, which the parser of receipts reads.
///
/// The rows are CSV in memory, delimited by commas; ``PartOrigin`` remembers where each was in the
/// file.
enum RecordShape: Hashable, Sendable {
  /// A table with columns that become rows.
  case spread(SpreadTable)
  /// Objects in JSON.
  case json(JSONRowTable)

  /// How the original file is split into records.
  var dialect: Dialect {
    switch self {
    case .spread(let table): table.dialect
    case .json(let table): table.dialect
    }
  }

  /// What turns the parts of the file into rows; one per thread.
  func makeReshaper() -> any PartReshaper {
    switch self {
    case .spread(let table): SpreadReshaper(table)
    case .json(let table): JSONRowReader(table)
    }
  }
}

/// Turns parts of a file into parts of a plain table.
protocol PartReshaper {
  /// - Parameters:
  ///   - part: A part of the file; becomes one of rows.
  ///   - bytes: Its bytes.
  ///   - rows: An empty buffer for the rows.
  mutating func reshape(_ part: inout Part, _ bytes: ByteView, into rows: inout ByteBuffer)
}

extension PartReshaper {
  /// The rows of the beginning of a file.
  ///
  /// - Parameters:
  ///   - bytes: Whole records without a header.
  ///   - units: The records in them, if they are not what lines are.
  mutating func sample(
    _ bytes: some Collection<UInt8>, units: [Range<Int>] = []
  ) -> [UInt8] {
    var buffer = ByteBuffer(capacity: bytes.count + 1)
    buffer.append(Array(bytes))
    var rows = ByteBuffer(capacity: 2 * bytes.count)
    var part = Part(
      sequence: 0, offset: 0, firstLine: 1, lineCount: 0, followsBlankLine: false, isPlain: true,
      faults: [], byteCountSoFar: 0, units: units)
    reshape(&part, buffer.view, into: &rows)
    return rows.view.bytes(from: 0, to: rows.count)
  }
}

extension Part {
  /// Makes the part one of rows.
  mutating func take(_ origin: PartOrigin, faults: [RecordSplitter.Fault], _ rows: ByteView) {
    let survey = rows.survey(of: Dialect.rows.recordEnd, from: 0, to: rows.count)
    offset = 0
    firstLine = 0
    lineCount = origin.lines.count
    followsBlankLine = false
    isPlain = survey.isASCII && !survey.hasNUL
    self.faults = faults
    self.origin = origin
  }
}

extension Dialect {
  /// The dialect of rows that were made from records of another shape.
  ///
  /// They end with the record separator of ASCII, because the texts of records may have line feeds.
  static let rows: Dialect = {
    var dialect = Dialect()
    dialect.recordEnd = 0x1E
    return dialect
  }()
}

extension ByteBuffer {
  /// Appends a field of a row, in quotes where it needs them.
  mutating func append(field bytes: ByteView, from start: Int, to end: Int) {
    var needsQuotes = false
    var place = start
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte < 0x20 {
        needsQuotes = true
        break
      }
      place += 1
    }
    guard needsQuotes else { return append(bytes, from: start, to: end) }
    append(UInt8(ascii: "\""))
    place = start
    while place < end {
      append(quoted: bytes[place])
      place += 1
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a byte of a field that is in quotes.
  mutating func append(quoted byte: UInt8) {
    switch byte {
    case Dialect.rows.recordEnd: append(UInt8(ascii: " "))
    case UInt8(ascii: "\""):
      append(byte)
      append(byte)
    default: append(byte)
    }
  }

  /// Appends a field of a row, always in quotes.
  mutating func append(quotedField text: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    for byte in text { append(quoted: byte) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a row for a record that cannot be read as one.
  mutating func appendFailedRow() -> RecordSplitter.Fault {
    let offset = count
    append(UInt8(ascii: "?"))
    append(Dialect.rows.recordEnd)
    return RecordSplitter.Fault(offset: offset, kind: .notARow)
  }
}

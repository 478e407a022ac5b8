import PricebookModel

/// Where the rows of a table are, if not one in every record.
enum RecordShape: Sendable {
  /// Rows are made of the cells of some columns; ``PartOrigin`` knows where each was.
  case spread(SpreadTable)
  case json(JSONRowTable)

  var dialect: Dialect {
    switch self {
    case .spread(let table): table.json?.dialect ?? table.dialect
    case .json(let table): table.dialect
    }
  }

  var unit: JSONRowTable.Unit { (json ?? spread?.json)?.unit ?? .line }
  var spread: SpreadTable? { if case .spread(let table) = self { table } else { nil } }
  var json: JSONRowTable? { if case .json(let table) = self { table } else { nil } }
}

extension Dialect {
  /// The dialect of rows made from others, whose texts may have line feeds.
  static let rows: Dialect = {
    var dialect = Dialect()
    dialect.recordEnd = 0x1E
    return dialect
  }()
}

extension ByteBuffer {
  /// Appends a field of a row, in quotes where it needs them.
  mutating func append(field bytes: ByteView, from start: Int, to end: Int) {
    let needsQuotes = (start..<end).contains { place in
      bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: "\"") || bytes[place] < 0x20
    }
    guard needsQuotes else { return append(bytes, from: start, to: end) }
    append(quotedField: (start..<end).lazy.map { bytes[$0] })
  }

  mutating func append(quoted byte: UInt8) {
    switch byte {
    case Dialect.rows.recordEnd: append(UInt8(ascii: " "))
    case UInt8(ascii: "\""):
      append(byte)
      append(byte)
    default: append(byte)
    }
  }

  mutating func append(quotedField text: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    for byte in text { append(quoted: byte) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a row that stands for a record that cannot be one.
  mutating func appendFailedRow() -> RecordSplitter.Fault {
    let offset = count
    append(UInt8(ascii: "?"))
    append(Dialect.rows.recordEnd)
    return RecordSplitter.Fault(offset: offset, reason: .malformedJSON)
  }
}

extension SourceMapping {
  var namedColumns: [[String]] {
    var names = columns.values.flatMap(\.columns)
    names += rowPatterns.flatMap(\.conditions).map(\.column)
    if let lookup { names.append(lookup.key) }
    return names
  }

  /// The mapping for the rows of a table whose columns were spread.
  var forSpreadRows: SourceMapping {
    guard let spread else { return self }
    var mapping = self
    let isMonth = spread.name == .month
    mapping.columns[isMonth ? .date : spread.name] = ColumnSource(SpreadTable.nameColumn)
    mapping.columns[spread.value] = ColumnSource(SpreadTable.valueColumn)
    if isMonth, mapping.dateFormat == nil { mapping.dateFormat = .month }
    return mapping
  }
}

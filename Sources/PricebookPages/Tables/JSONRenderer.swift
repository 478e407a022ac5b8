import PricebookModel
public import PricebookReport

/// Writes data tables as JSON: an array with an object for every row, each on a line of its own.
///
/// Numbers have the digits of the CSV tables, days and months are text as ISO 8601 has them, and an
/// absent value is null. *Tables as JSON* in the documentation of this target describes the form.
public struct JSONRenderer: Sendable {
  /// The version of the form, raised when a table or column goes, or changes name or meaning.
  ///
  /// Tables and columns may be added without a new version.
  package static let schemaVersion = 3

  /// How many rows are held at once.
  package var rowsPerChunk: Int

  /// - Parameter rowsPerChunk: How many rows are held at once.
  public init(rowsPerChunk: Int = 1 << 10) { self.rowsPerChunk = max(1, rowsPerChunk) }

  /// Hands the table's bytes to a sink in order.
  ///
  /// - Parameters:
  ///   - table: What to write.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; one chunk is held.
  public func write<Failure>(
    _ table: DataTable, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let keys = table.columns.map { Self.escaped($0.name) + Array(":".utf8) }
    let names = table.columns.map { column in
      if case .names(_, let dictionary) = column.values {
        dictionary.map { $0.isEmpty ? Array("null".utf8) : Self.escaped($0) }
      } else {
        [[UInt8]]()
      }
    }
    let rowCount = max(0, table.rowCount)
    var first = 0
    var bytes = Array("[".utf8)
    while first < rowCount {
      let rows = first..<min(first + rowsPerChunk, rowCount)
      let block = TypedBlock(of: table, rows: rows)
      for row in 0..<rows.count {
        bytes += (rows.lowerBound + row == 0 ? "\n{" : ",\n{").utf8
        for column in keys.indices {
          if column > 0 { bytes.append(UInt8(ascii: ",")) }
          bytes += keys[column]
          switch block[row, column] {
          case .absent: bytes += "null".utf8
          case .name(let place): bytes += names[column][place]
          case .text(let text): bytes += Self.escaped(text)
          case .flag(let flag): bytes += (flag ? "true" : "false").utf8
          case .number(let count, let digits):
            bytes += WrittenDigits.machineText(count, decimals: digits).utf8
          case .decimal(let decimal): bytes += decimal.description.utf8
          case .month(let month): bytes += "\"\(month)\"".utf8
          case .date(let date): bytes += "\"\(date)\"".utf8
          }
        }
        bytes.append(UInt8(ascii: "}"))
      }
      try sink(bytes.span)
      bytes.removeAll(keepingCapacity: true)
      first = rows.upperBound
    }
    bytes += "\n]\n".utf8
    try sink(bytes.span)
  }

  /// What the columns of tables are: `tables/schema.json`.
  package static func schema(of tables: [DataTable]) -> [UInt8] {
    let objects = tables.map { table in
      let columns = table.columns.map { column in
        let kind = kind(of: column)
        return "      {\"name\": \(Escaping.json(column.name)), \"type\": \"\(kind.type)\""
          + (kind.format.map { ", \"format\": \"\($0)\"" } ?? "")
          + (kind.unit.map { ", \"unit\": \"\($0)\"" } ?? "") + "}"
      }
      return "    {\"name\": \(Escaping.json(table.name)), \"columns\": [\n"
        + columns.joined(separator: ",\n") + "\n    ]}"
    }
    return Array(
      ("{\n  \"schemaVersion\": \(schemaVersion),\n  \"tables\": [\n"
        + objects.joined(separator: ",\n") + "\n  ]\n}\n").utf8)
  }

  /// The type of a column's values in JSON, the format of its texts, and the unit of its numbers.
  private static func kind(of column: DataColumn) -> (type: String, format: String?, unit: String?)
  {
    switch column.values {
    case .names(_, DataColumn.flagNames): ("boolean", nil, nil)
    case .names, .texts, .repeatedTexts: ("string", nil, nil)
    case .months: ("string", "month", nil)
    case .dates: ("string", "date", nil)
    case .integers: ("integer", nil, nil)
    case .money: ("number", nil, "money")
    case .prices: ("number", nil, "money per unit")
    case .quantities: ("number", nil, "quantity")
    case .fractions: ("number", nil, column.name.contains("percent") ? "percent" : nil)
    case .exactDecimals, .decimals: ("number", nil, nil)
    }
  }

  private static func escaped(_ text: String) -> [UInt8] { Array(Escaping.json(text).utf8) }
}

import PricebookModel
package import PricebookReport

/// Writes one data table as a table of Markdown, with the digits of the CSV tables.
package struct MarkdownTableRenderer: Sendable {
  private static let rowsPerChunk = 1 << 10

  package init() {}

  /// Hands the table's bytes to a sink in order.
  ///
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; one chunk is held.
  package func write<Failure>(
    _ table: DataTable, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let names = table.columns.map { column in
      if case .names(_, let dictionary) = column.values { dictionary } else { [String]() }
    }
    func line(_ cells: some Sequence<String>) -> String {
      "| " + cells.joined(separator: " | ") + " |\n"
    }
    var text = line(table.columns.map(\.name))
    text += line(table.columns.map { $0.isNumber ? "---:" : "---" })
    var first = 0
    repeat {
      let rows = first..<min(first + Self.rowsPerChunk, max(0, table.rowCount))
      let block = TypedBlock(of: table, rows: rows)
      for row in 0..<rows.count {
        text += line(
          names.indices.map { column in
            switch block[row, column] {
            case .absent: ""
            case .name(let place): Escaping.markdown(names[column][place])
            case .text(let text): Escaping.markdown(text)
            case .flag(let flag): flag ? "true" : "false"
            case .number(let count, let digits): WrittenDigits.machineText(count, decimals: digits)
            case .decimal(let decimal): decimal.description
            case .month(let month): month.description
            case .date(let date): date.description
            }
          })
      }
      try sink(Array(text.utf8).span)
      text = ""
      first = rows.upperBound
    } while first < table.rowCount
  }
}

extension DataColumn {
  fileprivate var isNumber: Bool {
    switch values {
    case .names, .texts, .repeatedTexts, .months, .dates: false
    default: true
    }
  }
}

import PricebookModel

extension BookReading {
  /// Says which columns look as if they matter and were not understood, once for all files with the
  /// same header.
  mutating func reportUnreadColumns() {
    var files: [[String]: [(file: RecognisedFile, source: Int)]] = [:]
    for (file, source) in sources(where: { if case .receipts = $0 { true } else { false } }) {
      guard case .receipts(let header, _) = file.content, !header.unread.isEmpty else { continue }
      files[header.names, default: []].append((file, source))
    }
    for (names, alike) in files {
      guard let first = alike.first, case .receipts(let header, _) = first.file.content else {
        continue
      }
      let columns = header.unread.map { QuotedValue.describe(names[$0], limit: 24) }
      let others = alike.count - 1
      let more =
        others == 0
        ? "" : " (\(others) more \(others == 1 ? "file has" : "files have") this header)"
      let verb =
        columns.count == 1
        ? "looks as if it matters and was" : "look as if they matter and were"
      logs[first.source].report(
        .warning, .columnNotRead, line: 1,
        "\(columns.joined(separator: ", ")) \(verb) not understood\(more); rename what matters, or "
          + first.file.mappingRemedy)
    }
  }
  /// Says which rows count as purchases although a column says that they are none.
  mutating func reportRowKinds() {
    for (file, source) in sources(where: { if case .receipts = $0 { true } else { false } }) {
      guard case .receipts(let header, _) = file.content else { continue }
      for kind in header.rowKinds {
        let values = kind.values.map { QuotedValue.describe($0, limit: 24) }
        let isOne = kind.count == 1
        logs[source].report(
          .warning, .columnNotRead, line: 1,
          "\(QuotedValue.describe(header.names[kind.column], limit: 24)) says that "
            + "\(kind.count) of the first rows \(isOne ? "is" : "are") no "
            + "\(isOne ? "purchase" : "purchases"): \(values.joined(separator: ", ")); "
            + "\(isOne ? "it counts" : "they count") as \(isOne ? "one" : "purchases") all the same; "
            + "\(file.mappingRemedy), which --mapping then names: with it, "
            + (kind.returned.isEmpty
              ? "such rows are left out"
              : kind.cancelled.isEmpty
                ? "such rows count below zero" : "such rows are left out or count below zero"))
      }
    }
  }
}

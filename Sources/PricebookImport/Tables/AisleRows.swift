import PricebookModel

/// Reads aisle tables: `store,category,position`.
struct AisleRows {
  /// What two rows of one aisle have alike, so that the second is reported.
  private struct Key: Hashable {
    var store: String?
    var category: String
  }

  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  /// In file order.
  private(set) var aisles: [Aisle] = []
  private(set) var places: [Basket.Place] = []

  /// - Parameter aliases: Give the store its name.
  mutating func read(_ table: CSVTable, aliases: AliasTable, log: inout SourceLog) {
    let (path, source) = (log.path, log.source)
    table.read(as: .aisles, log: &log) { (fields) throws(RowRefusal) in
      let category = fields.name("category")
      guard !category.isEmpty else { throw fields.refusal(.aisleCategory, "category") }
      guard let position = Int(fields["position"]), (-100_000...100_000).contains(position)
      else { throw fields.refusal(.aislePosition(position: fields["position"]), "position") }
      let written = fields.name("store")
      let alias = aliases.store(foldedName(written)).map(\.name) ?? ""
      let isEveryStore = written.isEmpty || written == "*"
      let store = isEveryStore ? nil : (alias.isEmpty ? written : alias)
      let key = Key(store: store.map { foldedName($0) }, category: foldedName(category))
      if let first = lineByKey[key] {
        throw fields.refusal(
          .duplicateAisle(
            category: category, store: store.map { quoted($0) } ?? "every store", path: first.path,
            line: first.line), nil)
      }
      lineByKey[key] = (path, fields.row.line)
      aisles.append(Aisle(store: store, category: category, position: position))
      places.append(Basket.Place(source: source, line: fields.row.line))
    }
  }
}

extension DiagnosticMessage {
  fileprivate static let aisleCategory = DiagnosticMessage(
    .error, .aisle,
    "the category is empty; write the category that is there")

  fileprivate static func aislePosition(position: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aisle,
      """
      the position \(quoted(position)) is not a whole number; number the aisles in the order in \
      which you walk, from 1
      """)
  }

  fileprivate static func duplicateAisle(
    category: some StringProtocol, store: String, path: String, line: Int
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aisle,
      """
      \(quoted(category)) at \(store) already has a position in \(path):\(line), which is used; \
      remove one of them
      """)
  }
}

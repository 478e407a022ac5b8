import PricebookModel

/// Finds the columns that a mapping names in the header of a file.
struct HeaderIndex: Sendable {
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    for (column, name) in names.enumerated().reversed() {
      exact[name] = column
      let key = HeaderName.folded(name)
      if !key.isEmpty { folded[key] = column }
    }
  }

  /// The first column with one of the names, exactly or but for case, accents and punctuation.
  func column(_ names: [String]) -> Int? {
    names.lazy.compactMap { name in
      exact[name] ?? folded[HeaderName.folded(name)]
        ?? ColumnPosition(name).flatMap { $0.number <= self.names.count ? $0.number - 1 : nil }
    }.first
  }
}

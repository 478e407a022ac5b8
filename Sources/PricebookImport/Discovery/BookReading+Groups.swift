import PricebookModel

extension BookReading {
  /// The names of the groups that rows of alias files make, each once, in their order.
  var groupRows: [String] {
    var found: Set<String> = []
    return aliasRows.lazy.filter { $0.kind == .group }.map(\.name)
      .filter { found.insert(foldedName($0)).inserted }
  }
}

/// The names of all sheets of a workbook, each dictionary once (ECMA-376 part 1, 18.4).
struct WorkbookStrings: Sendable {
  struct Names: Sendable {
    var first: Int
    var longest: Int
    private var empty: Set<Int>

    fileprivate init(_ names: [String], first: Int) {
      self.first = first
      longest = names.reduce(0) { max($0, $1.unicodeScalars.count) }
      empty = Set(names.indices.filter { names[$0].isEmpty })
    }

    func isEmpty(_ name: Int) -> Bool { empty.contains(name) }
  }

  private var dictionaries: [(texts: [String], names: Names)] = []
  private var count = 0

  /// Columns that share a dictionary share its memory, so comparing the arrays is cheap.
  mutating func add(_ texts: [String]) -> Names {
    if let known = dictionaries.first(where: { $0.texts == texts }) { return known.names }
    let names = Names(texts, first: count)
    dictionaries.append((texts, names))
    count += texts.count
    return names
  }

  func write<Failure>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    var bytes = Array(
      (WorkbookParts.declaration
        + "<sst xmlns=\"\(WorkbookParts.namespace)\" uniqueCount=\"\(count)\">").utf8)
    for dictionary in dictionaries {
      for text in dictionary.texts {
        bytes += "<si><t xml:space=\"preserve\">".utf8
        Escaping.appendWorkbookText(text, to: &bytes)
        bytes += "</t></si>".utf8
        if bytes.count >= 1 << 16 {
          try sink(bytes.span)
          bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    bytes += "</sst>".utf8
    try sink(bytes.span)
  }
}

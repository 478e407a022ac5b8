import Synchronization

/// The dictionaries of name columns as finished cells, each encoded once for all that share it.
final class EncodedDictionaries: Sendable {
  private struct Entry {
    var names: [String]
    var neutralisesFormulas: Bool
    var cells: EncodedNames
  }

  private let known = Mutex<[Entry]>([])

  /// Columns that share a dictionary share its memory, so comparing the arrays is cheap.
  func cells(of names: [String], neutralisesFormulas: Bool) -> EncodedNames {
    known.withLock { known in
      let found = known.first { $0.neutralisesFormulas == neutralisesFormulas && $0.names == names }
      if let found { return found.cells }
      let cells = EncodedNames(names, neutralisesFormulas: neutralisesFormulas)
      known.append(Entry(names: names, neutralisesFormulas: neutralisesFormulas, cells: cells))
      return cells
    }
  }
}

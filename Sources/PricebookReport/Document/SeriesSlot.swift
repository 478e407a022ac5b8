/// The colour and end mark of a series; a store has the same slot in all charts of a book.
package enum SeriesSlot: Int, CaseIterable, Hashable, Sendable {
  case store1 = 1
  case store2, store3, store4, store5
  /// From the sixth store on.
  case other
  /// The household's own line.
  case household

  package init(rank: Int) {
    self = rank >= 0 && rank < 5 ? SeriesSlot(rawValue: rank + 1) ?? .other : .other
  }

  /// The shape of what has the colour; `nil` for stores without one.
  package var mark: StoreMark? {
    switch self {
    case .store1, .store2, .store3, .store4, .store5: StoreMark(rank: rawValue - 1)
    case .other: nil
    case .household: .line
    }
  }
}

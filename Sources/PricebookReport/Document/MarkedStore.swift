/// A store with the mark that tells it from others in drawings.
package struct MarkedStore: Hashable, Sendable {
  package var name: String
  package var slot: SeriesSlot
  /// `nil` for a store that has none of its own, and for several of them.
  package var mark: StoreMark?
}

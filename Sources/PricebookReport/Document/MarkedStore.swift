/// A store with the mark that tells it from others in drawings.
package struct MarkedStore: Hashable, Sendable {
  package var name: String
  package var slot: SeriesSlot
  /// Which of the stores without a colour of their own it is.
  package var place: Int
}

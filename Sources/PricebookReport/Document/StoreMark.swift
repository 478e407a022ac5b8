/// The shape that tells a store from others without colour; a store has the same in all drawings of a
/// book.
package enum StoreMark: Int, CaseIterable, Hashable, Sendable {
  // Those of stores with a colour come first.
  case circle, square, triangle, diamond, cross
  case pointDown, plus, star, pointLeft
  /// Of what is no store: the household, an official index.
  case line

  /// - Parameter rank: Of the store in the book, from 0.
  /// - Returns: `nil` for a store after those that a mark is left for.
  package init?(rank: Int) {
    guard rank < StoreMark.line.rawValue else { return nil }
    self.init(rawValue: rank)
  }
}

import PricebookModel

/// The lowest of some prices, and the lowest at another store, by their places in a list.
struct LowestTwo {
  private(set) var first = Self.none
  private(set) var second = Self.none

  static let none = -1

  @inline(__always) mutating func add(_ place: Int, of seen: [KnownPrice]) {
    guard place != Self.none else { return }
    guard first != Self.none else {
      first = place
      return
    }
    if seen[place].precedes(seen[first]) {
      if seen[place].store != seen[first].store { second = first }
      first = place
    } else if seen[place].store != seen[first].store,
      second == Self.none || seen[place].precedes(seen[second])
    {
      second = place
    }
  }

  /// Takes the lowest of other prices in.
  @inline(__always) mutating func add(_ other: LowestTwo, of seen: [KnownPrice]) {
    add(other.first, of: seen)
    add(other.second, of: seen)
  }

  /// The lowest at any store but one.
  @inline(__always) func lowest(except store: StoreID, of seen: [KnownPrice]) -> Int {
    first != Self.none && seen[first].store == store ? second : first
  }
}

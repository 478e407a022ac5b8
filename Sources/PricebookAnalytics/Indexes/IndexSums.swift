/// What an index method adds up over products, so that the index without a group of them is made
/// by taking the sums of that group away.
protocol IndexSums: Sendable {
  /// Starts from nothing, in the same memory.
  mutating func reset(months: IndexMonths)
  /// Adds the prices of a group.
  mutating func add(_ rows: IndexRows)
  /// Adds the sums of another group.
  mutating func add(group: Self)

  /// The index that the sums are of, without each of some groups.
  ///
  /// - Parameters:
  ///   - groups: Sums that are left out, in the order of lanes, at most
  ///     ``LinkedLevels/laneCount``; they are a part of these. `nil` leaves nothing out.
  ///   - base: The month whose level is 0; `nil` lets the method choose by the first lane.
  ///   - fit: Memory to work in.
  func levels(without groups: [Self?], base: Int?, fit: inout LinkedLevels) -> IndexLevels
}

/// What is left of a sum without a part of it; zero where that is the error of adding alone.
@inline(__always)
func rest(of whole: Double, without part: Double) -> Double {
  let rest = whole - part
  return rest > whole * 1e-12 ? rest : 0
}

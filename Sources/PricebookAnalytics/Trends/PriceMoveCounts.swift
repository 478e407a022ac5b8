/// How often the regular price of a product moves from one purchase to the next.
///
/// It takes one pass over the prices and no memory, so that it can be asked of every product.
struct PriceMoveCounts {
  private(set) var changes = 0
  /// Changes to another price.
  private(set) var moves = 0
  /// Moves in the other direction than the move before.
  private(set) var reversals = 0

  /// Fewer changes say nothing.
  static let fewestChanges = 3

  /// - Parameter logarithms: Of successive regular prices, in order of days.
  init(of logarithms: some Sequence<Double>) {
    var last: Double?
    var wasRise: Bool?
    for logarithm in logarithms {
      defer { last = logarithm }
      guard let last else { continue }
      changes += 1
      let step = logarithm - last
      guard step.magnitude > Logarithm.uncertainty else { continue }
      moves += 1
      if let wasRise, wasRise != (step > 0) { reversals += 1 }
      wasRise = step > 0
    }
  }

  /// Whether it moves at half of the purchases or more.
  var areFrequent: Bool { changes >= Self.fewestChanges && moves * 2 >= changes }

  /// Whether nearly every purchase has another price, up and down.
  var areNearlyAll: Bool { moves * 5 >= changes * 4 && reversals * 3 >= moves - 1 }
}

import PricebookModel

/// Groups the spellings of each name; the groups get their final ids in the order of the names.
struct NameGroups {
  private var groupByName: [String: Int] = [:]
  private var spellings: [String] = []
  private var isFixed: [Bool] = []

  /// The group of a name, new or known.
  ///
  /// - Parameter isPreferred: Whether a person chose the spelling, which then wins over others.
  mutating func group(of name: String, isPreferred: Bool = false) -> Int {
    let spelling = collapsedName(name)
    let folded = foldedName(spelling)
    guard let group = groupByName[folded] else {
      groupByName[folded] = spellings.count
      spellings.append(spelling)
      isFixed.append(isPreferred)
      return spellings.count - 1
    }
    if !isFixed[group] {
      spellings[group] = isPreferred ? spelling : preferredSpelling(spellings[group], spelling)
      isFixed[group] = isPreferred
    } else if isPreferred {
      // Two rows of the alias table spell one name differently; files come in any order.
      spellings[group] = preferredSpelling(spellings[group], spelling)
    }
    return group
  }

  /// The names in ascending order, and the rank of every group in that order.
  func ordered() -> (names: [String], rank: [UInt32]) {
    let order = NameOrder.places(of: spellings)
    var rank = [UInt32](repeating: 0, count: order.count)
    for (place, group) in order.enumerated() { rank[group] = UInt32(clamping: place) }
    return (order.map { spellings[$0] }, rank)
  }
}

import PricebookModel

/// Spellings of names grouped by what they mean, before ids ascend with the names.
struct NameGroups {
  private var groupByName: [String: Int] = [:]
  private var spellings: [String] = []
  private var isFixed: [Bool] = []

  /// The group of a name, made where it is new.
  ///
  /// - Parameter isPreferred: Whether the spelling is a person's choice; the first such stands.
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

  /// The names in ascending order, and for every group its place in that order.
  func ordered() -> (names: [String], rank: [UInt32]) {
    let order = NameOrder.places(of: spellings)
    var rank = [UInt32](repeating: 0, count: order.count)
    for (place, group) in order.enumerated() { rank[group] = UInt32(clamping: place) }
    return (order.map { spellings[$0] }, rank)
  }
}

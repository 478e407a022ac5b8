import PricebookModel

/// The places of names in ascending order; of equal names, `isFirst` decides.
func ascendingPlaces(of names: [String], isFirst: (Int, Int) -> Bool = { $0 < $1 }) -> [Int] {
  names.indices.sorted {
    if names[$0] < names[$1] { return true }
    return names[$0] == names[$1] && isFirst($0, $1)
  }
}

/// Groups the spellings of each name; the groups get their final ids in the order of the names.
struct NameGroups {
  private var groupByName: [String: Int] = [:]
  private var spellings: [String] = []
  private var isFixed: [Bool] = []

  /// The group of a name, new or known; a spelling that a person chose wins over others.
  mutating func group(of name: String, isPreferred: Bool = false) -> Int {
    let spelling = collapsedName(name)
    let folded = foldedName(spelling)
    guard let group = groupByName[folded] else {
      groupByName[folded] = spellings.count
      spellings.append(spelling)
      isFixed.append(isPreferred)
      return spellings.count - 1
    }
    if isPreferred == isFixed[group] {
      // Two rows of the alias table may spell one name differently; files come in any order.
      spellings[group] = preferredSpelling(spellings[group], spelling)
    } else if isPreferred {
      spellings[group] = spelling
      isFixed[group] = true
    }
    return group
  }

  func ordered() -> (names: [String], rank: [UInt32]) {
    let order = ascendingPlaces(of: spellings)
    var rank = [UInt32](repeating: 0, count: order.count)
    for (place, group) in order.enumerated() { rank[group] = UInt32(clamping: place) }
    return (order.map { spellings[$0] }, rank)
  }
}

/// Which of two spellings of a name reports show, whatever the order of files: mixed case before
/// lower case before capitals, which tills print, then the one that sorts first.
func preferredSpelling(_ left: String, _ right: String) -> String {
  func rank(_ name: String) -> Int {
    guard name.contains(where: \.isLowercase) else { return 2 }
    return name.contains(where: \.isUppercase) ? 0 : 1
  }
  return (rank(left), left) <= (rank(right), right) ? left : right
}

import PricebookModel

/// The places of names in ascending order; equal names stay as they are, except that some come last.
func ascendingPlaces(of names: [String], isLast: (Int) -> Bool = { _ in false }) -> [Int] {
  var places = names.indices.map { PlacedName(names[$0], place: $0, isLast: isLast($0)) }
  places[...].sort { left, right in
    if left.isASCII, right.isASCII, left.beginning != right.beginning {
      return left.beginning < right.beginning
    }
    let (one, other) = (names[left.place], names[right.place])
    if one != other { return one < other }
    return left.isLast == right.isLast ? left.place < right.place : right.isLast
  }
  return places.map(\.place)
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

  /// The names in ascending order, and for every group its place in that order.
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

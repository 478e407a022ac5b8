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

/// What mostly decides the order of a name: texts themselves are compared by calls and slowly.
private struct PlacedName {
  /// The first sixteen bytes, as a number of which the first byte is the highest.
  var beginning: UInt128 = 0
  /// Other texts do not have the order of their bytes.
  var isASCII = true
  var isLast: Bool
  var place: Int

  init(_ name: String, place: Int, isLast: Bool) {
    self.place = place
    self.isLast = isLast
    let bytes = name.utf8Span.span
    for place in 0..<16 {
      beginning = beginning << 8 | UInt128(place < bytes.count ? bytes[place] : 0)
    }
    for place in bytes.indices where bytes[place] >= 0x80 { isASCII = false }
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

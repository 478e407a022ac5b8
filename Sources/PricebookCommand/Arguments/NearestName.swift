/// The known word that a misspelt one was most likely meant to be.
///
/// - Returns: `nil` where none is within a third of the word's length.
func nearestName(to written: String, among known: some Sequence<String>) -> String? {
  let wanted = Array(written.lowercased().unicodeScalars.prefix(100))
  var best: (distance: Int, name: String)?
  for name in known.sorted() {
    let distance = editDistance(wanted, Array(name.lowercased().unicodeScalars))
    if distance < best?.distance ?? Int.max { best = (distance, name) }
  }
  guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
  return best.name
}

/// Insertions, deletions, replacements and swaps of neighbours that make one text the other: the
/// optimal string alignment distance.
///
/// - Complexity: O(*n* · *m*)
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var rowBefore: [Int] = []
  var row = Array(0...right.count)
  for (place, letter) in left.enumerated() {
    var next = [place + 1]
    for (column, other) in right.enumerated() {
      var distance = min(
        row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
      if place > 0, column > 0, letter == right[column - 1], left[place - 1] == other {
        distance = min(distance, rowBefore[column - 1] + 1)
      }
      next.append(distance)
    }
    rowBefore = row
    row = next
  }
  return row[right.count]
}

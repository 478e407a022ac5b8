/// The known name that is most like a misspelt one.
///
/// - Returns: `nil` if none is within a third of the name's length.
package func nearestName(to written: String, among known: some Sequence<String>) -> String? {
  let wanted = Array(written.lowercased().unicodeScalars.prefix(100))
  var best: (distance: Int, name: String)?
  for name in known.sorted() {
    let distance = editDistance(wanted, Array(name.lowercased().unicodeScalars.prefix(100)))
    if distance < best?.distance ?? Int.max { best = (distance, name) }
  }
  guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
  return best.name
}

/// Edits (insert, delete, replace, swap of neighbours) between two texts: the optimal string
/// alignment distance.
///
/// - Complexity: O(*n* · *m*)
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, leftScalar) in left.enumerated() {
    var current = [row + 1]
    for (column, rightScalar) in right.enumerated() {
      let replacement = previous[column] + (leftScalar == rightScalar ? 0 : 1)
      var distance = min(replacement, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftScalar == right[column - 1], left[row - 1] == rightScalar {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}

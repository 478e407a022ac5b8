extension Array {
  /// Removes elements, ascending, each once; those behind move up, and an empty column stays so.
  package mutating func remove(_ removed: [Int]) {
    guard let first = removed.first, !isEmpty else { return }
    var place = first
    var next = 0
    for row in first..<count {
      if next < removed.count, removed[next] == row {
        next += 1
      } else {
        self[place] = self[row]
        place += 1
      }
    }
    removeLast(count - place)
  }
}

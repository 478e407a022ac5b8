/// The texts of rows of which few differ, each kept once.
struct RepeatedTexts: Sendable {
  private(set) var texts: [String] = []
  /// The place in ``texts`` of the text of every row.
  private(set) var places: [Int32] = []

  /// - Parameters:
  ///   - rowCount: The rows of a table.
  ///   - key: What the text of a row is made from.
  ///   - text: Makes it; called once for every key.
  init<Key: Hashable>(ofRows rowCount: Int, by key: (Int) -> Key, text: (Key) -> String) {
    var known: [Key: Int32] = [:]
    // Rows of one text mostly follow each other.
    var last: (key: Key, place: Int32)?
    places.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      let key = key(row)
      if let last, last.key == key {
        places.append(last.place)
        continue
      }
      let place = known[key] ?? Int32(clamping: texts.count)
      if place == texts.count {
        texts.append(text(key))
        known[key] = place
      }
      places.append(place)
      last = (key, place)
    }
  }
}

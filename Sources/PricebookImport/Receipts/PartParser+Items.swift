import PricebookModel

/// The items and articles of a part, numbered all together behind the loop over its records.
///
/// Items change from row to row, and the table of their names is too large for a core's cache:
/// looked up one by one, each would wait for memory three times. Some rows ahead are looked at
/// before, so that the core waits for many of them at once.
extension PartParser {
  /// Notes the name of the row's item, which stands in the part as it is.
  @inline(__always)
  mutating func setItem(from start: Int, to end: Int, hash: UInt64) {
    row.item = ItemPlace(
      start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start),
      hash: hash)
    row.hasItem = true
  }

  /// Keeps the name of the row's item.
  mutating func composeItem(_ view: ByteView, from start: Int, to end: Int) {
    let hash = ByteHash.of(view, from: start, to: end, seed: hashSeed)
    row.item = ItemPlace(
      start: UInt32(truncatingIfNeeded: composedItems.count),
      length: UInt32(truncatingIfNeeded: end - start), hash: hash, isComposed: true)
    composedItems.append(view, from: start, to: end)
    row.hasItem = true
  }

  /// Numbers the items and articles of all rows, in the order of the rows.
  mutating func numberItems(_ bytes: ByteView) {
    let rowCount = columns.rowCount
    let composed = composedItems.view
    var first = 0
    while first < rowCount {
      let end = min(first &+ Self.rowsAhead, rowCount)
      for row in first..<end { fetched |= items.fetch(columns.itemPlace[row].hash) }
      for row in first..<end { fetched |= items.fetchText(columns.itemPlace[row].hash) }
      for row in first..<end {
        let place = columns.itemPlace[row]
        let start = Int(place.start)
        let view = place.isComposed ? composed : bytes
        let item = items.intern(
          view, from: start, to: start &+ Int(place.length), hash: place.hash)
        columns.item[row] = item
        columns.article[row] = articles.intern(
          ArticleTable.Article(
            item: item, category: columns.category[row], unit: columns.unit[row],
            currency: columns.currency[row]))
      }
      first = end
    }
  }

  /// As many as a core can wait for at once.
  private static var rowsAhead: Int { 16 }
}

import PricebookModel

/// The items and articles of one parser.
///
/// An item is its name, followed by a NUL and its barcode where it has one. Items are numbered
/// after the loop over the records of a part: they change from row to row, and the table of their
/// names is too large for a core's cache. Looked up one by one, each would wait for memory three
/// times. Looking some rows ahead lets the core wait for many of them at once.
struct RowItems: ~Copyable {
  private(set) var texts = ByteTable(slotCount: 1 << 10)
  private(set) var articles = ArticleTable()
  /// Names of the current part that the part does not contain as they are.
  private var composed = ByteBuffer(capacity: 256)
  /// The name of the current record's item, where a barcode may follow.
  private var name = ByteBuffer(capacity: 256)
  private var barcode = ByteBuffer(capacity: 64)
  /// What was fetched last, kept so that the compiler does not leave the fetching out.
  private var fetched: UInt64 = 0
  mutating func beginPart() { composed.removeAll() }

  mutating func setName(_ view: ByteView, from start: Int, to end: Int) {
    name.removeAll()
    name.append(view, from: start, to: end)
  }

  mutating func setBarcode(_ view: ByteView, from start: Int, to end: Int) {
    barcode.removeAll()
    barcode.append(view, from: start, to: end)
  }

  mutating func beginRecord() {
    name.removeAll()
    barcode.removeAll()
  }

  var hasName: Bool { name.count > 0 }

  /// Names the item of the current record after its barcode, if it has no name.
  mutating func takeBarcodeAsName() {
    if name.count == 0 { name.append(barcode.view, from: 0, to: barcode.count) }
  }

  /// Keeps the name of the current record's item as ``ItemText/init(interned:)`` reads it: with its
  /// barcode behind a NUL, and a second NUL for an adjustment.
  mutating func compose(isAdjustment: Bool, seed: UInt64) -> ItemPlace {
    if barcode.count > 0 || isAdjustment {
      name.append(0)
      name.append(barcode.view, from: 0, to: barcode.count)
    }
    if isAdjustment { name.append(0) }
    return compose(name.view, from: 0, to: name.count, seed: seed)
  }

  /// Keeps a name that the part does not contain as it is.
  mutating func compose(_ view: ByteView, from start: Int, to end: Int, seed: UInt64) -> ItemPlace {
    let hash = ByteHash.of(view, from: start, to: end, seed: seed)
    let place = ItemPlace(
      start: UInt32(truncatingIfNeeded: composed.count),
      length: UInt32(truncatingIfNeeded: end - start), hash: hash, isComposed: true)
    composed.append(view, from: start, to: end)
    return place
  }

  /// Numbers the items and articles of all rows, in the order of the rows.
  mutating func number(_ columns: borrowing ParsedRows, _ bytes: ByteView) {
    let rowCount = columns.rowCount
    let composed = composed.view
    var first = 0
    while first < rowCount {
      let end = min(first &+ Self.rowsAhead, rowCount)
      for row in first..<end { fetched |= texts.fetch(columns.rows[row].itemPlace.hash) }
      for row in first..<end { fetched |= texts.fetchText(columns.rows[row].itemPlace.hash) }
      for row in first..<end {
        var parsed = columns.rows[row]
        let place = parsed.itemPlace
        let start = Int(place.start)
        parsed.item = texts.intern(
          place.isComposed ? composed : bytes, from: start, to: start &+ Int(place.length),
          hash: place.hash)
        parsed.article = articles.intern(
          ArticleTable.Article(
            item: parsed.item, category: parsed.category, unit: parsed.unit,
            currency: parsed.currency))
        columns.rows[row] = parsed
      }
      first = end
    }
  }

  /// As many as a core can wait for at once.
  private static var rowsAhead: Int { 16 }
}

import PricebookModel

/// The items and articles of one parser.
///
/// An item is its name, followed by a NUL and its barcode where it has one. Items are numbered
/// after the loop over the records of a part: they change from row to row, and the table of their
/// names is too large for a core's cache. Looked up one by one, each would wait for memory three
/// times. Looking some rows ahead lets the core wait for many of them at once.
struct PartItems: ~Copyable {
  /// Names as written.
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

  /// Makes the barcode of the current record its name.
  ///
  /// - Returns: Whether there is a barcode.
  mutating func takeBarcodeAsName() -> Bool {
    guard barcode.count > 0 else { return false }
    name.removeAll()
    name.append(barcode.view, from: 0, to: barcode.count)
    return true
  }

  /// Joins the name and the barcode of the current record, and forgets the barcode.
  mutating func composeWithBarcode(seed: UInt64) -> ItemPlace {
    if barcode.count > 0 {
      name.append(0)
      name.append(barcode.view, from: 0, to: barcode.count)
    }
    let place = compose(name.view, from: 0, to: name.count, seed: seed)
    barcode.removeAll()
    return place
  }

  /// Keeps a name that the part does not contain as it is.
  mutating func compose(
    _ view: ByteView, from start: Int, to end: Int, seed: UInt64
  ) -> ItemPlace {
    let hash = ByteHash.of(view, from: start, to: end, seed: seed)
    let place = ItemPlace(
      start: UInt32(truncatingIfNeeded: composed.count),
      length: UInt32(truncatingIfNeeded: end - start), hash: hash, isComposed: true)
    composed.append(view, from: start, to: end)
    return place
  }

  /// Numbers the items and articles of all rows, in the order of the rows.
  mutating func number(_ columns: borrowing PartColumns, _ bytes: ByteView) {
    let rowCount = columns.rowCount
    let composed = composed.view
    var first = 0
    while first < rowCount {
      let end = min(first &+ Self.rowsAhead, rowCount)
      for row in first..<end { fetched |= texts.fetch(columns.itemPlace[row].hash) }
      for row in first..<end { fetched |= texts.fetchText(columns.itemPlace[row].hash) }
      for row in first..<end {
        let place = columns.itemPlace[row]
        let start = Int(place.start)
        let view = place.isComposed ? composed : bytes
        let item = texts.intern(
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

/// Where the name of a row's item is.
struct ItemPlace: BitwiseCopyable {
  var start: UInt32 = 0
  var length: UInt32 = 0
  /// Of the name's bytes.
  var hash: UInt64 = 0
  /// Whether the name was composed, and is among those of ``PartItems``.
  var isComposed = false
}

import PricebookModel

extension ReceiptCollector {
  /// Takes sums out of the lines, and forgets what no line has.
  func finish(_ failures: [ReadFailure]) {
    self.failures = failures
    takeOutSums()
    // A store whose lines all have a location is not a store without one.
    if rejectedCount > 0 || hasOtherRecords || stores.hasNUL { dropUnusedNames() }
    // Most books have no barcodes.
    let hasBarcodes = items.hasNUL
    texts = NameTexts(
      items: (0..<items.count).map { id in
        let text = items.text(of: id)
        return hasBarcodes ? ItemText(interned: text) : ItemText(name: text)
      }, stores: stores.texts, categories: categories.texts)
  }

  /// Whether an unclosed quote or a failure to read cut a file short.
  var isIncomplete: Bool { !failures.isEmpty || unclosedQuoteCount > 0 || isCut }
}

extension ByteTable {
  /// Whether a text has a part behind a NUL, which one search over all texts shows.
  fileprivate var hasNUL: Bool { view.firstIndex(of: 0, from: 0, to: view.count) != nil }
}

extension ItemText {
  /// An item as parsers intern it: name, NUL, barcode, and a second NUL for an adjustment; before
  /// them, between two NULs, the collector puts which aliases hold for it.
  init(interned text: String) {
    guard text.utf8.contains(0) else {
      self.init(name: text)
      return
    }
    let (aliases, text) = AliasTable.taken(from: text)
    defer { self.aliases = aliases }
    let parts = text.split(separator: "\0", maxSplits: 2, omittingEmptySubsequences: false)
    self.init(
      name: String(parts[0]),
      barcode: parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil,
      isAdjustment: parts.count > 2)
  }
}

/// The distinct receipts of a book by store, day, time and written id, in order of occurrence.
struct ReceiptKeys: ~Copyable {
  private var table = ByteTable(slotCount: 1 << 10)
  private let seed = ByteHash.processSeed()
  /// The keys of the receipts whose numbers are wanted next, one after the other.
  private var waiting = ByteBuffer(capacity: 256)
  /// Where each of them ends, and its hash.
  private var ends: [(offset: Int, hash: UInt64)] = []
  /// What was fetched last, kept so that the compiler does not leave the fetching out.
  private var fetched: UInt64 = 0
  /// What store numbers became when unused names were dropped.
  private var renumberedStores: [UInt32]?
  var count: Int { table.count }

  mutating func reserve(count: Int, idByteCount: Int) {
    table.reserve(count: count, byteCount: idByteCount + 16 * count)
  }

  /// Adds a receipt to those whose numbers are wanted next; `second` is −1 where there is no time.
  mutating func add(
    store: UInt32, day: CalendarDate, second: Int32, id view: ByteView, _ range: Range<Int>
  ) {
    let start = waiting.count
    waiting.append(word: UInt64(store) | UInt64(UInt32(bitPattern: day.daysSinceEpoch)) << 32)
    waiting.append(word: UInt64(UInt32(bitPattern: second)))
    waiting.append(view, from: range.lowerBound, to: range.upperBound)
    let end = waiting.count
    ends.append((end, ByteHash.of(waiting.view, from: start, to: end, seed: seed)))
  }

  /// Appends the numbers, new or known, of the receipts that were added.
  mutating func takeNumbers(into numbers: inout [UInt32]) {
    for end in ends { fetched |= table.fetch(end.hash) }
    let keys = waiting.view
    var start = 0
    for (end, hash) in ends {
      numbers.append(table.intern(keys, from: start, to: end, hash: hash))
      start = end
    }
    waiting.removeAll()
    ends.removeAll(keepingCapacity: true)
  }

  /// Gives the stores new numbers; no receipt may be added afterwards.
  mutating func renumberStores(_ map: [UInt32]) { renumberedStores = map }

  func key(of number: Int) -> (store: UInt32, day: CalendarDate, second: Int32) {
    let start = table.range(of: number).lowerBound
    let word = table.view.word(at: start)
    let store = UInt32(truncatingIfNeeded: word)
    return (
      renumberedStores?[Int(store)] ?? store,
      CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: word >> 32)),
      Int32(truncatingIfNeeded: table.view.word(at: start + 8))
    )
  }

  /// The receipt id as written, empty where there is none.
  func idText(of number: Int) -> String {
    let range = table.range(of: number)
    return table.view.text(from: range.lowerBound + 16, to: range.upperBound)
  }

  /// Renumbers receipts after stores were resolved; receipts that became equal get one number.
  mutating func renumber(byStore storeOfText: [StoreID]) -> [UInt32] {
    var merged = ReceiptKeys()
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    for number in 0..<count {
      let (store, day, second) = key(of: number)
      let range = table.range(of: number)
      merged.add(
        store: storeOfText[Int(store)].rawValue, day: day, second: second, id: table.view,
        range.lowerBound + 16..<range.upperBound)
      if number % 1_024 == 1_023 { merged.takeNumbers(into: &numbers) }
    }
    merged.takeNumbers(into: &numbers)
    self = merged
    return numbers
  }
}

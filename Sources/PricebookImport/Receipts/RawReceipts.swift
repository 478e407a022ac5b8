import PricebookModel

/// Receipt lines as they were read; names are not yet resolved.
struct RawReceipts: ~Copyable {
  /// The distinct names as written that accepted lines use, in order of first occurrence.
  ///
  /// They are resolved together with those of vaults and budgets, which are appended.
  let texts: NameTexts
  /// Files that could not be opened or read to their end.
  let failures: [ReadFailure]
  /// Whether an unclosed quote or a failure to read cut a file short.
  let isIncomplete: Bool
  let collector: ReceiptCollector

  init(_ collector: ReceiptCollector, failures: [ReadFailure]) {
    self.collector = collector
    self.failures = failures
    collector.takeOutSums()
    isIncomplete =
      !failures.isEmpty || collector.unclosedQuoteCount > 0 || collector.isCut
    // A store whose lines all have a location is not a store without one.
    let hasLocations =
      collector.stores.view.firstIndex(of: 0, from: 0, to: collector.stores.view.count) != nil
    if collector.rejectedCount > 0 || collector.hasAsides || hasLocations {
      collector.dropUnusedNames()
    }
    texts = NameTexts(
      items: Self.items(in: collector.items),
      stores: collector.stores.texts,
      categories: collector.categories.texts)
  }

  private static func items(in table: borrowing ByteTable) -> [ItemText] {
    // Most books have no barcodes, which one search over all items shows.
    let hasBarcodes = table.view.firstIndex(of: 0, from: 0, to: table.view.count) != nil
    var items: [ItemText] = []
    items.reserveCapacity(table.count)
    for id in 0..<table.count {
      let text = table.text(of: id)
      items.append(hasBarcodes ? ItemText(interned: text) : ItemText(name: text))
    }
    return items
  }
}

extension ItemText {
  /// An item as parsers intern it: its name, then a NUL and its barcode, and a second NUL if a
  /// mapping says that it is an adjustment.
  init(interned text: String) {
    guard text.utf8.contains(0) else {
      self.init(name: text)
      return
    }
    let parts = text.split(separator: "\0", maxSplits: 2, omittingEmptySubsequences: false)
    self.init(
      name: String(parts[0]),
      barcode: parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil,
      isAdjustment: parts.count > 2)
  }
}

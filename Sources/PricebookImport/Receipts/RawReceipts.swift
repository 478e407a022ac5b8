import PricebookModel

/// Receipt lines as they were read, names not yet brought together.
struct RawReceipts: ~Copyable {
  /// The distinct names as written that accepted lines use, in order of first occurrence.
  ///
  /// Resolve these, with those of vaults and budgets appended.
  let texts: NameTexts
  /// Files that could not be opened or read to their end.
  let failures: [ReadFailure]
  /// Whether a quote that never closed, or a failure to read, cut a file short.
  let isIncomplete: Bool
  let collector: ReceiptCollector

  init(_ collector: ReceiptCollector, failures: [ReadFailure]) {
    self.collector = collector
    self.failures = failures
    isIncomplete =
      !failures.isEmpty || collector.unclosedQuoteCount > 0 || collector.isCut
    if collector.rejectedCount > 0 || collector.hasAsides { collector.dropUnusedNames() }
    texts = NameTexts(
      items: Self.items(in: collector.items),
      stores: collector.stores.texts,
      categories: collector.categories.texts)
  }

  private static func items(in table: borrowing ByteTable) -> [ItemText] {
    // Most books have no barcodes, which is told for all items at once.
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
  /// An item as parsers intern it: its name, behind a NUL its barcode, behind another one nothing
  /// where a mapping says that it is an adjustment.
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

/// Why a file could not be opened, or not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// It does not exist, may not be read, or is a directory (exit status 66).
    case cannotOpen
    /// It failed, shrank or disappeared while it was being read (exit status 74).
    case cannotRead
  }

  var kind: Kind
  /// The file as the user named it.
  var displayPath: String
  /// What went wrong and what to do, without the path.
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = Diagnostic.Code.cannotOpen
}

import PricebookModel

/// Receipt lines as they were read, names not yet brought together.
struct RawReceipts: Sendable {
  /// The distinct names as written. Resolve these, with those of vaults and budgets appended.
  var texts = NameTexts()
  /// Files that could not be opened or read to their end.
  var failures: [ReadFailure] = []
  /// Whether a quote that never closed, or a failure to read, cut a file short.
  var isIncomplete = false

  /// Fills `book.lines`, `book.names`, and the totals, byte counts, diagnostics and rejected
  /// records of `book.sources`: reconciles the files and appends the purchases of carts.
  ///
  /// - Parameters:
  ///   - resolution: What every text of ``texts`` (and those appended to it) means.
  ///   - purchases: Bought lines of completed carts, in the order of their sources.
  ///   - book: Its `sources` must have one entry for every file and cart source; diagnostics
  ///     and rejected records are appended.
  /// - Returns: The numbers of the carts (``CartPurchase/cart``) that count as spending,
  ///   because no receipt of the same store and day covers them.
  consuming func assembled(
    with resolution: NameResolution, purchases: [CartPurchase] = [], into book: inout Book
  ) -> Set<Int> {
    []
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
}

import PricebookModel

/// Reads receipt files into columns: the first of two phases.
///
/// Names are kept as written; ``RawReceipts/assembled(with:purchases:into:)`` brings them
/// together and reconciles the files.
struct ReceiptReader: Sendable {
  struct Options: Sendable {
    /// What an ambiguous currency sign means, and the currency of files that name none.
    var bookCurrency: CurrencyCode?
    /// Whether ``ReceiptLines/written`` is filled, for `pricebook export`.
    var keepsWritten = false
    /// Bytes read at a time.
    var blockSize = 2 << 20
    /// Threads that parse; 0 for one per core.
    var threadCount = 0
    /// Rejected records and warnings kept of one book; beyond them they are only counted.
    var keptProblemLimit = 100_000
    /// The longest record, and how far a closing quote is looked for, in bytes.
    var recordLimit = 64 << 20

    init() {}
  }

  var options: Options

  init(_ options: Options = Options()) {
    self.options = options
  }

  /// Reads every file to its end, or as far as it can be read.
  ///
  /// - Parameter progress: Called with the number of bytes read so far over all files, from
  ///   any thread, never from two at once.
  func read(
    _ files: [ReceiptFile], progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> RawReceipts {
    RawReceipts()
  }
}

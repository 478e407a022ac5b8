import PricebookModel

/// What the first bytes of a file say about its dialect and its columns.
struct ReceiptHeader: Sendable {
  var dialect: Dialect
  var mapping: ColumnMapping
  /// The header's own names, trimmed.
  var names: [String]
  /// What was found and why, one sentence each, for `pricebook inspect`.
  var evidence: [String]
  /// Problems to tell, without a file name: an ambiguous date order, two columns of one
  /// meaning. With an error among them the file must not be read.
  var diagnostics: [Diagnostic]

  /// What a file is, by its header.
  enum Detection: Sendable {
    case receipts(ReceiptHeader)
    /// Some columns of receipts are there, but not all that are needed; the message says which
    /// were found and what is nearest.
    case incomplete(missing: [ColumnMeaning], message: String)
    /// Nothing of receipts.
    case other
  }

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - firstBytes: The first block of the file, or all of it.
  ///   - file: The file's name, for diagnostics.
  ///   - dateOrder: What `--date-format` says about dates with slashes.
  ///   - delimiter: What `--delimiter` says.
  static func detect(
    firstBytes: [UInt8], file: String, dateOrder: DateOrder? = nil, delimiter: UInt8? = nil
  ) -> Detection {
    .other
  }
}

public import PricebookModel

/// What was detected in a file, and why: the answer of `pricebook inspect`.
public struct FileInspection: Sendable {
  /// One column of the header.
  public struct Column: Hashable, Sendable {
    /// The name in the header.
    public var name: String
    /// What the column is read as; `nil` for a column that is skipped.
    public var meaning: String?
  }

  /// A label and its value: `days`, `2026-01-03 to 2026-10-31`.
  public struct Fact: Hashable, Sendable {
    /// What the value is: `days`, `stores`, `paid`.
    public var label: String
    /// The value as text.
    public var value: String
  }

  /// The file as the user named it.
  public var path: String
  /// `nil` if the file is not recognised; ``diagnostics`` then say what was found.
  public var kind: Source.Kind?
  /// What was recognised, in words.
  public var format: String
  /// The reasons for what was detected, one sentence each.
  public var evidence: [String]
  /// Empty if the file is not a table.
  public var columns: [Column]
  /// The headings of ``firstRecords``.
  public var recordTitles: [String]
  /// The first records as they were read, at most ten.
  public var firstRecords: [[String]]
  /// Ranges and sums over the whole file.
  public var facts: [Fact]
  /// How many records were read, accepted and rejected.
  public var totals: ControlTotals
  /// A mapping in JSON, ready to edit: for receipts one that reads them the same way, for an unknown
  /// table or JSON file a guess with what is missing left empty; `nil` for other files.
  public var mapping: String?
  /// Problems of the file.
  public var diagnostics: [Diagnostic]
  /// The records that are rejected, and why.
  public var rejectedRecords: [RejectedRecord]
}

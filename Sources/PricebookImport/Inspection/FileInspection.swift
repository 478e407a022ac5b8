public import PricebookModel

/// What was detected in a file, and why: the answer of `pricebook inspect`.
public struct FileInspection: Sendable {
  /// One column of the header.
  public struct Column: Hashable, Sendable {
    /// As the header has it.
    public var name: String
    /// What it is read as; `nil` for a column that is passed over.
    public var meaning: String?
  }

  /// A label and what stands behind it: `days`, `2026-01-03 to 2026-10-31`.
  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }

  public var path: String
  /// `nil` where the file is not recognised; ``diagnostics`` then say what was found.
  public var kind: Source.Kind?
  /// What was recognised, in words.
  public var format: String
  /// What the detection rests on, one sentence each.
  public var evidence: [String]
  /// Empty where the file is no table.
  public var columns: [Column]
  /// The headings of ``firstRecords``.
  public var recordTitles: [String]
  /// The first records as they were read, no more than ten.
  public var firstRecords: [[String]]
  /// Ranges and sums over the whole file.
  public var facts: [Fact]
  public var totals: ControlTotals
  /// How receipts are read as a mapping in JSON, ready to edit; `nil` for other files.
  public var mapping: String?
  public var diagnostics: [Diagnostic]
  /// What would be rejected, and why.
  public var rejectedRecords: [RejectedRecord]
}

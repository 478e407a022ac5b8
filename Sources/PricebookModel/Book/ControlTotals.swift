/// The proof that nothing was lost and nothing was counted twice:
/// records read = accepted + rejected + duplicates + skipped.
public struct ControlTotals: Hashable, Sendable {
  /// Records that were read.
  public var read = 0
  /// Records that count.
  public var accepted = 0
  /// Records that were refused.
  public var rejected = 0
  /// Records that another file has too, and records that are payments for receipts of other files.
  public var duplicates = 0
  /// Records that a mapping says are none of the kind that is read.
  public var skipped = 0
  /// Accepted records that filters left out.
  public var leftOut = 0
  /// Accepted records that count for nothing because they are in the trash of an app.
  public var trashed = 0
  /// Times in UTC that count on their day in UTC, because no time zone is set.
  public var utcTimes = 0
  /// Σ paid over the accepted lines that count as spending, per currency, before filters.
  public var paid: [CurrencyCode: Amount] = [:]

  /// Totals of no records.
  public init() {}

  /// Whether every record is accounted for.
  public var isBalanced: Bool { read == accepted + rejected + duplicates + skipped }
}

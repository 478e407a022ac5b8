/// A book without its receipt lines: what reports need besides the results of an analysis.
///
/// The columns of millions of lines take most of the memory of a book, and nothing needs them once
/// the figures are worked out.
public struct BookFacts: Sendable {
  /// The names that everything else refers to by id.
  public let names: BookNames
  /// The lines of all price lists.
  public let prices: ObservedPrices
  /// Carts, prices and ratings of shopping apps.
  public let vault: Vault
  /// The rows of all budget files.
  public let budgets: [Budget]
  /// Baskets of files; the usual basket and planning carts are results of the analysis.
  public let baskets: [Basket]
  /// Where the goods are in the stores.
  public let aisles: [Aisle]
  /// What the settings file says.
  public let settings: BookSettings
  /// The files that were read, with their control totals.
  public let sources: [Source]
  /// How many files were passed over because Pricebook wrote them, by the folder of the report.
  public let ownFiles: [String: Int]
  /// What filters left out.
  public let leftOut: LeftOut
  /// In the order of ``Diagnostic/precedes(_:_:)``.
  public let diagnostics: [Diagnostic]
  /// In source order.
  public let rejectedRecords: [RejectedRecord]
  /// Whether some input could not be read to its end.
  public let isIncomplete: Bool
  /// How many receipt lines are price observations.
  public let priceLineCount: Int
}

extension Book {
  /// Everything but the receipt lines.
  ///
  /// - Complexity: O(lines).
  public var facts: BookFacts {
    BookFacts(
      names: names, prices: prices, vault: vault, budgets: budgets, baskets: baskets,
      aisles: aisles, settings: settings, sources: sources, ownFiles: ownFiles, leftOut: leftOut,
      diagnostics: diagnostics,
      rejectedRecords: rejectedRecords, isIncomplete: isIncomplete,
      priceLineCount: lines.uses.count { $0.contains(.price) })
  }
}

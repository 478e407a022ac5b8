/// Every diagnostic code that Pricebook raises, explained: the source of `pricebook explain` and
/// of the page *Diagnostics* in the documentation.
///
/// A new code is one more entry in the part where it belongs; tests hold the catalogue against the
/// sources, the samples and the page.
public enum DiagnosticCatalogue {
  /// Codes that have to do with one another, under one heading.
  public struct Part: Sendable {
    public var title: String
    public var explanations: [DiagnosticExplanation]
  }

  /// In the order in which a book is read; the codes of each part ascend.
  public static let parts: [Part] = [
    Part(title: "Files and settings", explanations: files),
    Part(title: "Records of CSV files", explanations: records),
    Part(title: "Receipt lines", explanations: receipts),
    Part(title: "Budgets, aliases and baskets", explanations: tables),
    Part(title: "Mappings and sources", explanations: mappings),
    Part(title: "JSON files", explanations: json),
    Part(title: "Exports of shopping apps", explanations: vaults),
    Part(title: "Databases of shopping apps", explanations: stores),
    Part(title: "The book as a whole", explanations: book),
  ]

  /// Every code, ascending.
  public static let codes: [String] = byCode.keys.sorted()

  public static func explanation(of code: String) -> DiagnosticExplanation? { byCode[code] }

  // A code that is entered twice is found by a test, and must not stop a person's run.
  private static let byCode = Dictionary(
    parts.flatMap(\.explanations).map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A language, and the region that decides number and date formats.
public struct ReportLocale: Hashable, Sendable {
  /// The language of the words.
  public var language: Language
  /// Two capital letters of ISO 3166-1, `CH`; `nil` selects the language's usual formats.
  public var region: String?

  /// A language with the formats of a region; any text is taken as the region.
  public init(_ language: Language, region: String? = nil) {
    self.language = language
    self.region = region
  }

  /// English with its usual formats: the locale where none is asked for.
  public static let english = ReportLocale(.english)

  /// Reads `de`, `de-CH` or `de_CH` in any case; `nil` if there are no reports in that language.
  public init?(tag: String) {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (1...2).contains(parts.count),
      let language = Language(rawValue: first.lowercased())
    else { return nil }
    self.language = language
    guard parts.count == 2 else { return }
    let region = parts[1].uppercased()
    guard region.utf8.count == 2, region.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    self.region = region
  }

  /// The tag as pages carry it: `de`, `de-CH` (BCP 47).
  public var tag: String { region.map { "\(language.rawValue)-\($0)" } ?? language.rawValue }
}

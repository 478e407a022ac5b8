/// The language of a report's words and number formats.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// The language where none is asked for.
  case english = "en"
  /// Numbers as in Germany where no region is given: `1.234,50`.
  case german = "de"
  /// Numbers as in Spain where no region is given: `1234,50`.
  case spanish = "es"
  /// Numbers as in France where no region is given: `1 234,50`.
  case french = "fr"
}

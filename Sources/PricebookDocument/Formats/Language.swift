/// The language of a report's words and number formats.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
}

/// A format that reports are written in; each is one renderer file and one case here.
public enum RenderFormat: String, CaseIterable, Hashable, Sendable {
  case html
  case markdown
  case csv
  case json

  /// What `pricebook report` writes where nobody asks for formats.
  public static let usual: [RenderFormat] = [.html, .markdown, .csv]

  public var fileExtension: String {
    switch self {
    case .html: "html"
    case .markdown: "md"
    case .csv: "csv"
    case .json: "json"
    }
  }

  /// Whether people read it, in a language of theirs; what programs read is the same everywhere.
  public var hasLanguage: Bool {
    switch self {
    case .html, .markdown: true
    case .csv, .json: false
    }
  }
}

/// An output format of reports.
///
/// Each has one renderer file and one case here.
public enum RenderFormat: String, CaseIterable, Hashable, Sendable {
  case html
  case markdown
  case csv
  case json

  /// The formats that `pricebook report` writes by default.
  public static let usual: [RenderFormat] = [.html, .markdown, .csv]

  public var fileExtension: String {
    switch self {
    case .html: "html"
    case .markdown: "md"
    case .csv: "csv"
    case .json: "json"
    }
  }

  /// Whether the format is for people and therefore depends on the language.
  public var hasLanguage: Bool {
    switch self {
    case .html, .markdown: true
    case .csv, .json: false
    }
  }
}

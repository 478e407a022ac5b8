/// An output format of reports.
///
/// Each has one renderer file and one case here.
public enum RenderFormat: String, CaseIterable, Hashable, Sendable {
  case html
  case markdown
  case csv
  case json
  case xlsx

  /// The formats that `pricebook report` writes by default.
  public static let usual: [RenderFormat] = [.html, .markdown, .csv]

  public var fileExtension: String {
    switch self {
    case .html: "html"
    case .markdown: "md"
    case .csv: "csv"
    case .json: "json"
    case .xlsx: "xlsx"
    }
  }

  /// Whether the format is of one report; the others are of tables.
  public var isPage: Bool {
    switch self {
    case .html, .markdown, .json: true
    case .csv, .xlsx: false
    }
  }

  /// Whether the format is for people and therefore depends on the language.
  public var hasLanguage: Bool {
    switch self {
    case .html, .markdown: true
    case .csv, .json, .xlsx: false
    }
  }
}

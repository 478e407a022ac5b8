/// An output format of reports.
///
/// Each has one renderer file and one case here.
public enum RenderFormat: String, CaseIterable, Hashable, Sendable {
  /// Pages for a browser and for paper.
  case html
  /// Pages that can be read as plain text.
  case markdown
  /// The full tables, one file each.
  case csv
  /// Reports as data, for other programs.
  case json
  /// The full tables as the sheets of one workbook.
  case xlsx

  /// The formats that `pricebook report` writes by default.
  public static let usual: [RenderFormat] = [.html, .markdown, .csv]

  /// Without the point: `md` for Markdown.
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

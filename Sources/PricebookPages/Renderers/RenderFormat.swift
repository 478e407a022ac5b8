/// A format that `pricebook report` writes: a case here, and a renderer in a file of its own.
package enum RenderFormat: String, CaseIterable, Hashable, Sendable {
  /// Pages for a browser and for paper.
  case html
  /// Pages that can be read as plain text.
  case markdown = "md"
  /// The full tables, one file each.
  case csv
  /// The full tables as arrays of objects, one file each.
  case json
  /// The full tables as the sheets of one workbook.
  case xlsx

  /// The formats that `pricebook report` writes by default.
  package static let usual: [RenderFormat] = [.html, .markdown, .csv]

  /// Without the point: `md` for Markdown.
  package var fileExtension: String { rawValue }

  /// Whether the format is of one report, for people; the others are of tables, for programs.
  package var isPage: Bool { self == .html || self == .markdown }
  package var isOfOneTable: Bool { self == .csv || self == .json }
}

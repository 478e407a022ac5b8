import PricebookParallel
import PricebookReport

/// The small parts that tie the sheets of a workbook together (ECMA-376 parts 1 and 2).
enum WorkbookParts {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  static let namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let package = "http://schemas.openxmlformats.org/package/2006"
  private static let document =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let type = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  /// The place of a sheet in the archive, from 0.
  static func path(ofSheet number: Int) -> String { "xl/worksheets/sheet\(number + 1).xml" }

  static func contentTypes(sheetCount: Int) -> String {
    let parts =
      [("/xl/workbook.xml", "sheet.main"), ("/xl/styles.xml", "styles")]
      + [("/xl/sharedStrings.xml", "sharedStrings")]
      + (0..<sheetCount).map { ("/" + path(ofSheet: $0), "worksheet") }
    return declaration + "<Types xmlns=\"\(package)/content-types\">"
      + "<Default Extension=\"rels\" "
      + "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
      + parts.map { "<Override PartName=\"\($0.0)\" ContentType=\"\(type).\($0.1)+xml\"/>" }
      .joined() + "</Types>"
  }

  static let packageRelations = relations([("officeDocument", "xl/workbook.xml")])

  /// The sheets come first, so that the id of each is its number from 1.
  static func workbookRelations(sheetCount: Int) -> String {
    relations(
      (0..<sheetCount).map { ("worksheet", "worksheets/sheet\($0 + 1).xml") }
        + [("styles", "styles.xml"), ("sharedStrings", "sharedStrings.xml")])
  }

  static func workbook(_ sheets: [WorkbookSheet]) -> String {
    var text =
      declaration + "<workbook xmlns=\"\(namespace)\" xmlns:r=\"\(document)\">"
      + "<bookViews><workbookView activeTab=\"0\"/></bookViews><sheets>"
    for (number, sheet) in sheets.enumerated() {
      text += "<sheet name=\"\(sheet.table.name)\" sheetId=\"\(number + 1)\" "
      text += "r:id=\"rId\(number + 1)\"/>"
    }
    text += "</sheets><definedNames>"
    for (number, sheet) in sheets.enumerated() {
      // Spreadsheets keep the range of a filter under this name.
      text += "<definedName name=\"_xlnm._FilterDatabase\" localSheetId=\"\(number)\" "
      text += "hidden=\"1\">'\(sheet.table.name)'!\(sheet.absoluteRange)</definedName>"
    }
    return text + "</definedNames></workbook>"
  }

  private static func relations(_ targets: [(type: String, target: String)]) -> String {
    declaration + "<Relationships xmlns=\"\(package)/relationships\">"
      + targets.enumerated().map { place, target in
        "<Relationship Id=\"rId\(place + 1)\" Type=\"\(document)/\(target.type)\" "
          + "Target=\"\(target.target)\"/>"
      }.joined() + "</Relationships>"
  }
}

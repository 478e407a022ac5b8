public import PricebookDocument
import PricebookParallel

/// Writes data tables as one workbook (Office Open XML), a sheet each.
///
/// Numbers, dates and months are values with a format; a month is its first day. The header stays in
/// place and has filters. The same tables give the same bytes. The files of the workbook are deflated
/// where the system has zlib, and stored where it has not.
public struct XLSXRenderer: Sendable {
  /// How many rows a sheet can have, its header included.
  ///
  /// Spreadsheets read no more than the default.
  public var rowLimit: Int
  var deflates = true

  /// - Parameter rowLimit: How many rows a sheet can have, its header included.
  public init(rowLimit: Int = 1_048_576) { self.rowLimit = max(1, rowLimit) }

  /// How many rows of a table do not fit on a sheet.
  ///
  /// - Parameter table: A table of the workbook.
  public func rowsLeftOut(of table: DataTable) -> Int { max(0, table.rowCount - (rowLimit - 1)) }

  /// Hands the workbook's bytes to a sink in order.
  ///
  /// An archive has size and checksum before a file: without zlib, every sheet is made twice.
  ///
  /// - Parameters:
  ///   - tables: The sheets, in their order.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; the deflated sheets, or one chunk of every sheet, are
  ///   held.
  public func write<Failure>(
    _ tables: [DataTable], to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var strings = WorkbookStrings()
    let sheets = tables.map {
      WorkbookSheet(
        $0, rowCount: max(0, $0.rowCount) - rowsLeftOut(of: $0), strings: &strings)
    }
    let parts = Self.parts(sheets, strings)
    let files = concurrentMap(parts.count) { parts[$0].measured(deflates: deflates) }
    var archive = ZIPArchive()
    for (part, file) in zip(parts, files) {
      try sink(archive.header(of: file.entry).span)
      if let bytes = file.deflated { try sink(bytes.span) } else { try part.write(to: sink) }
    }
    try sink(archive.directory().span)
  }

  /// The files of the archive; readers expect the list of types first.
  private static func parts(_ sheets: [WorkbookSheet], _ strings: WorkbookStrings) -> [WorkbookPart]
  {
    let count = sheets.count
    return [
      WorkbookPart("[Content_Types].xml", .text(WorkbookParts.contentTypes(sheetCount: count))),
      WorkbookPart("_rels/.rels", .text(WorkbookParts.packageRelations)),
      WorkbookPart("xl/workbook.xml", .text(WorkbookParts.workbook(sheets))),
      WorkbookPart(
        "xl/_rels/workbook.xml.rels", .text(WorkbookParts.workbookRelations(sheetCount: count))),
      WorkbookPart("xl/styles.xml", .text(WorkbookStyle.sheet)),
      WorkbookPart("xl/sharedStrings.xml", .strings(strings)),
    ] + sheets.enumerated().map { WorkbookPart(WorkbookParts.path(ofSheet: $0), .sheet($1)) }
  }
}

private struct WorkbookPart: Sendable {
  enum Content: Sendable {
    case text(String)
    case strings(WorkbookStrings)
    case sheet(WorkbookSheet)
  }

  let name: String
  let content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// Its entry in the archive, and its bytes where they were deflated.
  func measured(deflates: Bool) -> (entry: ZIPArchive.File, deflated: [UInt8]?) {
    var checksum = CRC32()
    var byteCount: UInt64 = 0
    let deflater = deflates ? Deflater() : nil
    write { bytes in
      checksum.add(bytes)
      byteCount += UInt64(bytes.count)
      deflater?.add(bytes)
    }
    let deflated = deflater?.finish()
    return (
      ZIPArchive.File(
        name: name, byteCount: byteCount, checksum: checksum.value,
        deflatedCount: deflated.map { UInt64($0.count) }), deflated
    )
  }

  func write<Failure>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    switch content {
    case .text(let text): try sink(Array(text.utf8).span)
    case .strings(let strings): try strings.write(to: sink)
    case .sheet(let sheet): try sheet.write(to: sink)
    }
  }
}

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

/// How the cells of a workbook show their values: the formats by their places in `styles.xml`.
enum WorkbookStyle: Int {
  case general, header, date, month, whole, oneDecimal, twoDecimals, threeDecimals, fourDecimals

  /// The style of numbers with this many decimals.
  init?(decimals: Int) { self.init(rawValue: Self.whole.rawValue + decimals) }

  /// The part of a workbook that defines the styles (ECMA-376 part 1, 18.8).
  static let sheet =
    WorkbookParts.declaration + EmbeddedAssets.styles_xml.split(separator: "\n").joined()
}

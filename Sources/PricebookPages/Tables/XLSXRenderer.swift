import PricebookParallel
public import PricebookReport

/// Writes data tables as one workbook (Office Open XML), a sheet each.
///
/// Numbers, dates and months are values with a format; a month is its first day. The header stays in
/// place and has filters. The same tables give the same bytes. The files of the workbook are deflated
/// where the system has zlib, and stored where it has not.
public struct XLSXRenderer: Sendable {
  /// How many rows a sheet can have, its header included.
  ///
  /// Spreadsheets read no more than the default.
  package var rowLimit: Int
  var deflates = true

  /// - Parameter rowLimit: How many rows a sheet can have, its header included.
  public init(rowLimit: Int = 1_048_576) { self.rowLimit = max(1, rowLimit) }

  /// How many rows of a table do not fit on a sheet.
  ///
  /// - Parameter table: A table of the workbook.
  package func rowsLeftOut(of table: DataTable) -> Int { max(0, table.rowCount - (rowLimit - 1)) }

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

public import PricebookDocument
import PricebookParallel

/// Writes data tables as one workbook (Office Open XML), a sheet each.
///
/// Numbers, dates and months are values with a format; a month is its first day. The header stays in
/// place and has filters. The same tables give the same bytes.
public struct XLSXRenderer: Sendable {
  /// How many rows a sheet can have, its header included.
  ///
  /// Spreadsheets read no more than the default.
  public var rowLimit: Int

  /// - Parameter rowLimit: How many rows a sheet can have, its header included.
  public init(rowLimit: Int = 1_048_576) {
    self.rowLimit = max(1, rowLimit)
  }

  /// How many rows of a table do not fit on a sheet.
  ///
  /// - Parameter table: A table of the workbook.
  public func rowsLeftOut(of table: DataTable) -> Int {
    max(0, table.rowCount - (rowLimit - 1))
  }

  /// Hands the workbook's bytes to a sink in order.
  ///
  /// Every sheet is made twice: an archive has the size and the checksum of a file before it.
  ///
  /// - Parameters:
  ///   - tables: The sheets, in their order.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; one chunk of every sheet is held.
  public func write<Failure>(
    _ tables: [DataTable], to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var strings = WorkbookStrings()
    var sheets: [WorkbookSheet] = []
    for table in tables {
      sheets.append(
        WorkbookSheet(
          table, named: Escaping.sheetName(table.name, besides: sheets.map(\.name)),
          rowCount: max(0, table.rowCount) - rowsLeftOut(of: table), strings: &strings))
    }
    let parts = Self.parts(sheets, strings)
    let files = concurrentMap(parts.count) { parts[$0].measured() }
    var archive = StoredArchive()
    for (part, file) in zip(parts, files) {
      try sink(archive.header(of: file).span)
      try part.write(to: sink)
    }
    try sink(archive.directory().span)
  }

  /// The files of the archive; readers expect the list of types first.
  private static func parts(
    _ sheets: [WorkbookSheet], _ strings: WorkbookStrings
  ) -> [WorkbookPart] {
    let count = sheets.count
    return [
      WorkbookPart("[Content_Types].xml", .text(WorkbookParts.contentTypes(sheetCount: count))),
      WorkbookPart("_rels/.rels", .text(WorkbookParts.packageRelations)),
      WorkbookPart("xl/workbook.xml", .text(WorkbookParts.workbook(sheets))),
      WorkbookPart(
        "xl/_rels/workbook.xml.rels", .text(WorkbookParts.workbookRelations(sheetCount: count))),
      WorkbookPart("xl/styles.xml", .text(WorkbookStyle.sheet)),
      WorkbookPart("xl/sharedStrings.xml", .strings(strings)),
    ]
      + sheets.enumerated().map {
        WorkbookPart(WorkbookParts.path(ofSheet: $0), .sheet($1))
      }
  }
}

/// One file of a workbook's archive.
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

  func measured() -> StoredArchive.File {
    var checksum = CRC32()
    var byteCount: UInt64 = 0
    write { bytes in
      checksum.add(bytes)
      byteCount += UInt64(bytes.count)
    }
    return StoredArchive.File(name: name, byteCount: byteCount, checksum: checksum.value)
  }

  func write<Failure>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    switch content {
    case .text(let text): try sink(Array(text.utf8).span)
    case .strings(let strings): try strings.write(to: sink)
    case .sheet(let sheet): try sheet.write(to: sink)
    }
  }
}

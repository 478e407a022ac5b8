import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Files that are not text")
struct ForeignFormatTests {
  /// The beginning of a ZIP archive with entries of these names.
  private static func archive(_ names: String...) -> [UInt8] {
    var bytes: [UInt8] = []
    for name in names {
      bytes += [0x50, 0x4B, 0x03, 0x04]
      bytes += Array(repeating: 0, count: 22)
      bytes += [UInt8(name.utf8.count), 0, 0, 0]
      bytes += Array(name.utf8)
      bytes += [0xFF, 0x00]
    }
    return bytes
  }

  @Test("Their first bytes tell what they are")
  func signatures() {
    #expect(ForeignFormat(Array("%PDF-1.7\n".utf8)) == .pdf)
    #expect(ForeignFormat([0x89] + Array("PNG\r\n\u{1A}\n".utf8)) == .image)
    #expect(ForeignFormat([0xFF, 0xD8, 0xFF, 0xE0]) == .image)
    #expect(ForeignFormat([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) == .oldOfficeDocument)
    #expect(ForeignFormat([0x1F, 0x8B, 0x08, 0]) == .gzip)
  }

  @Test("A ZIP archive is a workbook if it has the sheets of one")
  func archives() {
    #expect(
      ForeignFormat(Self.archive("[Content_Types].xml", "xl/workbook.xml")) == .excelWorkbook)
    let sheet =
      Self.archive("mimetype").dropLast(2)
      + Array("application/vnd.oasis.opendocument.spreadsheet".utf8)
    #expect(ForeignFormat(Array(sheet)) == .openDocument)
    #expect(ForeignFormat(Self.archive("receipts/a.csv")) == .zipArchive)
    #expect(ForeignFormat([0x50, 0x4B, 0x03, 0x04, 0x00]) == .zipArchive)
  }

  @Test("Text is none of them", arguments: ["", "date,item", "PK,date,item", "%PDF", "GIF"])
  func text(_ text: String) {
    #expect(ForeignFormat(Array(text.utf8)) == nil)
  }

  @Test("A workbook named as CSV is refused with what to do")
  func message() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "receipts.csv", String(decoding: Self.archive("xl/workbook.xml").dropLast(2), as: UTF8.self))
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    let message = try #require(book.diagnostics.first?.message)
    #expect(message.contains("it is an Excel workbook; save its sheet as CSV"))
  }
}

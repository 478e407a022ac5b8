import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Workbooks` {
  private func table(_ names: [String], name: String = "table") -> DataTable {
    DataTable(
      name: name, rowCount: names.count,
      columns: [
        .name("name", of: names.indices, among: names) { $0 },
        .text("text", of: names) { $0 },
        .month(of: names) { _ in Month(iso: "2026-10") },
        .date("day", of: names) { _ in CalendarDate(iso: "2026-10-17") },
        .money("paid", of: names, decimals: 2) { _ in Amount(tenThousandths: -12_500) },
        .count("count", of: names) { _ in nil },
        .flag("flag", of: names) { $0.isEmpty },
      ])
  }

  private func parts(
    of tables: [DataTable], _ renderer: XLSXRenderer = XLSXRenderer()
  ) throws -> [String: String] {
    try StoredArchiveReader.files(in: bytes(of: tables, renderer))
  }

  private func bytes(
    of tables: [DataTable], _ renderer: XLSXRenderer = XLSXRenderer(), isDeflated: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var renderer = renderer
    renderer.deflates = isDeflated
    renderer.write(tables) { chunk in for place in chunk.indices { bytes.append(chunk[place]) } }
    return bytes
  }

  @Test("Cells have the types of their values")
  func types() throws {
    let sheet = try #require(try parts(of: [table(["Milk"])])["xl/worksheets/sheet1.xml"])
    let row = """
      <row r="2"><c r="A2" t="s"><v>0</v></c>\
      <c r="B2" t="inlineStr"><is><t xml:space="preserve">Milk</t></is></c>\
      <c r="C2" s="3"><v>46296</v></c><c r="D2" s="2"><v>46312</v></c>\
      <c r="E2" s="6"><v>-1.25</v></c><c r="G2" t="b"><v>0</v></c></row>
      """
    #expect(sheet.contains(row))
  }

  @Test("The header stays in place and has filters")
  func header() throws {
    let sheet = try #require(try parts(of: [table(["Milk"])])["xl/worksheets/sheet1.xml"])
    #expect(sheet.contains("<pane ySplit=\"1\" topLeftCell=\"A2\""))
    #expect(sheet.contains("state=\"frozen\""))
    #expect(sheet.contains("<autoFilter ref=\"A1:G2\"/>"))
  }

  @Test("Names stand once in the workbook, and an empty name is no cell")
  func names() throws {
    let names = ["", "Milk", "Milk"]
    let parts = try parts(of: [table(names), table(names, name: "other")])
    let strings = try #require(parts["xl/sharedStrings.xml"])
    #expect(strings.contains("uniqueCount=\"3\""))
    let second = try #require(parts["xl/worksheets/sheet2.xml"])
    #expect(!second.contains("<c r=\"A2\""))
    #expect(second.contains("<c r=\"A4\" t=\"s\"><v>2</v></c>"))
  }

  @Test(
    "What XML forbids is escaped as the format has it",
    arguments: [
      ("a\u{7}b", "a_x0007_b"), ("a\rb", "a_x000D_b"), ("_x0007_", "_x005F_x0007_"),
      ("_x00", "_x00"), ("\u{FFFE}", "_xFFFE_"), ("<&>\"", "&lt;&amp;&gt;&quot;"),
      ("a\n\tb", "a\n\tb"), ("=1+1", "=1+1"), ("😀", "😀"),
    ])
  func escapes(text: String, expected: String) {
    var bytes: [UInt8] = []
    Escaping.appendWorkbookText(text, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A text is cut to what a cell can hold, never within a character")
  func longTexts() {
    var bytes: [UInt8] = []
    Escaping.appendWorkbookText("a" + String(repeating: "😀", count: 20_000), to: &bytes)
    #expect(String(validating: bytes, as: UTF8.self)?.utf16.count == 32_767)
  }

  @Test("A sheet has no more rows than spreadsheets read, and says how many are left out")
  func rowLimit() throws {
    let renderer = XLSXRenderer(rowLimit: 3)
    let table = table(["a", "b", "c", "d", "e"])
    #expect(renderer.rowsLeftOut(of: table) == 3)
    let sheet = try #require(try parts(of: [table], renderer)["xl/worksheets/sheet1.xml"])
    #expect(sheet.contains("<row r=\"3\">"))
    #expect(!sheet.contains("<row r=\"4\">"))
    #expect(sheet.contains("<autoFilter ref=\"A1:G3\"/>"))
    #expect(XLSXRenderer().rowLimit == 1_048_576)
  }

  @Test("A table without rows is a sheet with a header")
  func emptyTable() throws {
    let sheet = try #require(try parts(of: [table([])])["xl/worksheets/sheet1.xml"])
    #expect(sheet.contains("<dimension ref=\"A1:G1\"/>"))
  }

  @Test("The same tables give the same bytes")
  func sameBytes() {
    #expect(bytes(of: [table(HostileNames.all)]) == bytes(of: [table(HostileNames.all)]))
  }

  @Test("A workbook is deflated to less than half, the same in every run")
  func deflated() {
    let tables = [table(Array(repeating: "Milk", count: 5_000))]
    let stored = bytes(of: tables)
    let deflated = bytes(of: tables, isDeflated: true)
    #expect(deflated.count < stored.count / 2)
    // The method of the first file is "deflate".
    #expect(Array(deflated[8..<10]) == [8, 0])
    #expect(bytes(of: tables, isDeflated: true) == deflated)
  }

  @Test("A deflated file has both of its sizes, in 64 bits where one of them needs them")
  func deflatedSizes() {
    var archive = ZIPArchive()
    let small = archive.header(
      of: ZIPArchive.File(name: "a", byteCount: 1_000, checksum: 1, deflatedCount: 10))
    #expect(Array(small[18..<26]) == [10, 0, 0, 0, 0xE8, 3, 0, 0])
    let large = archive.header(
      of: ZIPArchive.File(name: "a", byteCount: 5_000_000_000, checksum: 1, deflatedCount: 10))
    #expect(Array(large.suffix(16)) == Self.little(5_000_000_000) + Self.little(10))
  }

  @Test("Days that spreadsheets count in another way are text")
  func earlyDays() throws {
    let days = ["1900-02-28", "1900-03-01"].compactMap(CalendarDate.init(iso:))
    let table = DataTable(
      name: "days", rowCount: 2, columns: [.date("day", of: days) { $0 }])
    let sheet = try #require(try parts(of: [table])["xl/worksheets/sheet1.xml"])
    #expect(sheet.contains("<t xml:space=\"preserve\">1900-02-28</t>"))
    #expect(sheet.contains("<v>61</v>"))
  }

  @Test("The checksum is the one of IEEE 802.3")
  func checksum() {
    var checksum = CRC32()
    checksum.add(Array("123456789".utf8).span)
    #expect(checksum.value == 0xCBF4_3926)
  }

  @Test("Sizes and places above four gigabytes have 64 bits")
  func largeArchives() {
    var archive = ZIPArchive()
    let large = ZIPArchive.File(name: "a", byteCount: 5_000_000_000, checksum: 1)
    let first = archive.header(of: large)
    #expect(
      Array(first.suffix(20)) == [1, 0, 16, 0] + Self.little(5_000_000_000)
        + Self.little(5_000_000_000))
    let second = archive.header(of: ZIPArchive.File(name: "b", byteCount: 1, checksum: 2))
    #expect(second.count == 31)
    let offset = Self.little(UInt64(first.count) + 5_000_000_000)
    let directory = archive.directory()
    #expect(directory.count > 22 + 56 + 20)
    #expect(directory.contains(offset))
    // The end of the directory says that its place stands in the larger record before it.
    #expect(directory.suffix(6).prefix(4) == [0xFF, 0xFF, 0xFF, 0xFF])
  }

  private static func little(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}

/// Reads an archive whose files are stored, the slow and obvious way.
enum StoredArchiveReader {
  struct Damaged: Error {}

  /// The files by name, each with the checksum that the archive says.
  static func files(in bytes: [UInt8]) throws -> [String: String] {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    let end = bytes.count - 22
    guard end >= 0, number(end, 4) == 0x0605_4B50 else { throw Damaged() }
    var place = number(end + 16, 4)
    var files: [String: String] = [:]
    for _ in 0..<number(end + 10, 2) {
      guard number(place, 4) == 0x0201_4B50, number(place + 10, 2) == 0 else { throw Damaged() }
      let size = number(place + 24, 4)
      let nameLength = number(place + 28, 2)
      let name = String(decoding: bytes[place + 46..<place + 46 + nameLength], as: UTF8.self)
      let header = number(place + 42, 4)
      let start = header + 30 + number(header + 26, 2) + number(header + 28, 2)
      let contents = Array(bytes[start..<start + size])
      guard number(header, 4) == 0x0403_4B50, number(header + 18, 4) == size,
        checksum(contents) == number(place + 16, 4), number(header + 14, 4) == checksum(contents)
      else { throw Damaged() }
      files[name] = String(decoding: contents, as: UTF8.self)
      place += 46 + nameLength + number(place + 30, 2)
    }
    guard place == end else { throw Damaged() }
    return files
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~rest)
  }
}

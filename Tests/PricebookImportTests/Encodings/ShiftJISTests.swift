import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Shift-JIS")
struct ShiftJISTests {
  /// `date,store,item,quantity,total` and two lines: 牛乳 (milk) for `\3,280`, and the same in
  /// half-width katakana for `\980`.
  private static let bytes: [UInt8] =
    Array("date,store,item,quantity,total\n2026-10-03,".utf8)
    // スーパー
    + [0x83, 0x58, 0x81, 0x5B, 0x83, 0x70, 0x81, 0x5B, 0x2C]
    // 牛乳
    + [0x8B, 0x8D, 0x93, 0xFB] + Array(",1,\"\\3,280\"\n2026-10-04,".utf8)
    // 表示
    + [0x95, 0x5C, 0x8E, 0xA6, 0x2C]
    // ｷﾞｭｳﾆｭｳ, in half-width katakana
    + [0xB7, 0xDE, 0xAD, 0xB3, 0xC6, 0xAD, 0xB3] + Array(",2,\\980\n".utf8)

  @Test func `It is recognised and read`() throws {
    let read = try TextBook(bytes: ["receipts.csv": Self.bytes])
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["スーパー", "表示"])
    #expect(read.items == ["牛乳", "ｷﾞｭｳﾆｭｳ"])
    #expect(read.cents == [328_000, 98_000])
  }

  @Test(arguments: 1...9)
  func `Blocks may end anywhere`(_ length: Int) {
    var dialect = Dialect()
    dialect.encoding = .shiftJIS
    var decoder = TextDecoder(dialect)
    var text = ByteBuffer(capacity: 64)
    for start in stride(from: 0, to: Self.bytes.count, by: length) {
      var block = ByteBuffer(capacity: length)
      block.append(Array(Self.bytes[start..<min(start + length, Self.bytes.count)]))
      decoder.decode(block.view, into: &text)
    }
    decoder.finish(into: &text)
    let whole = TextDecoder.decoded(Self.bytes, as: dialect, isWhole: true)
    #expect(text.view.bytes(from: 0, to: text.count) == whole)
    #expect(String(decoding: whole, as: UTF8.self).contains("¥3,280"))
  }

  @Test func `A byte that means nothing refuses its record`() throws {
    var bytes = Self.bytes
    bytes += Array("2026-10-05,".utf8) + [0x83, 0x58, 0xFF, 0x2C] + Array("x,1,5\n".utf8)
    let read = try TextBook(bytes: ["receipts.csv": bytes]) {
      $0.settings["encoding"] = "shift-jis"
    }
    #expect(read.codes == [.invalidUTF8])
    #expect(read.book.lines.count == 2)
  }

  @Test(arguments: [
    "Müsli,Käse,Früchte für", "Crème brûlée,pâté", "“Brot” – „Öl“", "Žižka š", "10 € für 2",
  ])
  func `Text of Europe in Windows-1252 is not taken for it`(_ text: String) {
    let special: [Character: UInt8] = [
      "“": 0x93, "”": 0x94, "–": 0x96, "„": 0x84, "Ž": 0x8E, "ž": 0x9E, "š": 0x9A, "€": 0x80,
    ]
    let bytes = text.flatMap { character -> [UInt8] in
      [special[character] ?? UInt8(truncatingIfNeeded: character.unicodeScalars.first?.value ?? 0)]
    }
    #expect(EncodingEvidence(Array("date,item\n".utf8) + bytes).encoding == .windows1252)
  }

  @Test func `ść of Polish words is not taken for pairs`() {
    // liść, kość
    let bytes: [UInt8] = [0x6C, 0x69, 0x9C, 0xE6, 0x2C, 0x6B, 0x6F, 0x9C, 0xE6]
    #expect(!ShiftJIS.isLikely(bytes))
  }
}

import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Text of other alphabets in old code pages")
struct OtherAlphabetTests {
  /// A table with an item and a store.
  private func table(item: [UInt8], store: [UInt8]) -> [UInt8] {
    Array("date,store,item,total\n2026-10-03,".utf8) + store + [0x2C] + item + Array(",1.45\n".utf8)
  }

  @Test(
    "It is refused with the next step, and never read as other letters",
    arguments: [
      // Молоко and Магазин in Windows-1251 and in KOI8-R, γάλα and αγορά in Windows-1253.
      ([0xCC, 0xEE, 0xEB, 0xEE, 0xEA, 0xEE], [0xCC, 0xE0, 0xE3, 0xE0, 0xE7, 0xE8, 0xED]),
      ([0xED, 0xCF, 0xCC, 0xCF, 0xCB, 0xCF], [0xED, 0xC1, 0xC7, 0xC1, 0xDA, 0xC9, 0xCE]),
      ([0xE3, 0xDC, 0xEB, 0xE1], [0xE1, 0xE3, 0xEF, 0xF1, 0xDC]),
    ] as [([UInt8], [UInt8])])
  func refused(item: [UInt8], store: [UInt8]) throws {
    let read = try TextBook(bytes: ["receipts.csv": table(item: item, store: store)])
    #expect(read.items.isEmpty)
    #expect(read.codes == [.notRecognised])
  }

  @Test("Chinese in GBK is read")
  func chinese() throws {
    let item: [UInt8] = [0xC5, 0xA3, 0xC4, 0xCC, 0xC3, 0xE6, 0xB0, 0xFC]
    let store: [UInt8] = [0xB3, 0xAC, 0xCA, 0xD0, 0xC9, 0xCC]
    let read = try TextBook(bytes: ["receipts.csv": table(item: item, store: store)])
    #expect(read.items == ["牛奶面包"])
    #expect(read.stores == ["超市商"])
    #expect(read.codes.isEmpty)
  }

  @Test("Windows-1252 is read as before")
  func westernEurope() throws {
    // Crème brûlée – 100 % and Café Müller
    let item: [UInt8] = [0x43, 0x72, 0xE8, 0x6D, 0x65, 0x20, 0x62, 0x72, 0xFB, 0x6C, 0xE9, 0x65]
    let store: [UInt8] = [0x43, 0x61, 0x66, 0xE9, 0x20, 0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72]
    let read = try TextBook(bytes: ["receipts.csv": table(item: item, store: store)])
    #expect(read.items == ["Crème brûlée"])
    #expect(read.stores == ["Café Müller"])
  }
}

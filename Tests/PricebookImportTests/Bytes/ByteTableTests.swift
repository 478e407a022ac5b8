import TestSupport
import Testing

@testable import PricebookImport

@Suite("Tables of byte strings")
struct ByteTableTests {
  private func intern(_ texts: [String], into table: inout ByteTable) -> [UInt32] {
    texts.map { text in
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(Array(text.utf8))
      let hash = ByteHash.of(buffer.view, from: 0, to: buffer.count, seed: 7)
      return table.intern(buffer.view, from: 0, to: buffer.count, hash: hash)
    }
  }

  private func texts(seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<2_000).map { _ in "name \(Int.random(in: 0...900, using: &generator))" }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `number strings in order of first occurrence`(seed: UInt64) {
    let texts = texts(seed: seed)
    var ids: [String: UInt32] = [:]
    let expected = texts.map { text in
      let id = ids[text] ?? UInt32(ids.count)
      ids[text] = id
      return id
    }
    var table = ByteTable()
    #expect(intern(texts, into: &table) == expected)
  }

  @Test(arguments: [0, 1, 500, 100_000])
  func `number strings alike whatever room was made`(count: Int) {
    let texts = texts(seed: 9)
    var plain = ByteTable()
    let expected = intern(texts, into: &plain)
    var reserved = ByteTable()
    let first = intern(Array(texts.prefix(50)), into: &reserved)
    reserved.reserve(count: count, byteCount: count * 8)
    #expect(first + intern(Array(texts.dropFirst(50)), into: &reserved) == expected)
    #expect(reserved.texts == plain.texts)
  }
}

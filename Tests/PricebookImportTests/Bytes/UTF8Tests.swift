import TestSupport
import Testing

@testable import PricebookImport

/// Whether bytes are UTF-8 is found eight bytes at a time; here it is what the standard library says.
struct UTF8Tests {
  @Test("Well-formed is what the standard library takes", arguments: [1, 2, 3] as [UInt64])
  func validity(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("Milk 1.99 ".utf8), Array("é€🥛".utf8), [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xC2], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xE2, 0x82], [0x80], [0xFF], [0x41], [0x41], [0x41],
    ]
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(bytes)
      #expect(
        buffer.view.isValidUTF8(from: 0, to: bytes.count)
          == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }

  @Test("Every pair of a first and a second byte is judged alike")
  func pairs() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8.min...0xFF {
        for rest in [[], [0x80], [0x80, 0x80]] as [[UInt8]] {
          let bytes = [first, second] + rest
          var buffer = ByteBuffer(capacity: 64)
          buffer.append(bytes)
          let isValid = buffer.view.isValidUTF8(from: 0, to: bytes.count)
          if isValid != (String(validating: bytes, as: UTF8.self) != nil) {
            Issue.record("\(bytes)")
          }
        }
      }
    }
  }
}

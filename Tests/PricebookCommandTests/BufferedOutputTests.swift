import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct BufferedOutputTests {
  /// Notes how many bytes each write has.
  private final class NotingOutput: ByteOutput {
    var bytes: [UInt8] = []
    var counts: [Int] = []

    func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
      counts.append(bytes.count)
      for place in bytes.indices { self.bytes.append(bytes[place]) }
    }
  }

  @Test("pieces of any size come out whole and in order", arguments: [1, 2, 3, 4] as [UInt64])
  func keepsBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let output = NotingOutput()
    let buffered = BufferedOutput(output)
    var expected: [UInt8] = []
    for _ in 0..<60 {
      let limit = [10, 5_000, 16_384, 40_000].randomElement(using: &generator) ?? 1
      let piece = (0..<Int.random(in: 0...limit, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      expected += piece
      try buffered.write(piece.span)
    }
    try buffered.flush()
    #expect(output.bytes == expected, "seed \(seed)")
  }

  @Test("large pieces are written in whole pages, whatever stands before them")
  func wholePages() throws {
    let output = NotingOutput()
    let buffered = BufferedOutput(output)
    try buffered.write([UInt8](repeating: 1, count: 77).span)
    for _ in 0..<5 { try buffered.write([UInt8](repeating: 2, count: 100_001).span) }
    #expect(output.counts.count > 5)
    #expect(output.counts.allSatisfy { $0 % 4_096 == 0 })
    try buffered.flush()
    #expect(output.bytes.count == 77 + 5 * 100_001)
  }
}

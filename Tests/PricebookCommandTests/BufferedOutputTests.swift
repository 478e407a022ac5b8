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

  @Test("small pieces are gathered, and large ones written as they are")
  func gathers() throws {
    let output = NotingOutput()
    let buffered = BufferedOutput(output)
    for _ in 0..<3 { try buffered.write([UInt8](repeating: 1, count: 77).span) }
    #expect(output.counts.isEmpty)
    try buffered.write([UInt8](repeating: 2, count: 100_001).span)
    try buffered.write([UInt8](repeating: 3, count: 5).span)
    try buffered.flush()
    #expect(output.counts == [231, 100_001, 5])
  }

  @Test("no more than 256 KiB are held back")
  func bounded() throws {
    let output = NotingOutput()
    let buffered = BufferedOutput(output)
    for _ in 0..<300 { try buffered.write([UInt8](repeating: 1, count: 1_000).span) }
    #expect(output.bytes.count >= 300_000 - (256 << 10))
  }
}

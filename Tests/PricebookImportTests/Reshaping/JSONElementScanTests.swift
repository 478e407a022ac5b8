import TestSupport
import Testing

@testable import PricebookImport

@Suite("The scan for elements of an array")
struct JSONElementScanTests {
  /// The elements as one state for every byte finds them.
  private func slowly(_ text: [UInt8]) -> (elements: [Range<Int>], isOver: Bool) {
    var elements: [Range<Int>] = []
    var (start, depth, isInText, isEscaped) = (-1, 0, false, false)
    for (place, byte) in text.enumerated() {
      let begin = start < 0 ? place : start
      if isInText {
        let endsText = !isEscaped && byte == UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        isInText = !endsText
        if endsText, depth == 0 {
          elements.append(start..<place + 1)
          start = -1
        }
        continue
      }
      switch Character(Unicode.Scalar(byte)) {
      case "\"": (start, isInText) = (begin, true)
      case "{", "[": (start, depth) = (begin, depth + 1)
      case "}", "]":
        guard depth > 0 else {
          if start >= 0 { elements.append(start..<place) }
          return (elements, true)
        }
        depth -= 1
        if depth > 0 { continue }
        elements.append(start..<place + 1)
        start = -1
      case ",", " ", "\n", "\t", "\r":
        if depth > 0 || start < 0 { continue }
        elements.append(start..<place)
        start = -1
      default: start = begin
      }
    }
    return (elements, false)
  }

  @Test func `Many bytes at a time find what single bytes find, wherever the text is cut`() {
    var generator = SeededGenerator(seed: 20)
    let pieces = [
      "{", "{", "}", "[", "]", "\"", "\"", "\"", ",", " ", "\\", "\\\"", "abcdefgh", "1.5", "é",
      "日",
      "\"key\":", "\"some words\"", "{\"a\":1}", "\u{7F}", "z|~",
    ]
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...48, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      var buffer = ByteBuffer(capacity: 8)
      var scan = JSONElementScan()
      buffer.append(Array(bytes[..<cut]))
      scan.scan(buffer.view)
      buffer.append(Array(bytes[cut...]))
      scan.scan(buffer.view)
      let wanted = slowly(bytes)
      #expect(scan.elements == wanted.elements && scan.isArrayOver == wanted.isOver, "\(text)")
    }
  }
}

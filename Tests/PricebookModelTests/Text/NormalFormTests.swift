import Foundation
import PricebookModel
import TestSupport
import Testing

@Suite("Unicode normal forms")
struct NormalFormTests {
  /// Letters, Hangul and Indic vowels that compose, singletons, and marks of several classes.
  private static let scalars: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x41...0x17F, 0x300...0x36F, 0x37E...0x3CE, 0x400...0x45F, 0x9C7...0x9DD, 0x1100...0x1175,
      0x11A8...0x11C2, 0x1E00...0x1FFF, 0x2126...0x212B, 0x3040...0x309A, 0xAC00...0xAC20,
      0xF900...0xF910, 0x1D15E...0x1D160,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()

  private func compare(_ text: String) {
    let composed = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    #expect(Array(text.composed.unicodeScalars) == composed, "\(text.unicodeScalars.map(\.value))")
    let decomposed = Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
    #expect(
      Array(text.decomposed.unicodeScalars) == decomposed, "\(text.unicodeScalars.map(\.value))")
  }

  @Test func `are Foundation's for single letters`() {
    for scalar in Self.scalars { compare(String(scalar)) }
  }

  @Test func `are Foundation's for every letter before and behind a mark`() {
    let ranges: [ClosedRange<UInt32>] = [0...0x5FF, 0x1E00...0x1EFF, 0x3040...0x30FF]
    // Ideographs are not composed of anything; some stand for all.
    let ideographs = stride(from: 0x4E00, through: 0x9FFF, by: 97) as StrideThrough<UInt32>
    let scalars = (ranges.flatMap { Array($0) } + ideographs).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      text.append(contentsOf: [scalar, "\u{301}", "e", scalar, "\u{3099}"])
    }
    compare(String(text))
    // Every one for itself, without a mark that makes the whole text be composed.
    for scalar in scalars { compare(String(scalar)) }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `are Foundation's for random texts`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        text.append(Self.scalars.randomElement(using: &generator) ?? "a")
      }
      compare(String(text))
    }
  }

  @Test func `bring an accent and its letter together and apart`() {
    #expect(Array("e\u{301}".composed.utf8) == Array("é".utf8))
    #expect(Array("\u{E9}".decomposed.utf8) == Array("e\u{301}".utf8))
  }
}

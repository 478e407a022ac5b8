import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Globs of the alias table")
struct GlobTests {
  @Test(
    "A glob fits the whole name",
    arguments: [
      ("milk", "milk", true), ("milk", "milks", false), ("milk*", "milk 1 l", true),
      ("*milk", "whole milk", true), ("*milk*", "oat milk 1 l", true), ("m?lk", "milk", true),
      ("m?lk", "mlk", false), ("m?lk", "mülk", true), ("?", "é", true), ("?", "", false),
      ("*", "", true), ("**", "x", true), ("a*b*c", "axxbyybzzc", true),
      ("a*b*c", "axxbyy", false), ("*ab*ab", "abab", true), ("*ab*ab", "ab", false),
      ("", "", true), ("", "x", false),
    ])
  func fits(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(Array(name.utf8)) == expected)
  }

  @Test func `Globs agree with the obvious recursive rule`() {
    func slow(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      if first == "*" {
        return slow(pattern.dropFirst(), name)
          || (!name.isEmpty && slow(pattern, name.dropFirst()))
      }
      guard let letter = name.first, first == "?" || first == letter else { return false }
      return slow(pattern.dropFirst(), name.dropFirst())
    }
    func words(_ letters: [Character], _ length: Int) -> [[Character]] {
      (0..<length).reduce(into: [[]]) { result, _ in
        result += result.flatMap { word in letters.map { word + [$0] } }
      }
    }
    let patterns = Set(words(["a", "ü", "*", "?"], 4))
    let names = Set(words(["a", "ü"], 4))
    for pattern in patterns {
      let glob = Glob(String(pattern))
      for name in names {
        #expect(glob.matches(Array(String(name).utf8)) == slow(pattern[...], name[...]))
      }
    }
  }

  @Test func `Long pieces with wildcards agree with a table of all prefixes`() {
    /// Whether each prefix of the pattern fits each prefix of the name, character by character.
    func slow(_ pattern: [Character], _ name: [Character]) -> Bool {
      var fits = [true] + [Bool](repeating: false, count: name.count)
      for part in pattern {
        var next = [Bool](repeating: false, count: name.count + 1)
        for end in 0...name.count {
          if part == "*" {
            next[end] = fits[end] || (end > 0 && next[end - 1])
          } else if end > 0, part == "?" || part == name[end - 1] {
            next[end] = fits[end - 1]
          }
        }
        fits = next
      }
      return fits[name.count]
    }
    var generator = SeededGenerator(seed: 18)
    var matches = 0
    for _ in 0..<400 {
      let name = (0..<Int.random(in: 60...300, using: &generator)).map { _ -> Character in
        ["a", "a", "a", "ü", "語"].randomElement(using: &generator) ?? "a"
      }
      // A piece of the name with some letters changed, so that about half of the patterns fit.
      let start = Int.random(in: 0..<name.count / 2, using: &generator)
      let length = Int.random(in: 1...name.count - start, using: &generator)
      var pattern = name[start..<start + length].map { letter -> Character in
        Int.random(in: 0..<4, using: &generator) == 0 ? "?" : letter
      }
      if Bool.random(using: &generator) {
        pattern[Int.random(in: 0..<length, using: &generator)] = "ü"
      }
      if Bool.random(using: &generator) { pattern.insert("*", at: length / 2) }
      if Bool.random(using: &generator) { pattern.append("*") }
      if Int.random(in: 0..<4, using: &generator) > 0 { pattern.insert("*", at: 0) }
      let expected = slow(pattern, name)
      if expected { matches += 1 }
      #expect(Glob(String(pattern)).matches(Array(String(name).utf8)) == expected)
    }
    #expect((50...350).contains(matches))
  }

  @Test func `Many stars on a long name stay fast`() {
    let glob = Glob(String(repeating: "a*", count: 200) + "b")
    let name = Array(repeating: UInt8(ascii: "a"), count: 20_000)
    let (isMatch, time) = timed { glob.matches(name) }
    #expect(!isMatch)
    #expect(time < .seconds(5))
  }
}

import PricebookModel
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

  @Test func `Many stars on a long name stay fast`() {
    let glob = Glob(String(repeating: "a*", count: 200) + "b")
    let name = Array(repeating: UInt8(ascii: "a"), count: 20_000)
    let start = ContinuousClock.now
    #expect(!glob.matches(name))
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}

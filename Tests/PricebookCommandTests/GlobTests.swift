import Testing

@testable import PricebookCommand

@Suite struct GlobTests {
  @Test(
    "a pattern matches the whole name",
    arguments: [
      ("milk", "Milk", true), ("milk", "Milk 1 l", false), ("milk*", "Milk 1 l", true),
      ("*milk*", "Whole MILK", true), ("m?lk", "Mälk", true), ("m?lk", "mlk", false),
      ("*", "", true), ("", "", true), ("", "a", false), ("?", "", false),
      ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("*ab", "aab", true),
      ("STRASSE", "strasse", true), ("**", "x", true), ("a*", "ba", false),
    ])
  func matching(pattern: String, name: String, matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }

  @Test("many stars over a long name end in bounded time")
  func hostilePattern() {
    let pattern = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}

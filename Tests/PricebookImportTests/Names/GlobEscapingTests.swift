import PricebookModel
import Testing

@testable import PricebookImport

@Suite struct GlobEscapingTests {
  private func fits(_ pattern: String, _ name: String) -> Bool {
    Glob.isGlob(pattern) ? Glob(pattern).matches(Array(name.utf8)) : pattern == name
  }

  @Test(
    "an escaped name fits itself and nothing else",
    arguments: [
      "5* hotel", "what?", #"a\b"#, #"a\*b"#, #"a\\b"#, #"\"#, "*", "?", "**", #"\?*\"#, "plain",
      "äpfel*", #"end\"#, "",
    ])
  func escaping(name: String) {
    let pattern = Glob.escaped(name)
    #expect(fits(pattern, name))
    for other in [name + "x", "x" + name, name + name + "y", "5x hotel", "whats", "x", "ab"]
    where other != name {
      #expect(!fits(pattern, other), "\(other)")
    }
  }

  @Test("a name without a star or question mark is its own pattern", arguments: ["a", #"a\b"#])
  func plain(name: String) {
    #expect(Glob.escaped(name) == name)
    #expect(!Glob.isGlob(name))
  }

  @Test("a backslash before another letter stands for itself")
  func backslash() {
    #expect(Glob(#"a\b*"#).matches(Array(#"a\bc"#.utf8)))
    #expect(!Glob(#"a\b*"#).matches(Array("abc".utf8)))
  }

  @Test("an escaped star stands beside one that means any text")
  func mixed() {
    #expect(Glob(#"5\* *"#).matches(Array("5* hotel".utf8)))
    #expect(!Glob(#"5\* *"#).matches(Array("55 hotel".utf8)))
  }
}

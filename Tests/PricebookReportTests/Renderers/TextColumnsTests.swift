import Testing

@testable import PricebookPages

/// Lines of a terminal and of the sheet of a month are broken alike.
@Suite struct TextColumnsTests {
  @Test(
    "Words fill lines, and a word that is too long has its own",
    arguments: [
      ("", [""]), ("one", ["one"]), ("one two", ["one two"]), ("one two x", ["one two", "x"]),
      ("longer than", ["longer", "than"]), ("a verylongword b", ["a", "verylongword", "b"]),
      ("日本 語", ["日本 語"]), ("日本 語語", ["日本", "語語"]),
    ])
  func lines(text: String, lines: [String]) {
    #expect(TextColumns.lines(of: words(text), to: 7) == lines)
  }

  @Test("Lines after the first are indented, and blanks between words stay")
  func indent() {
    #expect(
      TextColumns.lines(of: words("-   ▁▂ one two"), to: 8, indent: "  ")
        == ["-   ▁▂", "  one", "  two"])
  }

  @Test("No words are no lines")
  func none() {
    #expect(TextColumns.lines(of: [], to: 7) == [])
  }

  @Test("Pieces of a long word fit, whatever is in it")
  func pieces() {
    #expect(TextColumns.pieces(of: "abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(TextColumns.pieces(of: "日本語", to: 3) == ["日", "本", "語"])
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

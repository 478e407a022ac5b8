import Testing

@testable import PricebookCommand

@Suite struct VisibleTextTests {
  @Test(
    "control and format characters are made visible",
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
      ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{9B}", "\\u{9B}"),
      ("Zürich 🥛", "Zürich 🥛"), ("", ""),
    ])
  func visibility(text: String, expected: String) {
    #expect(visible(text) == expected)
  }
}

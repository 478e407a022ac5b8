import Testing

@testable import PricebookCommand

@Suite("Pages on a terminal")
struct PlainTextTests {
  private static func text(_ source: String, width: Int = 40) -> String {
    PlainText.lines(
      of: source.split(separator: "\n", omittingEmptySubsequences: false), width: width
    ).joined(separator: "\n")
  }

  @Test(
    "marks of code, stress and links go, and what they mark stays",
    arguments: [
      ("A *word*, **two** and `*` of `a_b*`.", "A word, two and * of a_b*."),
      ("Three * four.", "Three * four."),
      ("See [nothing](nowhere.html) [here].", "See nothing [here]."),
      ("See [Settings](Settings.md).", "See Settings (pricebook help settings)."),
      (#"`\|` and \*"#, #"\| and *"#),
      (
        "It holds   (`ATests`; `BTests`), or not (`Checks/c.py`). (`d` stays.)",
        "It holds, or not. (\"d\" stays.)"
      ),
    ])
  func inline(source: String, expected: String) {
    #expect(Self.text(source, width: 80) == expected)
  }

  @Test("a paragraph is wrapped, and those of a list hang")
  func lists() {
    #expect(
      Self.text("- one two\n  three four\n- five\n\nsix", width: 12)
        == "- one two\n  three four\n- five\n\nsix")
  }

  @Test("code stays as it is")
  func code() {
    #expect(
      Self.text("Do:\n\n```sh\na  `b` *c*\n\nd\n```\n\n    e  f")
        == "Do:\n\n    a  `b` *c*\n\n    d\n\n    e  f")
  }

  @Test("a table of terms has the text beside them, and a third column in brackets")
  func terms() {
    #expect(
      Self.text("| key | meaning |\n| --- | --- |\n| `a\\|b` | one two three |", width: 16)
        == "a|b  one two\n     three")
    #expect(
      Self.text(
        "| key | meaning | without it |\n| --- | --- | --- |\n| `a` | what it is at all times | 1 |",
        width: 30)
        == "a  what it is at all times\n   (without it: 1)")
  }

  @Test("a table that fits is shown as one")
  func small() {
    #expect(
      Self.text("| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |") == "a  b  c\n1  2  3")
  }

  @Test("a table of sentences names its columns")
  func sentences() {
    let long = "what one sees in a report of a month"
    #expect(
      Self.text(
        "| sight | cause | cure |\n| --- | --- | --- |\n| \(long) | this | that |", width: 38)
        == "\(long)\n    cause: this\n    cure: that")
  }
}

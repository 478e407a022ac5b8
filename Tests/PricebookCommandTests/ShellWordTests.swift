import PricebookImport
import Testing

@testable import PricebookCommand

@Suite struct ShellWordTests {
  @Test(
    "a path is quoted where a shell would take it for something else",
    arguments: [
      ("sample-data", "sample-data"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
      ("$HOME", "'$HOME'"),
      ("", "''"), ("-x", "./-x"), ("-x y", "'./-x y'"), ("Früchte/ä.csv", "Früchte/ä.csv"),
      ("~", "'~'"), ("a;rm", "'a;rm'"), ("/srv/a_b-c.1", "/srv/a_b-c.1"),
    ])
  func quoting(path: String, word: String) {
    #expect(shellWord(path) == word)
  }
}

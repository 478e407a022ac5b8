import Testing

@testable import PricebookCommand

@Suite struct SuggestionTests {
  @Test(
    "a mistyped value brings the one that was meant, whatever people call it",
    arguments: [
      (OptionName.format, "markdwon", "md"), (.format, "markdown", "md"), (.format, "htm", "html"),
      (.format, "jsn", "json"), (.format, "HMTL", "html"), (.color, "alwais", "always"),
      (.color, "off", "never"), (.locale, "deutsch", "de"), (.locale, "englisch", "en"),
      (.state, "actve", "active"), (.sort, "names", "name"),
      (.sort, "creatd-desc", "created-desc"), (.dateFormat, "dym", "dmy"),
      (.dateFormat, "DD/MM/YYYY", "dmy"), (.decimal, ",", "comma"), (.decimal, "dot", "point"),
      (.encoding, "utf8", "utf-8"), (.encoding, "latin1", "windows-1252"),
      (.encoding, "windows1252", "windows-1252"), (.encoding, "cp1250", "windows-1250"),
      (.encoding, "windows1254", "windows-1254"), (.delimiter, "semikolon", "semicolon"),
      (.asOf, "tody", "today"),
    ])
  func values(option: OptionName, written: String, meant: String) {
    #expect(Suggestion.value(for: written, of: option) == meant)
  }

  @Test(
    "what is like nothing that is known brings no suggestion",
    arguments: [
      (OptionName.format, "pdf"), (.color, "purple"), (.locale, "klingon"), (.month, "x"),
    ])
  func noValue(option: OptionName, written: String) {
    #expect(Suggestion.value(for: written, of: option) == nil)
  }

  @Test("the beginning of one word alone means that word")
  func beginning() {
    #expect(Suggestion.word(for: "--verb", among: ["--verbose", "--version"]) == "--verbose")
    #expect(Suggestion.word(for: "--", among: ["--verbose"]) == nil)
  }

  @Test(
    "two letters are a beginning, one is not",
    arguments: [("--ve", "--verbose"), ("ve", nil), ("--v", nil)] as [(String, String?)])
  func shortBeginning(written: String, meant: String?) {
    #expect(Suggestion.word(for: written, among: ["--verbose", "--month"]) == meant)
  }

  @Test(
    "a month in another form brings the right one",
    arguments: [
      ("10/2026", "2026-10"), ("2026-9", "2026-09"), ("2026/10", "2026-10"), ("202610", "2026-10"),
      ("2026-10-31", "2026-10"), ("09.2026", "2026-09"), (" 2026-10 ", "2026-10"),
    ])
  func months(written: String, meant: String) {
    #expect(Suggestion.month(for: written) == meant)
  }

  @Test(
    "what names no month brings none",
    arguments: [
      "", "oct", "2026-13", "2026-00", "2026", "13/2026", "0000-10", "٢٠٢٦-١٠", "999999",
      "99999999999999999999-10", "Q3 2026",
    ])
  func noMonth(written: String) {
    #expect(Suggestion.month(for: written) == nil)
  }

  @Test(
    "a day in another form brings the right one",
    arguments: [
      ("31.12.2026", "2026-12-31"), ("3.4.2026", "2026-04-03"), ("2026/1/5", "2026-01-05"),
      ("20261031", "2026-10-31"), ("12/31/2026", "2026-12-31"), ("31/12/2026", "2026-12-31"),
      ("4/4/2026", "2026-04-04"),
    ])
  func days(written: String, meant: String) {
    #expect(Suggestion.day(for: written) == meant)
  }

  @Test(
    "a day that can be read in two ways, or in none, brings no suggestion",
    arguments: ["3/4/2026", "2026-02-30", "30.2.2026", "tomorrow", "2026", "", "1-1-1", "99999999"])
  func noDay(written: String) {
    #expect(Suggestion.day(for: written) == nil)
  }
}

import Testing

@testable import PricebookImport

@Suite("Days that no calendar has")
struct ImpossibleDayTests {
  @Test(
    "A date of the usual forms is recognised as impossible",
    arguments: [
      "2026-02-30", "20260230", "31.04.2026", "32/13/2026", "2026/13/01", "30 February 2026",
      "Feb 30, 2026", "2026-02-30 18:05",
    ])
  func impossible(text: String) {
    #expect(DateText.isNoSuchDay(text))
  }

  @Test(
    "A day that exists, or a text of another form, is not",
    arguments: ["2026-02-28", "13/02/2026", "02/13/2026", "yesterday", "2026-02", "12", ""])
  func other(text: String) {
    #expect(!DateText.isNoSuchDay(text))
  }
}

import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("Commands and ranges in sentences")
struct CommandsAndRangesTests {
  @Test(
    "A command to type has a type of its own, and quotes where there is none",
    arguments: Language.allCases)
  func commands(language: Language) {
    let sentence = language.words.index.unlinked(3)
    let command = "pricebook report --period all-months"
    #expect(sentence.inlines.contains(.code(command)))
    let report = Report(
      kind: .index, title: "", kicker: "", headline: sentence, deck: sentence, sections: [],
      locale: ReportLocale(language), words: language.words.page)
    let page = String(decoding: HTMLRenderer().bytes(of: report), as: UTF8.self)
    let markdown = String(decoding: MarkdownRenderer().bytes(of: report), as: UTF8.self)
    #expect(page.contains("<code>\(command)</code>") && markdown.contains("`\(command)`"))
    let plain = Formatting(ReportLocale(language)).plainText(sentence)
    #expect(plain.contains(language.words.page.command(command)))
  }

  @Test("A range with equal ends is one number", arguments: Language.allCases)
  func ranges(language: Language) {
    let text = { (range: ClosedRange<Double>) in
      Formatting(ReportLocale(language)).plainText(
        language.words.trends.official(
          .percentDifference(7), range: range, .percentDifference(9), through: nil, since: nil,
          isMore: false))
    }
    let digits = { (number: String) in number.replacing(",", with: ".") }
    let (one, two) = (digits(text(5.26...5.34)), digits(text(5.21...5.34)))
    #expect(one.split(separator: "5.3").count == 2 && !one.contains("5.2"), "\(one)")
    #expect(two.contains("5.2") && two.contains("5.3"), "\(two)")
    #expect(
      ChartWords(.english, Language.english.words.page).range(5.26...5.34, digits: 1) == "5.3")
  }

  @Test("Prices of the list and of another store have their own ages")
  func ages() {
    let words = Language.english.words.next
    #expect(
      ReportReading.plain(words.upTo(weeks: 21)) == "at prices there up to count(21) weeks old")
    #expect(ReportReading.plain(words.grey([.weeks(3)]) ?? "").hasPrefix("Grey prices here are"))
  }
}

import CommandTestSupport
import Foundation
import Testing

@testable import PricebookCommand

/// `--format json` on standard output.
@Suite struct JSONFormatTests {
  private static let sample = CommandLineRun.packageFolder + "/sample-data"

  @Test(
    "review, trends and compare print one document each",
    arguments: [
      ("review", "spending-review"), ("trends", "price-trends"), ("compare", "store-comparison"),
    ])
  func commands(command: String, report: String) throws {
    let text = CommandLineRun(command, Self.sample, "--format", "json").results
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(root?["report"] as? String == report)
    #expect(root?["month"] as? String == "2026-10")
    #expect(root?["asOf"] as? String == "2026-10-27")
  }

  @Test("list prints its document, with what is ticked off marked")
  func lists() throws {
    let text = CommandLineRun("list", Self.sample, "--format", "json").results
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(root?["report"] as? String == "shopping-lists")
    #expect(text.contains(#", "bought": true}"#))
  }

  @Test("the document is the same in every language")
  func locales() throws {
    let languages = try #require(OptionDefinition.named(.locale)?.words)
    #expect(languages.count > 1)
    let texts = languages.map {
      CommandLineRun("trends", Self.sample, "--format", "json", "--locale", $0).results
    }
    #expect(!texts.contains(""))
    #expect(Set(texts).count == 1)
  }
}

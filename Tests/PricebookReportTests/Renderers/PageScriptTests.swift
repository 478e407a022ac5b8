import Foundation
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `The script of a page` {
  @Test("The policy names the hash of the one script that stands in a page")
  func policyMatchesScript() throws {
    let html = HTMLRenderer().render(SampleReports.index())
    let tag = try #require(html.range(of: "<script"))
    let opening = try #require(html.range(of: ">", range: tag.upperBound..<html.endIndex))
    let closing = try #require(html.range(of: "</script>"))
    let script = String(html[opening.upperBound..<closing.lowerBound])
    #expect(script == HTMLRenderer.script)
    #expect(html.contains("script-src '\(HTMLRenderer.hash(of: script))';"))
    #expect(html.components(separatedBy: "<script").count == 2)
  }

  @Test("The script is at most 10 KB")
  func size() { #expect(HTMLRenderer.script.utf8.count <= 10_240) }

  @Test("The script of a page with entries, which draws their charts, is at most 12 KB more")
  func catalogueSize() { #expect(PageScript.catalogue.text.utf8.count <= 12_288) }

  @Test("The script of a page of receipts is at most 4 KB more")
  func receiptsSize() { #expect(PageScript.receipts.text.utf8.count <= 4_096) }

  @Test(
    "The policy names a script of its own where it is, and only there",
    arguments: PageScript.allCases)
  func ownScript(script: PageScript) {
    let hash = HTMLRenderer.hash(of: script.text)
    for other in [nil] + PageScript.allCases {
      let policy = HTMLRenderer.policy(runningHead: "", script: other)
      #expect(policy.contains(hash) == (other == script))
    }
  }

  @Test(
    "The script neither ends its element nor makes code, markup or requests of text",
    arguments: [
      "<", "eval", "Function(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
      "fetch", "XMLHttpRequest", "WebSocket", "sendBeacon", "import", "http", "cookie", ".onclick",
    ])
  func scriptIsHarmless(fragment: String) {
    #expect(!HTMLRenderer.script.contains(fragment))
    for script in PageScript.allCases { #expect(!script.text.contains(fragment)) }
  }

  @Test(
    "The words that the script shows stand in its attributes",
    arguments: ["filter", "save", "of", "rows", "note", "currency", "all"])
  func wordsAreThere(name: String) {
    #expect(HTMLRenderer().render(SampleReports.index()).contains(" data-\(name)=\""))
  }
}

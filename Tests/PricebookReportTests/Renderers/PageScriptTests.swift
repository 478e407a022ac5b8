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
  func catalogueSize() { #expect(HTMLRenderer.catalogueScript.utf8.count <= 12_288) }

  @Test("The policy names the script of entries where they are, and only there")
  func catalogueScript() {
    let hash = HTMLRenderer.hash(of: HTMLRenderer.catalogueScript)
    let policy = { HTMLRenderer.policy(runningHead: "", hasCatalogue: $0) }
    #expect(policy(true).contains(hash))
    #expect(!policy(false).contains(hash))
  }

  @Test(
    "The script neither ends its element nor makes code, markup or requests of text",
    arguments: [
      "<", "eval", "Function(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
      "fetch", "XMLHttpRequest", "WebSocket", "sendBeacon", "import", "http", "cookie", ".onclick",
    ])
  func scriptIsHarmless(fragment: String) {
    #expect(!HTMLRenderer.script.contains(fragment))
    #expect(!HTMLRenderer.catalogueScript.contains(fragment))
  }

  @Test(
    "The words that the script shows stand in its attributes",
    arguments: ["filter", "save", "of", "rows", "note", "currency", "all"])
  func wordsAreThere(name: String) {
    #expect(HTMLRenderer().render(SampleReports.index()).contains(" data-\(name)=\""))
  }
}

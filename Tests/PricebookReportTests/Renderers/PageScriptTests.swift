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
  func catalogueSize() { #expect((PagePart.catalogue.script?.utf8.count ?? 0) <= 12_288) }

  @Test("The script of a page of receipts is at most 4 KB more")
  func receiptsSize() { #expect((PagePart.receipts.script?.utf8.count ?? 0) <= 4_096) }

  @Test(
    "The policy names the style and the script of a part where it is, and only there",
    arguments: PagePart.allCases)
  func partsAreNamed(part: PagePart) {
    let hashes = [part.style, part.script].compactMap(\.self).map(HTMLRenderer.hash)
    for parts in [[]] + PagePart.allCases.map({ [$0] }) + [PagePart.allCases] {
      let policy = HTMLRenderer.policy(runningHead: "", parts: parts)
      for hash in hashes { #expect(policy.contains(hash) == parts.contains(part)) }
    }
  }

  @Test("What stands in every page has no comments and no indents")
  func textsAreSqueezed() {
    let styles = [HTMLRenderer.style] + PagePart.allCases.map(\.style)
    let scripts = [HTMLRenderer.script] + PagePart.allCases.compactMap(\.script)
    #expect(styles.allSatisfy { !$0.isEmpty && !$0.contains("/*") && !$0.contains("\n") })
    #expect(scripts.allSatisfy { !$0.contains("\n ") && !$0.contains("\n//") })
  }

  @Test(
    "The script neither ends its element nor makes code, markup or requests of text",
    arguments: [
      "<", "eval", "Function(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
      "fetch", "XMLHttpRequest", "WebSocket", "sendBeacon", "import", "http", "cookie", ".onclick",
    ])
  func scriptIsHarmless(fragment: String) {
    #expect(!HTMLRenderer.script.contains(fragment))
    for part in PagePart.allCases { #expect(part.script?.contains(fragment) != true) }
  }

  @Test(
    "The words that the script shows stand in its attributes",
    arguments: ["filter", "save", "of", "rows", "note", "currency", "all"])
  func wordsAreThere(name: String) {
    #expect(HTMLRenderer().render(SampleReports.index()).contains(" data-\(name)=\""))
  }
}

import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `HTML pages` {
  @Test(
    "A hostile name changes nothing but text: the page has the same tags as with a plain name",
    arguments: HostileNames.all)
  func hostileNamesStayText(name: String) {
    let plain = tags(of: HTMLRenderer().render(HostileNames.report(naming: "Milk")))
    let hostile = tags(of: HTMLRenderer().render(HostileNames.report(naming: name)))
    #expect(hostile == plain)
  }

  @Test(
    "A name of up to 48 characters is written whole, a longer one in two parts",
    arguments: [48, 49])
  func longNamesShowTheirBeginning(length: Int) {
    let name = "A name of words " + String(repeating: "x", count: length - 16)
    let html = HTMLRenderer().render(HostileNames.report(naming: name))
    let rest = name.dropFirst(44)
    #expect(html.contains("<bdi>\(name)</bdi>") == (length == 48))
    #expect(
      html.contains(
        "<bdi class=\"cut\" title=\"\(name)\">\(name.prefix(44))<span class=\"tail\">\(rest)</span></bdi>"
      )
        == (length == 49))
  }

  private func page(_ blocks: [Block], _ navigation: Navigation = Navigation()) -> String {
    HTMLRenderer().render(
      Report(
        kind: .items, title: "Items", kicker: "", headline: "Items", deck: "",
        navigation: navigation, sections: [Section(id: "s", title: "S", blocks: blocks)],
        words: Language.english.words.page))
  }

  @Test("The chart of an entry is data, counts of the last decimal, and drawn when it is opened")
  func plots() throws {
    let lines = LineChart(
      months: (0..<3).map { Month(year: 2026, month: 8 + $0) },
      series: [LineSeries(name: "Rewe \"1\"", slot: .store2, values: [2.49, nil, 2.505])],
      reference: nil, digits: 2, monthsHeld: 12)
    let chart = Chart(
      id: "c", title: "Milk", description: "2.51 at Rewe", drawing: .lines(lines),
      isTabledElsewhere: true)
    let entry = Catalogue.Entry(id: "milk", name: "Milk", summary: [], blocks: [.chart(chart)])
    let html = page([.catalogue(Catalogue(headings: [], entries: [entry]))])
    let data = try #require(values(of: "data-plot", in: html).first)
    #expect(data == "2026-08 12 2\n2 249,,251 Rewe &quot;1&quot;")
    #expect(!html.contains("<figure"))
  }

  @Test("One bar links the pages in their order and marks the current one")
  func navigationBar() {
    let html = page(
      [],
      Navigation(pages: [
        .init(name: "Home", target: .page("../index")),
        .init(name: "Items", target: .page("items"), isCurrent: true),
      ]))
    #expect(
      html.contains(
        "<ul><li><a href=\"../index.html\">Home</a></li>"
          + "<li><a href=\"items.html\" aria-current=\"page\">Items</a></li></ul>"))
  }

  @Test("A list whose ticks are remembered says by what, and how they are removed")
  func rememberedTicks() {
    let entry = ShoppingList.Entry(item: "Milk", quantity: "2", cost: nil)
    let store = ShoppingList.Store(
      name: "Rewe", note: "1 item", entries: [entry], totalLabel: "Total", total: nil as Value?)
    let html = page([
      .shoppingList(
        ShoppingList(
          stores: [store], hasBoxes: true, memory: .init(key: "2026-10 Rewe", clear: "Clear")))
    ])
    #expect(html.contains("data-list=\"2026-10 Rewe\" data-clear=\"Clear\""))
  }

  @Test("A long name is cut at a space where there is one near")
  func longNamesAreCutAtSpaces() throws {
    let name = String(repeating: "x", count: 40) + " and more words"
    let (start, rest) = try #require(DisplayName.halves(of: name))
    #expect(start == String(repeating: "x", count: 40))
    #expect(rest == " and more words")
  }

  @Test("A path may break after its slashes")
  func pathsBreak() {
    let html = HTMLRenderer().render(HostileNames.report(naming: "book/receipts/rewe.csv"))
    #expect(html.contains("<bdi>book/<wbr>receipts/<wbr>rewe.csv</bdi>"))
  }

  @Test("A table of amounts names their currency for the script")
  func tablesNameTheirCurrency() {
    let html = HTMLRenderer().render(HostileNames.report(naming: "EUR"))
    #expect(html.contains("<table id=\"table\" data-currency=\"EUR\">"))
  }

  @Test("Amounts too long for their column stand above the findings", arguments: [1, 1_000_000])
  func longAmountsStandAbove(thousands: Int64) {
    let amount = Money(Amount(units: thousands * 1_000), CurrencyCode(label: "EUR"))
    let report = Report(
      kind: .spendingReview, title: "", kicker: "", headline: "", deck: "",
      sections: [
        Section(
          id: "findings", title: "",
          blocks: [.findings([Finding(amount: .money(amount), tone: .over, sentence: "Over.")])])
      ],
      words: Language.english.words.page)
    let html = HTMLRenderer().render(report)
    #expect(html.contains("<ol class=\"findings stacked\">") == (thousands > 1))
  }

  @Test("A name of 10,000 characters is cut at 120", arguments: ["x", "é"])
  func longNamesAreCut(letter: String) {
    let html = HTMLRenderer().render(
      HostileNames.report(naming: String(repeating: letter, count: 10_000)))
    #expect(html.contains(String(repeating: letter, count: 119) + "…"))
    #expect(!html.contains(String(repeating: letter, count: 120)))
  }

  @Test("The policy names the hashes of both styles that stand in the page")
  func policyMatchesStyles() throws {
    let html = HTMLRenderer().render(SampleReports.index())
    let styles = html.components(separatedBy: "<style").dropFirst().map { part in
      String(
        part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)[1].components(
          separatedBy: "</style>")[0])
    }
    #expect(styles.count == 2)
    let policy = try #require(html.components(separatedBy: "style-src ").dropFirst().first)
    let allowed = policy.split(separator: ";")[0].split(separator: " ")
    let hashes = styles.map { "'sha256-\(Base64.text(of: SHA256.hash(of: Array($0.utf8))))'" }
    #expect(Set(allowed.map(String.init)) == Set(hashes))
  }

  @Test("The running head of printed pages is a string that no title ends")
  func runningHead() {
    #expect(
      HTMLRenderer.runningHead("Spending review, May 2026", Language.english.words.page).hasPrefix(
        #"@page { @top-left { content: "Spending review\2c  May 2026" }"#))
    let hostile = HTMLRenderer.runningHead(#""} </style><b>\"#, Language.english.words.page)
    #expect(hostile.contains(#"content: "\22 \7d  \3c \2f style\3e \3c b\3e \5c " }"#))
  }

  @Test(
    "The style sheet asks for nothing from outside", arguments: ["url(", "@import", "http", "<"])
  func styleIsSelfContained(fragment: String) {
    #expect(!HTMLRenderer.style.contains(fragment))
    for part in PagePart.allCases { #expect(!part.style.contains(fragment)) }
  }

  @Test(
    "No page has a style attribute, an event handler, a control or an outside address",
    arguments: [
      " style=\"", " onload=", "javascript:", "src=", "https://", "http://", "<button", "<input",
      "<select",
    ])
  func nothingRunsOrLoads(fragment: String) {
    for report in SampleReports.all {
      #expect(!HTMLRenderer().render(report).contains(fragment))
    }
  }

  @Test("Every id is given once, and every reference has its id")
  func idsAreUnique() {
    for report in SampleReports.all {
      let html = HTMLRenderer().render(report)
      let ids = values(of: "id", in: html)
      #expect(Set(ids).count == ids.count)
      for attribute in ["aria-labelledby", "aria-describedby"] {
        #expect(Set(values(of: attribute, in: html)).isSubset(of: ids))
      }
      let fragments = values(of: "href", in: html).filter { $0.hasPrefix("#") }
      #expect(Set(fragments.map { String($0.dropFirst()) }).isSubset(of: ids))
    }
  }

  @Test("Every opened element is closed in order")
  func elementsNest() {
    let withoutEnd: Set = ["meta", "link", "wbr", "!DOCTYPE", "!doctype", "tr", "th", "td"]
    for report in SampleReports.all {
      var open: [String] = []
      for tag in tags(of: HTMLRenderer().render(report), withTitles: true) where !tag.hasSuffix("/")
      {
        let name = tag.prefix { !$0.isWhitespace }
        if name.hasPrefix("/") {
          #expect(open.popLast() == String(name.dropFirst()))
        } else if !withoutEnd.contains(String(name)) {
          open.append(String(name))
        }
      }
      #expect(open.isEmpty)
    }
  }

  @Test("A page has one h1, its language and a heading for every section")
  func landmarksAreThere() {
    let html = HTMLRenderer().render(SampleReports.storeComparison())
    #expect(html.components(separatedBy: "<h1").count == 2)
    #expect(html.contains("<html lang=\"en\">"))
    #expect(
      html.components(separatedBy: "<section ").count
        == html.components(separatedBy: "</h2>").count)
  }

  @Test(
    "An address never has a scheme",
    arguments: [
      ("tables/a b.csv", "tables/a%20b.csv"), ("javascript:alert(1)", "javascript%3Aalert%281%29"),
      ("//evil.example/x", "#"), ("", "#"), ("../2026-09/x.html", "../2026-09/x.html"),
    ])
  func addressesAreRelative(path: String, escaped: String) {
    #expect(Escaping.address(path) == escaped)
  }

  /// All tags with their attributes; titles of cut labels are left out, and so is what long names
  /// and paths are written with.
  private func tags(of html: String, withTitles: Bool = false) -> [String] {
    let html =
      withTitles
      ? html
      : html.replacing(#/ class="cut" title="[^"]*"/#, with: "")
        .replacing(#/<span class="tail">([^<]*)</span>/#, with: { $0.output.1 })
        .replacing("<wbr>", with: "").replacing(#/ data-currency="[^"]*"/#, with: "")
        // Figures with more digits or a longer sign of currency are written smaller.
        .replacing(#/ class="long(er)?"/#, with: "")
    var tags: [String] = []
    for piece in html.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { continue }
      let tag = piece[..<end]
      if !withTitles, tag == "title" || tag == "/title" { continue }
      let numbers = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      let names = numbers.map { $0.offset % 2 == 0 ? String($0.element) : "" }
      tags.append(withTitles ? String(tag) : names.joined(separator: "\""))
    }
    return tags
  }

  private func values(of attribute: String, in html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}

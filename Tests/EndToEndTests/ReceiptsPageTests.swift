import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// The pages of all lines, and the amounts of other pages that lead to them.
@Suite struct ReceiptsPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(_ words: String...) throws -> [String: Data] {
    let run = CommandLineRun(
      ["report", folder.path("book"), "--output", folder.path("out")] + words,
      today: CalendarDate(year: 2026, month: 3, day: 20))
    #expect(run.status == .done, "\(run.messages)")
    return try folder.contents().filter { $0.key.hasPrefix("out/") }
  }

  /// Nested categories, a refund, a coupon, two people, and names that are markup.
  private func writeBook() throws {
    var receipts = "date,store,item,category,quantity,total,currency,person\n"
    for month in 1...3 {
      receipts += """
        2026-0\(month)-02,Kiosk & Co,"Tea <b>, green",Food:Hot drinks,1,3.3\(month),EUR,Ada
        2026-0\(month)-02,Kiosk & Co,Rye,Food:Bread,2,4.8\(month),EUR,Ada
        2026-0\(month)-09,Halle,Rye,Food:Bread,1,2.2\(month),EUR,Bo
        2026-0\(month)-09,Halle,Rye,Food:Bread,-1,-2.2\(month),EUR,Bo
        2026-0\(month)-11,Halle,Coupon,,1,-1.50,EUR,
        2026-0\(month)-11,Halle,Bowl,,1,8.9\(month),EUR,

        """
    }
    try folder.write("book/receipts.csv", receipts)
  }

  /// Amounts of the review that are links, with their addresses.
  private static func links(_ html: Data) -> [(address: String, text: String)] {
    String(decoding: html, as: UTF8.self).matches(
      of: #/<a href="([^"]*receipts\.html[^"]*)">(?:<span class="whole">)?([^<]*[0-9][^<]*)</#
    ).map { (String($0.1).replacing("&amp;", with: "&"), String($0.2)) }
      .filter { !$0.text.contains(#/[a-z]/#) }
  }

  @Test(
    "Every amount of the review is the sum of the lines that it leads to", arguments: Subject.all)
  func sums(subject: Subject) throws {
    let files = try subject.files()
    let month = try subject.month()
    let page = ReceiptPage(try #require(files["receipts.html"]))
    let links = Self.links(try #require(files["spending-review.html"])).filter {
      $0.address.contains("\(month)/receipts.html")
    }
    #expect(links.count > 3)
    for link in links {
      let sums = page.sums(ofLinesAt: link.address)
      #expect(sums.contains(ReceiptPage.minorUnits(link.text)), "\(link): \(sums)")
    }
  }

  @Test("Groups, people, deposits and what has no category lead to their lines")
  func kinds() throws {
    try writeBook()
    let files = try report()
    let page = ReceiptPage(try #require(files["out/2026-03/receipts.html"]))
    let links = Self.links(try #require(files["out/2026-03/spending-review.html"])).filter {
      $0.address.contains("2026-03")
    }
    for link in links {
      let sums = page.sums(ofLinesAt: link.address)
      #expect(sums.contains(ReceiptPage.minorUnits(link.text)), "\(link): \(sums)")
    }
    for part in [
      "category=Food", "category=", "category=Deposits", "person=Ada", "person=", "store=",
    ] {
      #expect(links.contains { $0.address.contains("?" + part) }, "\(part)")
    }
  }

  @Test("Every amount of the year is the sum of the lines that it leads to")
  func year() throws {
    try writeBook()
    let files = try report()
    let page = ReceiptPage(try #require(files["out/2026/receipts.html"]))
    #expect(page.lines.count == 18)
    let links = Self.links(try #require(files["out/2026/year-in-review.html"]))
      .filter { $0.address.contains("/2026/receipts.html") }
    for link in links where link.text.contains(".") || link.address.contains("category=") {
      let sums = page.sums(ofLinesAt: link.address)
      let amount = ReceiptPage.minorUnits(link.text)
      // The table of categories has whole units.
      let isSum =
        link.text.contains(".")
        ? sums.contains(amount) : sums.contains { abs($0 - 100 * amount) <= 50 }
      #expect(isSum, "\(link): \(sums)")
    }
    for part in ["category=", "item=Rye", "from=2026-01"] {
      #expect(links.contains { $0.address.contains(part) }, "\(part)")
    }
  }

  /// Holds every amount of a page that leads to the lines of a month or a year to their sum.
  private func checkLinks(of page: String, to lines: String, in files: [String: Data]) throws {
    let receipts = ReceiptPage(try #require(files["out/\(lines)/receipts.html"]))
    let links = Self.links(try #require(files["out/\(page).html"])).filter {
      $0.address.contains("\(lines)/receipts.html")
        && ($0.text.contains(".") || $0.address.contains("category="))
    }
    #expect(!links.isEmpty)
    for link in links {
      let sums = receipts.sums(ofLinesAt: link.address)
      let amount = ReceiptPage.minorUnits(link.text)
      let isSum =
        link.text.contains(".")
        ? sums.contains(amount) : sums.contains { abs($0 - 100 * amount) <= 50 }
      #expect(isSum, "\(link): \(sums)")
    }
  }

  @Test("What a category has besides parts with budgets leads to its own lines alone")
  func ownLines() throws {
    try writeBook()
    let bowls = (1...3).map { "2026-0\($0)-12,Halle,Soup,Food,1,5.5\($0),EUR,\n" }.joined()
    let receipts = try String(contentsOfFile: folder.path("book/receipts.csv"), encoding: .utf8)
    try folder.write("book/receipts.csv", receipts + bowls)
    try folder.write("book/budgets.csv", "month,category,amount,currency\n*,Food:Bread,4,EUR\n")
    let files = try report()
    try checkLinks(of: "2026-03/spending-review", to: "2026-03", in: files)
    try checkLinks(of: "2026/year-in-review", to: "2026", in: files)
    let review = String(
      decoding: try #require(files["out/2026-03/spending-review.html"]), as: UTF8.self)
    #expect(review.contains("?category=Food&amp;own=1"))
  }

  @Test("The months of a year that begin on another day lead to the lines of their days")
  func startDay() throws {
    try writeBook()
    try folder.write("book/pricebook.json", #"{"monthStartDay": 10}"#)
    let files = try report()
    try checkLinks(of: "2026/year-in-review", to: "2026", in: files)
    let year = String(decoding: try #require(files["out/2026/year-in-review.html"]), as: UTF8.self)
    #expect(year.contains("from=2026-01-10&amp;to=2026-02-09"))
  }

  @Test("The lines of a year go with its review")
  func obsoleteYear() throws {
    try writeBook()
    #expect(try report()["out/2026/receipts.html"] != nil)
    let files = try report("--format", "md,csv")
    #expect(files["out/2026/receipts.html"] == nil && files["out/2026/year-in-review.md"] != nil)
  }

  @Test("Every line has its own line of the file")
  func places() throws {
    try writeBook()
    let page = ReceiptPage(try #require(try report()["out/2026-03/receipts.html"]))
    let text = try String(contentsOfFile: folder.path("book/receipts.csv"), encoding: .utf8)
    let records = text.components(separatedBy: "\n")
    #expect(page.lines.count == 6)
    // The newest receipt comes first.
    #expect(page.lines.map(\.day) == page.lines.map(\.day).sorted(by: >))
    for line in page.lines {
      let record = records[try #require(Int(line.place)) - 1]
      #expect(record.hasPrefix("\(line.day),\(line.store),"))
      #expect(record.contains(line.item.replacing("\"", with: "\"\"")), "\(record)")
    }
  }

  @Test("A deposit has the category that its line has, and else that of deposits")
  func categories() throws {
    try folder.write(
      "book/receipts.csv",
      "date,store,item,category,total,currency\n2026-03-09,Halle,Deposit,Drinks,0.25,EUR\n"
        + "2026-03-10,Halle,Deposit,,0.25,EUR\n2026-03-10,Halle,Tea,Drinks,3.00,EUR\n")
    let page = ReceiptPage(try #require(try report()["out/2026-03/receipts.html"]))
    let deposits = page.lines.filter { $0.item == "Deposit" }.sorted { $0.day < $1.day }
    #expect(deposits.map(\.category).first == "Drinks", "\(page.lines)")
  }

  @Test("The receipts of a month are the same whichever months are written")
  func anyMonth() throws {
    try writeBook()
    func main(_ files: [String: Data]) throws -> String {
      let html = String(
        decoding: try #require(files["out/2026-02/receipts.html"]), as: UTF8.self)
      return html.components(separatedBy: "<main")[1]
    }
    let alone = try main(report("--month", "2026-02"))
    #expect(try main(report("--period", "all-months")) == alone)
  }

  @Test("No page links to receipts where no page of them is written")
  func noDeadLinks() throws {
    try writeBook()
    for (name, data) in try report("--format", "md,csv") {
      #expect(!String(decoding: data, as: UTF8.self).contains("receipts.html"), "\(name)")
    }
    let review = CommandLineRun("review", folder.path("book"), "--format", "html")
    #expect(review.status == .done && !review.results.contains("receipts.html"))
  }

  @Test("A year of more than 20,000 lines has a page for each month")
  func byMonth() throws {
    var receipts = "date,store,item,total,currency\n"
    for line in 0..<20_001 {
      let month = ["01", "02", "03"][line % 3]
      receipts += "2026-\(month)-\(10 + line % 9),Shop,Item \(line % 50),1.25,EUR\n"
    }
    try folder.write("book/receipts.csv", receipts)
    let files = try report("--period", "2026", "--format", "html")
    let overview = String(
      decoding: try #require(files["out/2026/receipts.html"]), as: UTF8.self)
    var count = 0
    for month in ["2026-01", "2026-02", "2026-03"] {
      #expect(overview.contains("href=\"receipts-\(month).html\""))
      let data = try #require(files["out/2026/receipts-\(month).html"])
      #expect(data.count <= 2_000_000)
      count += ReceiptPage(data).lines.count
    }
    #expect(count == 20_001)
  }
}

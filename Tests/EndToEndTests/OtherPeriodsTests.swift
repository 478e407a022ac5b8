import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Quarters, years and other months, on standard output and in a folder beside months.
@Suite struct OtherPeriodsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var receipts = "date,store,item,category,quantity,total,currency\n"
    // From 5 May 2025 to 20 November 2026, without August 2026.
    let first = Month(year: 2025, month: 5)
    for number in 0..<19 where number != 15 {
      let month = first.adding(months: number)
      for item in 0..<4 {
        for (store, surcharge) in [("Aldo", 0), ("Beta", 25)] where (number + item) % 3 > 0 {
          let cents = 200 + 40 * item + 7 * number + surcharge
          receipts +=
            "\(month)-\(item == 0 ? "05" : "20"),\(store),Item \(item),\(item < 2 ? "Dairy" : "Bread"),"
            + "\(1 + (number + item) % 2),\(cents * (1 + (number + item) % 2) / 100)."
            + "\(cents * (1 + (number + item) % 2) % 100 / 10)0,EUR\n"
        }
      }
    }
    receipts += "2026-08-12,Tokyo Mart,Tea,Drinks,1,450,JPY\n"
    try folder.write("book/receipts.csv", receipts)
    try folder.write(
      "book/budgets.csv",
      "month,category,amount,currency,rollover\n*,Dairy,20,EUR,\n*,Bread,15,EUR,yes\n")
  }

  private func run(
    _ words: String..., today: String = "2026-11-22"
  ) -> CommandLineRun {
    CommandLineRun(
      [words[0], folder.path("book")] + words.dropFirst(), today: CalendarDate(iso: today))
  }

  private func files(_ output: String) throws -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: try folder.contents().filter { $0.key.hasPrefix(output + "/") }
        .map { (String($0.key.dropFirst(output.count + 1)), $0.value) })
  }

  private func report(_ output: String, _ period: String) {
    let run = run(
      "report", "--output", folder.path(output), "--format", "html,csv", "--period", period)
    #expect(run.status == .done, "\(run.messages)")
  }

  @Test("periods and months in any order give the same files")
  func order() throws {
    let periods = ["2026-Q3", "2026-09", "2026", "2026-10..2026-11"]
    for period in periods { report("one", period) }
    for period in periods.reversed() { report("other", period) }
    let (one, other) = (try files("one"), try files("other"))
    #expect(one.keys.sorted() == other.keys.sorted())
    for (name, data) in one { #expect(other[name] == data, "\(name)") }
  }

  @Test("a late receipt of a quarter brings its pages up to date")
  func lateReceipt() throws {
    report("out", "2026-Q3")
    let before = try files("out")["2026-Q3/spending-review.html"]
    try folder.write(
      "book/late.csv", "date,store,item,total,currency\n2026-08-30,Aldo,Item 1,7.77,EUR\n")
    report("out", "2026-10")
    let after = try files("out")["2026-Q3/spending-review.html"]
    report("fresh", "2026-Q3")
    report("fresh", "2026-10")
    #expect(before != after)
    #expect(try files("fresh")["2026-Q3/spending-review.html"] == after)
  }

  @Test("a quarter has a review, trends and an index, and no page links to one that is missing")
  func links() throws {
    report("out", "2026-Q3")
    let files = try files("out")
    let pages = files.keys.filter { $0.hasPrefix("2026-Q3/") }.sorted()
    #expect(
      pages
        == ["index", "price-trends", "receipts", "spending-review"].map { "2026-Q3/\($0).html" })
    for page in pages + ["index.html"] {
      let text = String(decoding: try #require(files[page]), as: UTF8.self)
      let folder = page.contains("/") ? "2026-Q3/" : ""
      for piece in text.components(separatedBy: "href=\"").dropFirst() {
        let link = piece.prefix { !"\"#?".contains($0) }
        guard !link.isEmpty, !link.hasPrefix("data:") else { continue }
        let target =
          link.hasPrefix("../") ? String(link.dropFirst(3)) : folder + String(link)
        #expect(files[target] != nil, "\(page) links to \(link)")
      }
    }
  }

  @Test(
    "every language names quarters, years and other months",
    arguments: [
      ("en", "2026-Q3", "in the third quarter of 2026", "Q3 2026"),
      ("en", "2025", "in 2025", "2025"),
      ("en", "2026-05..2026-07", "from May to July 2026", "May to July 2026"),
      ("de", "2026-Q3", "im 3. Quartal 2026", "3. Quartal 2026"),
      ("de", "2026-05..2026-07", "von Mai bis Juli 2026", "Mai bis Juli 2026"),
      ("fr", "2026-Q3", "au 3e trimestre 2026", "3e trimestre 2026"),
      ("fr", "2026-04..2026-05", "d’avril à mai 2026", "avril à mai 2026"),
      ("es", "2026-Q3", "en el tercer trimestre de 2026", "tercer trimestre de 2026"),
      ("es", "2026-05..2026-07", "de mayo a julio de 2026", "de mayo a julio de 2026"),
    ])
  func words(locale: String, period: String, during: String, name: String) throws {
    let lines = run("review", "--period", period, "--locale", locale).results
      .split(separator: "\n")
    #expect(try #require(lines.first).contains(during), "\(lines[0])")
    #expect(lines[1].hasSuffix("· \(name)"), "\(lines[1])")
  }

  @Test("a period under way has days elapsed and a pace, and one that is over has neither")
  func underWay() {
    let running = run("review", "--period", "2026-Q4").results
    #expect(running.contains("Q4 2026 to 22 November, 53 of 92 days"))
    #expect(running.contains("from 1 July to 22 August"))
    let over = run("review", "--period", "2026-Q3").results
    for words in ["so far", "even pace", "of 92 days", "to go", "usually"] {
      #expect(!over.contains(words), "\(words)")
    }
  }

  @Test("the amounts of a currency stay beside those of others")
  func currencies() {
    let review = run("review", "--period", "2026-Q3").results
    #expect(review.contains("JPY"))
    #expect(review.contains("## EUR"))
    #expect(!run("review", "--period", "2026-Q2").results.contains("## EUR"))
  }

  @Test(
    "a period that cannot be reported on is refused with what to do",
    arguments: [
      (["review", "--period", "2026-Q5"], "--period cannot be “2026-Q5”"),
      (["review", "--period", "2026-08..2026-06"], "did you mean \"2026-06..2026-08\"?"),
      (["review", "--period", "Q3 2026"], "did you mean \"2026-Q3\"?"),
      (["review", "--period", "2027"], "has not begun yet; it begins on 2027-01-01"),
      (["compare", "--period", "2026-Q3"], "compares stores for one month"),
      (["review", "--period", "2026-Q3", "--against", "2025"], "has 12 months, but"),
      (["review", "--period", "2026-Q3", "--against", "2026-09"], "has months of --period"),
      (["review", "--period", "2026-09", "--against", "2026-Q4"], "is not over on 2026-11-22"),
      (["report", "--period", "all-months", "--against", "2025"], "compares one period"),
      (["review", "--period", "2026-Q3", "--as-of", "2026-06-30"], "is before --period 2026-Q3"),
    ])
  func refusals(words: [String], message: String) {
    let run = CommandLineRun(
      [words[0], folder.path("book")] + words.dropFirst(), today: CalendarDate(iso: "2026-11-22"))
    #expect(run.status == .usage)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test("a period or a reference without data is named with the months that have some")
  func withoutData() {
    let period = run("review", "--period", "2024-Q3")
    #expect(period.status == .badData)
    #expect(period.messages.contains("no data for 2024-Q3; there is data from 2025-05 to 2026-11"))
    let against = run("review", "--period", "2026-Q3", "--against", "2024-Q3")
    #expect(against.status == .badData)
    #expect(against.messages.contains("no data for 2024-Q3"))
  }

  @Test("a month can be compared with any other month, or with the mean of several")
  func against() {
    let month = run("review", "--period", "2026-09", "--against", "2025-09").results
    #expect(month.contains("September against September 2025:"))
    let mean = run("review", "--period", "2026-09", "--against", "2026-Q2").results
    #expect(mean.contains("against the average month of Q2 2026"))
  }
}

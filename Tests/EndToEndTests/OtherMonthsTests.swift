import CommandTestSupport
import Foundation
import PricebookAnalytics
import PricebookCommand
import PricebookImport
import PricebookModel
import PricebookReport
import TestSupport
import Testing

/// Several months in one folder: no page contradicts another, whatever was there before.
@Suite struct OtherMonthsTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    let random = RandomBook(seed: 5, currency: "EUR", digits: 2, months: 8)
    try folder.write("book/receipts.csv", random.receipts)
    try folder.write("book/budgets.csv", random.budgets)
    // Prices that were seen, some of them offers that end, of what is bought too.
    var prices = "date,store,item,price,offer,valid until\n"
    for number in 1...8 {
      let item = "Item \(Character(UnicodeScalar(UInt8(65 + number)))) no. \(number)"
      prices += "2025-11-08,Seen,\(item),0.19,yes,2025-12-05\n2025-10-08,Seen,\(item),0.49,,\n"
      prices += "2026-01-08,Aldo,\(item),0.79,yes,2026-02-20\n2026-03-19,Aldo,\(item),0.89,,\n"
    }
    try folder.write("book/prices.csv", prices)
    book = folder.path("book")
  }

  @discardableResult
  private func report(_ output: String, _ words: String...) -> CommandLineRun {
    let run = CommandLineRun(
      ["report", book, "--output", folder.path(output), "--format", "html,md,csv,json"] + words,
      today: CalendarDate(year: 2030, month: 1, day: 1))
    #expect(run.status == .done, "\(run.messages)")
    return run
  }

  private func files(_ output: String) throws -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: try folder.contents().filter { $0.key.hasPrefix(output + "/") }
        .map { (String($0.key.dropFirst(output.count + 1)), $0.value) })
  }

  private func months(_ output: String) throws -> [String] {
    let names = try files(output).keys.filter { $0.hasPrefix("2") && $0.dropFirst(4).first == "-" }
    return Set(names.map { String($0.prefix(7)) }).sorted()
  }

  private func expectSame(_ left: String, _ right: String) throws {
    let (left, right) = (try files(left), try files(right))
    #expect(left.keys.sorted() == right.keys.sorted())
    for (name, data) in left { #expect(right[name] == data, "\(name)") }
  }

  @Test("months one by one, in any order, give the same files as all at once, written once")
  func oneByOne() throws {
    // Every run brings the months that are there up to date, so that the work grows with their square.
    let random = RandomBook(seed: 5, currency: "EUR", digits: 2, months: 5)
    try folder.write("book/receipts.csv", random.receipts)
    report("all", "--period", "all-months")
    let months = try months("all")
    #expect(months.count == 5)
    for month in months.reversed().enumerated().sorted(by: { $0.0 % 3 < $1.0 % 3 }).map(\.1) {
      report("single", "--month", month)
    }
    try expectSame("all", "single")
    #expect(
      report("all").messages.contains(
        "Brought 4 other months in \(folder.path("all")) up to date: nothing changed"))
  }

  @Test("what a past month shares with others gives the same as an analysis of that month alone")
  func alone() throws {
    var importOptions = ImportOptions()
    importOptions.paths = [book]
    let book = try BookImporter(importOptions).read { _ in true }
    let options = { @Sendable (period: MonthPeriod?) -> AnalysisOptions in
      var options = AnalysisOptions(for: book, period: period)
      options.today = CalendarDate(year: 2026, month: 3, day: 20)
      return options
    }
    /// Without the intervals, which are for tables, and those are of the book's own month.
    func indexes(of analysis: Analysis) -> [[Double?]] {
      analysis.storeIndexes.map { $0.points.map(\.index) }
    }
    let analyses = MonthlyAnalyses(of: book, options: options) { _ in true }
    #expect(!analyses.own.period.isOver)
    for month in analyses.own.period.months.dropLast() {
      let shared = analyses.analysis(of: MonthPeriod(month))
      let alone = Analysis(atEndOf: options(MonthPeriod(month)), of: book)
      #expect(shared.period == alone.period)
      #expect(!shared.comparisons.isEmpty)
      #expect("\(shared.comparisons)" == "\(alone.comparisons)", "\(month)")
      #expect("\(shared.due)" == "\(alone.due)", "\(month)")
      #expect("\(shared.storeLevels)" == "\(alone.storeLevels)", "\(month)")
      #expect("\(shared.trends)" == "\(alone.trends)", "\(month)")
      #expect("\(shared.spendingChange.items)" == "\(alone.spendingChange.items)", "\(month)")
      #expect(shared.spendingChange.referenceMonths == alone.spendingChange.referenceMonths)
      #expect(indexes(of: shared) == indexes(of: alone))
      #expect(shared.spending.byMonth == alone.spending.byMonth)
      #expect(shared.spending.byCategory == alone.spending.byCategory)
      #expect(shared.budget.rows == alone.budget.rows)
      #expect(shared.itemsWithoutCategory == alone.itemsWithoutCategory)
      #expect(shared.currencies == alone.currencies)
    }
  }

  @Test("months long before the as-of day give the same as an analysis of each alone")
  func longAgo() throws {
    var importOptions = ImportOptions()
    importOptions.paths = [book]
    let book = try BookImporter(importOptions).read { _ in true }
    let options = { @Sendable (period: MonthPeriod?) -> AnalysisOptions in
      var options = AnalysisOptions(for: book, period: period)
      options.asOf = CalendarDate(year: 2028, month: 1, day: 31)
      return options
    }
    let analyses = MonthlyAnalyses(of: book, options: options) { _ in true }
    #expect(analyses.own.period.months.count == 8)
    for month in analyses.own.period.months.dropLast() {
      let shared = analyses.analysis(of: MonthPeriod(month))
      let alone = Analysis(atEndOf: options(MonthPeriod(month)), of: book)
      #expect(shared.period == alone.period)
      #expect("\(shared.comparisons)" == "\(alone.comparisons)", "\(month)")
      #expect("\(shared.due)" == "\(alone.due)", "\(month)")
      #expect("\(shared.storeLevels)" == "\(alone.storeLevels)", "\(month)")
    }
  }

  @Test("a late file for an older month brings the months that it changes up to date")
  func lateFile() throws {
    report("out", "--period", "all-months")
    try folder.write(
      "book/late.csv", "date,store,item,total\n2025-12-30,Laden A,Nachzügler,7.77\n")
    let run = report("out")
    #expect(run.messages.contains("Brought 7 other months"))
    report("fresh", "--period", "all-months")
    try expectSame("out", "fresh")
  }

  @Test("the formats that another month has stay, and are brought up to date")
  func formats() throws {
    report("out", "--month", "2025-12")
    _ = CommandLineRun(["report", book, "--output", folder.path("out"), "--format", "md"])
    let names = try files("out").keys
    #expect(names.contains("2025-12/spending-review.html"))
    #expect(names.contains("2025-12/spending-review.md"))
    #expect(names.contains("index.html"))
  }

  @Test("a month without data in this run is left as it is, and named")
  func withoutData() throws {
    report("out", "--period", "all-months")
    let before = try files("out")
    let run = report("out", "--since", "2026-01-01")
    let after = try files("out")
    let name = "2025-12/spending-review.html"
    #expect(before[name] != nil)
    #expect(before[name] == after[name])
    #expect(run.messages.contains("Left as they are, without data in this run:"))
  }

  @Test("the last month is the newest that is over")
  func last() throws {
    let months = CSVRows(Data(CommandLineRun("table", "spending-by-month", book).results.utf8))
      .rows.compactMap { $0["month"] }
    let day = try #require(CalendarDate(iso: (months.max() ?? "") + "-10"))
    let run = CommandLineRun(["review", book, "--period", "last"], today: day)
    let name = Formatting(.english).text(.month(day.month.adding(months: -1)))
    #expect(run.results.contains("**Spending review** · \(name)\n"))
    #expect(
      CommandLineRun(["review", book, "--period", "all-months"]).messages.contains(
        "\"review\" prints one period at a time"))
  }
}

import CommandTestSupport
import Foundation
import PricebookAnalytics
import PricebookCommand
import PricebookModel
import PricebookPages
import TestSupport
import Testing

@testable import PricebookImport
@testable import PricebookReport

/// What `pricebook why` prints adds up to the figure that it is asked for.
@Suite struct WhyTests {
  /// A book to walk through, as it is read.
  enum Walked: String, CaseIterable, Sendable {
    case sample, random, nested

    func read() throws -> Book {
      let folder = try TemporaryFolder()
      var options = ImportOptions()
      switch self {
      case .sample: options.paths = [CommandLineRun.packageFolder + "/sample-data"]
      case .random:
        let book = RandomBook(seed: 17, currency: "EUR", digits: 2, months: 9, other: "CHF")
        try folder.write("receipts.csv", book.receipts)
        try folder.write("budgets.csv", book.budgets)
        options.paths = [folder.path("")]
      case .nested:
        try folder.write("receipts.csv", Self.nestedReceipts)
        try folder.write(
          "budgets.csv",
          "month,category,amount,currency,person\n*,Food,30,EUR,\n*,*,44,EUR,Ada\n*,Food,20,EUR,Ada\n"
        )
        options.paths = [folder.path("")]
      }
      return try BookImporter(options).readAll().book
    }

    /// Parts of categories, a group with lines of its own, refunds, coupons, discounts and people.
    private static let nestedReceipts: String = {
      var text = "date,store,item,category,quantity,unit,discount,total,currency,person\n"
      for month in 3...8 {
        text += """
          2026-0\(month)-03,Halle,Rye,Food:Bread,1,each,0.4\(month),2.3\(month),EUR,Ada
          2026-0\(month)-03,Halle,Oats,Food,500,g,,1.1\(month),EUR,Ada
          2026-0\(month)-03,Halle,Oats,Food,2,each,,3.0\(month),EUR,ada
          2026-0\(month)-05,Kiosk,Tea,Food:Hot drinks:Tea,\(month),each,0.10,\(month).99,EUR,Bo
          2026-0\(month)-05,Kiosk,Tea,Food:Hot drinks:Tea,-1,each,-0.05,-1.2\(month),EUR,Bo
          2026-0\(month)-19,Kiosk,Coupon,,1,each,,-1.\(month)0,EUR,
          2026-0\(month)-27,Kiosk,Bowl,,1,each,,7.1\(month),EUR,

          """
      }
      return text
    }()
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  @Test("The lines of every cell of the tables of money add up to it", arguments: Walked.allCases)
  func cells(walked: Walked) throws {
    let book = try walked.read()
    let analysis = Analysis(of: book)
    let search = LineSearch(of: book, for: analysis)
    var cells = 0
    for table in ReportTables.tables(named: Set(ExplainedTables.names), of: analysis) {
      let csv = CSVRows(Data(CSVRenderer().bytes(of: table)))
      let figures = ExplainedTables.figures(of: table.name, in: analysis, search)
      var told = Set<Int>()
      for row in csv.rows {
        let own = figures.indices.filter { place in
          figures[place].keys.allSatisfy { key in
            // Months across are columns of the row of their year.
            key.column == "month" && row["month"] == nil
              ? row["year"].map { key.value.hasPrefix($0) } ?? false
              : row[key.column]?.trimmingPrefix("'") == key.value[...]
          }
        }
        let columns = Set(own.map { figures[$0].column })
        let money =
          (["spent", "discount", "previous", "current", "change", "total"] + Self.months).filter {
            !(row[$0] ?? "").isEmpty
          }
        #expect(columns == Set(money), "\(table.name) \(row)")
        for place in own {
          let figure = figures[place]
          let cell = Decimal(string: row[figure.column] ?? "")
          let sum = figure.sum(in: search)
          #expect(
            cell == Decimal(sum.tenThousandths) / 10_000,
            "\(table.name) \(figure.column) of \(row)")
          #expect(told.insert(place).inserted)
          cells += 1
        }
      }
      #expect(told.count == figures.count, "\(table.name) has a figure in no row")
    }
    #expect(cells > 100)
  }

  @Test("The lines of every answer that is a sum add up to it", arguments: Walked.allCases)
  func answers(walked: Walked) throws {
    let book = try walked.read()
    let analysis = Analysis(of: book)
    let search = LineSearch(of: book, for: analysis)
    for question in ["spending", "budget", "spending-change", "category-change"] {
      for figure in ExplainedTables.figures(ofQuestion: question, in: analysis, search) {
        #expect(figure.sum(in: search) == figure.amount, "\(figure.keys)")
      }
      let answers = analysis.answers.all.filter { $0.question.rawValue == question }
      #expect(
        ExplainedTables.figures(ofQuestion: question, in: analysis, search).count == answers.count)
    }
  }

  @Test("The columns of a line say how it counts in a mean")
  func mean() throws {
    let run = CommandLineRun(
      "why", "spending-change:Pantry", "three-months", "sample-data", "--format", "csv", "--quiet")
    #expect(run.status == .done, "\(run.messages)")
    let rows = CSVRows(Data(run.results.utf8)).rows
    let table = CommandLineRun("table", "spending-change", "sample-data", "--quiet")
    let cell = try #require(
      CSVRows(Data(table.results.utf8)).rows(
        where: ["month": "2026-10", "category": "Pantry", "reference": "three-months"]
      ).first)
    func sum(_ times: String) -> Decimal {
      rows.filter { $0["times"] == times }.reduce(0) {
        $0 + (Decimal(string: $1["amount"] ?? "") ?? 0)
      }
    }
    #expect(sum("1") == Decimal(string: cell["current"] ?? ""))
    let months = try #require(Decimal(string: rows.last?["mean_of_months"] ?? ""))
    let previous = try #require(Decimal(string: cell["previous"] ?? ""))
    #expect(abs(sum("-1") / months - previous) <= 0.005)
  }

  @Test("Text says that a sum is the mean of months, and taken off")
  func meanInWords() {
    let run = CommandLineRun(
      "why", "spending-change:Pantry", "three-months", "sample-data", "--quiet")
    #expect(run.results.contains(" as the mean of 3 months, taken off\n"), "\(run.results)")
  }

  @Test("A whole name is meant before the names that contain it")
  func wholeName() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "receipts.csv",
      "date,store,item,total,currency\n2026-10-03,Market,Milk,2.00,EUR\n"
        + "2026-10-04,Market,Milk chocolate,3.00,EUR\n")
    let run = CommandLineRun("why", "spending-by-item:milk", file, "--quiet")
    #expect(run.results.contains("€2.00") && !run.results.contains("€3.00"), "\(run.results)")
  }

  @Test("A price at two stores was learnt from the purchases at both")
  func priceNow() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "receipts.csv",
      """
      date,store,item,quantity,unit,total,currency
      2026-09-02,Market,Ham,1,kg,31.50,EUR
      2026-09-16,Market,Ham,1,kg,31.50,EUR
      2026-09-20,Corner,Ham,1,kg,29.90,EUR

      """)
    let run = CommandLineRun("why", "price-now:Ham, Corner", file, "--quiet")
    #expect(run.results.contains("purchases: 3 lines"), "\(run.results)")
  }

  @Test("A possible saving has the lower prices of the days before the month, too")
  func lowerBefore() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "receipts.csv",
      "date,store,item,total,currency\n2026-09-25,Cheap,Milk,1.00,EUR\n"
        + "2026-10-10,Dear,Milk,2.00,EUR\n")
    let run = CommandLineRun("why", "possible-savings", "2026-10", file, "--quiet")
    #expect(run.results.contains("lower prices at Cheap: 1 line\n"), "\(run.results)")
  }

  @Test("A month of the matrix and a possible saving have their lines")
  func monthsAcross() {
    let matrix = CommandLineRun(
      "why", "spending-matrix:Pantry", "2026-09", "sample-data", "--quiet")
    let category = CommandLineRun(
      "why", "spending-by-category:Pantry", "2026-09", "sample-data", "--quiet")
    #expect(matrix.status == .done)
    #expect(
      matrix.results.split(separator: "\n").dropFirst()
        == category.results.split(separator: "\n").dropFirst())
    let saving = CommandLineRun(
      "why", "possible-savings", "2026-10", "Whole milk", "Kornmarkt", "sample-data", "--quiet")
    #expect(saving.status == .done && saving.results.contains("lower prices at "))
  }

  @Test("The lines of a cart add up to its row")
  func cart() throws {
    let table = CommandLineRun("table", "cart-variance", "sample-data", "--quiet")
    let lines = CommandLineRun("why", "cart-variance", "sample-data", "--format", "csv", "--quiet")
    #expect(table.status == .done && lines.status == .done, "\(lines.messages)")
    let all = CSVRows(Data(lines.results.utf8))
    var carts = 0
    for row in CSVRows(Data(table.results.utf8)).rows {
      let own = all.rows(where: ["cart": row["cart"] ?? ""])
      for column in [
        "planned", "actual", "price_variance", "quantity_variance", "unplanned", "skipped",
      ] {
        guard let cell = Decimal(string: row[column] ?? "") else { continue }
        let sum = own.reduce(0) { $0 + (Decimal(string: $1[column] ?? "") ?? 0) }
        #expect(sum == cell, "\(column) of \(row)")
        carts += 1
      }
    }
    #expect(carts > 10)
    let text = CommandLineRun(
      "why", "cart-variance", "weekly shop, 2 oct", "sample-data", "--quiet")
    #expect(text.results.contains("unplanned +€"), "\(text.results)")
  }

  @Test("A part of a name is enough where no row has the whole of it")
  func partOfName() {
    let part = CommandLineRun("why", "spending-by-category", "dairy", "sample-data", "--quiet")
    let whole = CommandLineRun(
      "why", "spending-by-category:Dairy and eggs", "2026-10", "sample-data", "--quiet")
    #expect(part.status == .done && part.results == whole.results)
    #expect(part.results.contains("sample-data/receipts/kornmarkt.csv:"))
  }

  @Test(
    "What is no sum of lines, and what no row has, is said with what to do",
    arguments: [
      (["store-level"], RunStatus.usage, "is no sum of lines; those that are: spending-by-month"),
      (["spending-by-stor"], .usage, "did you mean \"spending-by-store\"?"),
      (["spending-by-store:Lindnr"], .badData, "did you mean “Lindner”?"),
      ([], .usage, "\"why\" needs a table of money or a question"),
    ])
  func refused(words: [String], status: RunStatus, message: String) {
    let run = CommandLineRun(["why"] + words + (words.isEmpty ? [] : ["sample-data"]))
    #expect(run.status == status)
    #expect(run.messages.contains(message), "\(run.messages)")
  }
}

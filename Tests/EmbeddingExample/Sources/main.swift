import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

// Read a folder. Problems in single records are diagnostics of the book.
let folder = CommandLine.arguments.dropFirst().first ?? "sample-data"
var book = try BookImporter(ImportOptions(paths: [folder])).read()
for problem in book.diagnostics where problem.severity == .error { print(problem.description) }

// Compare stores by a basket of your own. Items are known by the names that they have in the book.
let wanted = [("Whole milk", 4), ("Butter", 2), ("Ground coffee", 1)]
let lines = wanted.compactMap { name, count -> Basket.Line? in
  guard let item = book.names.items.firstIndex(where: { $0.name == name }) else { return nil }
  return Basket.Line(
    item: UInt32(item), quantity: Quantity(millionths: Int64(count) * 1_000_000), unit: .each)
}
book.baskets.append(Basket(name: "breakfast", lines: lines))

let analysis = Analysis(of: book, options: AnalysisOptions())
let formatting = Formatting(.english)

// This month's spending.
let month = analysis.period.month
for row in analysis.spending.byMonth where row.month == month {
  let money = Money(row.spent, book.names.currencies[Int(row.currency)])
  print("\(formatting.text(.month(month))): \(formatting.text(.money(money)))")
}

// The cheapest store for the basket.
if let comparison = analysis.comparisons.first(where: { $0.basket.name == "breakfast" }),
  let best = comparison.stores.first, best.isEligible
{
  let total = Money(best.total, comparison.currency)
  print("\(book.names.stores[Int(best.store)]): \(formatting.text(.money(total)))")
}

// One HTML page.
let report = Reports.make(.storeComparison, of: analysis, book: book, context: ReportContext())
let page = HTMLRenderer().render(report)
print("a page of \(page.utf8.count) bytes")

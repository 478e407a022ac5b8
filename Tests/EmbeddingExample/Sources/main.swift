import Foundation
import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

// Read a folder. A record that cannot be read is a diagnostic of the book.
let folder = CommandLine.arguments.dropFirst().first ?? "sample-data"
var book = try BookImporter(ImportOptions(paths: [folder])).read()
let errors = book.diagnostics.filter { $0.severity == .error }
print("\(book.sources.count) files, \(book.lines.count) lines, \(errors.count) errors")

// Add a basket. An item that the book does not know is an error.
let basket = "Breakfast"
try book.addBasket(
  basket,
  of: [
    .init("Butter", quantity: Quantity(units: 2)),
    .init("Natural yoghurt", quantity: Quantity(units: 6)),
    .init("Bread rolls", quantity: Quantity(units: 10)),
  ])

// Compute everything. Without a month, the reports are about the newest month with data.
let analysis = Analysis(of: book)
let month = analysis.period.month
let formatting = Formatting(.english)

// This month's spending, in each currency of the book.
for row in analysis.spending.byMonth where row.month == month {
  let spent = Money(row.spent, book.names.currencies[row.currency])
  print("\(formatting.text(.month(month))): \(formatting.text(.money(spent)))")
}

// The cheapest store for the basket. The first store has rank 1, if any is eligible.
for comparison in analysis.comparisons where comparison.basket.name == basket {
  guard let best = comparison.stores.first, best.isEligible else { continue }
  let total = Money(best.total, comparison.currency)
  let store = book.names.stores[best.store]
  print("\(basket) is cheapest at \(store): \(formatting.text(.money(total)))")
}

// One HTML page.
let report = Reports.report(.storeComparison, of: analysis, context: ReportContext())
try HTMLRenderer().render(report).write(
  toFile: "comparison.html", atomically: true, encoding: .utf8)

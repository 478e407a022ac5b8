import Foundation
import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

// Read a folder. A record that cannot be read is a diagnostic of the book.
let folder = CommandLine.arguments.dropFirst().first ?? "sample-data"
var book = try BookImporter(ImportOptions(paths: [folder])).read()
let errors = book.diagnostics.filter { $0.severity == .error }
print("\(book.sources.count) files, \(book.lines.count) lines, \(errors.count) errors")

// Add a basket. Its items are ids of the names in the book.
let wanted: [(name: String, pieces: Int64)] = [
  ("Butter", 2), ("Natural yoghurt", 6), ("Bread rolls", 10),
]
var basket = Basket(name: "Breakfast", lines: [])
for (name, pieces) in wanted {
  guard let item = book.names.items.firstIndex(where: { $0.name == name }) else {
    print("\(name) is not in the book")
    continue
  }
  let quantity = Quantity(millionths: pieces * 1_000_000)
  basket.lines.append(Basket.Line(item: item, quantity: quantity, unit: .each))
}
book.baskets.append(basket)

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
for comparison in analysis.comparisons where comparison.basket.name == basket.name {
  guard let best = comparison.stores.first, best.isEligible else { continue }
  let total = Money(best.total, comparison.currency)
  let store = book.names.stores[best.store]
  print("\(basket.name) is cheapest at \(store): \(formatting.text(.money(total)))")
}

// One HTML page.
let report = Reports.make(.storeComparison, of: analysis, context: ReportContext())
try HTMLRenderer().render(report).write(
  toFile: "comparison.html", atomically: true, encoding: .utf8)

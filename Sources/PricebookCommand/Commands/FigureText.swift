import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// What `pricebook why` prints: a figure with the lines that it is made of, the oldest first.
struct FigureText {
  private let figure: ExplainedFigure
  private let name: String
  private let search: LineSearch
  private let formatting = Formatting()

  init(_ figure: ExplainedFigure, of name: String, in search: LineSearch) {
    self.figure = figure
    self.name = name
    self.search = search
  }

  private var names: BookNames { search.book.names }

  private func money(_ amount: Amount) -> String {
    formatting.text(.money(Money(amount, names.currencies[figure.currency])))
  }

  var text: String {
    let keys = figure.keys.map { visible($0.value) }.filter { !$0.isEmpty }
    let title = ([name] + keys).joined(separator: ", ")
    let amount = figure.amount.map { ": \(column)\(money($0))" } ?? ""
    var lines = [title + amount]
    for part in figure.parts { lines += text(of: part) }
    if let budget = figure.budget { lines += ["", "budget: \(money(budget)), taken off"] }
    return lines.map { $0 + "\n" }.joined()
  }

  private var column: String { figure.column == name ? "" : figure.column + " " }

  private func text(of part: ExplainedFigure.Part) -> [String] {
    let entries = search.entries(part.query)
    let lines = search.book.lines
    let sorted = entries.sorted { left, right in
      let (one, other) = (lines.day[Int(left.row)], lines.day[Int(right.row)])
      return one == other ? left.row < right.row : one < other
    }
    let sum = search.sum(of: entries, over: part.months)
    var heading = "\(part.name): \(counted(entries.count, "line"))"
    if figure.amount != nil {
      heading += ", \(money(sum))"
      if part.months > 1 { heading += " as the mean of \(part.months) months" }
      if part.isTakenOff { heading += ", taken off" }
    }
    return ["", heading] + aligned(sorted.map(cells))
  }

  private func cells(_ entry: LineSearch.Entry) -> [String] {
    let line = search.book.lines[Int(entry.row)]
    let paths = search.book.sources
    let path = paths.indices.contains(line.source) ? visible(paths[line.source].path) : ""
    let unit = names.units[line.unit].symbol
    return [
      line.day.description, visible(names.stores[line.store]), visible(names.items[line.item].name),
      formatting.text(.quantity(line.quantity, unit: unit)), money(entry.amount),
      line.line > 0 ? "\(path):\(line.line)" : path,
    ]
  }
}

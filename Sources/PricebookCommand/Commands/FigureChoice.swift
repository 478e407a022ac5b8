import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

/// The figures that a command line of `why` means: those whose rows have all that it names.
///
/// Of several figures of one row the last is meant: of a change the change, and not its two sides.
struct FigureChoice {
  private(set) var figures: [ExplainedFigure]
  /// The first key that no row has.
  private(set) var unknown: String?
  /// What rows have in their columns.
  private(set) var values: [String] = []

  init(_ keys: [String], among all: [ExplainedFigure], in period: MonthPeriod) {
    figures = all.indices.filter { place in
      place + 1 == all.count || !Self.isSameRow(all[place], all[place + 1])
    }.map { all[$0] }
    values = Array(Set(figures.flatMap { $0.keys.map(\.value) })).sorted()
    // A table has all months; one is meant.
    let months = keys.filter { key in figures.contains { $0.isOf(month: key) } }
    if months.isEmpty {
      figures.removeAll { figure in
        figure.keys.contains { key in
          key.column == "month"
            && !(MonthPeriod(iso: key.value)?.month.map(period.contains) ?? false)
        }
      }
    }
    for key in keys where !figures.isEmpty {
      let before = figures
      figures = before.filter { $0.has { searchedName($0) == searchedName(key) } }
      if figures.isEmpty, !key.trimmed.isEmpty {
        figures = before.filter { $0.has { searchedName($0).contains(searchedName(key)) } }
      }
      if figures.isEmpty { unknown = key }
    }
  }

  private static func isSameRow(_ one: ExplainedFigure, _ other: ExplainedFigure) -> Bool {
    one.keys.elementsEqual(other.keys, by: ==)
  }
}

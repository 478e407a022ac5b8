package import PricebookModel

/// The months that can be judged: they are over, the data have them from their first week on, and
/// their receipts do not end before they do.
package struct WholeMonths: Sendable {
  private let first: Month?
  /// The month under way, and one whose receipts end early.
  private let unfinished: [Month]

  package init(in analysis: Analysis) {
    let period = analysis.period
    let endsEarly = analysis.checks.contains { if case .receiptsEnd = $0 { true } else { false } }
    first = period.firstWholeMonth
    unfinished = (period.isOver ? [] : [period.month]) + (endsEarly ? [period.span.last] : [])
  }

  package func contains(_ month: Month) -> Bool {
    !unfinished.contains(month) && first.map { $0 <= month } ?? true
  }
}

package import PricebookAnalytics
package import PricebookModel

/// A figure and the lines that it is made of.
package struct ExplainedFigure: Sendable {
  /// Lines that count together.
  package struct Part: Sendable {
    /// What they are: `current`, or the days that they are of.
    package var name: String
    package var query: LineQuery
    /// Whether they are taken off.
    package var isTakenOff = false
    /// Over how many months their mean is taken.
    package var months = 1
  }

  /// The columns that say which row of its table it is, and what the row has in them.
  package var keys: [(column: String, value: String)]
  package var column: String
  /// `nil` for what is no sum of lines, but was learnt from them: a price.
  package var amount: Amount?
  package var currency: CurrencyID
  package var parts: [Part]
  /// An amount of no lines that is taken off: a budget.
  package var budget: Amount?

  /// What the lines say, which is ``amount``.
  package func sum(in search: LineSearch) -> Amount {
    parts.reduce(.zero - (budget ?? .zero)) { sum, part in
      let own = search.sum(of: search.entries(part.query), over: part.months)
      return part.isTakenOff ? sum - own : sum + own
    }
  }
}

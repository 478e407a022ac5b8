package import PricebookModel

/// Spending against budget by category, on one money scale.
package struct BudgetBars: Sendable {
  package var currency: CurrencyCode
  /// In the order in which they are drawn.
  package var rows: [Row]

  package struct Row: Sendable {
    package var name: String
    package var spent: Amount
    /// `nil` if there is no budget.
    package var budget: Amount?
    /// Spending by now if it were even over the month; `nil` after the end of the month.
    package var pace: Amount?
    /// Whether it is on course to end over its budget; what is left is then not shown as good news.
    package var isOnCourseOver = false
  }
}

package struct LabelledAmount: Sendable {
  package var label: RichText
  package var amount: Amount

  package init(_ label: RichText, _ amount: Amount) {
    self.label = label
    self.amount = amount
  }
}

/// The steps from a first amount to a last one.
package struct Waterfall: Sendable {
  package var currency: CurrencyCode
  package var start: LabelledAmount
  /// With their signs; they add up to `end − start`.
  package var steps: [LabelledAmount]
  package var end: LabelledAmount
  /// Whether rows are closer together, as in the charts of carts.
  package var isCompact = false
}

package struct MonthColumns: Sendable {
  package var currency: CurrencyCode
  /// Consecutive months, oldest first.
  package var months: [Column]
  /// The months of the report; a single one has its projection before it is over.
  package var subjects: ClosedRange<Month>?
  package var projection: Amount?

  package struct Column: Sendable {
    package var month: Month
    package var spent: Amount
    package var budget: Amount?
  }

  /// The last month of the report.
  package var subject: Month? { subjects?.upperBound }
  package func isSubject(_ month: Month) -> Bool { subjects?.contains(month) ?? false }
}

package struct StoreBars: Sendable {
  package var currency: CurrencyCode
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var amount: Amount
    /// `37% · 9 receipts`.
    package var note: RichText
  }
}

/// Basket totals by store: what a store prices itself solid, the rest dashed.
package struct ComparisonBars: Sendable {
  package var currency: CurrencyCode
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    /// The part of the total that is of items the store prices.
    package var own: Amount
    /// The estimate for missing items; `nil` if none is missing.
    package var filledIn: Amount?
    package var isWinner: Bool
    /// `€22.51 less than now, 4 items missing`.
    package var note: RichText = ""
    package var meter: AvailabilityMeter
    package var total: Amount { own + (filledIn ?? .zero) }
  }
}

/// How many basket items a store prices, and where the threshold is.
package struct AvailabilityMeter: Hashable, Sendable {
  package var pricedItems: Int
  package var basketItems: Int
  /// In percent, 85 unless set otherwise.
  package var thresholdPercent: Int
}

/// The basket items that stores price, of all items, where their totals do not compare.
package struct AvailabilityBars: Sendable {
  package var rows: [Row]
  package var basketItems: Int
  package var thresholdPercent: Int
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var pricedItems: Int
    /// `33 of 40 items`.
    package var note: RichText
  }
}

/// Estimated levels by name against one of 100, each as a dot with the whiskers of its interval.
package struct LevelDots: Sendable {
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var level: Double
    /// `nil` where there are too few observations for one.
    package var interval: ClosedRange<Double>?
    /// Whether this is the level of 100 that the others are compared with.
    package var isReference: Bool
    /// `38 common items`.
    package var note: RichText
  }
}

/// What was spent of a month, added up day by day, beside the month before.
package struct RunningTotal: Sendable {
  package var currency: CurrencyCode
  /// The first day of the month, at the left end.
  package var firstDay: CalendarDate
  /// The days of the month, or of the month before where it has more.
  package var dayCount: Int
  /// The heading of the days where they are written out: `Day`.
  package var dayName: RichText
  /// What was spent up to each day: the first day's total, that of the first two days, and so on to
  /// the last day with data.
  package var current: [Amount]
  /// The name of its line: `October`.
  package var currentName: RichText
  /// The same of the month before, up to its end; empty where there is none.
  package var previous: [Amount] = []
  package var previousName: RichText = ""
  package var budget: Amount?
  /// What such a month usually ends at; `nil` where that is not known or the month is over.
  package var usualEnd: Amount?
}

/// Items by the money that a change of their price costs in a year, the most first.
package struct RankedBars: Sendable {
  package var currency: CurrencyCode
  /// The head of the column of money: `a year`.
  package var heading: RichText
  /// The head of the column of changes where they are written out: `price`.
  package var changeHeading: RichText
  package var rows: [Row]

  package struct Row: Sendable {
    package var name: LinkedName
    /// `2.79 → 3.19, +14.3%`.
    package var change: RichText
    /// Plus is dearer.
    package var amount: Amount
  }
}

/// Amounts that add up to one: each bar begins where the one before ends, with a mark at the half.
package struct StackedBars: Sendable {
  package var currency: CurrencyCode
  /// The head of the column of money: `a month`.
  package var heading: RichText
  /// What stands at the mark: `half`.
  package var half: RichText
  /// The most first.
  package var rows: [Row]
  /// What is left out, together.
  package var rest: LabelledAmount?
  /// What all of it is, in the table of values.
  package var total: LabelledAmount

  package struct Row: Sendable {
    package var name: LinkedName
    /// Whose colour the bar has.
    package var store: String
    package var slot: SeriesSlot
    package var amount: Amount
  }
}

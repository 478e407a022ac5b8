package import PricebookModel

/// What the reports said at the ends of the last twelve months, held against the lines that came after.
///
/// Scored is what would have been said, whether or not the gate lets a page state it. Nothing depends
/// on lines after the last day that the reports speak from, and no other figure depends on this.
package struct TrackRecord: Sendable {
  package enum Question: String, CaseIterable, Sendable {
    /// What was spent in the month, as expected on its 10th and 20th day.
    case monthEnd = "month-end"
    /// The price of an item at a store: the next regular price that was paid there.
    case price
    /// What the usual month's items save at a store: at the prices of the month after.
    case saving
    /// When an item is due: when it was bought next, in days from the end of the month.
    case due
  }

  package enum Subject: Hashable, Sendable {
    case day(CalendarDate)
    case product(ItemID, StoreID)
    case store(StoreID)
    case item(ItemID)
  }

  /// One thing that was said, and what came.
  ///
  /// There can be hundreds of thousands: what is missing is kept as not a number, which takes a third
  /// less memory than optional numbers, and what is small stands together.
  package struct Outcome: Sendable {
    package let subject: Subject
    package let question: Question
    package let currency: CurrencyID
    package let month: Month
    /// In currency units, of prices per base unit; in days for ``Question/due``.
    package let said: Double
    private let keptRange: (lower: Double, upper: Double)
    private let keptCame: Double
    private let keptGuess: Double
    private let keptScale: Double

    init(
      month: Month, question: Question, subject: Subject, currency: CurrencyID, said: Double,
      range: ClosedRange<Double>?, came: Double?, plainGuess: Double?, scale: Double?
    ) {
      self.month = month
      self.question = question
      self.subject = subject
      self.currency = currency
      self.said = said
      keptRange = range.map { ($0.lowerBound, $0.upperBound) } ?? (.nan, .nan)
      keptCame = came ?? .nan
      keptGuess = plainGuess ?? .nan
      keptScale = scale ?? .nan
    }

    /// The 95 % range; `nil` where the data were too few for one.
    package var range: ClosedRange<Double>? {
      keptRange.lower.isNaN ? nil : keptRange.lower...keptRange.upper
    }
    /// `nil` for what was due and not bought any more.
    package var came: Double? { keptCame.isNaN ? nil : keptCame }
    /// What somebody would say who expects everything to be as it was last time.
    package var plainGuess: Double? { keptGuess.isNaN ? nil : keptGuess }
    /// What errors are a share of; `nil` where they are in days.
    package var scale: Double? { keptScale.isNaN ? nil : keptScale }

    /// Whether what came lies within the range; `nil` without a range.
    package var isHeld: Bool? { range.map { range in came.map(range.contains) ?? false } }
    package var error: Double? { error(of: said) }
    package var plainError: Double? { plainGuess.flatMap(error) }

    /// In percent of ``scale``, else in days.
    private func error(of guess: Double) -> Double? {
      guard let came else { return nil }
      let size = (guess - came).magnitude
      guard let scale else { return size }
      return scale > 0 ? size / scale * 100 : nil
    }
  }

  /// By month and question; each by subject by name, then currency by label.
  package let parts: [[Outcome]]
  /// Those of all ``parts``.
  package var outcomes: some BidirectionalCollection<Outcome> { parts.joined() }

  /// How many months are scored, the newest that are over.
  package static let months = 12
  /// How many months after a month's end the next price of an item counts.
  static let priceMonths = 3
  /// How many items must be priced at both sides of a saving in the month after.
  static let fewestItems = 5
  /// Within how many days what is due must be bought.
  package static let dueDays = DueItems.days
}

extension TrackRecord {
  /// How often one kind of thing that was said came true.
  package struct Score: Sendable {
    package let question: Question
    /// Of month ends: the day of the month on which they were expected.
    package let forecastDay: Int?
    package private(set) var cases = 0
    /// How many cases have a range, and in how many of those it holds what came.
    package private(set) var ranges = 0
    package private(set) var held = 0
    /// The median error, in percent or in days; `nil` where nothing came.
    package let error: Double?
    /// The median error of saying that all is as it was last time, over the cases that have one.
    package let plainError: Double?

    init(_ question: Question, forecastDay: Int? = nil, of outcomes: [Outcome]) {
      self.question = question
      self.forecastDay = forecastDay
      error = outcomes.compactMap(\.error).sorted().medianOfAscending
      plainError = outcomes.compactMap(\.plainError).sorted().medianOfAscending
      cases = outcomes.count
      let verdicts = outcomes.compactMap(\.isHeld)
      ranges = verdicts.count
      held = verdicts.count { $0 }
    }
  }

  /// One for each question that has cases, month ends by the day on which they were expected.
  package func scores(in calendar: MonthCalendar) -> [Score] {
    let questions = Dictionary(grouping: outcomes, by: \.question)
    return Question.allCases.flatMap { question -> [Score] in
      let own = questions[question] ?? []
      guard question == .monthEnd else { return own.isEmpty ? [] : [Score(question, of: own)] }
      return Self.monthEndScores(of: own, in: calendar)
    }
  }

  /// How often the ends of months came within their range, by the day on which they were expected.
  package static func monthEndScores(of outcomes: [Outcome], in calendar: MonthCalendar) -> [Score]
  {
    let days = Dictionary(grouping: outcomes) { outcome -> Int in
      if case .day(let day) = outcome.subject { calendar.dayNumber(of: day) } else { 0 }
    }
    return days.sorted { $0.key < $1.key }.map { Score(.monthEnd, forecastDay: $0, of: $1) }
  }
}

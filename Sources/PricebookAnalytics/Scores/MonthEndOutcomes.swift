import PricebookModel

/// What every month that is over came to, against what was expected while it was under way.
struct MonthEndOutcomes {
  /// By month, then day, then currency.
  private(set) var all: [TrackRecord.Outcome] = []

  /// The days of the month from which its end is expected.
  static let days = [10, 20]

  /// Months that are over, of all of the data: each is judged by the lines up to its own end alone.
  ///
  /// - Complexity: O(lines), in one pass.
  init(in inputs: AnalysisInputs) {
    let (book, period, calendar) = (inputs.book, inputs.period, inputs.calendar)
    let last = TrackRecord.lastMonth(of: period)
    let sums = Self.sums(
      of: book.lines, currencyCount: book.names.currencies.count, calendar: calendar)
    let monthCount = calendar.months.count
    let cut = book.cutMonth
    for place in calendar.months.indices where calendar.months[place] <= last {
      let month = calendar.months[place]
      guard
        let reference = ProjectionMonths(
          month: month, of: calendar.months, firstWhole: period.firstWholeMonth, cut: cut)
      else { continue }
      for (number, day) in Self.days.enumerated() {
        for currency in book.names.currencies.indices {
          func own(_ place: Int) -> Sum { sums[currency.index * monthCount + place] }
          guard own(place).lines > 0 else { continue }
          var entries: [Month: BudgetVariance.Entry] = [:]
          for place in max(0, place - ProjectionMonths.most)...place where own(place).lines > 0 {
            entries[calendar.months[place]] = BudgetVariance.Entry(
              spent: own(place).spent, spentToAsOf: own(place).upTo[number])
          }
          guard let said = reference.projection(of: entries) else { continue }
          let digits = book.names.currencies[currency].minorUnitDigits
          let came = own(place).spent.approximateUnits
          let before = place > 0 && calendar.months[place - 1] == month.adding(months: -1)
          all.append(
            TrackRecord.Outcome(
              month: month, question: .monthEnd,
              subject: .day(period.calendar.firstDay(of: month).adding(days: day - 1)),
              currency: currency, said: said.approximateUnits,
              range: reference.range(of: entries)?.rounded(toDigits: digits), came: came,
              plainGuess: before ? own(place - 1).spent.approximateUnits : nil, scale: came))
        }
      }
    }
  }

  private struct Sum {
    var spent = Amount.zero
    /// What was spent up to each of ``days``.
    var upTo = InlineArray<2, Amount>(repeating: .zero)
    var lines = 0
  }

  /// What was spent, by currency, then by the number of the month.
  private static func sums(
    of lines: ReceiptLines, currencyCount: Int, calendar: DataCalendar
  ) -> [Sum] {
    let monthCount = calendar.months.count
    var sums = [Sum](repeating: Sum(), count: monthCount * currencyCount)
    let months = lines.receipts.day.map { day in
      (number: calendar.monthNumber(of: day), day: calendar.boundaries.dayNumber(of: day))
    }
    for row in lines.uses.indices where lines.uses[row].contains(.spending) {
      let at = months[Int(lines.receipt[row])]
      guard let month = at.number else { continue }
      let currency = lines.articles.currency[Int(lines.article[row])].index
      let place = currency * monthCount + month
      let paid = lines.paid[row]
      sums[place].spent += paid
      sums[place].lines += 1
      for number in days.indices where at.day <= days[number] { sums[place].upTo[number] += paid }
    }
    return sums
  }
}

public import PricebookModel

/// What the analyses are asked for.
///
/// <doc:HowItDecides> names every default.
public struct AnalysisOptions: Hashable, Sendable {
  /// The months the reports talk about; `nil` means the newest month with data.
  package var period: MonthPeriod?
  /// What the reports compare these months with, to say why spending changed.
  ///
  /// `nil` means the three months before a month, and as many months just before any other period.
  package var against: MonthPeriod?
  /// The day the reports speak from; data after it are left out.
  ///
  /// `nil` means ``today`` in a month that is under way, and the month's last day in one that is over.
  public var asOf: CalendarDate?
  /// The day on which the reports are made.
  ///
  /// `nil` where it is not known: the newest month is then under way up to its last day with data,
  /// unless that is among its last three.
  public var today: CalendarDate?
  /// The numbers that analyses depend on, and the usual store.
  public var settings = BookSettings()
  /// Whether stores are compared by what is due to be bought.
  package var comparesDueItems = false
  /// How many stores a list is divided over, one or two, whatever that saves; `nil` to take a second
  /// store only where it is worth the way.
  package var storeCount: Int?
  /// Whether purchases are compared with each other (why spending changed, what could have been saved)
  /// only when that is asked for, in another pass over the lines.
  package var comparesPurchasesLater = false
  /// How many months before the report's month the trend window begins.
  package var windowMonths = 12

  /// The options that the settings of a book ask for, and the defaults where there is no setting.
  ///
  /// A month that a filter cut short is a month under way: its last day is the as-of date.
  ///
  /// - Parameters:
  ///   - book: The book to be analysed.
  ///   - month: The month to report on; `nil` for the newest month with data.
  public init(for book: Book, month: Month? = nil) {
    self.init(for: book, period: month.map { MonthPeriod($0) })
  }

  /// The options that the settings of a book ask for, and the defaults where there is no setting.
  ///
  /// - Parameters:
  ///   - book: The book to be analysed.
  ///   - period: The months to report on; `nil` for the newest month with data.
  package init(for book: Book, period: MonthPeriod?) {
    settings = book.settings
    self.period = period
    today = settings.asOf
    if let lastDay = book.leftOut.lastDay, lastDay != settings.asOf,
      period.map({ settings.months.days(of: $0).contains(lastDay) }) ?? true
    {
      asOf = lastDay
    }
  }

  /// The defaults, without the settings of any book.
  package init() {}

  /// The options with a window of trends that holds all of a period.
  func covering(_ period: ReportPeriod) -> AnalysisOptions {
    var options = self
    options.windowMonths = max(windowMonths, period.month.months(since: period.span.first))
    return options
  }

  /// The only month the reports talk about.
  ///
  /// `nil` for the newest month with data, and for several months.
  public var month: Month? {
    get { period?.month }
    set { period = newValue.map { MonthPeriod($0) } }
  }
}

/// What `pricebook.json` or an option sets; `nil` for what neither sets.
public struct BookSettings: Hashable, Sendable {
  /// The settings that are whole numbers.
  public enum Number: String, CaseIterable, Sendable {
    /// The share of a basket, in percent, that a store must price to be ranked.
    case availabilityPercent
    /// How many days old a price may be to be compared.
    case maximumPriceAgeDays
    /// How many months, up to the report's, the change of prices at the same stores is estimated from.
    case changeMonths
    /// How many months of prices, up to the report's, levels of stores and expected prices rest on.
    case levelMonths
    /// The least change of a price, in percent, that is an alert.
    case alertPercent
    /// How many days before a purchase a price may be that it is compared with.
    case savingsDays
    /// How many stores are recommended.
    case recommendations
    /// The least saving that makes a second store worth the way, in percent of the total and in units
    /// of money: it has to be both.
    case secondStoreFrom
    /// The day on which months begin.
    case monthStartDay
    /// The month that years begin in, from 1.
    case yearStartMonth
    /// What holds where nothing sets it.
    public var usual: Int { rule.usual }
    /// What it may be.
    public var range: ClosedRange<Int> { rule.range }

    private var rule: (usual: Int, range: ClosedRange<Int>) {
      switch self {
      case .availabilityPercent: (85, 1...100)
      case .maximumPriceAgeDays: (365, 1...36_500)
      // Fewer months than 13 do not show the seasons.
      case .changeMonths: (25, 13...120)
      case .levelMonths: (12, 1...120)
      case .alertPercent: (10, 1...1_000)
      case .savingsDays: (30, 0...365)
      case .recommendations: (3, 1...100)
      case .secondStoreFrom: (5, 0...100)
      case .monthStartDay: (1, MonthCalendar.startDays)
      case .yearStartMonth: (1, 1...12)
      }
    }
  }

  /// Patterns of names that are left out of everything; `*` and `?` are wildcards.
  public struct Without: Hashable, Sendable {
    /// Names of stores.
    public var stores: [String] = []
    /// Names of items.
    public var items: [String] = []
    /// Names of categories; the parts of a category are left out with it.
    public var categories: [String] = []
    /// Labels of currencies.
    public var currencies: [String] = []

    /// Nothing.
    public init() {}
  }

  /// What the household calls the book.
  public var title: String?
  /// The currency of amounts that name none.
  public var currency: CurrencyCode?
  /// An identifier of the time zone database, `Europe/Zurich`; UTC where absent.
  public var timeZone: String?
  /// A language tag, `en` or `de-CH`.
  public var locale: String?
  /// The name of the store that others are compared with; that with most spending where absent.
  public var usualStore: String?
  /// How much of divided spending each person bears beside the others, by name; 1 for all others.
  public var personWeights: [String: Quantity] = [:]
  /// ``personWeights`` that hold from a month on, by name.
  package var laterPersonWeights: [String: [Month: Quantity]] = [:]
  /// The day that reports speak from, in place of the clock's today.
  public var asOf: CalendarDate?
  /// The folder that reports are written to, from where the book is read if the book names it.
  public var output: String?
  /// The formats that `pricebook report` writes, by their file extensions.
  public var formats: [String]?
  /// What is left out of everything.
  public var without = Without()
  /// Whether a book is summed by weeks in place of months.
  ///
  /// No file and no option sets it; the analysis of weeks does.
  package var sumsWeeks = false
  /// The whole numbers that are set.
  public var numbers: [Number: Int] = [:]

  /// Settings that say nothing.
  public init() {}

  /// A whole number as it is set, else as is usual.
  public subscript(number: Number) -> Int {
    get { numbers[number] ?? number.usual }
    set { numbers[number] = newValue }
  }

  /// The weight of a person on a day, whatever the case of the name.
  package func weight(ofPerson name: String, on day: CalendarDate) -> Quantity {
    let folded = foldedName(name)
    let month = MonthCalendar(startDay: self[.monthStartDay]).month(of: day)
    let later = laterPersonWeights.first { foldedName($0.key) == folded }?.value
      .filter { $0.key <= month }.max { $0.key < $1.key }
    return later?.value ?? personWeights.first { foldedName($0.key) == folded }?.value ?? .one
  }

  /// The months of all analyses.
  public var months: MonthCalendar {
    let months = MonthCalendar(startDay: self[.monthStartDay], yearStart: self[.yearStartMonth])
    return sumsWeeks ? months.ofWeeks : months
  }
}

public import PricebookDocument
public import PricebookModel

/// Where a page is written, and which pages are beside it.
public struct ReportContext: Sendable {
  /// The months that have a folder of reports, this one included, ascending.
  ///
  /// Empty for a report alone, as on standard output.
  public var months: [Month]
  /// The quarters, years and other periods that have a folder of reports, ascending.
  public var periods: [MonthPeriod]
  /// The years that have a year in review, ascending.
  public var years: [Int]
  /// The items of the page of all items; `nil` where it is not written.
  public var items: ItemBook?
  /// Whether `tables/*.csv` are written too, so that pages can link to them.
  public var hasTableFiles: Bool
  /// Rows of a page's largest table; `nil` means the number that reads best.
  public var topCount: Int?
  /// The language of the words, and whose formats numbers and dates have.
  public var locale: ReportLocale

  /// A page that stands alone, in English, unless said otherwise.
  public init(
    months: [Month] = [], periods: [MonthPeriod] = [], years: [Int] = [],
    items: ItemBook? = nil, hasTableFiles: Bool = false, topCount: Int? = nil,
    locale: ReportLocale = .english
  ) {
    self.months = months
    self.periods = periods
    self.years = years
    self.items = items
    self.hasTableFiles = hasTableFiles
    self.topCount = topCount
    self.locale = locale
  }
}

extension ReportContext {
  /// Whether there are other pages to link to.
  public var hasOtherPages: Bool { !months.isEmpty || !periods.isEmpty }

  /// The place of an item on the page of all items, from the folder of a month or a year.
  func place(of item: ItemID) -> LinkTarget? {
    items?.id(of: item).map { .place(page: "../\(ReportKind.items.fileName)", id: $0) }
  }

  /// The page of all items, from the folder of a month or a year.
  private var itemsPage: LinkTarget? {
    items == nil ? nil : .page("../\(ReportKind.items.fileName)")
  }

  /// The folder of the tables, from the folder of all months.
  static let tablesFolder = "tables/"

  /// A full table by its name: a link where the file is written.
  func tableName(_ name: String) -> RichText {
    fileName("\(name).csv", path: Self.tablePathOfMonth(name))
  }

  /// The path of a full table for a ``DisplayTable``; `nil` where there is none.
  func tablePath(_ name: String) -> String? {
    hasTableFiles ? Self.tablePathOfMonth(name) : nil
  }

  /// The path of a full table from the folder of a month.
  private static func tablePathOfMonth(_ name: String) -> String {
    "../\(tablesFolder)\(name).csv"
  }

  /// A file of the report's folder.
  func fileName(_ name: String, path: String) -> RichText {
    hasTableFiles ? "\(link: RichText(name), to: .file(path))" : RichText(name)
  }

  /// The links at the top of a year's page.
  func navigation(ofYear year: Int) -> Navigation {
    guard !years.isEmpty else { return Navigation() }
    let link = { (year: Int) in
      Navigation.MonthLink(year: year, target: .page("../\(Self.yearPage(year))"))
    }
    return Navigation(
      allMonths: .file("../index.html"), items: itemsPage,
      previous: years.last { $0 < year }.map(link),
      next: years.first { $0 > year }.map(link))
  }

  /// The page of a year, from the folder of all months.
  static func yearPage(_ year: Int) -> String {
    "\(Month(year: year, month: 1).description.prefix(4))/\(ReportKind.yearInReview.fileName)"
  }

  /// The page that the home page links a year to: its year in review, else the index of the year's
  /// other reports; `nil` where neither is written.
  func homePage(ofYear year: Int) -> String? {
    if years.contains(year) { return Self.yearPage(year) }
    return periods.first { $0.kind == .year && $0.first.year == year }
      .map { "\($0)/\(ReportKind.index.fileName)" }
  }

  /// The links at the top of a report's page; stores are compared for months alone, and only months
  /// follow each other.
  func navigation(of kind: ReportKind, period: MonthPeriod) -> Navigation {
    guard hasOtherPages else { return Navigation() }
    guard let month = period.month else {
      return Navigation(
        reports: [.spendingReview, .priceTrends], allMonths: .file("../index.html"),
        items: itemsPage)
    }
    // Not every month has a list.
    let months = kind == .shoppingList ? [] : months
    let link = { (month: Month) in
      Navigation.MonthLink(month: month, target: .page("../\(month)/\(kind.fileName)"))
    }
    return Navigation(
      reports: [.spendingReview, .priceTrends, .storeComparison],
      allMonths: .file("../index.html"), items: itemsPage,
      previous: months.last { $0 < month }.map(link),
      next: months.first { $0 > month }.map(link))
  }
}

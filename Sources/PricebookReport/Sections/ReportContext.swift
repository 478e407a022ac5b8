package import PricebookModel

/// Where a page is written, and which pages are beside it.
public struct ReportContext: Sendable {
  /// The months that have a folder of reports, this one included, ascending.
  ///
  /// Empty for a report alone, as on standard output.
  package var months: [Month]
  /// The quarters, years, weeks and other periods that have a folder of reports, ascending.
  package var periods: [MonthPeriod]
  /// Where months and years begin.
  package var calendar: MonthCalendar
  /// The years that have a year in review, ascending.
  package var years: [Int]
  /// The items of the page of all items; `nil` where it is not written.
  package var items: ItemBook?
  /// Whether every period with a folder has a page of its receipts.
  package var hasReceipts: Bool
  /// The years that have a page of their receipts.
  package var listedYears: [Int] = []
  /// Whether `tables/*.csv` are written too, so that pages can link to them.
  package var hasTableFiles: Bool
  /// Whether single receipts are left out, because others may see the pages.
  package var isShared: Bool
  /// Rows of a page's largest table; `nil` means the number that reads best.
  package var topCount: Int?
  /// The language of the words, and whose formats numbers and dates have.
  public var locale: ReportLocale

  /// Of a page that stands alone.
  public init(locale: ReportLocale = .english) { self.init(months: [], locale: locale) }

  /// Of a page among others.
  package init(
    months: [Month] = [], periods: [MonthPeriod] = [], years: [Int] = [],
    calendar: MonthCalendar = MonthCalendar(), items: ItemBook? = nil, hasReceipts: Bool = false,
    hasTableFiles: Bool = false, isShared: Bool = false, topCount: Int? = nil,
    locale: ReportLocale = .english
  ) {
    self.months = months
    self.periods = periods
    self.years = years
    self.calendar = calendar
    self.items = items
    self.hasReceipts = hasReceipts
    self.hasTableFiles = hasTableFiles
    self.isShared = isShared
    self.topCount = topCount
    self.locale = locale
  }

  /// Whether there are other pages to link to.
  package var hasOtherPages: Bool { !months.isEmpty || !periods.isEmpty }

  func place(of item: ItemID) -> LinkTarget? {
    items?.id(of: item).map { .place(page: "../\(ReportKind.items.fileName)", id: $0) }
  }

  /// Some lines of a period; `nil` where no page has them.
  ///
  /// - Parameter root: The way from the page to DIR.
  func lines(
    _ selection: LineSelection = LineSelection(), of period: MonthPeriod, root: String = "../"
  ) -> LinkTarget? {
    guard hasReceipts, periods.contains(period) || period.month.map(months.contains) ?? false else {
      return nil
    }
    return .lines(page: "\(root)\(period)/\(ReportKind.receipts.fileName)", selection)
  }

  /// Some lines of a year; `nil` where no page has them.
  func lines(
    _ selection: LineSelection = LineSelection(), ofYear year: Int, root: String = "../"
  ) -> LinkTarget? {
    listedYears.contains(year)
      ? .lines(
        page: "\(root)\(year)/\(ReportKind.receipts.fileName)", selection.withDays(of: calendar))
      : nil
  }

  static let tablesFolder = "tables/"

  /// A full table by its name: a link where the file is written.
  func tableName(_ name: String) -> RichText {
    fileName("\(name).csv", path: Self.tablePathOfMonth(name))
  }

  func tablePath(_ name: String) -> String? { hasTableFiles ? Self.tablePathOfMonth(name) : nil }
  private static func tablePathOfMonth(_ name: String) -> String { "../\(tablesFolder)\(name).csv" }

  func fileName(_ name: String, path: String) -> RichText {
    hasTableFiles ? "\(link: RichText(name), to: .file(path))" : RichText(name)
  }

  package static func yearPage(_ year: Int) -> String {
    "\(Month(year: year, month: 1).description.prefix(4))/\(ReportKind.yearInReview.fileName)"
  }

  /// The page that the home page links a year to: its year in review, else the index of the year's
  /// other reports; `nil` where neither is written.
  func homePage(ofYear year: Int) -> String? {
    if years.contains(year) { return Self.yearPage(year) }
    return periods.first { $0.kind == .year && $0.first.year == year }
      .map { "\($0)/\(ReportKind.index.fileName)" }
  }

  func navigation(of kind: ReportKind, period: MonthPeriod) -> Navigation {
    guard hasOtherPages else { return Navigation() }
    let month = period.isOfWeeks ? nil : period.month
    let link = { (month: Month) in
      Navigation.MonthLink(month: month, target: .page("../\(month)/\(kind.fileName)"))
    }
    return Navigation(
      pages: bar(kind, root: "../", folder: period.description, month: month ?? last(of: period)),
      previous: month.flatMap { month in months.last { $0 < month }.map(link) },
      next: month.flatMap { month in months.first { $0 > month }.map(link) })
  }

  func navigation(ofYear year: Int) -> Navigation {
    guard !years.isEmpty else { return Navigation() }
    let link = { (year: Int) in
      Navigation.MonthLink(
        month: Month(year: year, month: 1), isYear: true,
        target: .page("../\(Self.yearPage(year))"))
    }
    return Navigation(
      pages: bar(
        .yearInReview, root: "../", folder: nil,
        month: months.last { calendar.year(of: $0) <= year } ?? months.last, year: year),
      previous: years.last { $0 < year }.map(link), next: years.first { $0 > year }.map(link))
  }

  func rootNavigation(of kind: ReportKind) -> Navigation {
    guard hasOtherPages else { return Navigation() }
    return Navigation(pages: bar(kind, root: "", folder: nil, month: months.last))
  }

  private func last(of period: MonthPeriod) -> Month? {
    months.last { period.months.contains($0) } ?? months.last
  }

  /// - Parameter folder: The folder of the page; `nil` for one that has no months' pages.
  private func bar(
    _ kind: ReportKind, root: String, folder: String?, month: Month?, year: Int? = nil
  ) -> [Navigation.Page] {
    let words = locale.language.words.navigation
    let isHome = kind == .index && folder == nil
    let newest = month?.description
    func page(_ name: RichText, _ report: ReportKind, in place: String?) -> Navigation.Page? {
      guard let place else { return nil }
      let path = place == folder ? report.fileName : "\(root)\(place)/\(report.fileName)"
      return Navigation.Page(name: name, target: .page(path), isCurrent: report == kind && !isHome)
    }
    // It is HTML alone.
    func receipts(_ name: RichText, isCurrent: Bool) -> Navigation.Page? {
      (folder ?? newest).map {
        let path = $0 == folder ? "" : "\(root)\($0)/"
        return Navigation.Page(
          name: name, target: .place(page: path + ReportKind.receipts.fileName, id: ""),
          isCurrent: isCurrent)
      }
    }
    let reviewed = years.last { $0 == year ?? month.map(calendar.year) } ?? years.last
    return [
      Navigation.Page(name: words.home, target: .file("\(root)index.html"), isCurrent: isHome),
      page(words.month, .index, in: folder ?? newest),
      page(words.spending, .spendingReview, in: folder ?? newest),
      page(words.prices, .priceTrends, in: folder ?? newest),
      page(words.stores, .storeComparison, in: newest), page(words.list, .shoppingList, in: newest),
      hasReceipts ? receipts(words.receipts, isCurrent: kind == .receipts) : nil,
      items.map { _ in
        Navigation.Page(
          name: words.items, target: .place(page: "\(root)\(ReportKind.items.fileName)", id: ""),
          isCurrent: kind == .items)
      },
      reviewed.map {
        Navigation.Page(
          name: words.year, target: .page(root + Self.yearPage($0)),
          isCurrent: kind == .yearInReview)
      },
    ].compactMap(\.self)
  }
}

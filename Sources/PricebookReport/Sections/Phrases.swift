import PricebookAnalytics
import PricebookModel

/// Words and turns of phrase that several reports share.
///
/// Every fixed sentence of the reports stands in a file named `…Phrases.swift`, apart from the
/// code that chooses it, so that another language is another set of such files.
enum Phrases {
  static func counted(_ count: Int, _ one: String, _ many: String) -> RichText {
    "\(.count(count)) \(count == 1 ? one : many)"
  }

  /// `Coffee, oat drink and 3 more`; with semicolons where a name itself has a comma.
  static func list(_ names: [String], limit: Int = 3) -> RichText {
    let shown = names.prefix(limit)
    return list(
      shown.map(RichText.name), more: max(0, names.count - limit),
      separator: shown.contains { $0.contains(",") } ? "; " : ", ")
  }

  /// Entries with separators between, and how many are not named.
  static func list(
    _ entries: [RichText], more: Int = 0, separator: String = ", "
  ) -> RichText {
    var parts = entries
    if more > 0 { parts.append("\(.count(more)) more") }
    guard let last = parts.popLast() else { return "" }
    guard let first = parts.first else { return last }
    let head = parts.dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
    return separator == ", " ? "\(head) and \(last)" : "\(head)\(separator)\(last)"
  }

  static func categoryName(_ scope: BudgetVariance.Scope, _ names: BookNames) -> String {
    switch scope {
    case .category(.named(let id)):
      names.categories[Int(id)].isEmpty ? withoutCategory : names.categories[Int(id)]
    case .category(.adjustments): adjustments
    case .unusedCategory(let name): name.isEmpty ? withoutCategory : name
    case .wholeMonth: wholeMonth
    }
  }

  static let withoutCategory = "Without category"
  static let adjustments = "Deposits, coupons, fees"
  static let wholeMonth = "Whole month"
  static let total: RichText = "Total"

  static func other(_ count: Int, _ one: String, _ many: String) -> RichText {
    "Other, \(counted(count, one, many))"
  }

  static func per(_ unit: String) -> RichText { unit == "each" ? "each" : "per \(name: unit)" }

  /// `1–17 September`, or the whole month's name.
  static func days(from first: CalendarDate, through last: CalendarDate) -> RichText {
    if first == last { return "\(.dayOfMonth(last))" }
    return first.month == last.month
      ? "\(String(first.day))–\(.dayOfMonth(last))"
      : "\(.dayOfMonth(first)) to \(.dayOfMonth(last))"
  }

  static func moreRows(_ count: Int, in file: RichText) -> RichText {
    "\(.count(count)) more in \(file)."
  }

  static func badge(_ status: BudgetVariance.Status) -> Badge {
    switch status {
    case .over: Badge("over", look: .over)
    case .under: Badge("under", look: .under)
    case .on: Badge("on", look: .on)
    case .unbudgeted: Badge("unbudgeted", look: .unbudgeted)
    }
  }

  static func reportName(_ kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "Spending review"
    case .priceTrends: "Price trends"
    case .storeComparison: "Store comparison"
    case .index: "All months"
    case .shoppingLists: "Shopping lists"
    }
  }

  static let footerSource: RichText =
    """
    Made by Pricebook from the files listed under Data. Everything is inside this file; it asks \
    nothing from the network.
    """

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    guard !labels.isEmpty else { return "Variance is actual − budget: plus is overspent." }
    return "Amounts in \(list(labels, limit: 6)). Variance is actual − budget: plus is overspent."
  }
}

extension Cell {
  /// Nothing at all, where even a dash would ask for a value: beside a total.
  static let blank = Cell(.text(""))
}

import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Words and turns of phrase that several reports share.
enum EnglishShared: SharedPhrases, InEnglish {
  static let withoutCategory = "Without category"
  static let adjustments = "Deposits, coupons, fees"
  static let wholeMonth = "Whole month"
  static let total: RichText = "Total"

  static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
    switch thing {
    case .category: counted(count, "category", "categories")
    case .file: counted(count, "file", "files")
    case .item: counted(count, "item", "items")
    case .month: counted(count, "month", "months")
    case .store: counted(count, "store", "stores")
    }
  }

  static func other(_ count: Int, _ thing: CountedThing) -> RichText {
    "Other, \(counted(count, thing))"
  }

  static func per(_ unit: String) -> RichText { unit == "each" ? "each" : "per \(name: unit)" }

  static func unit(_ unit: String) -> String { unit }

  static func amountsIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }

  /// `September`, `1–17 September`, `25 August to 10 September`, `October 2025`.
  static func name(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return .value(period.monthValue) }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return .value(end) }
    return first.month == last.month
      ? "\(String(first.day))–\(end)" : "\(.dayOfMonth(first)) to \(end)"
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

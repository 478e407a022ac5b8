import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the section on items.
enum EnglishItems: ItemPhrases, InEnglish {
  static let title: RichText = "Largest items"

  static func tableCaption(_ month: Month) -> RichText { "Largest items, \(.month(month))" }

  static func note(_ count: Int, window: [Month]) -> [RichText] {
    let what: RichText = """
      \(count == 1 ? "The item" : "The \(.count(count)) items") with the most money. The unit \
      value is what was paid per kg, litre or piece at all stores together.
      """
    guard let first = window.first, let last = window.last, first < last else { return [what] }
    return [
      """
      \(what) Small lines run from \(.month(first)) to \(.month(last)); gaps are months without \
      a purchase.
      """
    ]
  }

  static func columns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Item"), .number("Quantity"), .number("Spent", order: .descending),
      .number("Share"), .number("Unit value"), .number("On 3 months"),
      .number(counted(months, "month", "months")),
    ]
  }

  static func changeFootnote(_ percent: Int) -> RichText {
    """
    “On 3 months” compares with the median of the last three months that have a price; changes \
    of \(.percent(Double(percent), digits: 0)) or more stand out.
    """
  }
}

import PricebookDocument
import PricebookModel

/// The words of what filters leave out.
extension EnglishData {
  static func alsoLeftOut(_ counts: [RichText]) -> RichText {
    "The filters also left out \(list(counts))."
  }

  static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
    switch kind {
    case .carts: counted(count, "cart or list", "carts and lists")
    case .cartLines: counted(count, "line of another cart", "lines of other carts")
    case .prices: counted(count, "stated price", "stated prices")
    case .basketItems: counted(count, "basket item", "basket items")
    case .ratings: counted(count, "rating", "ratings")
    case .budgets: counted(count, "budget", "budgets")
    }
  }

  static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
    """
    Days before \(.date(day)) are left out, so \(.month(month)) is not whole and is held against \
    no budget.
    """
  }

  static func daysLeftOut(after day: CalendarDate) -> RichText {
    "Days after \(.date(day)) are left out."
  }
}

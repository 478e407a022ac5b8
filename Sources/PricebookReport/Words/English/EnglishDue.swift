import PricebookDocument
import PricebookModel

extension English {
  /// The words of what is due to be bought.
  enum Due: DuePhrases, InEnglish {
    static let title: RichText = "Due to buy"

    static func note(until last: CalendarDate) -> RichText {
      """
      Bought at regular intervals and due by \(.dayOfMonth(last)): the last purchase plus the median \
      interval.
      """
    }

    static let interval: RichText = "Usually every"
    static let lastBought: RichText = "Last bought"
    static let due: RichText = "Due"
    static func days(_ count: Int) -> RichText { counted(count, "day", "days") }

    static func basketData(items: Int, isFull: Bool) -> RichText {
      """
      The basket is what is bought at regular intervals and due: \
      \(isFull ? "the \(.count(items)) items due first" : counted(items, "item", "items")), in the \
      mean quantity per \
      receipt of the last year, which is shown rounded.
      """
    }
  }
}

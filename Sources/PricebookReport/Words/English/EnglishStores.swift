import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the section on stores.
enum EnglishStores: StorePhrases, InEnglish {
  static let title: RichText = "By store"
  static let tableTitle: RichText = "Table of stores"

  static func tableCaption(_ month: Month) -> RichText { "Stores, \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Store"), .number("Spent", order: .descending), .number("Share"), .number("Receipts"),
    .number("Lines"),
  ]

  static func barNote(share: Double?, receipts: Int) -> RichText {
    let count = counted(receipts, "receipt", "receipts")
    return share.map { "\(.percent($0, digits: 0)) · \(count)" } ?? count
  }

  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText {
    let claim: RichText = "\(name: store) took \(.percent(share, digits: 0)) of the money"
    guard let earlier else { return "\(claim)." }
    return "\(claim), against \(.percent(earlier, digits: 0)) in \(.monthName(earlierMonth))."
  }

  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText {
    """
    Spending at \(counted(stores, "store", "stores")), most of it at \(name: store) with \
    \(amount).
    """
  }
}

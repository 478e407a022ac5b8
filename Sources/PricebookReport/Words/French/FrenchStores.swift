import PricebookDocument
import PricebookModel

/// The French words of the section on stores.
enum FrenchStores: StorePhrases, InFrench {
  static let title: RichText = "Par magasin"
  static let tableTitle: RichText = "Tableau des magasins"

  static func tableCaption(_ month: Month) -> RichText { "Magasins, \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Magasin"), .number("Dépensé", order: .descending), .number("Part"),
    .number("Tickets"), .number("Lignes"),
  ]

  static func barNote(share: Double?, receipts: Int) -> RichText {
    let count = counted(receipts, "ticket", "tickets")
    return share.map { "\(.percent($0, digits: 0)) · \(count)" } ?? count
  }

  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText {
    let claim: RichText =
      "\(.percent(share, digits: 0)) de l’argent est allé chez \(name: store)"
    guard let earlier else { return "\(claim)." }
    return "\(claim), contre \(.percent(earlier, digits: 0)) en \(.monthName(earlierMonth))."
  }

  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText {
    """
    Dépenses dans \(counted(stores, "magasin", "magasins")), surtout chez \(name: store) avec \
    \(amount).
    """
  }
}

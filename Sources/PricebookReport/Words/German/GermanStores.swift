import PricebookDocument
import PricebookModel

/// The German words of the section on stores.
enum GermanStores: StorePhrases, InGerman {
  static let title: RichText = "Nach Laden"
  static let tableTitle: RichText = "Läden als Tabelle"

  static func tableCaption(_ month: Month) -> RichText { "Läden, \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Laden"), .number("Ausgaben", order: .descending), .number("Anteil"),
    .number("Belege"), .number("Posten"),
  ]

  static func barNote(share: Double?, receipts: Int) -> RichText {
    let count = counted(receipts, "Beleg", "Belege")
    return share.map { "\(.percent($0, digits: 0)) · \(count)" } ?? count
  }

  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText {
    let claim: RichText = "\(.percent(share, digits: 0)) des Geldes gingen an \(name: store)"
    guard let earlier else { return "\(claim)." }
    return "\(claim), im \(.monthName(earlierMonth)) waren es \(.percent(earlier, digits: 0))."
  }

  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText {
    """
    Ausgaben in \(counted(stores, "Laden", "Läden")), am meisten bei \(name: store) mit \
    \(amount).
    """
  }
}

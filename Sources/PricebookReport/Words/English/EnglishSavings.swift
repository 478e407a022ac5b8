import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words on what could have been saved.
enum EnglishSavings: SavingsPhrases, InEnglish {
  static let label: RichText = "Could have saved"
  static let context: RichText = "at the cheapest known price of the last 90 days"

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText {
    let claim: RichText =
      "Paid above the cheapest known price of the last 90 days, most of it for"
    let things = "\(claim) \(list(items))" as RichText
    return isOnlyStore
      ? "\(things), at \(name: store)." : "\(things). At \(name: store) it was \(amount)."
  }

  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText {
    let entries = stores.map { "\(name: $0.name) \($0.amount)" as RichText }
    return """
      Paid above the cheapest known price of the last 90 days: \
      \(list(entries, more: more)). By item in \(file).
      """
  }
}

import PricebookDocument
import PricebookModel

/// The German words on what could have been saved.
enum GermanSavings: SavingsPhrases, InGerman {
  static let label: RichText = "Sparpotenzial"
  static let context: RichText = "zum günstigsten bekannten Preis der letzten 90 Tage"

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText {
    let claim: RichText = """
      Über dem günstigsten bekannten Preis der letzten 90 Tage bezahlt, vor allem für \
      \(list(items))
      """
    return isOnlyStore
      ? "\(claim), bei \(name: store)." : "\(claim). Bei \(name: store) waren es \(amount)."
  }

  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText {
    let entries = stores.map { "\(name: $0.name) \($0.amount)" as RichText }
    return """
      Über dem günstigsten bekannten Preis der letzten 90 Tage bezahlt: \
      \(list(entries, more: more)). Nach Artikel in \(file).
      """
  }
}

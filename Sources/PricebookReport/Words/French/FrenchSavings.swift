import PricebookDocument
import PricebookModel

/// The French words on what could have been saved.
enum FrenchSavings: SavingsPhrases, InFrench {
  static let label: RichText = "Économies possibles"
  static let context: RichText = "au prix connu le plus bas des 90 derniers jours"

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText {
    let claim: RichText = """
      Payé au-delà du prix connu le plus bas des 90 derniers jours, surtout pour \(list(items))
      """
    return isOnlyStore
      ? "\(claim), chez \(name: store)."
      : "\(claim). Chez \(name: store), c’était \(amount)."
  }

  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText {
    let entries = stores.map { "\(name: $0.name) \($0.amount)" as RichText }
    return """
      Payé au-delà du prix connu le plus bas des 90 derniers jours : \
      \(list(entries, more: more)). Par article dans \(file).
      """
  }
}

import PricebookDocument

/// The words on what could have been saved.
protocol SavingsPhrases: LanguagePhrases {
  static var label: RichText { get }
  static var context: RichText { get }

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText
  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText
}

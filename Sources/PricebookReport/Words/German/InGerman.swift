import PricebookDocument

/// How German counts and lists.
///
/// The words are those that Germany, Austria and Switzerland share, and none of them has an ß,
/// which Swiss readers do not write.
protocol InGerman: LanguagePhrases {}

extension InGerman {
  static func isSingular(_ count: Int) -> Bool { count == 1 }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) und \(last)" }
  static func more(_ count: Int) -> RichText {
    "\(.count(count)) \(count == 1 ? "weiterer" : "weitere")"
  }
}

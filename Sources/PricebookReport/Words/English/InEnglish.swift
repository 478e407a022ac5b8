import PricebookDocument

/// How English counts and lists.
protocol InEnglish: LanguagePhrases {}

extension InEnglish {
  static func isSingular(_ count: Int) -> Bool { count == 1 }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) and \(last)" }
  static func more(_ count: Int) -> RichText { "\(.count(count)) more" }
}

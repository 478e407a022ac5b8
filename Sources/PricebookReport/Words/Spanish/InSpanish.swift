import PricebookDocument

/// How Spanish counts and lists.
///
/// The words are those that Spain and America share, as far as there are such.
protocol InSpanish: LanguagePhrases {}

extension InSpanish {
  static func isSingular(_ count: Int) -> Bool { count == 1 }

  /// `té e infusiones`: *y* gives way before the sound of itself (RAE, Ortografía).
  static func joined(_ head: RichText, _ last: RichText) -> RichText {
    "\(head) \(beginsWithI(last) ? "e" : "y") \(last)"
  }

  static func more(_ count: Int) -> RichText { "\(.count(count)) más" }

  private static func beginsWithI(_ text: RichText) -> Bool {
    let start: String =
      switch text.inlines.first {
      case .text(let words): words
      case .name(let name): name
      case .link(let inner, _), .strong(let inner), .term(let inner), .tinted(let inner, _):
        if case .text(let words) = inner.inlines.first { words } else { "" }
      default: ""
      }
    let folded = start.lowercased()
    if folded.hasPrefix("hie") || folded.hasPrefix("hia") { return false }
    return ["i", "í", "hi", "hí"].contains(where: folded.hasPrefix)
  }
}

import PricebookDocument

/// What every set of a language's words can say: counts and lists.
///
/// Words have no state, so that a language's words are types and their sentences static.
protocol LanguagePhrases: SendableMetatype {
  /// Whether a noun with this count is in the singular.
  static func isSingular(_ count: Int) -> Bool
  /// The last entry of a list joined to those before it: `coffee, tea and milk`.
  static func joined(_ head: RichText, _ last: RichText) -> RichText
  /// What parts the entries of a list where a name itself has a comma.
  static var semicolon: String { get }
  /// `3 more`, as the last entry of a list.
  static func more(_ count: Int) -> RichText
}

extension LanguagePhrases {
  static var semicolon: String { "; " }

  static func counted(_ count: Int, _ one: String, _ many: String) -> RichText {
    "\(.count(count)) \(isSingular(count) ? one : many)"
  }

  /// `Coffee, oat drink and 3 more`; with semicolons where a name itself has a comma.
  static func list(_ names: [String], limit: Int = 3) -> RichText {
    let shown = names.prefix(limit)
    return list(
      shown.map(RichText.name), more: max(0, names.count - limit),
      separator: shown.contains { $0.contains(",") } ? semicolon : ", ")
  }

  /// Entries with separators between, and how many are not named.
  static func list(
    _ entries: [RichText], more count: Int = 0, separator: String = ", "
  ) -> RichText {
    var parts = entries
    if count > 0 { parts.append(more(count)) }
    guard let last = parts.popLast() else { return "" }
    guard var head = parts.first else { return last }
    for part in parts.dropFirst() {
      head += RichText(separator)
      head += part
    }
    return separator == ", " ? joined(head, last) : "\(head)\(separator)\(last)"
  }
}

/// What tables and lists count.
enum CountedThing {
  case category, file, item, month, store
}

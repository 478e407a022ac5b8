import PricebookDocument
import PricebookModel

/// How a language counts and lists.
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
  /// The numbers from two to twelve in words.
  static var numerals: [String] { get }
}

extension LanguagePhrases {
  static var semicolon: String { "; " }

  /// A number in words, `three`, as far as ``numerals`` go; in digits beyond.
  static func spelled(_ number: Int) -> String {
    numerals.indices.contains(number - 2) ? numerals[number - 2] : String(number)
  }

  static func counted(_ count: Int, _ one: String, _ many: String) -> RichText {
    "\(.count(count)) \(isSingular(count) ? one : many)"
  }

  /// `Coffee, oat drink and 3 more`; with semicolons where a name itself has a comma.
  static func list(_ names: [String], limit: Int = 3) -> RichText {
    let hasCommas = names.prefix(limit).contains { $0.contains(",") }
    return list(
      names.map(RichText.name), limit: limit, separator: hasCommas ? semicolon : ", ")
  }

  /// Names of items, as links where they have a place.
  static func list(_ names: [LinkedName], limit: Int = 3) -> RichText {
    let hasCommas = names.prefix(limit).contains { $0.text.contains(",") }
    return list(
      names.map { RichText.name($0) }, limit: limit, separator: hasCommas ? semicolon : ", ")
  }

  /// `June 2026 and August 2026`.
  static func listed(_ months: [Month]) -> RichText {
    list(months.map { .value(.month($0)) })
  }

  /// Entries with separators between, and how many of them are not named.
  ///
  /// - Parameter count: How many entries there are, where not all are given.
  static func list(
    _ entries: [RichText], limit: Int = .max, of count: Int? = nil, separator: String = ", "
  ) -> RichText {
    var parts = Array(entries.prefix(limit))
    let rest = (count ?? entries.count) - parts.count
    if rest > 0 { parts.append(more(rest)) }
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
  case category, file, item, month, receipt, store
}

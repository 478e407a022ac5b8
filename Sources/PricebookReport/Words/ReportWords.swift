import PricebookAnalytics
import PricebookModel

/// The words of a report's language, by the pages and sections that use them: `words.budget.title`.
///
/// `Words/Phrases` has the accessors of each section, from the signatures in `en.words`.
package struct ReportWords: Sendable {
  let book: WordBook

  private init(_ text: String) { book = WordBook(text) }

  fileprivate static let english = ReportWords(EmbeddedWords.en_words)
  fileprivate static let german = ReportWords(EmbeddedWords.de_words)
  fileprivate static let spanish = ReportWords(EmbeddedWords.es_words)
  fileprivate static let french = ReportWords(EmbeddedWords.fr_words)
}

/// The words that the parts of every page need, in the language of the report.
package typealias PageWords = ReportWords.PagePhrases

extension Language {
  /// The one place where a language's words are named.
  var words: ReportWords {
    switch self {
    case .english: .english
    case .german: .german
    case .spanish: .spanish
    case .french: .french
    }
  }
}

extension ReportWords.SharedPhrases {
  /// What parts the entries of a list where a name itself has a comma.
  var semicolon: String { book.words("grammar.semicolon") }

  /// - Parameter count: How many entries there are, where not all are given.
  func list(
    _ entries: [RichText], limit: Int = .max, of count: Int? = nil, separator: String = ", "
  ) -> RichText {
    var parts = Array(entries.prefix(limit))
    let rest = (count ?? entries.count) - parts.count
    if rest > 0 { parts.append(more(rest)) }
    guard separator == ", ", parts.count > 1, let last = parts.popLast() else {
      return RichText(parts: parts, separator: RichText(separator))
    }
    return book["grammar.and", ["head": RichText(parts: parts), "last": last]]
  }

  /// Names, at most three of them, as links where they have a place; with semicolons where a name
  /// itself has a comma.
  func list(_ names: [some PhraseArgument], limit: Int? = nil) -> RichText {
    let limit = limit ?? (names.first?.name == nil ? .max : 3)
    let hasCommas = names.prefix(limit).contains { $0.name?.contains(",") == true }
    return list(names.map(\.said), limit: limit, separator: hasCommas ? semicolon : ", ")
  }

  /// How figures were found, to open on demand.
  func method(_ sentences: [RichText?], _ others: [Block] = []) -> Block {
    .disclosure(title: method, blocks: sentences.compactMap { $0.map(Block.paragraph) } + others)
  }

  /// `March 2026 to April 2026`, `March 2026`.
  func months(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return months(first...last)
  }

  func months(_ window: ClosedRange<Month>) -> RichText {
    window.lowerBound == window.upperBound
      ? .value(.month(window.lowerBound))
      : range(.month(window.lowerBound), .month(window.upperBound))
  }

  /// The currencies of a page with budgets, and what a plus means there.
  func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    RichText(sentences: footerCurrencies(currencies) + [self.varianceRule])
  }

  /// The currencies of the amounts of a page; empty where none has a name.
  func footerCurrencies(_ currencies: [CurrencyCode]) -> [RichText] {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    return labels.isEmpty ? [] : [self.amountsAre(in: list(labels, limit: 6))]
  }
}

// Turns of phrase that are the same in every language, since no word is in them.

extension ReportWords.CartsPhrases {
  /// `Rewe, 3 October, 50 min`.
  func place(store: String?, date: Value?, minutes: Int?) -> RichText? {
    let parts = [store.map { .name($0) }, date.map { .value($0) }, minutes.map(self.minutes)]
      .compactMap { (part: RichText?) in part }
    return parts.isEmpty ? nil : RichText(parts: parts)
  }
}

extension ReportWords.PackagesPhrases {
  /// `500 g`, `6 × 330 ml`, `10 pieces`.
  func written(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? pieces(size.each) : .value(.quantity(size.each, unit: size.unit.symbol))
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }
}

extension ReportWords.NextPhrases {
  func age(_ age: PriceAge) -> RichText {
    switch age {
    case .weeks(let weeks): self.weeksOld(weeks)
    case .undated: self.undated
    }
  }

  /// What grey prices are; `nil` where none is.
  func grey(_ ages: [PriceAge]) -> RichText? {
    let weeks = ages.compactMap { if case .weeks(let weeks) = $0 { weeks } else { nil } }
    return ages.isEmpty
      ? nil : grey(weeks: weeks.max() ?? 0, hasUndated: weeks.count < ages.count)
  }
}

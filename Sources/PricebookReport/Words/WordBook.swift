import Synchronization

/// The wording of a language, from its text: `de.words`.
///
/// AddingALanguage.md describes the text. What the text cannot say of itself, such as whether it
/// names arguments that a phrase does not have, a test finds.
final class WordBook: Sendable {
  private let reader: WordBookReader
  /// The places of phrases in the text by section and key: `review.running`.
  private let places: [String: Int]
  /// The variants of phrases by their places, of those that were said.
  private let known: Mutex<[[Phrase.Variant]?]>
  /// The numbers from two on in words, as far as the language spells them.
  private let numerals: [String]
  /// The numbers that a noun is in the singular with.
  private let singular: [Int]

  init(_ text: String) {
    let reader = WordBookReader(text)
    let places = Dictionary(
      reader.entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let words = { (key: String) in
      let phrase = places[key].map { reader.phrase(reader.entries[$0]).phrase }
      guard case .text(let words)? = phrase?.variants.first?.pieces.first
      else { return [] as [Substring] }
      return words.split(separator: " ")
    }
    numerals = words("grammar.numerals").map(String.init)
    singular = words("grammar.singular").compactMap { Int($0) }
    known = Mutex(Array(repeating: nil, count: reader.entries.count))
    self.reader = reader
    self.places = places
  }

  /// Read once, when they are first said; of no variants where the language lacks the phrase.
  private func variants(of key: String) -> [Phrase.Variant] {
    guard let place = places[key] else { return [] }
    if let variants = known.withLock({ $0[place] }) { return variants }
    let variants = reader.phrase(reader.entries[place]).phrase.variants
    known.withLock { $0[place] = variants }
    return variants
  }

  /// A phrase with its arguments by name.
  subscript(
    key: String, arguments: KeyValuePairs<String, any PhraseArgument> = [:]
  ) -> RichText {
    var text = RichText([])
    say(key, Scope(arguments: Array(arguments)), into: &text)
    return text
  }

  /// Words alone, for what takes no rich text.
  func words(
    _ key: String, _ arguments: KeyValuePairs<String, any PhraseArgument> = [:]
  ) -> String {
    self[key, arguments].inlines.map { inline in
      switch inline {
      case .text(let words), .name(let words): words
      case .value(.count(let count)): String(count)
      default: ""
      }
    }.joined()
  }

  private func isSingular(_ number: Double) -> Bool { singular.contains { Double($0) == number } }

  private func spelled(_ number: Int) -> String {
    numerals.indices.contains(number - 2) ? numerals[number - 2] : String(number)
  }

  private struct Scope {
    var arguments: [(key: String, value: any PhraseArgument)] = []
    /// The value whose form is said, such as a period; its fields are arguments of the form.
    var subject: (any PhraseArgument)?
  }

  private func say(_ key: String, _ scope: Scope, into text: inout RichText) {
    guard let variant = variants(of: key).first(where: { holds($0.conditions, scope) })
    else { return }
    say(variant.pieces, scope, into: &text)
  }

  private func say(_ pieces: [Phrase.Piece], _ scope: Scope, into text: inout RichText) {
    for piece in pieces {
      switch piece {
      case .text(let words): text.append(words)
      case .argument(let path, let style):
        let value = value(of: path, scope)
        switch style {
        case .plain: for inline in value.said.inlines { text.append(inline) }
        case .strong: text.append(.strong(value.said))
        case .digits: text.append(value.number.map { String(Int($0)) } ?? "")
        }
      case .phrase(let key, let bindings):
        var inner = scope
        inner.arguments = bindings.map { ($0.name, value(of: $0.path, scope)) } + scope.arguments
        say(key, inner, into: &text)
      case .choice(let conditions, let one, let other):
        say(holds(conditions, scope) ? one : other, scope, into: &text)
      case .counted(let path, let one, let many):
        let value = value(of: path, scope)
        let isOne = value.number.map(isSingular) ?? value.isThere
        say(isOne ? one : many, scope, into: &text)
      case .tinted(let pieces):
        var inner = RichText([])
        say(pieces, scope, into: &inner)
        text.append(.tinted(inner, .over))
      case .code(let command): text.append(.code(command))
      }
    }
  }

  private func value(of path: [String], _ scope: Scope) -> any PhraseArgument {
    let name = path[0]
    var value: any PhraseArgument
    if let argument = scope.arguments.first(where: { $0.key == name }) {
      value = argument.value
    } else if let number = Int(name) {
      value = number
    } else if let subject = scope.subject {
      value = name == "it" ? subject : part(name, of: subject)
    } else {
      return RichText([])
    }
    for name in path.dropFirst() { value = part(name, of: value) }
    return value
  }

  /// A field, a number in words, a list, or a form that the language has for such values.
  private func part(_ name: String, of value: any PhraseArgument) -> any PhraseArgument {
    if let field = value.field(name) { return field }
    if name == "words", let number = value.number { return RichText(spelled(Int(number))) }
    if let limit = Phrase.listLimits[name], let list = value as? any PhraseList {
      return list.joined(by: self, limit: limit)
    }
    guard let section = type(of: value).section else { return RichText([]) }
    var text = RichText([])
    say("\(section).\(name)", Scope(subject: value.unwrapped), into: &text)
    return text
  }

  private func holds(_ conditions: [Phrase.Condition], _ scope: Scope) -> Bool {
    conditions.allSatisfy { condition in
      let value = value(of: condition.path, scope)
      switch condition.test {
      case .isThere: return value.isThere != condition.isNegated
      case .isOne(of: let cases):
        guard let name = value.caseName else { return false }
        return cases.contains(name) != condition.isNegated
      case .compares(let relation, let number):
        return value.number.map { relation.holds($0, number) } ?? false
      case .equals(let path):
        let other = self.value(of: path, scope)
        let isEqual =
          if let number = value.number { number == other.number } else { value.said == other.said }
        return isEqual != condition.isNegated
      }
    }
  }
}

extension RichText {
  fileprivate mutating func append(_ words: String) {
    if case .text(let before)? = inlines.last {
      inlines[inlines.count - 1] = .text(before + words)
    } else if !words.isEmpty {
      inlines.append(.text(words))
    }
  }

  fileprivate mutating func append(_ inline: Inline) {
    if case .text(let words) = inline { append(words) } else { inlines.append(inline) }
  }
}

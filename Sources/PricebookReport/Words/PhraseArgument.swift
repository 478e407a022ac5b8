/// A value that a phrase can say, count or ask something of.
protocol PhraseArgument: SendableMetatype {
  /// The value as it stands in a sentence.
  var said: RichText { get }
  /// What conditions compare, and what decides between singular and plural.
  var number: Double? { get }
  /// Whether it is there, true or not empty.
  var isThere: Bool { get }
  /// The case of an enum.
  var caseName: String? { get }
  /// A name from the data, which may have commas of its own.
  var name: String? { get }
  /// The value itself, where it is in an optional.
  var unwrapped: any PhraseArgument { get }
  func field(_ name: String) -> (any PhraseArgument)?

  static var fields: [String: PhraseField<Self>] { get }
  /// The cases that conditions may name.
  static var cases: [String] { get }
  /// The section with the forms that a language has for such values: `MonthPeriod`.
  static var section: String? { get }
  static func type(ofField name: String) -> (any PhraseArgument.Type)?
}

extension PhraseArgument {
  var said: RichText { [] }
  var number: Double? { nil }
  var isThere: Bool { true }
  var caseName: String? { Self.cases.isEmpty ? nil : nameOfCase(self) }
  var name: String? { nil }
  var unwrapped: any PhraseArgument { self }
  func field(_ name: String) -> (any PhraseArgument)? { Self.fields[name]?.value(self) }
  static var fields: [String: PhraseField<Self>] { [:] }
  static var cases: [String] { [] }
  static var section: String? { nil }
  static func type(ofField name: String) -> (any PhraseArgument.Type)? { fields[name]?.type }
}

/// The name of an enum's case, whatever the case carries.
func nameOfCase(_ value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension Optional: PhraseArgument where Wrapped: PhraseArgument {
  var said: RichText { self?.said ?? [] }
  var number: Double? { self?.number }
  var isThere: Bool { self?.isThere ?? false }
  var caseName: String? { self?.caseName }
  var name: String? { self?.name }
  var unwrapped: any PhraseArgument { self?.unwrapped ?? self }
  func field(_ name: String) -> (any PhraseArgument)? { self?.field(name) }
  static var cases: [String] { Wrapped.cases }
  static var section: String? { Wrapped.section }
  static func type(ofField name: String) -> (any PhraseArgument.Type)? {
    Wrapped.type(ofField: name)
  }
}

extension Array: PhraseArgument where Element: PhraseArgument {
  var number: Double? { Double(count) }
  var isThere: Bool { !isEmpty }
}

extension Array: PhraseList where Element: PhraseArgument {
  func joined(by words: WordBook, limit: Int?) -> RichText {
    ReportWords.SharedPhrases(book: words).list(self, limit: limit)
  }
}

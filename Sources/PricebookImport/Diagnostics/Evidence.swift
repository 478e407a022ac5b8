/// What was found about a table: a sentence for `pricebook inspect`, and what it is about.
struct Evidence: Hashable, Sendable {
  /// What a sentence is about, so that a later finding about the same can take its place.
  enum Subject: Hashable, Sendable {
    case encoding
    /// Where the header is, if there is one.
    case header
    /// What knows the header: words, or a mapping.
    case source
    /// What a column is, by its place.
    case column(Int)
    case dateOrder
    /// Why the lines are prices that were seen and not paid.
    case priceList
    case other
  }

  var subject: Subject
  /// For `pricebook inspect`.
  var sentence: String

  init(_ sentence: String, about subject: Subject = .other) {
    self.sentence = sentence
    self.subject = subject
  }
}

extension [Evidence] {
  mutating func forget(_ subject: Evidence.Subject) { removeAll { $0.subject == subject } }

  /// What is known but for the meaning of columns.
  var withoutColumns: [Evidence] {
    filter { if case .column = $0.subject { false } else { true } }
  }
}

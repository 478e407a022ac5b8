/// Text in spans.
///
/// Values keep their types, and names from the data are separate from words.
///
/// Written as an interpolated literal: `"\(name: store) rose \(.percentDifference(5.9))."`. A
/// name goes in as `name:`, so that renderers isolate its direction and cut it to a sane length.
package struct RichText: Hashable, Sendable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  package var inlines: [Inline]

  package init(_ inlines: [Inline]) { self.inlines = inlines }
  package init(_ text: String) { inlines = text.isEmpty ? [] : [.text(text)] }
  package init(stringLiteral value: String) { self.init(value) }
  package init(arrayLiteral elements: Inline...) { inlines = elements }
  package init(stringInterpolation: StringInterpolation) { inlines = stringInterpolation.inlines }
  package static func name(_ name: String) -> RichText { RichText([.name(name)]) }
  package static func value(_ value: Value) -> RichText { RichText([.value(value)]) }

  /// A name, as a link where it has a place.
  package static func name(_ name: LinkedName) -> RichText {
    let text = RichText.name(name.text)
    return name.target.map { RichText([.link(text, $0)]) } ?? text
  }

  /// The text as a link; as it is without a target.
  package func linked(to target: LinkTarget?) -> RichText {
    target.map { RichText([.link(self, $0)]) } ?? self
  }

  package var isEmpty: Bool { inlines.isEmpty }

  /// Parts one after the other, without an “and”.
  package init(parts: [RichText], separator: RichText = ", ") {
    self = parts.dropFirst().reduce(parts.first ?? "") { $0 + separator + $1 }
  }

  /// Sentences one after the other; those that are `nil` are left out.
  package init(sentences: [RichText?]) {
    self.init(parts: sentences.compactMap(\.self), separator: " ")
  }

  package static func + (left: RichText, right: RichText) -> RichText {
    RichText(left.inlines + right.inlines)
  }

  package static func += (left: inout RichText, right: RichText) { left.inlines += right.inlines }

  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var inlines: [Inline] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      inlines.reserveCapacity(interpolationCount * 2 + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { inlines.append(.text(literal)) }
    }

    /// Words of the program; names from the data are added with `name:`.
    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
    package mutating func appendInterpolation(_ value: Value) { inlines.append(.value(value)) }
    package mutating func appendInterpolation(_ text: RichText) { inlines += text.inlines }
    package mutating func appendInterpolation(name: String) { inlines.append(.name(name)) }
    package mutating func appendInterpolation(name: LinkedName) {
      inlines += RichText.name(name).inlines
    }

    package mutating func appendInterpolation(strong text: RichText) {
      inlines.append(.strong(text))
    }

    package mutating func appendInterpolation(strong value: Value) {
      inlines.append(.strong(.value(value)))
    }

    package mutating func appendInterpolation(link text: RichText, to target: LinkTarget) {
      inlines.append(.link(text, target))
    }
  }
}

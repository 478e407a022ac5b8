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

  /// A name from the data, alone.
  package static func name(_ name: String) -> RichText { RichText([.name(name)]) }
  /// A value, alone.
  package static func value(_ value: Value) -> RichText { RichText([.value(value)]) }

  package var isEmpty: Bool { inlines.isEmpty }

  package static func + (left: RichText, right: RichText) -> RichText {
    RichText(left.inlines + right.inlines)
  }

  package static func += (left: inout RichText, right: RichText) {
    left.inlines += right.inlines
  }

  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var inlines: [Inline] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      inlines.reserveCapacity(interpolationCount * 2 + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { inlines.append(.text(literal)) }
    }

    /// Words of the program.
    ///
    /// Names from the data are added with `name:`.
    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
    package mutating func appendInterpolation(_ value: Value) { inlines.append(.value(value)) }
    package mutating func appendInterpolation(_ text: RichText) { inlines += text.inlines }
    package mutating func appendInterpolation(name: String) { inlines.append(.name(name)) }

    package mutating func appendInterpolation(strong text: RichText) {
      inlines.append(.strong(text))
    }

    package mutating func appendInterpolation(strong value: Value) {
      inlines.append(.strong(.value(value)))
    }

    /// A term being defined.
    package mutating func appendInterpolation(term text: RichText) { inlines.append(.term(text)) }

    package mutating func appendInterpolation(_ text: RichText, tone: Tone) {
      inlines.append(.tinted(text, tone))
    }

    package mutating func appendInterpolation(link text: RichText, to target: LinkTarget) {
      inlines.append(.link(text, target))
    }
  }
}

/// One span of rich text.
package indirect enum Inline: Hashable, Sendable {
  /// Words of the program.
  case text(String)
  /// A name from the data: an item, a store, a file.
  case name(String)
  case value(Value)
  case strong(RichText)
  /// A term being defined, in italics.
  case term(RichText)
  /// Strong and in the colour of its tone.
  case tinted(RichText, Tone)
  case link(RichText, LinkTarget)
}

/// Where a link leads.
package enum LinkTarget: Hashable, Sendable {
  /// A section of the same report, by its id.
  case section(String)
  /// A report page, by its path without extension: `price-trends`, `../2026-09/spending-review`.
  /// Every renderer appends its own extension.
  case page(String)
  /// A place on a page that exists as HTML alone, by the page's path without extension, empty for
  /// the page itself, and the id of the place: `../items` and `item-butter`.
  ///
  /// Other formats have no link there.
  case place(page: String, id: String)
  /// A file, by its path relative to the report: `tables/price-trends.csv`.
  case file(String)
}

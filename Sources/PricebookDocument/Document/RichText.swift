/// Text in spans.
///
/// Values keep their types, and names from the data are separate from words.
///
/// Written as an interpolated literal: `"\(name: store) rose \(.percentDifference(5.9))."`. A
/// name goes in as `name:`, so that renderers isolate its direction and cut it to a sane length.
public struct RichText: Hashable, Sendable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  public var inlines: [Inline]

  public init(_ inlines: [Inline]) { self.inlines = inlines }
  public init(_ text: String) { inlines = text.isEmpty ? [] : [.text(text)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(arrayLiteral elements: Inline...) { inlines = elements }
  public init(stringInterpolation: StringInterpolation) { inlines = stringInterpolation.inlines }

  /// A name from the data, alone.
  public static func name(_ name: String) -> RichText { RichText([.name(name)]) }
  /// A value, alone.
  public static func value(_ value: Value) -> RichText { RichText([.value(value)]) }

  public var isEmpty: Bool { inlines.isEmpty }

  public static func + (left: RichText, right: RichText) -> RichText {
    RichText(left.inlines + right.inlines)
  }

  public static func += (left: inout RichText, right: RichText) {
    left.inlines += right.inlines
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var inlines: [Inline] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      inlines.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { inlines.append(.text(literal)) }
    }

    /// Words of the program.
    ///
    /// Names from the data are added with `name:`.
    public mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
    public mutating func appendInterpolation(_ value: Value) { inlines.append(.value(value)) }
    public mutating func appendInterpolation(_ text: RichText) { inlines += text.inlines }
    public mutating func appendInterpolation(name: String) { inlines.append(.name(name)) }

    public mutating func appendInterpolation(strong text: RichText) {
      inlines.append(.strong(text))
    }

    public mutating func appendInterpolation(strong value: Value) {
      inlines.append(.strong(.value(value)))
    }

    /// A term being defined.
    public mutating func appendInterpolation(term text: RichText) { inlines.append(.term(text)) }

    public mutating func appendInterpolation(_ text: RichText, tone: Tone) {
      inlines.append(.tinted(text, tone))
    }

    public mutating func appendInterpolation(link text: RichText, to target: LinkTarget) {
      inlines.append(.link(text, target))
    }
  }
}

/// One span of rich text.
public indirect enum Inline: Hashable, Sendable {
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
public enum LinkTarget: Hashable, Sendable {
  /// A section of the same report, by its id.
  case section(String)
  /// A report page, by its path without extension: `price-trends`, `../2026-09/spending-review`.
  /// Every renderer appends its own extension.
  case page(String)
  /// A file, by its path relative to the report: `tables/price-trends.csv`.
  case file(String)
}

/// What a quantity counts: a known unit of mass, volume or count, or an unknown one of its own.
///
/// Prices compare only within one ``Dimension``, per base unit.
public struct UnitOfMeasure: Hashable, Sendable {
  /// What a quantity measures; only quantities of one dimension can be compared.
  ///
  /// An unknown unit is its own dimension.
  public enum Dimension: Hashable, Comparable, Sendable {
    /// Pieces; the base unit is `each`.
    case count
    case mass, volume
    /// An unknown unit as it is written; it compares with itself alone.
    case other(String)

    /// The base unit as tables show it: `each`, `kg`, `l`, or the unknown unit itself.
    public var baseUnit: String {
      switch self {
      case .count: "each"
      case .mass: "kg"
      case .volume: "l"
      case .other(let name): name
      }
    }
  }

  /// The canonical symbol: `g`, `floz`, `dozen`; an unknown unit folded to lower case.
  public var symbol: String
  /// What the unit measures.
  public var dimension: Dimension
  /// How much of the base unit one unit is, exactly, in 10⁻¹³ base units.
  public var basePerUnit: Int64

  /// One piece.
  public static let each = UnitOfMeasure(
    symbol: "each", dimension: .count, basePerUnit: UnitOfMeasure.wholeBase)

  /// One base unit as ``basePerUnit`` counts it: US customary volumes need 13 decimals.
  public static let wholeBase: Int64 = 10_000_000_000_000

  /// A unit with its exact factor; ``init(written:)`` reads known units.
  public init(symbol: String, dimension: Dimension, basePerUnit: Int64) {
    self.symbol = symbol
    self.dimension = dimension
    self.basePerUnit = basePerUnit
  }

  /// The unit that a cell names, in any of the languages; empty means each.
  public init(written text: some StringProtocol) {
    // Most cells have a spelling as the table has it.
    if let known = UnitOfMeasure.unitsBySpelling[String(text)] {
      self = known
      return
    }
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if folded.isEmpty {
      self = .each
    } else if let known = UnitOfMeasure.known(folded: folded) {
      self = known
    } else {
      self.init(symbol: folded, dimension: .other(folded), basePerUnit: UnitOfMeasure.wholeBase)
    }
  }

  /// The unit with a spelling, in lower case with single spaces; `nil` for an unknown one.
  private static func known(folded: String) -> UnitOfMeasure? {
    if let known = unitsBySpelling[folded] { return known }
    guard folded.contains(where: { $0 == "." || $0 == " " }) else { return nil }
    return unitsBySpelling[folded.filter { $0 != "." && $0 != " " }]
  }

  /// A quantity of this unit in its base unit.
  @inlinable public func base(_ quantity: Quantity) -> BaseQuantity {
    BaseQuantity(count: Int128(quantity.millionths) * Int128(basePerUnit))
  }
}

extension Double {
  /// The nearest whole number where it is certain without exact arithmetic: far from a half.
  var certainlyRounded: Int64? {
    guard magnitude < 1e9 else { return nil }
    // Rounding is a call of the system's library, unlike cutting off.
    let whole = Int64(self)
    let rest = (self - Double(whole)).magnitude
    if rest < 0.499_999 { return whole }
    guard 1 - rest < 0.499_999 else { return nil }
    return self < 0 ? whole - 1 : whole + 1
  }
}

extension UnitOfMeasure {
  /// The unit that a cell names: a unit, `per kg`, or a package such as `500 g` and
  /// `6 x 33 cl`, which is a unit of its own with the size of the package.
  package init(ofPackage text: some StringProtocol) {
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    let prefix = (Self.pers.map { $0 + " " } + ["/"]).first(where: folded.hasPrefix) ?? ""
    let bare = String(folded.dropFirst(prefix.count))
    self.init(written: bare)
    guard case .other = dimension, let size = PackageSize(in: bare), size.stem.isEmpty,
      let package = Self(package: size, symbol: bare)
    else { return }
    self = package
  }

  /// The unit at the end of a name that says what its price is for: `Bananas per kg`, `Äpfel €/kg`;
  /// `nil` for a size alone, such as `Milk 1 l`.
  package init?(atEndOf name: String) {
    let name = name.lowercased()
    for word in Self.hasPer(name) ? Self.pers : [] {
      let parts = name.split(separator: " \(word) ")
      guard let part = parts.dropFirst().last else { continue }
      self.init(ofPackage: part)
      if dimension == .mass || dimension == .volume { return }
    }
    // Few names end with a unit, so that the word before it is read last.
    guard let last = Self.lastWord(of: name.unicodeScalars[...]),
      let before = Self.lastWord(of: name.unicodeScalars[..<last.startIndex])
    else { return nil }
    guard let known = Self.known(folded: String(last)) else { return nil }
    self = known
    let isBase = basePerUnit == Self.wholeBase || symbol == "lb"
    guard isBase, dimension == .mass || dimension == .volume,
      !Substring(before).contains(where: \.isNumber)
    else { return nil }
  }

  /// Whether a word between spaces is one of ``pers``.
  private static func hasPer(_ name: String) -> Bool {
    var rest = name.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      if pers.contains(where: { $0.utf8.count == word.count && word.elementsEqual($0.utf8) }) {
        return true
      }
      rest = rest[word.endIndex...].dropFirst()
    }
    return false
  }

  private static func lastWord(of text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView?
  {
    guard let last = text.lastIndex(where: { !isBetweenWords($0) }) else { return nil }
    let whole = text[...last]
    let before = whole.lastIndex(where: isBetweenWords)
    return whole[(before.map(whole.index(after:)) ?? whole.startIndex)...]
  }

  private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t"..."\r", " ", "/", "(", ")", "[", "]", ",", "€", "$", "£": true
    default: !scalar.isASCII && scalar.properties.isWhitespace
    }
  }

  /// A package of a size, as a unit of its own; `nil` where its content is not exact.
  package init?(package size: PackageSize, symbol: String? = nil) {
    let (count, rest) = size.total.count.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest == 0, count > 0, let basePerUnit = Int64(exactly: count) else { return nil }
    let parts = size.count == 1 ? "" : "\(size.count) x "
    self.init(
      symbol: symbol ?? "\(parts)\(size.each) \(size.unit.symbol)",
      dimension: size.unit.dimension, basePerUnit: basePerUnit)
  }

  /// Whether the unit is a package of a size, and not one that is in common use.
  package var isPackage: Bool {
    if case .other = dimension { false } else { Self.unitsBySpelling[symbol] == nil }
  }

  private static let pers = ["per", "pro", "je", "par", "por", "al"]
  private static let lists = WordLists(EmbeddedWords.units_txt).lists

  /// Every known spelling, in lower case, without points.
  static let unitsBySpelling = lists.filter { $0.language == "*" }.reduce(
    into: [String: UnitOfMeasure]()
  ) { table, list in
    let unit = known.first { $0.symbol == list.name }
    for spelling in list.words { table[spelling] = unit }
  }

  private static let known = lists.compactMap { list -> UnitOfMeasure? in
    let dimensions: [String: Dimension] = ["mass": .mass, "volume": .volume, "count": .count]
    guard let dimension = dimensions[list.language], let factor = Int64(list.words[0])
    else { return nil }
    return UnitOfMeasure(symbol: list.name, dimension: dimension, basePerUnit: factor)
  }
}

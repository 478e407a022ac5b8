extension UnitOfMeasure {
  /// The unit that a cell of a price list names: a unit, `per kg`, or a package such as `500 g` and
  /// `6 x 33 cl`, which is a unit of its own with the size of the package.
  package init(ofPackage text: some StringProtocol) {
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    let bare = Self.withoutPer(folded)
    self.init(written: bare)
    guard case .other = dimension, let size = PackageSize(in: bare), size.stem.isEmpty,
      let package = Self(package: size, symbol: bare)
    else { return }
    self = package
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
    if case .other = dimension { return false }
    return Self.unitsBySpelling[symbol] == nil
  }

  private static func withoutPer(_ text: String) -> String {
    for word in ["per ", "pro ", "je ", "par ", "por ", "al ", "/"] where text.hasPrefix(word) {
      return String(text.dropFirst(word.count))
    }
    return text
  }
}

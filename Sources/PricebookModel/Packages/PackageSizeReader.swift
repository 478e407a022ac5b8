/// Finds the sizes in a name and decides whether they agree.
struct PackageSizeReader {
  /// The name may mean two sizes, and so has none.
  struct Ambiguity: Error {}

  /// A size as some tokens of the name say it.
  struct Found {
    /// What the number counts.
    enum Kind {
      case content
      /// How many things or packages.
      case count
      /// How many pieces of the content; beside a mass or volume they do not change the size.
      case parts
    }

    var kind: Kind
    /// How many times the package holds ``each``.
    var count = 1
    /// In millionths of ``unit``.
    var each: Int64
    var unit: UnitOfMeasure
    var tokens: Range<Int>
    var isMultiplied = false
    var total: Int128 { Int128(count) * Int128(each) * Int128(unit.basePerUnit) }

    /// Whether it is a number of pieces.
    func isPieces(_ number: Int) -> Bool {
      total == Int128(number) * Int128(one) * Int128(UnitOfMeasure.wholeBase)
    }
  }

  let text: PackageTokens
  let tokens: [PackageTokens.Token]
  private var found: [Found] = []
  /// Packages without a sign of multiplication: `3 x milk`, `Doppelpack`; 0 where open.
  private var looseCounts: [Int] = []
  private var hasCapacity = false
  /// The most factors of one multiplication; nobody sells sizes with more.
  private static let factorLimit = 4
  private static let countLimit = 10_000
  /// The most sizes in one name; a text with more is not the name of an item.
  private static let foundLimit = 8
  /// The largest count after a sign of multiplication alone: `x100` is a model.
  private static let bareCountLimit: Int64 = 48
  static let one: Int64 = 1_000_000

  init(_ name: String) {
    text = PackageTokens(name)
    tokens = text.tokens
  }

  mutating func size() throws(Ambiguity) -> PackageSize? {
    var index = 0
    while index < tokens.count {
      guard isNumber(index), !isLabel(index) else {
        index += 1
        continue
      }
      index = max(index + 1, try readTerm(at: index, factors: 1))
      if found.count > Self.foundLimit { throw Ambiguity() }
    }
    if found.isEmpty { return nil }
    for index in tokens.indices {
      switch word(index) {
      case .packs(let count)?: looseCounts.append(count)
      case .capacity?: hasCapacity = true
      default: break
      }
    }
    return chosenSize()
  }

  /// Reads the size that begins at a number, if one does; returns the token after it.
  private mutating func readTerm(at start: Int, factors: Int) throws(Ambiguity) -> Int {
    let number = number(at: start)
    guard let (unit, next) = unit(at: number.end) else {
      if let product = try multiplied(number, number.end, start, factors) { return product }
      guard let value = number.millionths, value > 0, value % Self.one == 0
      else { return number.end }
      return try readCount(value, start: start, end: number.end, factors: factors)
    }
    guard let value = number.millionths, value > 0, isCertainLeft(of: start, numberEnd: number.end)
    else { throw Ambiguity() }
    if unit.dimension == .count {
      if unit.symbol == "each", let product = try multiplied(number, next, start, factors) {
        return product
      }
      guard value % Self.one == 0 else { throw Ambiguity() }
      return try append(.count, each: value, unit: unit, start..<next)
    }
    guard isCertainRight(of: next) else { throw Ambiguity() }
    found.append(Found(kind: .content, each: value, unit: unit, tokens: start..<next))
    return try readFactorAfter(next)
  }

  /// Reads `10er-Pack`, `6 bottles`, `pack of 6`, `x6` around a whole number.
  private mutating func readCount(
    _ value: Int64, start: Int, end: Int, factors: Int
  ) throws(Ambiguity) -> Int {
    if case .countEnding? = word(end), tokens[end].isGlued, value > Self.one {
      return try append(.count, each: value, start..<afterContainer(end + 1))
    }
    let place = afterHyphen(end)
    switch word(place) {
    case .container?:
      if let product = try multiplied((value, end), place + 1, start, factors) { return product }
      return try append(.count, each: value, start..<place + 1)
    case .part?: return try append(.parts, each: value, start..<place + 1)
    default: break
    }
    if case .joiner? = word(start - 1), case .container? = word(start - 2) {
      return try append(.count, each: value, start - 2..<end)
    }
    if factors == 1, start > 1, case .times? = word(start - 1), tokens[start].isGlued,
      value <= Self.bareCountLimit * Self.one
    {
      return try append(.count, each: value, start - 1..<end)
    }
    return end
  }

  /// Reads what a number multiplies, `6 x 330 ml`, also loose, `3 x milk`; returns the token after.
  private mutating func multiplied(
    _ number: (millionths: Int64?, end: Int), _ place: Int, _ start: Int, _ factors: Int
  ) throws(Ambiguity) -> Int? {
    guard isTimes(place), let factor = Self.factor(number.millionths) else { return nil }
    guard isNumber(place + 1) else {
      looseCounts.append(factor)
      return place + 1
    }
    guard factors < Self.factorLimit else { throw Ambiguity() }
    let before = found.count
    let next = try readTerm(at: place + 1, factors: factors + 1)
    guard found.count == before + 1 else { return next }
    guard isCertainLeft(of: start, numberEnd: number.end), found[before].kind != .parts,
      found[before].count * factor < Self.countLimit
    else { throw Ambiguity() }
    found[before].count *= factor
    found[before].isMultiplied = true
    found[before].tokens = start..<found[before].tokens.upperBound
    return next
  }

  /// Reads the factor of `330 ml x 6` after the unit.
  private mutating func readFactorAfter(_ place: Int) throws(Ambiguity) -> Int {
    guard isTimes(place), isNumber(place + 1) else { return place }
    let number = number(at: place + 1)
    guard let factor = Self.factor(number.millionths), let last = found.indices.last
    else { throw Ambiguity() }
    var next = afterContainer(number.end)
    if let (unit, end) = unit(at: number.end) {
      guard unit.symbol == "each" else { throw Ambiguity() }
      next = end
    }
    found[last].count = factor
    found[last].isMultiplied = true
    found[last].tokens = found[last].tokens.lowerBound..<next
    return next
  }

  /// A number that may be a factor: whole, above zero and below the limit.
  private static func factor(_ millionths: Int64?) -> Int? {
    guard let millionths, millionths > 0, millionths % one == 0,
      millionths / one < Int64(countLimit)
    else { return nil }
    return Int(millionths / one)
  }

  /// Keeps a count of two or more, as one does not change the size; returns the token after it.
  private mutating func append(
    _ kind: Found.Kind, each value: Int64, unit: UnitOfMeasure = .each, _ range: Range<Int>
  ) throws(Ambiguity) -> Int {
    guard value / Self.one < Int64(Self.countLimit) else { throw Ambiguity() }
    if value > Self.one || unit.symbol != "each" {
      found.append(Found(kind: kind, each: value, unit: unit, tokens: range))
    }
    return range.upperBound
  }

  private func chosenSize() -> PackageSize? {
    // Most names have one size and nothing else.
    if found.count == 1, looseCounts.isEmpty, !hasCapacity {
      return size(found[0], removing: found)
    }
    let contents = found.filter {
      $0.kind == .content && !(hasCapacity && $0.unit.dimension == .volume)
    }
    let counts = found.filter { $0.kind == .count }
    guard contents.isEmpty else {
      // A count beside a multiplied size must be its factor.
      guard let chosen = agreed(contents),
        counts.allSatisfy({ chosen.isMultiplied && $0.isPieces(chosen.count) }),
        looseCounts.allSatisfy({ $0 == 0 ? chosen.isMultiplied : $0 == chosen.count })
      else { return nil }
      return size(chosen, removing: contents + counts)
    }
    let pieces = counts.isEmpty ? found.filter { $0.kind == .parts } : counts
    guard let chosen = agreed(pieces), looseCounts.allSatisfy(chosen.isPieces) else { return nil }
    return size(chosen, removing: pieces)
  }

  /// The size that several findings give, such as `6 x 330 ml (= 1,98 l)`: of US customary and
  /// metric units, which agree within one percent, the metric one.
  private func agreed(_ sizes: [Found]) -> Found? {
    guard let first = sizes.first,
      sizes.allSatisfy({ $0.unit.dimension == first.unit.dimension })
    else { return nil }
    if sizes.allSatisfy({ $0.total == first.total }) {
      return sizes.first(where: \.isMultiplied) ?? first
    }
    guard sizes.count == 2, first.unit.isMetric != sizes[1].unit.isMetric,
      (first.total - sizes[1].total).magnitude * 100 <= first.total.magnitude
    else { return nil }
    return first.unit.isMetric ? first : sizes[1]
  }

  private func size(_ chosen: Found, removing sizes: [Found]) -> PackageSize {
    let removed = sizes.map(\.tokens).sorted { $0.lowerBound < $1.lowerBound }
    return PackageSize(
      count: chosen.count, each: Quantity(millionths: chosen.each), unit: chosen.unit,
      stem: stem(without: removed), foldedStem: foldedStem(without: removed))
  }

  /// What is left of the name, without the marks that tied the sizes to it.
  private func stem(without removed: [Range<Int>]) -> String {
    var stem: [UInt8] = []
    var start = 0
    func append(to end: Int) {
      guard start < end else { return }
      var piece = text.bytes[tokens[start].start..<tokens[end - 1].end]
      piece = piece.drop { " ,;:-=/[])".utf8.contains($0) }
      while let byte = piece.last, " ,;:-=/[](".utf8.contains(byte) { piece.removeLast() }
      if !piece.isEmpty, !stem.isEmpty { stem.append(0x20) }
      stem.append(contentsOf: piece)
    }
    for range in removed {
      append(to: range.lowerBound)
      start = max(start, range.upperBound)
    }
    append(to: tokens.count)
    return String(decoding: stem, as: UTF8.self)
  }

  private func foldedStem(without removed: [Range<Int>]) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.bytes.count)
    var isASCII = true
    var mayGrow = false
    var next = 0
    for index in tokens.indices {
      while next < removed.count, removed[next].upperBound <= index { next += 1 }
      if next < removed.count, removed[next].contains(index) { continue }
      if case .mark(let mark) = tokens[index].kind, mark != UInt8(ascii: "%") { continue }
      if !folded.isEmpty { folded.append(0x20) }
      for byte in text.bytes[tokens[index].start..<tokens[index].end] {
        folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        if byte >= 0x80 { isASCII = false }
        // The last byte of `ß` and of `ς`; other letters that have it are only slower.
        if byte == 0x9F || byte == 0x82 { mayGrow = true }
      }
    }
    let lower = String(decoding: folded, as: UTF8.self)
    if isASCII { return lower }
    // Upper case first, so that `ß` and `SS` fold alike, as in comparisons of names.
    return (mayGrow ? lower.uppercased() : lower).lowercased()
  }
}

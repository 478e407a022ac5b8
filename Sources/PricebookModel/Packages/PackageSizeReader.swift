/// Finds the sizes in a name and decides whether they agree.
struct PackageSizeReader {
  /// A size as some tokens of the name say it.
  struct Found {
    enum Kind {
      /// Mass or volume.
      case content
      /// How many things or packages.
      case count
      /// How many pieces of the content; beside a mass or volume they do not change the size.
      case parts
    }

    var kind: Kind
    /// How many times the package holds ``each``.
    var count: Int
    /// In millionths of ``unit``.
    var each: Int64
    var unit: UnitOfMeasure
    var tokens: Range<Int>
    var isMultiplied = false

    var total: Int128 { Int128(count) * Int128(each) * Int128(unit.basePerUnit) }
  }

  let text: PackageTokens
  let tokens: [PackageTokens.Token]
  var found: [Found] = []
  /// Packages that the name has without saying that it multiplies by them: `3 x milk`,
  /// `Doppelpack`; 0 where the number is left open.
  var looseCounts: [Int] = []
  var hasCapacity = false
  var isAmbiguous = false

  /// The most factors of one multiplication; nobody sells sizes with more.
  private static let factorLimit = 4
  static let countLimit = 10_000
  /// The most sizes in one name; a text with more is not the name of an item.
  private static let foundLimit = 8
  /// The largest count after a sign of multiplication alone: `x100` is a model.
  private static let bareCountLimit: Int64 = 48
  static let one: Int64 = 1_000_000

  init(_ name: String) {
    let text = PackageTokens(name)
    self.text = text
    tokens = text.tokens
  }

  mutating func size() -> PackageSize? {
    var index = 0
    while index < tokens.count, !isAmbiguous {
      guard isNumber(index), !isLabel(index) else {
        index += 1
        continue
      }
      let end = readTerm(at: index, factors: 1)
      index = max(index + 1, end)
      if found.count > Self.foundLimit { isAmbiguous = true }
    }
    guard !isAmbiguous, !found.isEmpty else { return nil }
    readWords()
    return chosenSize()
  }

  /// Reads the size that begins at a number, if one does.
  ///
  /// - Returns: The token after what was read.
  private mutating func readTerm(at start: Int, factors: Int) -> Int {
    let number = number(at: start)
    let end = number.end
    if let (unit, next) = unit(at: end) {
      guard let value = number.millionths, value > 0, isCertainLeft(of: start, numberEnd: end)
      else {
        isAmbiguous = true
        return next
      }
      if unit.dimension == .count {
        if unit.symbol == "each", let product = multiplied(number, next, start, factors) {
          return product
        }
        guard value % Self.one == 0 else {
          isAmbiguous = true
          return next
        }
        append(.count, each: value, unit: unit, start..<next)
        return next
      }
      guard isCertainRight(of: next) else {
        isAmbiguous = true
        return next
      }
      found.append(
        Found(kind: .content, count: 1, each: value, unit: unit, tokens: start..<next))
      return readFactorAfter(next)
    }
    if let product = multiplied(number, end, start, factors) { return product }
    guard let value = number.millionths, value > 0, value % Self.one == 0 else { return end }
    return readCount(value, start: start, end: end, factors: factors)
  }

  /// Reads `10er-Pack`, `6 bottles`, `pack of 6`, `x6` around a whole number.
  private mutating func readCount(
    _ value: Int64, start: Int, end: Int, factors: Int
  ) -> Int {
    if case .countEnding? = word(end), tokens[end].isGlued, value > Self.one {
      let next = afterContainer(end + 1)
      append(.count, each: value, unit: .each, start..<next)
      return next
    }
    let place = afterHyphen(end)
    switch word(place) {
    case .container?:
      if let product = multiplied((value, end), place + 1, start, factors) { return product }
      append(.count, each: value, unit: .each, start..<place + 1)
      return place + 1
    case .part?:
      append(.parts, each: value, unit: .each, start..<place + 1)
      return place + 1
    default:
      break
    }
    if case .joiner? = word(start - 1), case .container? = word(start - 2) {
      append(.count, each: value, unit: .each, start - 2..<end)
    } else if factors == 1, start > 1, case .times? = word(start - 1), tokens[start].isGlued,
      value <= Self.bareCountLimit * Self.one
    {
      append(.count, each: value, unit: .each, start - 1..<end)
    }
    return end
  }

  /// Reads what a number multiplies: `6 x 330 ml`, and `3 x milk`, which is left loose.
  ///
  /// - Returns: The token after it; `nil` where no sign of multiplication follows.
  private mutating func multiplied(
    _ number: (millionths: Int64?, end: Int), _ place: Int, _ start: Int, _ factors: Int
  ) -> Int? {
    guard isTimes(place) else { return nil }
    guard let value = number.millionths, value > 0, value % Self.one == 0,
      value / Self.one < Int64(Self.countLimit)
    else { return nil }
    let factor = Int(value / Self.one)
    guard isNumber(place + 1) else {
      looseCounts.append(factor)
      return place + 1
    }
    guard factors < Self.factorLimit else {
      isAmbiguous = true
      return place + 1
    }
    let before = found.count
    let next = readTerm(at: place + 1, factors: factors + 1)
    guard found.count == before + 1, !isAmbiguous else { return next }
    guard isCertainLeft(of: start, numberEnd: number.end), found[before].kind != .parts,
      found[before].count * factor < Self.countLimit
    else {
      isAmbiguous = true
      return next
    }
    found[before].count *= factor
    found[before].isMultiplied = true
    found[before].tokens = start..<found[before].tokens.upperBound
    return next
  }

  /// Reads the factor of `330 ml x 6` after the unit.
  private mutating func readFactorAfter(_ place: Int) -> Int {
    guard isTimes(place), isNumber(place + 1) else { return place }
    let factor = number(at: place + 1)
    guard let value = factor.millionths, value > 0, value % Self.one == 0,
      value / Self.one < Int64(Self.countLimit), let last = found.indices.last
    else {
      isAmbiguous = true
      return place
    }
    var next = factor.end
    if let (unit, end) = unit(at: next) {
      guard unit.symbol == "each" else {
        isAmbiguous = true
        return end
      }
      next = end
    } else {
      next = afterContainer(next)
    }
    found[last].count = Int(value / Self.one)
    found[last].isMultiplied = true
    found[last].tokens = found[last].tokens.lowerBound..<next
    return next
  }

  /// Keeps a count of two or more; a count of one does not change the size.
  private mutating func append(
    _ kind: Found.Kind, each value: Int64, unit: UnitOfMeasure, _ range: Range<Int>
  ) {
    guard value / Self.one < Int64(Self.countLimit) else {
      isAmbiguous = true
      return
    }
    guard value > Self.one || unit.symbol != "each" else { return }
    found.append(Found(kind: kind, count: 1, each: value, unit: unit, tokens: range))
  }

  /// Reads the words outside of the sizes.
  private mutating func readWords() {
    for index in tokens.indices {
      switch word(index) {
      case .packs(let count)?: looseCounts.append(count)
      case .capacity?: hasCapacity = true
      default: break
      }
    }
  }
}

/// A name of money, taken apart at its capitals and signs: `deliveryFee`, `totals.delivery_fee`.
struct MoneyName {
  /// `nil` for a name of anything else.
  let role: MoneyRole?
  /// Whether the name says that a number is something else, whatever stands beside it.
  let isNoMoney: Bool
  /// Whether amounts are in cents or the like.
  let isInMinorUnits: Bool

  /// - Parameter steps: The keys on the way to the amount; the last one says most.
  init(_ steps: [String]) {
    let parts = steps.map(Self.parts)
    let all = Set(parts.joined())
    let name = parts.last.map { $0.filter { !Self.minorUnits.contains($0) }.joined() } ?? ""
    // A whole name such as `balance due` says more than its parts.
    if Self.totals.contains(name), Self.around(parts).isEmpty {
      role = .total
      isNoMoney = false
      isInMinorUnits = parts.last?.contains(where: Self.minorUnits.contains) == true
      return
    }
    let isInPercent = steps.last.map { HeaderName.isInPercent($0) } ?? false
    isNoMoney = !all.isDisjoint(with: Self.noMoney)
    isInMinorUnits = !isInPercent && parts.last?.contains(where: Self.minorUnits.contains) == true
    guard !isInPercent, !isNoMoney,
      let last = parts.last?.last, !Self.counts.contains(last)
    else {
      role = nil
      return
    }
    role = Self.role(steps, parts, all)
  }

  /// What the objects around an amount say that it is a part of.
  private static func around(_ parts: [[String]]) -> [Words] {
    [discounts, taxes, fees].filter { words in parts.dropLast().contains(where: words.isIn) }
  }

  /// What an amount is, by its own name first, then by the names of the objects around it.
  private static func role(
    _ steps: [String], _ parts: [[String]], _ all: Set<String>
  ) -> MoneyRole? {
    // `total.amount` is the amount of the total.
    let place = parts.lastIndex { !$0.allSatisfy(general.contains) } ?? parts.count - 1
    let own = parts[place].filter { !minorUnits.contains($0) }
    let name = own.joined()
    func has(_ words: Words) -> Bool { parts[...place].contains { words.isIn($0) } }
    if FooterWords.kind(of: name) == .subtotal { return .subtotal }
    if totals.contains(name) || own.contains(where: totalParts.contains) {
      if own.contains(where: without.contains) { return .subtotal }
      if own.contains(where: with.contains) { return .total }
      if taxes.isIn(own) { return .tax }
      if discounts.isIn(own) { return .discount }
      if fees.isIn(own) { return .fee }
      // `discounts.total` is that of the discounts.
      let around = parts[..<place]
      if around.contains(where: discounts.isIn) { return .discount }
      if around.contains(where: taxes.isIn) { return .tax }
      if around.contains(where: fees.isIn) { return .fee }
      return .total
    }
    // `net amount`, `price after`.
    let isSum = own.allSatisfy {
      general.contains($0) || with.contains($0) || without.contains($0)
    }
    if isSum, own.contains(where: general.contains) {
      if own.contains(where: without.contains) { return .subtotal }
      if own.contains(where: with.contains) { return .total }
    }
    if has(discounts) { return .discount }
    if has(fees) { return .fee }
    return has(taxes) ? .tax : nil
  }

  /// Whether a name says that a value is an amount, and not of what.
  static func isGeneral(_ name: String) -> Bool { parts(name).allSatisfy(general.contains) }

  /// The folded words of a name, which begin at capitals and behind signs and digits.
  static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var wasSmall = false
    for character in name {
      if !character.isLetter || (character.isUppercase && wasSmall) {
        if !part.isEmpty { parts.append(HeaderName.folded(part)) }
        part = ""
      }
      if character.isLetter { part.append(character) }
      wasSmall = character.isLowercase
    }
    if !part.isEmpty { parts.append(HeaderName.folded(part)) }
    return parts
  }

  /// The words of a name without what says that its amounts are in cents.
  static func words(of name: String) -> [String] {
    parts(name).filter { !minorUnits.contains($0) }
  }

  /// Words of a list: short ones are a whole part of a name, long ones may be within one.
  struct Words: Sendable {
    private let short: Set<String>
    /// By their first byte: a file may have ten thousands of columns, and each is looked through.
    private let long: [[[UInt8]]]

    init(_ list: String) {
      let words = HeaderWords.folded(list)
      // Japanese and Chinese write no blanks.
      func isLong(_ word: String) -> Bool { word.count > 4 || word.utf8.count > word.count }
      short = words.filter { !isLong($0) }
      long = words.filter(isLong).reduce(into: Array(repeating: [], count: 256)) { words, word in
        let bytes = Array(word.utf8)
        words[Int(bytes[0])].append(bytes)
      }
    }

    func isIn(_ parts: [String]) -> Bool {
      if parts.contains(where: short.contains) { return true }
      let name = Array(parts.joined().utf8)
      return name.indices.contains { place in
        long[Int(name[place])].contains { name[place...].starts(with: $0) }
      }
    }
  }

  static let discounts = Words("money_discount")
  static let fees = Words("money_fee")
  static let payments = Words("money_payment")
  static let tips = Words("money_tip")
  static let deposits = Words("money_deposit")
  private static let taxes = Words("money_tax")
  private static let totals = HeaderWords.folded("money_total")
    .union(ValueWords.folded("total"))
  private static let totalParts = HeaderWords.folded("money_total_part")
  private static let with = HeaderWords.folded("money_with")
  private static let without = HeaderWords.folded("money_without")
  private static let general = HeaderWords.folded("money_general")
    .union(HeaderWords.folded("minor_units"))
  private static let counts = HeaderWords.folded("money_count")
  private static let noMoney = HeaderWords.folded("no_money")
  private static let minorUnits = HeaderWords.folded("minor_units")
}

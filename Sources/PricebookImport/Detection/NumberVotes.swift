import PricebookModel

/// Which decimal mark the numbers of a column show, each by itself: `1,5` votes for the comma, `1.500,00`
/// too, and `1,500` may be read either way.
struct NumberVotes {
  private var votes: [DecimalMark: (count: Int, example: String)] = [:]
  /// A number that may be read either way, and its mark.
  private var open: (mark: DecimalMark, text: String)?
  /// Whether a currency decided that a mark groups thousands, and whether a number alone shows one.
  private var hasGroups = false
  private var hasPlain = false

  mutating func preferPoint() {
    if votes.isEmpty, let open, open.mark == .point { votes[.point] = (1, open.text) }
  }

  mutating func add(_ other: NumberVotes) {
    votes.merge(other.votes) { ($0.count + $1.count, $0.example) }
    open = open ?? other.open
  }

  /// - Parameter currency: That of amounts that name none.
  mutating func look(at value: String, currency: CurrencyCode?) {
    if let mark = Self.certainMark(in: value) {
      vote(mark, value)
      hasPlain = true
      return
    }
    // A price of several pieces shows the mark as any other does.
    if let several = PriceOfSeveral.text(in: value) {
      return look(at: several.price, currency: currency)
    }
    guard let digits = Self.digits(of: value) else { return }
    let found = [DecimalMark.point, .comma].compactMap { mark in
      WrittenNumber(digits, mark: mark.byte, allowing: []).map { (mark: mark, value: $0.value) }
    }
    guard let first = found.first, found.count == 2 else {
      if let mark = found.first?.mark {
        vote(mark, value)
        hasPlain = true
      }
      return
    }
    guard first.value != found[1].value else { return }
    // The mark before three digits.
    let mark: DecimalMark = digits.utf8.contains(UInt8(ascii: ",")) ? .comma : .point
    let sign = digits == value ? nil : Self.currencySign(in: value)
    let currency = sign.map { CurrencyCode(written: $0) } ?? currency
    if currency?.hasWholeAmounts == true {
      // A currency without a minor unit has no decimals: the mark groups thousands.
      vote(mark == .comma ? .point : .comma, value)
      hasGroups = true
    } else if currency?.minorUnitDigits == 3 {
      vote(mark, value)
    } else if open == nil {
      open = (mark, value)
    }
  }

  /// The mark of a few digits with one mark among them, as most amounts are, and other than three
  /// decimals, which may be thousands; whatever is before and behind the digits.
  private static func certainMark(in value: String) -> DecimalMark? {
    let bytes = value.utf8Span.span
    guard bytes.count <= 24, let digits = bytes.digits else { return nil }
    if digits.lowerBound > 0, DecimalMark(byte: bytes[digits.lowerBound - 1]) != nil { return nil }
    var mark: DecimalMark?
    for place in digits where !bytes[place].isDigit {
      guard mark == nil, let found = DecimalMark(byte: bytes[place]), digits.upperBound - place != 3
      else { return nil }
      mark = found
    }
    return mark
  }

  /// From the first digit, or a mark before it, to the last; `nil` without a mark or with a letter.
  private static func digits(of value: String) -> String? {
    guard value.utf8.contains(where: { DecimalMark(byte: $0) != nil }) else { return nil }
    let bytes = Array(value.utf8)
    func isMark(_ place: Int) -> Bool { ".,".utf8.contains(bytes[place]) }
    guard var first = bytes.firstIndex(where: \.isDigit),
      let last = bytes.lastIndex(where: \.isDigit)
    else { return nil }
    if first > 0, isMark(first - 1), first == 1 || "- ".utf8.contains(bytes[first - 2]) {
      first -= 1
    }
    guard (first...last).contains(where: isMark) else { return nil }
    return first == 0 && last == bytes.count - 1
      ? value : String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// The currency beside the digits of a number, as written.
  static func currencySign(in value: String) -> String? {
    guard value.utf8.contains(where: { $0 >= 0x41 || $0 == UInt8(ascii: "$") }) else { return nil }
    return [DecimalMark.point, .comma].lazy
      .compactMap { WrittenNumber(value, mark: $0.byte)?.currency }.first { !$0.isEmpty }
  }

  private mutating func vote(_ mark: DecimalMark, _ value: String) {
    votes[mark, default: (0, value)].count += 1
  }

  /// The mark that most numbers show; a number that shows the other is rejected by itself.
  private var own: ValueEvidence.NumberFinding? {
    // What one currency decides says nothing about another; a plain number does.
    if hasGroups, !hasPlain, let open { return .undecided(example: open.text) }
    if votes.count == 2, votes[.point]?.count == votes[.comma]?.count {
      return votes[.comma].map { .undecided(example: $0.example) }
    }
    return votes.max { $0.value.count < $1.value.count }
      .map { .decided($0.key, example: $0.value.example) }
  }

  func finding(inCompany together: NumberVotes) -> ValueEvidence.NumberFinding {
    if let own { return own }
    if together.votes.count < 2, let theirs = together.own { return theirs }
    return open.map { .undecided(example: $0.text) } ?? .notNeeded
  }
}

import Foundation

/// What a cell must say.
enum Figure: Equatable {
  /// An exact number, which a page may round.
  case exact(Decimal)
  /// A number that is rounded to four decimals.
  case measured(Decimal)
  /// `2026-10`.
  case month(String)
}

/// A text of a page, read from left to right for the figures that it must hold.
struct WrittenText {
  let text: String
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  /// Looks for a figure behind what was found before.
  ///
  /// - Parameter skipping: Whether other numbers may stand before it, as in names.
  mutating func holds(_ figure: Figure, skipping: Bool) -> Bool {
    switch figure {
    case .exact(let number):
      findNumber(skipping: skipping) { written, digits in rounded(number, digits) == written }
    case .measured(let number):
      findNumber(skipping: skipping) { written, digits in
        let slack = Decimal(sign: .plus, exponent: -digits, significand: 5) / 10
        return abs(written - number) <= slack + Decimal(sign: .plus, exponent: -5, significand: 5)
      }
    case .month(let month): find(WrittenText.spellings(ofMonth: month))
    }
  }

  /// All numbers of a text, as written.
  static func numbers(in text: String) -> [Decimal] {
    var rest = WrittenText(text)
    var numbers: [Decimal] = []
    while let (number, _) = rest.nextNumber() { numbers.append(number) }
    return numbers
  }

  private mutating func find(_ spellings: [String]) -> Bool {
    for spelling in spellings {
      if spelling.isEmpty { return true }
      if let range = text.range(of: spelling, range: position..<text.endIndex) {
        position = range.upperBound
        return true
      }
    }
    return false
  }

  private mutating func findNumber(
    skipping: Bool, _ isWanted: (Decimal, _ digits: Int) -> Bool
  ) -> Bool {
    while let (number, digits) = nextNumber() {
      if isWanted(number, digits) { return true }
      if !skipping { return false }
    }
    return false
  }

  /// The next number with its decimals, as English writes it: `−€1,234.50`.
  private mutating func nextNumber() -> (Decimal, digits: Int)? {
    guard let start = text[position...].firstIndex(where: isDigit) else { return nil }
    var end = start
    var plain = ""
    var digits: Int?
    while end < text.endIndex {
      let rest = text[end...]
      if isDigit(text[end]) {
        plain.append(text[end])
        digits = digits.map { $0 + 1 }
      } else if text[end] == ".", digits == nil, rest.dropFirst().first.map(isDigit) == true {
        plain.append(".")
        digits = 0
      } else if text[end] != "," || digits != nil
        || rest.dropFirst().prefix(3).count(where: isDigit) != 3
      {
        break
      }
      end = text.index(after: end)
    }
    let before = text[position..<start].suffix(5).reversed()
    let sign = before.first { !($0.isLetter || $0.isCurrencySymbol || $0 == "\u{A0}") }
    position = end
    guard let number = Decimal(string: plain) else { return nil }
    return (sign == "−" ? -number : number, digits ?? 0)
  }

  private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func spellings(ofMonth month: String) -> [String] {
    guard let number = Int(month.suffix(2)), months.indices.contains(number - 1) else { return [] }
    let name = months[number - 1]
    return ["\(name) \(month.prefix(4))", "\(name.prefix(3)) \(month.prefix(4))", name]
  }
}

/// A number rounded half away from zero.
func rounded(_ number: Decimal, _ digits: Int) -> Decimal {
  let rounding = NSDecimalNumberHandler(
    roundingMode: .plain, scale: Int16(digits), raiseOnExactness: false, raiseOnOverflow: false,
    raiseOnUnderflow: false, raiseOnDivideByZero: false)
  return (number as NSDecimalNumber).rounding(accordingToBehavior: rounding) as Decimal
}

extension Character {
  fileprivate var isCurrencySymbol: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
  }
}

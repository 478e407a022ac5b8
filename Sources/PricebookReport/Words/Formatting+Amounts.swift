import PricebookModel

extension Formatting {
  /// When a sign is written.
  enum Sign {
    case onlyMinus
    /// Always, except on a true zero.
    case always
  }

  /// A number without its sign, grouped and with its decimals, beside the sign.
  struct WrittenNumber {
    var isNegative: Bool
    var isZero: Bool
    var digits: String

    /// The number with U+2212 as its minus.
    func signed(_ sign: Sign) -> String { prefix(sign) + digits }

    func prefix(_ sign: Sign) -> String {
      if isZero { return "" }
      if isNegative { return "\u{2212}" }
      return sign == .always ? "+" : ""
    }
  }

  /// An amount with the decimals of its currency's minor unit.
  func amount(_ money: Money, in place: Place, sign: Sign) -> String {
    let digits = min(4, max(0, money.currency.minorUnitDigits))
    return signed(roundedUnits(money.amount, digits: digits), money, in: place, sign: sign)
  }

  /// An amount with this many decimals, 0 to 4.
  func amount(_ money: Money, digits: Int, in place: Place) -> String {
    let digits = min(4, max(0, digits))
    return signed(roundedUnits(money.amount, digits: digits), money, in: place, sign: .onlyMinus)
  }

  /// Whole currency units, rounded half away from zero.
  func wholeAmount(_ money: Money, in place: Place) -> String {
    signed(roundedUnits(money.amount, digits: 0), money, in: place, sign: .onlyMinus)
  }

  /// A price with the currency's decimals; below a tenth, with up to four where it has them.
  func price(_ money: Money, in place: Place) -> String {
    guard money.amount.tenThousandths.magnitude < 1_000 else {
      return amount(money, in: place, sign: .onlyMinus)
    }
    var digits = 4
    var count = money.amount.tenThousandths
    while digits > min(4, max(0, money.currency.minorUnitDigits)), count % 10 == 0 {
      count /= 10
      digits -= 1
    }
    return signed(decimal(count, digits: digits), money, in: place, sign: .onlyMinus)
  }

  /// An amount as charts write it: without currency, compact from a million on (`1.2 m`).
  func chartAmount(_ amount: Amount, _ currency: CurrencyCode, sign: Sign = .onlyMinus) -> String {
    compact(amount, sign: sign)
      ?? roundedUnits(amount, digits: min(4, max(0, currency.minorUnitDigits))).signed(sign)
  }

  /// Whole units without currency, compact from a million on.
  func chartWhole(_ amount: Amount) -> String {
    compact(amount, sign: .onlyMinus) ?? roundedUnits(amount, digits: 0).signed(.onlyMinus)
  }

  /// A number with the currency sign where the language puts it, for the top tick of an axis.
  func withCurrencySign(_ number: String, _ currency: CurrencyCode) -> String {
    currencySign(currency) + number
  }

  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ.
  func decimal(_ count: Int64, digits: Int) -> WrittenNumber {
    var text = String(count.magnitude)
    if text.utf8.count <= digits {
      text = String(repeating: "0", count: digits + 1 - text.utf8.count) + text
    }
    let whole = grouped(text.dropLast(digits))
    let written = digits > 0 ? "\(whole).\(text.suffix(digits))" : whole
    return WrittenNumber(isNegative: count < 0, isZero: count == 0, digits: written)
  }

  /// - Returns: `nil` for a number that is not finite; magnitudes beyond 10¹² are cut to it.
  func decimal(_ number: Double, digits: Int) -> WrittenNumber? {
    guard number.isFinite else { return nil }
    let shown = min(6, max(0, digits))
    var scaled = min(1e12, max(-1e12, number))
    for _ in 0..<shown { scaled *= 10 }
    return decimal(Int64(scaled.rounded(.toNearestOrAwayFromZero)), digits: shown)
  }

  func signed(_ number: WrittenNumber, _ money: Money, in place: Place, sign: Sign) -> String {
    let currency = place == .sentence ? currencySign(money.currency) : ""
    return number.prefix(sign) + currency + number.digits
  }

  /// The sign before an amount; a code or a sign of letters is parted from it.
  func currencySign(_ currency: CurrencyCode) -> String {
    let label = DisplayName.shortLabel(currency.label)
    guard !label.isEmpty else { return "" }
    let sign = Formatting.signsByCode[label] ?? label
    return sign.last.map { $0.isLetter || $0 == "." } == true ? sign + "\u{A0}" : sign
  }

  private func roundedUnits(_ amount: Amount, digits: Int) -> WrittenNumber {
    let rounded = amount.rounded(toDigits: digits) ?? amount
    return decimal(rounded.tenThousandths / Amount.step(digits: digits), digits: digits)
  }

  private func compact(_ amount: Amount, sign: Sign) -> String? {
    let units = amount.approximateUnits
    let scales = [(1e12, "tn"), (1e9, "bn"), (1e6, "m")]
    guard let (scale, suffix) = scales.first(where: { units.magnitude >= $0.0 }),
      let number = decimal(units / scale, digits: 1)
    else { return nil }
    return "\(number.signed(sign))\u{A0}\(suffix)"
  }

  private func grouped(_ digits: some StringProtocol) -> String {
    guard digits.utf8.count > 3 else { return String(digits) }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }

  /// Codes whose sign English readers know as that currency's.
  private static let signsByCode = [
    "EUR": "€", "GBP": "£", "USD": "$", "JPY": "¥", "INR": "₹", "ILS": "₪", "KRW": "₩",
    "VND": "₫", "NGN": "₦", "PHP": "₱", "BRL": "R$", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$",
    "MXN": "MX$", "HKD": "HK$", "TWD": "NT$", "CNY": "CN¥",
  ]
}

extension Formatting {
  /// A number on an axis or at the end of a line, compact from a million on.
  func chartTick(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return Formatting.absent }
    let scales = [(1e12, "tn"), (1e9, "bn"), (1e6, "m")]
    if let (scale, suffix) = scales.first(where: { value.magnitude >= $0.0 }),
      let number = decimal(value / scale, digits: 2)
    {
      var shown = number.signed(.onlyMinus)
      while shown.last == "0" { shown.removeLast() }
      if shown.last == "." { shown.removeLast() }
      return "\(shown)\u{A0}\(suffix)"
    }
    return decimal(value, digits: digits)?.signed(.onlyMinus) ?? Formatting.absent
  }
}

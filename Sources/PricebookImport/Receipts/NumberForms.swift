import PricebookModel

/// How the numbers of a file are written, apart from their digits: `€ 1,29`, `250 g`, `10 %`.
///
/// A file has few forms and many numbers. The rules of ``NumberCell`` are asked once for each form,
/// with the digit 1 in place of the digits; then a number costs a look at its form and its digits.
/// Numbers of other kinds (grouped digits, exponents, more than 18 digits) are read by the rules one
/// by one.
struct NumberForms: ~Copyable {
  /// What stands beside the digits, as the rules read it once for all numbers of the form.
  struct Form: BitwiseCopyable {
    /// Whether the digits are the number; otherwise the rules read the whole text.
    var isKnown = false
    var isAbsent = false
    var isNegative = false
    var isPercent = false
    /// Numbers of ``texts``; 0 for none.
    var currency: UInt32 = 0
    var unit: UInt32 = 0
    var priceUnit: UInt32 = 0

    var isBare: Bool { !isPercent && currency | unit | priceUnit == 0 }
  }

  private var keys = ByteTable()
  private var forms = ColumnBuffer<Form>(capacity: formLimit)
  private var key = ByteBuffer(capacity: 128)
  /// The names beside numbers, as written; the first is empty.
  private(set) var texts = [""]
  private var textNumbers = ["": UInt32(0)]
  /// The last forms with few bytes beside the digits, by kind: mostly the next number has the same.
  private var recent = InlineArray<4, (key: UInt64, form: Form)>(repeating: (0, Form()))
  private let seed = ByteHash.processSeed()
  private static let formLimit = 1_024
  /// Longer texts are read by the rules, which have limits of their own.
  private static let lengthLimit = 48

  /// The number of a trimmed field, and its form; `nil` where only the rules can read it.
  mutating func number(
    _ bytes: ByteView, from start: Int, to end: Int, of field: Field, mark: UInt8
  ) -> (number: NumberText, form: Form)? {
    guard end - start <= Self.lengthLimit else { return nil }
    var digits = start
    while digits < end, !bytes[digits].isDigit { digits &+= 1 }
    var number = NumberText.absent
    var next = end
    if digits < end {
      (number, next) = NumberText.scan(bytes, at: digits, mark: mark)
      // A mark behind the digits may be that of `5.-`.
      guard number.form == .short, next <= end, number.scale > 0 || bytes[next &- 1] != mark
      else { return nil }
      var place = next
      while place < end {
        if bytes[place].isDigit { return nil }
        place &+= 1
      }
    }
    let kind = Self.kind(of: field)
    let short = Self.shortKey(
      bytes, before: start..<digits, behind: next..<end, mark, hasDigits: digits < end,
      hasDecimals: number.scale > 0)
    if let short, recent[kind].key == short {
      return Self.read(number, as: recent[kind].form)
    }
    key.removeAll()
    key.append(UInt8(kind))
    key.append(mark)
    key.append(number.scale > 0 ? 1 : 0)
    key.append(bytes, from: start, to: digits)
    if digits < end {
      // A digit stands for the digits.
      key.append(UInt8(ascii: "1"))
      key.append(bytes, from: next, to: end)
    }
    let hash = ByteHash.of(key.view, from: 0, to: key.count, seed: seed)
    if keys.count == Self.formLimit { keys.removeAll() }
    let known = keys.count
    let id = Int(keys.intern(key.view, from: 0, to: key.count, hash: hash))
    if id == known {
      let new = form(
        bytes.text(from: start, to: digits), bytes.text(from: next, to: end), of: field, mark,
        hasDigits: digits < end, hasDecimals: number.scale > 0)
      forms[id] = new
    }
    let form = forms[id]
    if let short { recent[kind] = (short, form) }
    return Self.read(number, as: form)
  }

  /// What stands for the form of a number with few bytes beside it; never 0.
  private static func shortKey(
    _ bytes: ByteView, before: Range<Int>, behind: Range<Int>, _ mark: UInt8, hasDigits: Bool,
    hasDecimals: Bool
  ) -> UInt64? {
    let (first, second) = (before.count, behind.count)
    guard first + second <= 5 else { return nil }
    let texts =
      ByteHash.masked(bytes.word(at: before.lowerBound), to: first)
      | ByteHash.masked(bytes.word(at: behind.lowerBound), to: second) << UInt64(8 * first)
    let shape = 1 | (hasDecimals ? 2 : 0) | (hasDigits ? 4 : 0) | first << 3 | second << 6
    return texts | UInt64(mark) << 40 | UInt64(shape) << 48
  }

  private static func read(
    _ number: NumberText, as form: Form
  ) -> (number: NumberText, form: Form)? {
    guard form.isKnown else { return nil }
    var number = number
    if form.isNegative { number.significand = 0 &- number.significand }
    return (number, form)
  }

  /// The number of a text beside numbers, new or known.
  mutating func number(ofText text: String) -> UInt32 {
    if let known = textNumbers[text] { return known }
    let number = UInt32(texts.count)
    texts.append(text)
    textNumbers[text] = number
    return number
  }

  private mutating func form(
    _ before: String, _ behind: String, of field: Field, _ mark: UInt8, hasDigits: Bool,
    hasDecimals: Bool
  ) -> Form {
    let one = hasDecimals ? "1\(Character(Unicode.Scalar(mark)))1" : "1"
    let digits = hasDigits ? one : ""
    guard let cell = NumberCell(before + digits + behind, of: field, mark: mark)
    else { return Form() }
    var form = Form()
    form.isAbsent = cell.value == nil
    if let value = cell.value {
      let one = ExactDecimal(significand: hasDecimals ? 11 : 1, scale: hasDecimals ? 1 : 0)
      form.isNegative = value.isNegative
      form.isKnown = hasDigits && (value == one || ExactDecimal.zero.subtracting(value) == one)
    } else {
      form.isKnown = !hasDigits
    }
    form.isPercent = cell.isPercent
    form.currency = number(ofText: cell.currency)
    form.unit = number(ofText: cell.unit)
    form.priceUnit = number(ofText: cell.priceUnit)
    return form
  }

  /// Fields whose numbers are read alike have one kind, from 0 to 3.
  private static func kind(of field: Field) -> Int {
    switch field {
    case .quantity: 1
    case .unitPrice: 2
    case .discount: 3
    default: 0
    }
  }
}

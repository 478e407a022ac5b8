import PricebookModel

/// The currencies of lines as written, with what they mean.
struct CurrencyTexts: ~Copyable {
  private(set) var texts = ByteTable()
  private(set) var codes: [CurrencyCode] = []
  /// Minor-unit decimals of each; ``malformed`` for a text that cannot name a currency.
  private var digits = ColumnBuffer<Int>(capacity: 64)
  /// The currency of lines that name none.
  private let standard: CurrencyCode
  private let bookCurrency: CurrencyCode?

  init(standard: CurrencyCode, bookCurrency: CurrencyCode?) {
    self.standard = standard
    self.bookCurrency = bookCurrency
  }

  /// In place of the decimals of a text that cannot name a currency.
  static let malformed = -1

  /// The number of a text, new or known, and the minor-unit decimals of its currency.
  @inline(__always)
  mutating func intern(
    _ view: ByteView, from start: Int, to end: Int, hash: UInt64
  ) -> (id: UInt32, digits: Int) {
    let id = texts.intern(view, from: start, to: end, hash: hash)
    if texts.count > codes.count { addCode() }
    return (id, digits[Int(id)])
  }

  private mutating func addCode() {
    let text = texts.text(of: texts.count - 1)
    let code = text.isEmpty ? standard : CurrencyCode(written: text, bookCurrency: bookCurrency)
    codes.append(code)
    if codes.count > digits.capacity {
      let known = codes.map(Self.digits)
      digits = ColumnBuffer(known + Array(repeating: 0, count: known.count))
    } else {
      digits[codes.count - 1] = Self.digits(of: code)
    }
  }

  private static func digits(of code: CurrencyCode) -> Int {
    code.isWellFormed ? code.minorUnitDigits : malformed
  }
}

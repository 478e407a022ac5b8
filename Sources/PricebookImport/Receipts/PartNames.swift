import PricebookModel

/// The names of one parser as written, apart from items.
///
/// The parser numbers them and keeps them as long as it lives, so that a name that was seen before
/// costs one probe.
struct PartNames: ~Copyable {
  /// A store with a location is its name, followed by a NUL and the location.
  var stores = ByteTable()
  /// Locations alone.
  var locations = ByteTable()
  /// The first one is the empty text.
  var persons = ByteTable()
  /// The stores with locations, by the ids of both.
  private var places: [UInt64: UInt32] = [:]
  var categories = ByteTable()
  var units = ByteTable()
  var currencies: CurrencyTexts
  /// Receipt ids of the current part only.
  var receiptIDs = ByteTable(slotCount: 1 << 10)

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    currencies = CurrencyTexts(
      standard: file.defaultCurrency ?? options.bookCurrency ?? .unknown,
      bookCurrency: options.bookCurrency)
  }
}

extension PartNames {
  /// The store of a location; without a location, the store itself.
  mutating func place(ofStore store: UInt32, location: UInt32, seed: UInt64) -> UInt32 {
    let range = locations.range(of: Int(location))
    guard !range.isEmpty else { return store }
    let key = UInt64(store) << 32 | UInt64(location)
    if let known = places[key] { return known }
    let name = stores.range(of: Int(store))
    var text = ByteBuffer(capacity: 256)
    text.append(stores.view, from: name.lowerBound, to: name.upperBound)
    text.append(0)
    text.append(locations.view, from: range.lowerBound, to: range.upperBound)
    let hash = ByteHash.of(text.view, from: 0, to: text.count, seed: seed)
    let place = stores.intern(text.view, from: 0, to: text.count, hash: hash)
    places[key] = place
    return place
  }
}

/// The currencies of lines as written, with what they mean.
struct CurrencyTexts: ~Copyable {
  private(set) var texts = ByteTable()
  /// What each text means.
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
    let code =
      text.isEmpty ? standard : CurrencyCode(written: text, bookCurrency: bookCurrency)
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

import PricebookModel

/// The names of one parser but items, kept as long as it: a name seen before costs one probe.
struct RowNames: ~Copyable {
  /// A store with a location is its name, followed by a NUL and the location.
  var stores = ByteTable()
  var locations = ByteTable()
  /// The first one is the empty text; of a line that says for whom it is, who paid, a NUL and that.
  var persons = ByteTable()
  var beneficiaries = ByteTable()
  /// The stores with locations, and persons with those that they paid for, by the ids of both.
  private var places: [UInt64: UInt32] = [:]
  private var payers: [UInt64: UInt32] = [:]
  var categories = ByteTable()
  var units = ByteTable()
  var currencies: CurrencyTexts
  /// Those of the current part only.
  var receiptIDs = ByteTable(slotCount: 1 << 10)

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    currencies = CurrencyTexts(
      standard: file.defaultCurrency ?? options.bookCurrency ?? .unknown,
      bookCurrency: options.bookCurrency)
  }

  /// The store with a location; without a location, the store itself.
  mutating func place(ofStore store: UInt32, location: UInt32, seed: UInt64) -> UInt32 {
    guard !locations.range(of: Int(location)).isEmpty else { return store }
    let key = UInt64(store) << 32 | UInt64(location)
    if let known = places[key] { return known }
    let place = Self.joined(store, in: &stores, location, of: locations, seed: seed)
    places[key] = place
    return place
  }

  mutating func payer(_ person: UInt32, for beneficiaries: UInt32, seed: UInt64) -> UInt32 {
    guard !self.beneficiaries.range(of: Int(beneficiaries)).isEmpty else { return person }
    let key = UInt64(person) << 32 | UInt64(beneficiaries)
    if let known = payers[key] { return known }
    let payer = Self.joined(person, in: &persons, beneficiaries, of: self.beneficiaries, seed: seed)
    payers[key] = payer
    return payer
  }

  /// The text of a table, followed by a NUL and that of another table.
  private static func joined(
    _ first: UInt32, in table: inout ByteTable, _ second: UInt32, of other: borrowing ByteTable,
    seed: UInt64
  ) -> UInt32 {
    let range = other.range(of: Int(second))
    let name = table.range(of: Int(first))
    var text = ByteBuffer(capacity: 256)
    text.append(table.view, from: name.lowerBound, to: name.upperBound)
    text.append(0)
    text.append(other.view, from: range.lowerBound, to: range.upperBound)
    let hash = ByteHash.of(text.view, from: 0, to: text.count, seed: seed)
    return table.intern(text.view, from: 0, to: text.count, hash: hash)
  }
}

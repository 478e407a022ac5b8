public import PricebookModel

/// Possible savings of one month, in sixteen bytes each.
///
/// The month and the currency stand once; a row that deviates from them, or whose numbers need
/// more bytes, stands aside as it is.
@frozen
public struct SavingsPiece: RowPiece, Sendable {
  @frozen @usableFromInline
  struct NarrowRow: BitwiseCopyable, Sendable {
    /// For a row that stands aside, its place there.
    @usableFromInline var item: UInt32
    /// ``aside`` for a row that stands aside.
    @usableFromInline var store: UInt16
    @usableFromInline var cheapestStore: UInt16
    @usableFromInline var paid: Int32
    @usableFromInline var cheapest: Int32

    @usableFromInline static var aside: UInt16 { .max }
  }

  /// Those of the first row.
  @usableFromInline var month = Month(index: 0)
  @usableFromInline var currency = CurrencyID(0)
  @usableFromInline var narrow: [NarrowRow] = []
  @usableFromInline var aside: [PossibleSavings.Row] = []

  public init() {}

  @inlinable public var count: Int { narrow.count }

  // Tables read row by row one number each, and nothing else is made where this is inlined.
  @inline(__always) @inlinable
  public subscript(place: Int) -> PossibleSavings.Row {
    let row = narrow[place]
    guard row.store != NarrowRow.aside else { return rowAside(Int(row.item)) }
    return PossibleSavings.Row(
      month: month, item: ItemID(rawValue: row.item), store: StoreID(Int(row.store)),
      cheapestStore: StoreID(Int(row.cheapestStore)), currency: currency,
      paid: Amount(tenThousandths: Int64(row.paid)),
      cheapest: Amount(tenThousandths: Int64(row.cheapest)))
  }

  @inline(never) @usableFromInline
  func rowAside(_ place: Int) -> PossibleSavings.Row { aside[place] }

  public mutating func append(_ row: PossibleSavings.Row) {
    if narrow.isEmpty {
      month = row.month
      currency = row.currency
    }
    guard row.month == month, row.currency == currency,
      row.store.rawValue < UInt32(NarrowRow.aside),
      let cheapestStore = UInt16(exactly: row.cheapestStore.rawValue),
      let paid = Int32(exactly: row.paid.tenThousandths),
      let cheapest = Int32(exactly: row.cheapest.tenThousandths)
    else {
      narrow.append(
        NarrowRow(
          item: UInt32(truncatingIfNeeded: aside.count), store: NarrowRow.aside,
          cheapestStore: 0, paid: 0, cheapest: 0))
      aside.append(row)
      return
    }
    narrow.append(
      NarrowRow(
        item: row.item.rawValue, store: UInt16(truncatingIfNeeded: row.store.rawValue),
        cheapestStore: cheapestStore, paid: paid, cheapest: cheapest))
  }

  public mutating func reserveCapacity(_ count: Int) { narrow.reserveCapacity(count) }
}

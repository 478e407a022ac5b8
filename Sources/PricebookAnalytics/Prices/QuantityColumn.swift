public import PricebookModel
import PricebookParallel

/// A column of exact quantities in five bytes each, where a quantity is a sum in one unit.
///
/// Such a quantity is a whole number of units, or of thousandths or millionths of one, as a rule;
/// the number and what it counts stand for it. Every other quantity stands aside as it is.
@frozen
public struct QuantityColumn: RandomAccessCollection, Sendable {
  @usableFromInline var counts: [UInt32] = []
  /// What each number counts, as an index into ``scales``; ``aside`` where it stands aside.
  @usableFromInline var scaleOfRow: [UInt8] = []
  @usableFromInline var aside = RowsAside<BaseQuantity>()
  /// Of the units of the book.
  @usableFromInline var scales = QuantityScales()

  public init() {}

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { counts.count }

  @inline(__always) @inlinable
  public subscript(row: Int) -> BaseQuantity {
    let scale = scaleOfRow[row]
    guard scale != QuantityScales.none else { return aside[row] }
    let product = UInt64(counts[row]).multipliedFullWidth(by: scales.factors[Int(scale)])
    return BaseQuantity(count: Int128(product.high) << 64 | Int128(product.low))
  }

  /// Appends the quantities of rows that have none aside, as
  /// ``QuantityScales/narrowed(_:scale:)`` made them with the scales that this column has, or is
  /// to be given.
  mutating func append(_ rows: borrowing Span<PriceRows.Row>) {
    counts.append(rows) { $0.count }
    scaleOfRow.append(rows) { $0.scale }
  }

  /// Appends any quantity; it stands aside.
  mutating func append(_ quantity: BaseQuantity) {
    aside.append(quantity, row: counts.count)
    counts.append(0)
    scaleOfRow.append(QuantityScales.none)
  }

  /// Appends a row of another column of the same scales.
  mutating func append(row: Int, of other: QuantityColumn) {
    guard other.scaleOfRow[row] != QuantityScales.none else { return append(other[row]) }
    counts.append(other.counts[row])
    scaleOfRow.append(other.scaleOfRow[row])
  }

  mutating func reserveCapacity(_ count: Int) {
    counts.reserveInLargePages(count)
    scaleOfRow.reserveInLargePages(count)
  }
}

extension QuantityColumn: CustomStringConvertible {
  public var description: String { Array(self).description }
}

/// What the numbers of a ``QuantityColumn`` can count: units, thousandths and millionths of them.
@frozen
public struct QuantityScales: Sendable {
  /// In 10⁻¹⁹ base units: for every size of a unit a millionth, a thousandth and one of it; 0
  /// where that needs more than 64 bits.
  @usableFromInline private(set) var factors: [UInt64] = []

  @usableFromInline static var none: UInt8 { .max }

  private static let sizeLimit = Int(none) / 3

  @usableFromInline init() {}

  /// The scale of the millionths of a unit, which is added where it is new.
  ///
  /// - Returns: ``none`` where there are too many sizes.
  mutating func scale(ofBasePerUnit basePerUnit: Int64) -> UInt8 {
    let size = UInt64(clamping: basePerUnit)
    for first in stride(from: 0, to: factors.count, by: 3) where factors[first] == size {
      return UInt8(first)
    }
    guard factors.count < Self.sizeLimit * 3, size > 0 else { return Self.none }
    factors.append(size)
    for power in [1_000, 1_000_000] as [UInt64] {
      let (product, overflow) = size.multipliedReportingOverflow(by: power)
      factors.append(overflow ? 0 : product)
    }
    return UInt8(factors.count - 3)
  }

  /// A quantity as a number of 32 bits and what it counts.
  ///
  /// - Parameter scale: Of the millionths of the unit.
  /// - Returns: `nil` where it does not fit.
  @inline(__always)
  func narrowed(_ millionths: Int64, scale: UInt8) -> (count: UInt32, scale: UInt8)? {
    guard scale != Self.none, millionths >= 0 else { return nil }
    let millionths = UInt64(bitPattern: millionths)
    let thousandths = millionths / 1_000
    guard thousandths * 1_000 == millionths else {
      return UInt32(exactly: millionths).map { ($0, scale) }
    }
    let units = thousandths / 1_000
    if units * 1_000 == thousandths, factors[Int(scale) + 2] != 0 {
      return UInt32(exactly: units).map { ($0, scale + 2) }
    }
    guard factors[Int(scale) + 1] != 0 else { return nil }
    return UInt32(exactly: thousandths).map { ($0, scale + 1) }
  }
}

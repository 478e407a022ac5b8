import PricebookModel

/// A growing buffer of formatted rows that is reused from chunk to chunk.
///
/// This is safe because only one thread at a time uses the buffer, and because every
/// ``RowCursor`` gets enough capacity for all that it writes.
@safe final class CSVChunk: @unchecked Sendable {
  private var base: UnsafeMutableRawPointer
  /// Enough for the usual rows, so that they are never moved; unused memory costs nothing.
  private var capacity = 1 << 19
  private(set) var count = 0

  init() { unsafe base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16) }

  deinit { unsafe base.deallocate() }

  func removeAll() { count = 0 }

  /// - Parameter room: No less than what `body` writes, in bytes.
  @inline(__always) func append(room: Int, _ body: (inout RowCursor) -> Void) {
    reserve(room)
    var cursor = unsafe RowCursor(place: base + count)
    body(&cursor)
    count = unsafe cursor.place - base
    assert(count <= capacity)
  }

  func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe UnsafeBufferPointer(
      start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe bytes.span)
  }

  private func reserve(_ room: Int) {
    guard count + room > capacity else { return }
    let larger = max(count + room, capacity * 2)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe grown.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = larger
  }
}

/// Where the next byte of a row goes, and how cells are written there.
///
/// This is safe because the caller of ``CSVChunk`` reserves capacity for the widest row.
@safe struct RowCursor {
  /// The most bytes that a number takes: 19 digits, leading zeros, a sign and a point.
  static let widestNumber = 24
  /// The most decimals that a number is written with.
  static let mostDecimals = 18

  fileprivate(set) var place: UnsafeMutableRawPointer

  @inline(__always) init(place: UnsafeMutableRawPointer) { unsafe self.place = unsafe place }

  @inline(__always) mutating func append(_ byte: UInt8) {
    unsafe place.storeBytes(of: byte, as: UInt8.self)
    unsafe place += 1
  }

  /// Writes a count of 10⁻ᵈⁱᵍⁱᵗˢ with all `digits` decimals, 0 to ``mostDecimals``.
  @inline(__always) mutating func append(_ number: Int64, digits: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var offset = max(Self.digitCount(rest), digits &+ 1) &+ (digits > 0 ? 1 : 0)
    let point = offset &- digits &- 1
    let end = unsafe place + offset
    while offset > 0 {
      offset &-= 1
      if offset == point, digits > 0 {
        unsafe place.storeBytes(of: UInt8(ascii: "."), toByteOffset: offset, as: UInt8.self)
        continue
      }
      let digit = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      unsafe place.storeBytes(of: digit, toByteOffset: offset, as: UInt8.self)
      rest /= 10
    }
    unsafe place = end
  }

  @inline(__always) private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while number >= limit, count < 19 {
      count &+= 1
      limit &*= 10
    }
    return count
  }

  @inline(__always) mutating func append(_ month: Month) {
    let year = min(9_999, max(0, month.year))
    appendPair(year / 100)
    appendPair(year % 100)
    append(UInt8(ascii: "-"))
    appendPair(month.monthOfYear)
  }

  @inline(__always) mutating func append(_ date: CalendarDate) {
    append(date.month)
    append(UInt8(ascii: "-"))
    appendPair(date.components.day)
  }

  @inline(__always) private mutating func appendPair(_ number: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes the dictionary entry of an id; an id without an entry is an empty field.
  @inline(__always) mutating func append(_ id: UInt32, of names: EncodedNames.View) {
    unsafe place += names.copy(id, to: place)
  }
}

/// The names of a dictionary as finished CSV cells, one after the other.
///
/// Safe because the memory belongs to this value alone and never changes, and ids are checked.
@safe final class EncodedNames: @unchecked Sendable {
  private let bytes: UnsafeMutableRawPointer
  private let offsets: UnsafeMutablePointer<Int>
  let count: Int
  private(set) var widestEntry = 0

  init(_ names: [String], neutralisesFormulas: Bool = true) {
    count = names.count
    unsafe offsets = UnsafeMutablePointer<Int>.allocate(capacity: names.count + 1)
    unsafe offsets.initialize(repeating: 0, count: names.count + 1)
    var cells: [UInt8] = []
    cells.reserveCapacity(names.count * 24)
    for (id, name) in names.enumerated() {
      let start = cells.count
      Escaping.appendCSV(name, neutralisesFormulas: neutralisesFormulas, to: &cells)
      unsafe offsets[id + 1] = cells.count
      widestEntry = max(widestEntry, cells.count - start)
    }
    unsafe bytes = UnsafeMutableRawPointer.allocate(byteCount: cells.count, alignment: 16)
    unsafe cells.withUnsafeBytes { source in
      if let start = source.baseAddress {
        unsafe bytes.copyMemory(from: start, byteCount: source.count)
      }
    }
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe offsets.deallocate()
  }

  /// The entries without reference counting; valid only while the names are kept alive.
  var view: View { unsafe View(bytes: bytes, offsets: offsets, count: count) }

  @safe struct View: BitwiseCopyable {
    fileprivate let bytes: UnsafeMutableRawPointer
    fileprivate let offsets: UnsafeMutablePointer<Int>
    fileprivate let count: Int

    /// Copies an entry to where there is room for it; its length, 0 for an id without an entry.
    @inline(__always) @unsafe func copy(_ id: UInt32, to place: UnsafeMutableRawPointer) -> Int {
      guard Int(id) < count else { return 0 }
      let start = unsafe offsets[Int(id)]
      let length = unsafe offsets[Int(id) &+ 1] &- start
      unsafe place.copyMemory(from: bytes + start, byteCount: length)
      return length
    }
  }
}

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
    // Short entries are copied as a whole number of words, also the last one.
    unsafe bytes = UnsafeMutableRawPointer.allocate(
      byteCount: cells.count + RowCursor.slack, alignment: 16)
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

    /// Copies an entry to where there is room for it and ``RowCursor/slack`` bytes more; its length, 0
    /// for an id without an entry.
    @inline(__always) @unsafe func copy(_ id: UInt32, to place: UnsafeMutableRawPointer) -> Int {
      guard Int(id) < count else { return 0 }
      let start = unsafe offsets[Int(id)]
      let length = unsafe offsets[Int(id) &+ 1] &- start
      let source = unsafe bytes + start
      if length > RowCursor.slack {
        unsafe place.copyMemory(from: source, byteCount: length)
      } else {
        // A call for a few bytes takes longer than to copy words that are not all needed.
        unsafe place.copyMemory(from: source, byteCount: 16)
        if length > 16 { unsafe (place + 16).copyMemory(from: source + 16, byteCount: 16) }
      }
      return length
    }
  }
}

/// A growable run of bytes that is reused from part to part.
///
/// Safe because the memory belongs to this value alone, every write stays within the capacity
/// reserved before it, and the padding after the capacity is always allocated.
@safe
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: self.capacity + ByteView.padding, alignment: 64)
    clearPadding()
  }

  deinit {
    unsafe base.deallocate()
  }

  var view: ByteView { unsafe ByteView(base: base, count: count) }
  mutating func removeAll() { count = 0 }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, capacity + capacity / 2)
    let grown = UnsafeMutableRawPointer.allocate(
      byteCount: larger + ByteView.padding, alignment: 64)
    unsafe grown.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = larger
    clearPadding()
  }

  mutating func append(_ byte: UInt8) {
    reserve(count + 1)
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Appends eight bytes, the lowest first.
  mutating func append(word: UInt64) {
    reserve(count + 8)
    unsafe base.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += 8
  }

  mutating func append(_ view: ByteView, from start: Int, to end: Int) {
    guard end > start else { return }
    reserve(count + end - start)
    let target = unsafe UnsafeMutableRawBufferPointer(start: base + count, count: end - start)
    unsafe view.copy(from: start, to: end, into: target)
    count += end - start
  }

  mutating func append(_ bytes: [UInt8]) {
    reserve(count + bytes.count)
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + count).copyMemory(from: start, byteCount: source.count)
    }
    count += bytes.count
  }

  /// Appends bytes with capital ASCII letters made small; returns whether all of them are ASCII.
  mutating func append(lowercasing bytes: Span<UInt8>) -> Bool {
    reserve(count + bytes.count)
    var union: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      union |= byte
      let small = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      unsafe base.storeBytes(of: small, toByteOffset: count &+ place, as: UInt8.self)
    }
    count += bytes.count
    return union < 0x80
  }

  /// Appends what `fill` puts into the free space of `length` bytes, and returns how much.
  mutating func append(length: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    reserve(count + length)
    let free = unsafe UnsafeMutableRawBufferPointer(start: base + count, count: length)
    let filled = min(max(unsafe fill(free), 0), length)
    count += filled
    return filled
  }

  mutating func removeFirst(_ dropped: Int) {
    guard dropped > 0, dropped <= count else { return }
    unsafe base.copyMemory(from: base + dropped, byteCount: count - dropped)
    count -= dropped
  }

  mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  private mutating func clearPadding() {
    unsafe (base + capacity).initializeMemory(as: UInt8.self, repeating: 0, count: ByteView.padding)
  }
}

extension ByteView {
  func copy(from start: Int, to end: Int, into target: UnsafeMutableRawBufferPointer) {
    unsafe withBytes(from: start, to: end) { source in unsafe target.copyMemory(from: source) }
  }
}

func withBytes<Result>(of text: String, _ body: (ByteView) -> Result) -> Result {
  var buffer = ByteBuffer(capacity: text.utf8.count)
  buffer.append(Array(text.utf8))
  return body(buffer.view)
}

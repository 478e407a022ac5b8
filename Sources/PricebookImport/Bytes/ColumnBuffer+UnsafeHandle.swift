/// One column of a part: memory that is reserved once and written by index without checks.
///
/// Safe because the memory belongs to this value alone, elements are plain bits, and callers reserve
/// what they write: a part never has more rows than lines, which were counted before, or objects.
/// Debug builds check every access.
@safe
struct ColumnBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
  }

  init(_ elements: [Element]) {
    self.init(capacity: elements.count)
    for (index, element) in elements.enumerated() { unsafe (base + index).initialize(to: element) }
  }

  deinit {
    unsafe base.deallocate()
  }

  /// Removes all elements and reserves memory for `wanted` others.
  mutating func clear(reserving wanted: Int) {
    // Memory that one extraordinary part needed is given back.
    guard wanted > capacity || capacity > 8 * max(wanted, 1 << 16) else { return }
    unsafe base.deallocate()
    capacity = max(1, wanted + wanted / 4)
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
  }

  /// Reserves memory for `wanted` elements, the first `count` of which are kept.
  mutating func reserve(_ wanted: Int, keeping count: Int) {
    guard wanted > capacity else { return }
    precondition(count >= 0 && count <= capacity)
    let larger = wanted + wanted / 2
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe grown.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = larger
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < capacity)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < capacity)
      unsafe base[index] = newValue
    }
  }

  func append(first count: Int, to array: inout [Element]) {
    precondition(count >= 0 && count <= capacity)
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }
}

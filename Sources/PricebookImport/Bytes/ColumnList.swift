/// Elements that are plain bits, in memory that is kept for the next ones.
///
/// An array would look for other owners and for its end with each element.
struct ColumnList<Element: BitwiseCopyable>: ~Copyable {
  private var column = ColumnBuffer<Element>(capacity: 64)
  private(set) var count = 0
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { column[index] }
    nonmutating set { column[index] = newValue }
  }

  mutating func removeAll() { count = 0 }
  mutating func removeLast(_ removed: Int = 1) { count = max(0, count - removed) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == column.capacity { column.reserve(count + 1, keeping: count) }
    column[count] = element
    count &+= 1
  }
}

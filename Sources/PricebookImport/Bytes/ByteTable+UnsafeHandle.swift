import PricebookModel

/// Distinct byte strings, numbered in order of first occurrence.
///
/// An open-addressing table with linear probing; one arena holds the bytes. A slot has half of the
/// hash and the id, so that most probes do not touch the arena, and growing need not hash again.
///
/// Safe because the memory belongs to this value alone, ids are only made here, and the slot count
/// is a power of two that masks every index.
@safe
struct ByteTable: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt64>
  private var slotMask: Int
  private var arena: ByteBuffer
  /// Where the bytes of each id begin in the arena, and where the last ones end.
  private var starts: [Int] = [0]
  private(set) var count = 0

  init(slotCount: Int = 64) {
    slotMask = slotCount - 1
    unsafe slots = UnsafeMutablePointer<UInt64>.allocate(capacity: slotCount)
    unsafe slots.initialize(repeating: 0, count: slotCount)
    arena = ByteBuffer(capacity: 1024)
  }

  deinit {
    unsafe slots.deallocate()
  }

  /// The bytes of an id are `range(of:)` in this view.
  var view: ByteView { arena.view }
  func range(of id: Int) -> Range<Int> { starts[id]..<starts[id + 1] }
  func text(of id: Int) -> String { arena.view.text(from: starts[id], to: starts[id + 1]) }

  var texts: [String] { (0..<count).map { text(of: $0) } }

  /// The id of the bytes in `start..<end` of a view, new or known, by their ``ByteHash``.
  @inline(__always)
  mutating func intern(_ view: ByteView, from start: Int, to end: Int, hash: UInt64) -> UInt32 {
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash &>> 32) & slotMask
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { break }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let id = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
        if isEqual(id, view, from: start, to: end) { return UInt32(truncatingIfNeeded: id) }
      }
      slot = (slot &+ 1) & slotMask
    }
    return insert(view, from: start, to: end, hash: hash, slot: slot)
  }

  /// Fetches what ``intern(_:from:to:hash:)`` looks at first for a hash: a core waits for many
  /// slots of a large table at once, if they are fetched before any is looked up.
  @inline(__always)
  func fetch(_ hash: UInt64) -> UInt64 {
    unsafe slots[Int(truncatingIfNeeded: hash &>> 32) & slotMask]
  }

  /// Fetches what ``intern(_:from:to:hash:)`` looks at next, if the string is likely to be known.
  @inline(__always)
  func fetchText(_ hash: UInt64) -> UInt64 {
    let entry = fetch(hash)
    guard entry != 0 else { return 0 }
    return arena.view.word(at: starts[Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1])
  }

  /// Reserves memory for further strings, so that the table need not grow step by step.
  mutating func reserve(count wanted: Int, byteCount: Int) {
    arena.reserve(byteCount)
    starts.reserveCapacity(wanted + 1)
    var slotCount = slotMask + 1
    while wanted > slotCount / 8 * 5 { slotCount *= 2 }
    if slotCount > slotMask + 1 { grow(to: slotCount) }
  }

  mutating func removeAll() {
    unsafe slots.update(repeating: 0, count: slotMask + 1)
    arena.removeAll()
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    count = 0
  }

  @inline(__always)
  private func isEqual(_ id: Int, _ view: ByteView, from start: Int, to end: Int) -> Bool {
    let own = arena.view
    var mine = starts[id]
    let length = end &- start
    guard starts[id &+ 1] &- mine == length else { return false }
    var theirs = start
    let stop = start &+ (length & ~7)
    while theirs < stop {
      if own.word(at: mine) != view.word(at: theirs) { return false }
      mine &+= 8
      theirs &+= 8
    }
    let rest = length & 7
    if rest == 0 { return true }
    let difference = own.word(at: mine) ^ view.word(at: theirs)
    return difference << UInt64(64 &- 8 &* rest) == 0
  }

  @inline(never)
  private mutating func insert(
    _ view: ByteView, from start: Int, to end: Int, hash: UInt64, slot: Int
  ) -> UInt32 {
    let id = count
    arena.append(view, from: start, to: end)
    starts.append(arena.count)
    count += 1
    unsafe slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: id + 1)
    if count > slotMask / 8 * 5 { grow(to: 2 * (slotMask + 1)) }
    return UInt32(truncatingIfNeeded: id)
  }

  private mutating func grow(to slotCount: Int) {
    let old = unsafe slots
    let oldMask = slotMask
    slotMask = slotCount - 1
    unsafe slots = UnsafeMutablePointer<UInt64>.allocate(capacity: slotMask + 1)
    unsafe slots.initialize(repeating: 0, count: slotMask + 1)
    for index in 0...oldMask {
      let entry = unsafe old[index]
      guard entry != 0 else { continue }
      var slot = Int(truncatingIfNeeded: entry &>> 32) & slotMask
      while unsafe slots[slot] != 0 { slot = (slot + 1) & slotMask }
      unsafe slots[slot] = entry
    }
    unsafe old.deallocate()
  }
}

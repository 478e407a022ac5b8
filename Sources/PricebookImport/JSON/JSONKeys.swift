/// The keys of a document: every entity has the same few, so each is stored and checked once.
struct JSONKeys {
  /// A key by the place of its bytes, with its hash, by which it is found again.
  struct Key {
    /// Its bytes among those of all keys.
    fileprivate var bytes: Range<Int>
    /// Whether its value must not be kept; see ``SecretText``.
    fileprivate(set) var isSecret: Bool
    fileprivate var hash: UInt32
  }

  /// A power of two: far more than an entity has fields, and few for an export with ids as keys.
  private static let slotCount = 1_024
  /// The last key of every place; a key may be in the place beside its own.
  private var slots = [Key?](repeating: nil, count: slotCount)
  private var bytes: [UInt8] = []
  /// The place of the key that came after each, because objects of a kind have the same order.
  private var next = [Int](repeating: 0, count: slotCount)
  private var last = 0
  /// The names of the objects that were read with their keys, by the hashes of these.
  private var names = [(names: JSONNames, keys: [Key])?](repeating: nil, count: slotCount)
  func text(of key: Key) -> String { String(decoding: bytes[key.bytes], as: UTF8.self) }

  func areEqual(_ left: Key, _ right: Key) -> Bool {
    left.hash == right.hash
      && (left.bytes == right.bytes || bytes[left.bytes] == bytes[right.bytes])
  }

  /// The key that came after the last one before, if it begins at a place here, and its length.
  mutating func expected(
    in text: Span<UInt8>, from start: Int, to end: Int
  ) -> (key: Key, count: Int)? {
    let place = next[last]
    guard let key = slots[place] else { return nil }
    let (first, count) = (key.bytes.lowerBound, key.bytes.count)
    guard start + count < end, text[start + count] == UInt8(ascii: "\"") else { return nil }
    for index in 0..<count where bytes[first + index] != text[start + index] { return nil }
    last = place
    return (key, count)
  }

  /// The key that was added with these bytes, if no other one has taken its place.
  mutating func known(_ key: Span<UInt8>) -> Key? {
    let first = Self.place(of: Self.hash(of: key))
    let place = slots[first].map { isKey($0, key) } == true ? first : first ^ 1
    guard let known = slots[place], place == first || isKey(known, key) else { return nil }
    (next[last], last) = (place, place)
    return known
  }

  private func isKey(_ known: Key, _ key: Span<UInt8>) -> Bool {
    guard known.bytes.count == key.count else { return false }
    let start = known.bytes.lowerBound
    for index in key.indices where bytes[start + index] != key[index] { return false }
    return true
  }

  mutating func add(_ text: String) -> Key {
    let start = bytes.count
    bytes += text.utf8
    let hash = Self.hash(of: text.utf8.span)
    let key = Key(bytes: start..<bytes.count, isSecret: SecretText.isKey(text), hash: hash)
    var place = Self.place(of: hash)
    // The few keys of an object may have one place.
    if slots[place] != nil, slots[place ^ 1] == nil { place ^= 1 }
    slots[place] = key
    (next[last], last) = (place, place)
    return key
  }

  /// The names of an object with these keys; those of an earlier one that had the same.
  mutating func names(_ keys: ArraySlice<Key>) -> JSONNames {
    var hash: UInt32 = 0
    for place in keys.indices { hash = hash &* 31 &+ keys[place].hash }
    let place = Self.place(of: hash)
    if let known = names[place], known.keys.count == keys.count,
      zip(known.keys, keys).allSatisfy({ areEqual($0, $1) })
    {
      return known.names
    }
    let new = JSONNames(keys.map(text))
    names[place] = (new, Array(keys))
    return new
  }

  /// FNV-1a with 32 bits (Fowler, Noll, Vo; RFC 9923).
  private static func hash(of key: Span<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for place in key.indices { hash = (hash ^ UInt32(key[place])) &* 16_777_619 }
    return hash
  }

  private static func place(of hash: UInt32) -> Int { Int(hash ^ hash &>> 16) & (slotCount - 1) }
}

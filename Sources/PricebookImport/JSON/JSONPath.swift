/// The way to values in a JSON document: `receipts[].items[]`, `store.name`.
///
/// `[]` means every element of an array. A `$` at the start is the root of the document.
struct JSONPath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    case elements
  }

  let steps: [Step]
  /// Whether the path begins with `$`.
  let isFromRoot: Bool

  /// - Returns: `nil` if a key is empty.
  init?(_ text: String) {
    var steps: [Step] = []
    isFromRoot = text == "$" || text.hasPrefix("$.") || text.hasPrefix("$[")
    var rest = isFromRoot ? text.dropFirst() : text[...]
    if isFromRoot, rest.hasPrefix(".") { rest = rest.dropFirst() }
    for part in rest.split(separator: ".", omittingEmptySubsequences: false) {
      var key = part
      var arrayCount = 0
      while key.hasSuffix("[]") {
        key = key.dropLast(2)
        arrayCount += 1
      }
      if !key.isEmpty {
        steps.append(.key(String(key)))
      } else if arrayCount == 0 || !steps.isEmpty {
        return nil
      }
      steps += Array(repeating: .elements, count: arrayCount)
    }
    guard !steps.isEmpty, steps.count <= 32 else { return nil }
    self.steps = steps
  }

  var endsWithElements: Bool { steps.last == .elements }
}

extension [JSONPath.Step] {
  var pathText: String {
    var text = ""
    for step in self {
      switch step {
      case .elements: text += "[]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      }
    }
    return text
  }
}

extension JSONValue {
  /// The elements of an array, where those of an array in it take its place; `nil` for others.
  var elements: [JSONValue]? {
    guard let array, array.contains(where: { $0.array != nil }) else { return array }
    return array.flatMap { $0.elements ?? [$0] }
  }
}

/// The keys of a document: every entity has the same few, so each is stored and checked once.
struct JSONKeys {
  struct Key {
    var text: String
    /// Whether its value must not be kept; see ``SecretText``.
    var isSecret: Bool

    init(_ text: String) {
      self.text = text
      isSecret = SecretText.isKey(text)
    }
  }

  /// A power of two: far more keys than an entity has fields, and few for an export that uses ids as
  /// keys.
  private static let slotCount = 1_024

  /// The last key of every slot with its bytes.
  private var known = [(key: Key, bytes: [UInt8])?](repeating: nil, count: slotCount)

  /// The key that was added with these bytes, if no other one has taken its slot.
  func known(_ bytes: Span<UInt8>) -> Key? {
    guard let known = known[Self.slot(of: bytes)], known.bytes.count == bytes.count else {
      return nil
    }
    for place in bytes.indices where known.bytes[place] != bytes[place] { return nil }
    return known.key
  }

  mutating func add(_ text: String, bytes: Span<UInt8>) -> Key {
    let key = Key(text)
    known[Self.slot(of: bytes)] = (key, bytes.indices.map { bytes[$0] })
    return key
  }

  /// FNV-1a with 32 bits (Fowler, Noll, Vo; RFC 9923).
  private static func slot(of bytes: Span<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for place in bytes.indices { hash = (hash ^ UInt32(bytes[place])) &* 16_777_619 }
    return Int(hash ^ hash &>> 16) & (slotCount - 1)
  }
}

/// The keys that the object being read has so far.
struct SeenKeys {
  private static let scannedCount = 24

  private var keys: Set<String> = []

  /// - Parameter fields: Those of the object so far.
  /// - Returns: Whether the key is new.
  mutating func insert(_ key: String, after fields: ArraySlice<JSONObject.Field>) -> Bool {
    if fields.count < Self.scannedCount {
      let length = key.utf8.count
      return !fields.contains { $0.key.utf8.count == length && $0.key == key }
    }
    if keys.isEmpty { keys = Set(fields.lazy.map(\.key)) }
    return keys.insert(key).inserted
  }
}

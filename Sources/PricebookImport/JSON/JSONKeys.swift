/// The keys of a document: every entity has the same few, so each is stored and checked once.
struct JSONKeys {
  struct Key {
    var text: String
    /// Whether its value must not be kept; see ``SecretText``.
    var isSecret: Bool
  }

  /// An export that uses ids as keys has as many of them as it has entities.
  private static let maximumCount = 4_096

  private var known: [String: Key] = [:]

  mutating func key(_ text: String) -> Key {
    if let key = known[text] { return key }
    let key = Key(text: text, isSecret: SecretText.isKey(text))
    if known.count < Self.maximumCount { known[text] = key }
    return key
  }
}

/// The keys that the object being read has so far.
struct SeenKeys {
  private static let scannedCount = 24

  private var keys: Set<String> = []

  /// - Parameter fields: Those of the object so far.
  /// - Returns: Whether the key is new.
  mutating func insert(_ key: String, after fields: ArraySlice<JSONObject.Field>) -> Bool {
    if fields.count < Self.scannedCount { return !fields.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(fields.lazy.map(\.key)) }
    return keys.insert(key).inserted
  }
}

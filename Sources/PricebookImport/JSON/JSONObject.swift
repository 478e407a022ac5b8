/// The fields of a JSON object in the order of the document, every key once.
///
/// An export has hundreds of thousands of objects with a few fields: a list of fields needs less
/// than half the memory of a dictionary, and finds a key as fast. Objects with many fields have an
/// index.
struct JSONObject: Sendable {
  typealias Field = (key: String, value: JSONValue)

  private var fields: [Field] = []
  /// The places of the keys, once there are more than ``scannedCount``.
  private var places: [String: Int]?

  private static let scannedCount = 24

  init() {}

  /// - Parameter fields: If several have the same key, the first is used.
  init(_ fields: some Sequence<Field>) {
    self.fields = Array(fields)
    indexIfLarge()
  }

  /// `nil` if the object has no such key.
  subscript(key: String) -> JSONValue? {
    get { place(of: key).map { fields[$0].value } }
    set {
      guard let newValue else {
        fields.removeAll { $0.key == key }
        places = nil
        indexIfLarge()
        return
      }
      if let place = place(of: key) {
        fields[place].value = newValue
      } else {
        append(key, newValue)
      }
    }
  }

  var keys: [String] { fields.map(\.key) }

  /// The same keys without their values.
  var outline: JSONObject {
    JSONObject(fields.map { ($0.key, JSONValue(.null)) })
  }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    let length = key.utf8.count
    return fields.firstIndex { $0.key.utf8.count == length && $0.key == key }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    fields.append((key, value))
    if places != nil { places?[key] = fields.count - 1 } else { indexIfLarge() }
  }

  private mutating func indexIfLarge() {
    guard fields.count > Self.scannedCount else { return }
    places = Dictionary(
      fields.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension JSONObject: Equatable {
  /// The order of the fields does not matter.
  static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { fields.count }

  subscript(position: Int) -> Field { fields[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}

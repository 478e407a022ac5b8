/// The fields of an object in their order.
///
/// Objects with the same keys share ``JSONNames``, so that millions of them keep their values alone.
struct JSONObject: Sendable {
  typealias Entry = (key: String, value: JSONValue)
  private var names = JSONNames.none
  private var values: [JSONValue] = []
  init() {}

  init(_ names: JSONNames, _ values: [JSONValue]) {
    self.names = names
    self.values = values
  }

  /// - Parameter fields: If several have the same key, the first is used.
  init(_ fields: some Collection<Entry>) {
    self.init(JSONNames(fields.map(\.key)), fields.map(\.value))
  }

  subscript(key: String) -> JSONValue? {
    get { names.place(of: key).map { values[$0] } }
    set {
      if let place = names.place(of: key) {
        if let newValue {
          values[place] = newValue
        } else {
          names = JSONNames(keys.enumerated().filter { $0.offset != place }.map(\.element))
          values.remove(at: place)
        }
      } else if let newValue {
        names = JSONNames(keys + [key])
        values.append(newValue)
      }
    }
  }

  var keys: [String] { names.keys }
  var outline: JSONObject { JSONObject(names, keys.map { _ in JSONValue(.null) }) }
}

extension JSONObject: Equatable {
  /// The order of the fields does not matter.
  static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { values.count }
  subscript(position: Int) -> Entry { (names.keys[position], values[position]) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}

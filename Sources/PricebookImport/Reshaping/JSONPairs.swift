import PricebookModel

/// JSON whose objects have their fields in arrays of pairs, each with a name and a value, as services
/// write it that read photographs of receipts: `[{"type": "TOTAL", "text": "8.60"}, …]`.
///
/// The pairs become fields of the object that the array is in, on the lines that they had, so that
/// all that is known of other JSON holds for them. Pairs of one name become an array; a pair that has
/// pairs itself becomes an object.
struct JSONPairs {
  /// Where pairs of one array have their parts, from the pair.
  private struct Shape {
    var name, value: JSONSteps
    /// The array of pairs within a pair, if some have one.
    var inner: String?
  }

  private let document: JSONDocument
  private var shapes: [String: Shape] = [:]
  private var text = ""
  private var line = 1

  /// - Returns: The file with fields in place of pairs; `nil` if it has none with names that are known.
  static func fields(of document: JSONDocument) -> [UInt8]? {
    guard let root = document.root, document.failure == nil else { return nil }
    var pairs = JSONPairs(document)
    var arrays: [String: [JSONValue]] = [:]
    pairs.collect(root, into: &arrays)
    pairs.shapes = arrays.compactMapValues { Self.shape(of: $0) }
    guard !pairs.shapes.isEmpty else { return nil }
    pairs.write(root)
    return Array(pairs.text.utf8)
  }

  private init(_ document: JSONDocument) { self.document = document }

  /// The elements of all arrays that are called the same.
  private func collect(_ value: JSONValue, into arrays: inout [String: [JSONValue]]) {
    for element in value.array ?? [] { collect(element, into: &arrays) }
    for (key, field) in value.object ?? [:] {
      if let elements = field.array { arrays[key, default: []] += elements.prefix(Self.sampleSize) }
      collect(field, into: &arrays)
    }
  }

  private static let sampleSize = 200
  private static let valueNames: Set<String> = [
    "value", "text", "mentiontext", "ocrtext", "content", "rawvalue",
  ]
  private static let nameNames: Set<String> = [
    "text", "type", "name", "key", "label", "field", "fieldname", "schemaid", "entitytype",
  ]

  /// The shape of pairs, two of whose names are known; `nil` for other elements.
  private static func shape(of elements: [JSONValue]) -> Shape? {
    let objects = elements.compactMap(\.object)
    guard objects.count == elements.count, objects.count > 1 else { return nil }
    let fields = JSONSurvey.fields(of: objects, depth: 2)
    func texts(_ steps: JSONSteps) -> [String] {
      elements.compactMap { JSONSurvey.value(steps[...], in: $0)?.writtenText }
        .filter { !$0.isEmpty }
    }
    func ends(_ steps: JSONSteps, in names: Set<String>) -> Bool {
      names.contains(HeaderName.folded(steps.keys.last ?? ""))
    }
    let name = fields.first { steps in
      let names = texts(steps).map(bare)
      let known = Set(names).filter { isFieldName($0) }
      return ends(steps, in: nameNames) && names.count == elements.count && known.count >= 2
    }
    guard let name else { return nil }
    let values = fields.filter { $0 != name && ends($0, in: valueNames) }
      .map { ($0, texts($0).count) }
    guard let most = values.map(\.1).max(), most * 10 >= elements.count * 9,
      let value = values.first(where: { $0.1 == most })?.0
    else { return nil }
    let inner = objects.lazy.compactMap { object in
      object.first { $0.value.array?.contains { $0.object != nil } == true }?.key
    }.first
    return Shape(name: name, value: value, inner: inner)
  }

  /// What stands behind the last slash: the `description` of `line_item/description`.
  private static func bare(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func isFieldName(_ name: String) -> Bool {
    HeaderColumns.knownCount([name]) > 0 || MoneyName([name]).role != nil
  }
}

/// The writing of fields.
extension JSONPairs {
  private mutating func write(_ value: JSONValue) {
    keepLine(of: value)
    if let elements = value.array {
      writeList(elements) { $0.write($1) }
    } else if let object = value.object {
      text += "{"
      writeFields(of: object)
      text += "}"
    } else {
      write(plain: value)
    }
  }

  /// Begins new lines until that of a value in the file is reached.
  private mutating func keepLine(of value: JSONValue) {
    let wanted = document.place(of: value.offset).line
    guard line < wanted else { return }
    text += String(repeating: "\n", count: wanted - line)
    line = wanted
  }

  private mutating func write(plain value: JSONValue) {
    switch value.content {
    case .text(let written): text += jsonText(written)
    case .number(let written): text += written
    case .boolean(let flag): text += String(flag)
    case .null, .binary, .array, .object: text += "null"
    }
  }

  private mutating func writeList(
    _ elements: [JSONValue], _ write: (inout JSONPairs, JSONValue) -> Void
  ) {
    text += "["
    for (place, element) in elements.enumerated() {
      if place > 0 { text += "," }
      write(&self, element)
    }
    text += "]"
  }

  /// The fields of an object, with those of its pairs in place of their arrays.
  private mutating func writeFields(of object: JSONObject) {
    var written = Set(object.keys)
    var isFirst = true
    func begin(_ key: String, _ pairs: inout JSONPairs) {
      if !isFirst { pairs.text += "," }
      isFirst = false
      pairs.text += jsonText(key) + ":"
    }
    for (key, value) in object {
      guard let shape = shapes[key], let elements = value.array else {
        begin(key, &self)
        write(value)
        continue
      }
      var names: [String] = []
      var alike: [String: [JSONValue]] = [:]
      for element in elements {
        let found = JSONSurvey.value(shape.name[...], in: element)?.writtenText ?? ""
        let name = Self.bare(found)
        if alike[name] == nil { names.append(name) }
        alike[name, default: []].append(element)
      }
      for name in names where written.insert(name).inserted {
        let pairs = alike[name] ?? []
        begin(name, &self)
        if pairs.count == 1, Self.inner(of: pairs[0], shape) == nil {
          write(pairs[0], shape)
        } else {
          writeList(pairs) { $0.write($1, shape) }
        }
      }
    }
  }

  /// The value of a pair: an object where it has pairs itself.
  private mutating func write(_ pair: JSONValue, _ shape: Shape) {
    keepLine(of: pair)
    if let inner = Self.inner(of: pair, shape), let key = shape.inner {
      text += "{"
      writeFields(of: [key: inner])
      text += "}"
    } else if let value = JSONSurvey.value(shape.value[...], in: pair) {
      write(plain: value)
    } else {
      text += "null"
    }
  }

  private static func inner(of pair: JSONValue, _ shape: Shape) -> JSONValue? {
    shape.inner.flatMap { pair.object?[$0] }.flatMap { $0.array?.isEmpty == false ? $0 : nil }
  }
}

/// The way to values in JSON: `receipts[].items[]`; `[]` is every element, a first `$` the root.
struct JSONPath: Hashable, Sendable {
  /// One step on the way: into a field, or into each element of an array.
  enum Step: Hashable, Sendable {
    case key(String)
    case elements
  }

  let steps: [Step]
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
}

typealias JSONSteps = [JSONPath.Step]

extension JSONSteps {
  var pathText: String {
    reduce(into: "") { text, step in
      switch step {
      case .elements: text += "[]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      }
    }
  }
}

extension JSONValue {
  /// The elements of an array, where those of an array in it take its place; `nil` for others.
  var elements: [JSONValue]? {
    guard let array, array.contains(where: { $0.array != nil }) else { return array }
    return array.flatMap { $0.elements ?? [$0] }
  }
}

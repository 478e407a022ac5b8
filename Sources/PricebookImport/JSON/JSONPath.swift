/// The way to values in a JSON document: `receipts[].items[]`, `store.name`.
///
/// `[]` means every element of an array. A `$` at the start is the root of the document.
struct JSONPath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    /// Every element of an array.
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

/// The parts of a category's name, from the outermost category to the category itself.
///
/// White space around them does not count, and neither do empty parts: `Food : Dairy:` is
/// `Food:Dairy`. What comes after sixteen parts belongs to the last: every part is a category of its
/// own, with the names of all parts before it.
package func categoryPath(of name: String) -> [String] {
  let parts = name.split(separator: ":").map { part in
    part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }.filter { !$0.isEmpty }
  guard parts.count > deepestLevel else { return parts }
  return parts[..<(deepestLevel - 1)] + [parts[(deepestLevel - 1)...].joined(separator: ":")]
}

/// How many levels categories have at most.
private let deepestLevel = 16

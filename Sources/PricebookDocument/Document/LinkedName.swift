/// A name from the data with the place of what it names.
package struct LinkedName: Hashable, Sendable, ExpressibleByStringLiteral {
  package var text: String
  /// `nil` where no page has it.
  package var target: LinkTarget?

  package init(_ text: String, to target: LinkTarget? = nil) {
    self.text = text
    self.target = target
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension RichText {
  /// A name, as a link where it has a place.
  package static func name(_ name: LinkedName) -> RichText {
    let text = RichText.name(name.text)
    return name.target.map { RichText([.link(text, $0)]) } ?? text
  }
}

extension RichText.StringInterpolation {
  package mutating func appendInterpolation(name: LinkedName) {
    appendInterpolation(RichText.name(name))
  }
}

extension Cell {
  /// A name from the data, as a link where it has a place.
  package static func name(_ name: LinkedName, secondLine: RichText? = nil) -> Cell {
    Cell(.text(.name(name)), secondLine: secondLine)
  }
}

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

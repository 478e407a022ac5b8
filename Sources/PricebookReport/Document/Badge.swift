/// A word on a coloured background; the word alone says everything.
package struct Badge: Hashable, Sendable {
  package enum Look: String, Hashable, Sendable {
    case over, under
    /// On its budget, or neutral.
    case on
    /// Not real: no budget. Drawn dashed.
    case unbudgeted
  }

  package var text: String
  package var look: Look

  package init(_ text: String, look: Look) {
    self.text = text
    self.look = look
  }
}

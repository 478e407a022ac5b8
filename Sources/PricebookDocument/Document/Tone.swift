/// Whether a figure is unfavourable or favourable against a budget, a plan or an earlier price.
package enum Tone: String, Hashable, Sendable {
  case neutral
  /// Overspent, dearer, rising.
  case over
  /// Underspent, cheaper, falling.
  case under
}

/// A word on a coloured background.
///
/// The word alone says everything.
package struct Badge: Hashable, Sendable {
  package enum Look: String, Hashable, Sendable {
    case over
    case under
    /// On its budget, or neutral.
    case on
    /// Not real: no budget. Drawn dashed.
    case unbudgeted
    /// Drawn outlined: an offer.
    case outlined
  }

  package enum Arrow: Hashable, Sendable {
    case up, down, level
  }

  package var text: String
  package var look: Look
  /// A decorative arrow before the word.
  package var arrow: Arrow?

  package init(_ text: String, look: Look, arrow: Arrow? = nil) {
    self.text = text
    self.look = look
    self.arrow = arrow
  }
}

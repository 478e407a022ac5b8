extension JSONUnitReader {
  /// A value of a field.
  struct Cell {
    enum Kind {
      case missing
      case number
      case text
      /// A text with escapes.
      case escapedText
      /// `true` or `false`.
      case word
    }

    var kind = Kind.missing
    var start = 0
    var end = 0
  }

  /// An object of a level, or an array that is a row.
  struct Frame {
    var level: Int
    /// The frame of the level above; −1 at the first.
    var parent: Int
    /// Where its cells begin.
    var cells: Int
    var start: Int
    var end = 0
  }
}

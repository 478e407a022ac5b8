/// A section of a report: its heading, a note on how to read it, and its evidence.
package struct Section: Sendable {
  /// A stable name for links: lower-case ASCII letters, digits and hyphens.
  package var id: String
  package var title: RichText
  /// Paragraphs that explain how to read the blocks beside them.
  package var note: [RichText] = []
  /// The meaning of the marks in charts; renderers without charts leave it out.
  package var drawingNote: [RichText] = []
  package var blocks: [Block]
  /// Whether the blocks take the full width with heading and note on top (ten columns or more).
  package var isFullWidth = false
  /// Whether the heading is for screen readers only (the key figures need none).
  package var isTitleHidden = false
  /// A heading over this section and those after it: the currency, where a book has several.
  package var groupHeading: RichText?
  /// Whether it belongs to the whole report again, after groups.
  package var isOutsideGroups = false
  /// Its column on a page that is one sheet of paper; `nil` if it is as wide as both.
  package var column: Column?

  package init(
    id: String, title: RichText, note: [RichText] = [], drawingNote: [RichText] = [],
    blocks: [Block], isFullWidth: Bool = false, isTitleHidden: Bool = false,
    groupHeading: RichText? = nil, isOutsideGroups: Bool = false, column: Column? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.drawingNote = drawingNote
    self.blocks = blocks
    self.isFullWidth = isFullWidth
    self.isTitleHidden = isTitleHidden
    self.groupHeading = groupHeading
    self.isOutsideGroups = isOutsideGroups
    self.column = column
  }

  package enum Column: String, Sendable { case main, side }
}

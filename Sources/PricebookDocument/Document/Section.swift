package import PricebookModel

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

  package enum Column: String, Sendable { case main, side }
}

package enum Block: Sendable {
  case keyFigures(KeyFigures)
  /// The findings, ordered by the money at stake.
  case findings([Finding])
  case paragraph(RichText)
  /// Sentences that are read one by one.
  case list([RichText])
  /// The large answer sentence of a section.
  case answer(RichText)
  case table(DisplayTable)
  case chart(Chart)
  /// Charts with headings of their own, two abreast where there is room.
  case chartPair([TitledChart])
  case shoppingList(ShoppingList)
  /// Blocks that open on demand, such as the table of a chart.
  case disclosure(title: RichText, blocks: [Block])
  /// Entries that open on demand, to be looked up by name.
  case catalogue(Catalogue)
  /// Receipts with their lines.
  case receipts(ReceiptListing)
  /// Small print directly below the block that it explains.
  case footnote(RichText)
}

/// A sentence with the money at stake.
package struct Finding: Sendable {
  /// Money or a difference.
  package var amount: Value
  package var tone: Tone
  package var sentence: RichText
  /// The closing link: a section's short name and where it is.
  package var link: Link?
  /// What shows it, drawn small.
  package var chart: Chart?

  package struct Link: Sendable {
    package var text: RichText
    package var target: LinkTarget
  }
}

/// A chart with a heading over it and a note below.
package struct TitledChart: Sendable {
  package var heading: RichText
  package var badge: Badge?
  /// The line under the heading, after the badge.
  package var subheading: RichText?
  package var chart: Chart
  package var note: RichText?
}

package struct KeyFigures: Sendable {
  /// The large first figure, measured against the budget.
  package var hero: HeroFigure?
  package var figures: [KeyFigure]
}

/// A figure with a label and one line that names its reference value.
package struct KeyFigure: Sendable {
  package var label: RichText
  /// Short: one value, or `31 of 152`.
  package var figure: RichText
  package var context: RichText
}

/// What was spent, large, with the budget's bar where there is a budget.
package struct HeroFigure: Sendable {
  package var label: RichText
  package var figure: RichText
  package var badge: Badge?
  /// The text after the badge: `+€62.86 against the budget of €800.00`.
  package var context: RichText
  package var bar: HeroBar?
}

package struct HeroBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount
  package var currency: CurrencyCode
}

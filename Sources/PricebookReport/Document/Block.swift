/// One piece of a section, such as a paragraph, a table or a chart.
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

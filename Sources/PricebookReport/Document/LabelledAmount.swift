package import PricebookModel

/// An amount of a chart with the text beside it.
package struct LabelledAmount: Sendable {
  package var label: RichText
  package var amount: Amount

  package init(_ label: RichText, _ amount: Amount) {
    self.label = label
    self.amount = amount
  }
}

package import PricebookModel

package struct LabelledAmount: Sendable {
  package var label: RichText
  package var amount: Amount

  package init(_ label: RichText, _ amount: Amount) {
    self.label = label
    self.amount = amount
  }
}

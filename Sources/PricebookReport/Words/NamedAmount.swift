import PricebookDocument

struct NamedAmount {
  var name: LinkedName
  var amount: Value
}

/// A name with the amount that a phrase says of it.
struct NamedAmount {
  var name: LinkedName
  var amount: Value
}

extension NamedAmount: PhraseArgument {
  static let fields: [String: PhraseField<NamedAmount>] = [
    "name": PhraseField(\.name), "amount": PhraseField(\.amount),
  ]
}

/// A part of an argument that phrases can name: `month.year`.
struct PhraseField<Root>: Sendable {
  let type: any PhraseArgument.Type
  let value: @Sendable (Root) -> any PhraseArgument

  init<Part: PhraseArgument>(_ value: @escaping @Sendable (Root) -> Part) {
    type = Part.self
    self.value = value
  }
}

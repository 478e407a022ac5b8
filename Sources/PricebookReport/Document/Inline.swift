/// One span of a text.
package indirect enum Inline: Hashable, Sendable {
  /// Words of the program.
  case text(String)
  /// A name from the data: an item, a store, a file.
  case name(String)
  case value(Value)
  case strong(RichText)
  /// Strong and in the colour of its tone.
  case tinted(RichText, Tone)
  case link(RichText, LinkTarget)
  /// A command or an option to type.
  case code(String)

  /// What a look or a link is of; `nil` for words, names, values and commands.
  package var inner: RichText? {
    switch self {
    case .strong(let inner), .tinted(let inner, _), .link(let inner, _): inner
    case .text, .name, .value, .code: nil
    }
  }
}

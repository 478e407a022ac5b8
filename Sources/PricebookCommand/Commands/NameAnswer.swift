import PricebookModel

enum NameAnswer: Hashable {
  case yes, no
  /// Another name for both, or another category.
  case name(String)
  case skip, quit

  /// - Returns: `nil` for a letter that means nothing.
  init?(_ line: String?) {
    guard let line else {
      self = .quit
      return
    }
    let text = collapsedName(line)
    switch text.lowercased() {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    case "s", "skip", "": self = .skip
    case "q", "quit": self = .quit
    default:
      guard text.count > 1 else { return nil }
      self = .name(text)
    }
  }
}

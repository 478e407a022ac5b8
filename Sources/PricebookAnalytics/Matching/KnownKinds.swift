import PricebookModel

/// What kind of thing a name is of, whatever its brand: the kinds and varieties that its words say.
///
/// In English, German, French, Spanish, Italian and Dutch. *Tomatensaft* and *Tomato juice* are both
/// of tomato and juice; a name without a known word is of no kind.
package struct KnownKinds: Hashable, Sendable {
  private let kinds: Set<String>

  package init(of name: String) {
    var kinds: Set<String> = []
    for word in Self.words(of: name) { kinds.formUnion(Self.kinds(ofWord: word)) }
    self.kinds = kinds
  }

  package var isEmpty: Bool { kinds.isEmpty }

  /// The words of a name that say what it is, as they are written.
  static func words(sayingKindOf name: String) -> [String] {
    name.split { !$0.isLetter }.map(String.init).filter { word in
      words(of: word).contains { !kinds(ofWord: $0).isEmpty }
    }
  }

  private static func words(of name: String) -> [String] {
    // An apostrophe divides, for what follows it says the kind in French and Italian: `d'orange`.
    FoldedLetters.bytes(of: name).split { byte in
      byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") && byte < 0x80
    }.map { String(decoding: FoldedLetters.canonical($0), as: UTF8.self) }
  }

  /// What a word says; of a compound what both of its parts say, else what a long end of it says.
  static func kinds(ofWord word: String) -> Set<String> {
    if let known = kindsByWord[word] { return known }
    let bytes = Array(word.utf8)
    guard bytes.count >= 5, bytes.count <= longestWord else { return [] }
    var ofEnd: Set<String>?
    for split in 2..<bytes.count - 1 {
      guard let end = kindsByWord[String(decoding: bytes[split...], as: UTF8.self)] else {
        continue
      }
      let start = String(decoding: bytes[..<split], as: UTF8.self)
      for joint in joints where start.hasSuffix(joint) {
        if let first = kindsByWord[String(start.dropLast(joint.count))] { return first.union(end) }
      }
      if ofEnd == nil, split >= 3, bytes.count - split >= 5 { ofEnd = end }
    }
    return ofEnd ?? []
  }

  /// What joins the words of a German or Dutch compound.
  private static let joints = ["", "n", "en", "s", "es"]
  private static let longestWord = 40

  private static let kindsByWord: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for list in WordLists(EmbeddedWords.kinds_txt).lists {
      for word in list.words {
        let folded = FoldedLetters.bytes(of: word)[...]
        found[String(decoding: FoldedLetters.canonical(folded), as: UTF8.self), default: []]
          .insert(list.name)
      }
    }
    return found
  }()
}

/// The words given to options; there are few at a time, so a list is enough.
struct OptionWords: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var name: OptionName
    var words: [String]
  }

  /// Ascending by name, so that the order on the command line makes no difference.
  private var entries: [Entry] = []

  /// The words given to an option, in order; `nil` if it was not given.
  subscript(name: OptionName) -> [String]? { entries.first { $0.name == name }?.words }

  mutating func append(_ word: String, to name: OptionName) {
    if let place = entries.firstIndex(where: { $0.name == name }) {
      entries[place].words.append(word)
    } else {
      let place = entries.firstIndex { $0.name.rawValue > name.rawValue } ?? entries.endIndex
      entries.insert(Entry(name: name, words: [word]), at: place)
    }
  }
}

/// A pattern of a name in which `*` stands for any text and `?` for any one character, upper and
/// lower case alike.
struct Glob: Hashable, Sendable {
  private var pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern.lowercased())
  }

  /// Whether the whole name has the pattern.
  ///
  /// - Complexity: O(*n* · *m*) at worst: only the last `*` is ever tried again.
  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    var place = 0
    var step = 0
    var retry: (step: Int, place: Int)?
    while place < name.count {
      if step < pattern.count, pattern[step] == "*" {
        retry = (step + 1, place)
        step += 1
      } else if step < pattern.count, pattern[step] == "?" || pattern[step] == name[place] {
        step += 1
        place += 1
      } else if let last = retry {
        retry = (last.step, last.place + 1)
        step = last.step
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }
}

import PricebookParallel

/// The ids of entities, made for those that have none in the file.
struct EntityIDs {
  private var uses: [String: Int] = [:]

  /// The id in the file, else one of what the entity is in every export, numbered.
  mutating func id(_ id: String?, else description: [String?]) -> String {
    if let id { return id }
    let text = description.map { $0 ?? "" }.joined(separator: "\u{1F}")
    uses[text, default: 0] += 1
    return "\(text)\u{1F}\(uses[text] ?? 1)"
  }
}

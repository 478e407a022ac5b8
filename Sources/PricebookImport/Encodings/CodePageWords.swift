import PricebookModel

/// The letters and words by which code pages are told apart, of `codepages.txt`.
enum CodePageWords {
  private static let lines = EmbeddedWords.codepages_txt.split(separator: "\n")
    .map { $0.split(separator: " ") }

  static func texts(_ kind: String, _ name: String? = nil) -> [String] {
    lines.filter { $0[0] == kind && $0[1] == name ?? String($0[1]) }.map { String($0[2]) }
  }
}

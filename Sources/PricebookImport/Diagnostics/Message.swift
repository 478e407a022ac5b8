/// The texts that are no ``DiagnosticMessage`` by themselves: parts of one, and what `inspect` says.
///
/// Each stands at the end of the file that says it; those of several files stand here.
enum Message {}

extension Message {
  static func fieldCount(found: Int, wanted: Int) -> String {
    "\(grouped(found)) \(found == 1 ? "field" : "fields") where the header has \(wanted)"
  }

  static func didYouMean(name: some StringProtocol) -> String {
    "did you mean \(quoted(name))?"
  }

  /// That more lines, or receipts, are like the one that a text is about; nothing if none is.
  static func moreLikeIt(_ count: Int, one: String, many: String) -> String {
    switch count {
    case 0: ""
    case 1: "; 1 more \(one) is like it"
    default: "; \(count) more \(many) are like it"
    }
  }
}

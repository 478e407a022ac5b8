import Foundation
import PricebookModel

/// Names of groceries with what they mean, labelled by hand: till abbreviations and full names in
/// six languages, and names that are alike and mean something else.
///
/// Names that are alike are of one family. Words, weights and scores were tuned on the families
/// with even numbers; those with odd numbers are held out, and only they are reported. One rule
/// came after a first look at the held-out ones (where a size stands on one side alone, a match
/// is never sure); the families from 121 on were labelled after that and after all tuning.
struct LabelledNames {
  enum Half: Int {
    case tuning = 0
    case heldOut = 1
  }

  struct Name {
    var text: String
    /// Names of one item have the same.
    var item: String
  }

  /// Names that differ in more than capitals, for those that do not are one name already.
  let names: [Name]

  init(_ half: Half) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("LabelledNames.csv")
    var all: [Name] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", maxSplits: 2).map(String.init)
      guard fields.count == 3, let family = Int(fields[0]), family % 2 == half.rawValue else {
        continue
      }
      let text = fields[2].trimmingCharacters(in: ["\""])
      all.append(Name(text: text, item: fields[0] + fields[1]))
    }
    var seen: Set<String> = []
    names = all.sorted { $0.text < $1.text }
      .filter { seen.insert($0.text.lowercased()).inserted }
  }

  /// How many names there are beyond one for each item: the aliases that a perfect matcher finds.
  var aliasCount: Int { names.count - Set(names.map(\.item)).count }
}

/// A book with names alone.
func bookOfNames(_ names: [String]) -> Book {
  var book = Book()
  book.names.items = IDTable(names.map { Item(name: $0) })
  book.names.itemWritings = names.enumerated().map { index, name in
    ItemWriting(name: name, folded: name.lowercased(), item: ItemID(index))
  }
  return book
}

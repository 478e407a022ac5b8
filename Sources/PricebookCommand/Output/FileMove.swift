import PricebookImport

/// What happens to one file when new files are put in place.
struct FileMove: Hashable, Sendable {
  /// Names the new and the old file in the folder of new files.
  var number: Int
  /// Below the folder of the reports.
  var path: String
  /// What is there before; `nil` for nothing.
  var old: FileMark?
  /// What is there after; `nil` for nothing.
  var new: FileMark?

  /// The new file until it is put in place.
  var newName: String { "\(number).new" }
  /// The old file, so that it can come back.
  var oldName: String { "\(number).old" }

  /// The folder of the file below that of the reports; empty for that folder itself.
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether a name is one of those in the folder of new files.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["new", "old"].contains(parts[1]) && !parts[0].isEmpty
      && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// The record of moves that have begun, from which the next run can finish or undo them.
enum MoveRecord {
  static let fileName = "moves"
  private static let title =
    "Pricebook is putting these files in place; its next run finishes that."

  static func text(of moves: [FileMove]) -> String {
    let lines = moves.map { move in
      "\(move.number) \(move.old?.text ?? "-") \(move.new?.text ?? "-") \(move.path)\n"
    }
    return "\(title)\n\(lines.joined())end \(moves.count)\n"
  }

  /// - Returns: `nil` for a record that is not complete, or has a path that Pricebook never writes.
  static func moves(in text: String) -> [FileMove]? {
    var lines = text.split(separator: "\n")
    guard lines.count >= 2, lines.removeFirst() == title, lines.removeLast() == "end \(lines.count)"
    else { return nil }
    var moves: [FileMove] = []
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]), number >= 0,
        parts[3] == WrittenFiles.fileName || WrittenFiles.isOwn(String(parts[3]))
      else { return nil }
      var move = FileMove(number: number, path: String(parts[3]))
      for (place, text) in [(\FileMove.old, parts[1]), (\FileMove.new, parts[2])]
      where text != "-" {
        guard let mark = FileMark(text: text) else { return nil }
        move[keyPath: place] = mark
      }
      moves.append(move)
    }
    return moves
  }
}

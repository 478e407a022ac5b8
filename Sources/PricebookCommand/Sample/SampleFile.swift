/// One file of the sample book.
struct SampleFile {
  /// The path in the folder, with `/`.
  var name: String
  var text: String

  /// The folder in the sample book; `nil` for the top folder.
  var folder: String? {
    name.lastIndex(of: "/").map { String(name[..<$0]) }
  }

  /// The name without the folder.
  var lastName: String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// A file, and another one that has some of the same.
struct FilePair: Hashable, Comparable {
  var file, other: Int

  static func < (left: FilePair, right: FilePair) -> Bool {
    (left.file, left.other) < (right.file, right.other)
  }
}

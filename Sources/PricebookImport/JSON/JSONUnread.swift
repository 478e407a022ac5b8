/// The document of objects that are read when they are asked for, so that a large export is never in
/// memory as a whole tree.
///
/// An export of 54 MB so takes 283 MB in place of 351, and 6 % longer.
final class JSONUnread: Sendable {
  let document: [UInt8]
  /// The objects in its arrays, for which these need not be read again; empty if it is read whole.
  let elements: [Range<Int>]

  init(_ document: [UInt8], elements: [Range<Int>] = []) {
    self.document = document
    self.elements = elements
  }
}

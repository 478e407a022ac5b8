/// The keys of an object, which other objects of the document may share.
final class JSONNames: Sendable {
  let keys: [String]
  /// The places of the keys, if there are more than ``scannedCount``.
  private let places: [String: Int]
  private static let scannedCount = 24
  static let none = JSONNames([])

  init(_ keys: [String]) {
    self.keys = keys
    places =
      keys.count > Self.scannedCount
      ? Dictionary(zip(keys, keys.indices)) { first, _ in first } : [:]
  }

  func place(of key: String) -> Int? {
    if keys.count > Self.scannedCount { return places[key] }
    let length = key.utf8.count
    return keys.firstIndex { $0.utf8.count == length && $0 == key }
  }
}

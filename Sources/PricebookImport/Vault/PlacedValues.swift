import PricebookModel

/// The elements of an array with their paths; unread objects are read some at a time.
struct PlacedValues: Sequence {
  /// Neighbouring elements that were read at once.
  private struct Batch {
    var first: Int
    var values: [JSONValue]
  }

  /// Hands out the elements in order, and has the next batch read meanwhile.
  struct Iterator: IteratorProtocol {
    fileprivate let all: PlacedValues
    private var place = 0
    private var batch = Batch(first: 0, values: [])

    fileprivate init(_ all: PlacedValues) { self.all = all }

    mutating func next() -> PlacedValue? {
      guard place < all.values.count else { return nil }
      defer { place += 1 }
      var value = all.values[place]
      if let document = value.unread?.document {
        if !batch.values.indices.contains(place - batch.first) { advance(in: document) }
        value = batch.values[place - batch.first]
      }
      return all.placed(value, at: place)
    }

    private mutating func advance(in document: [UInt8]) {
      batch = Batch(
        first: place,
        values: JSONReader.read(JSONReader.batch(of: all.values[place...]), of: document))
    }
  }

  var values: [JSONValue] = []
  var path = ElementPath.document
  /// Whether it is an array, whose elements have places; else it is the only value.
  var isPlaced = true

  func makeIterator() -> Iterator { Iterator(self) }

  private func placed(_ value: JSONValue, at place: Int) -> PlacedValue {
    let path: ElementPath = isPlaced ? .element(place, of: path) : path
    return PlacedValue(value: value, path: value.origin.map(ElementPath.row) ?? path)
  }
  /// What its unread objects are read from; the first element may be no object.
  private var document: [UInt8]? { values.lazy.compactMap(\.unread).first?.document }

  /// The places of the elements in ranges that are worth reading at once, for several threads.
  var batches: [Range<Int>] {
    guard document != nil else { return [values.indices] }
    var batches: [Range<Int>] = []
    while batches.last?.upperBound ?? 0 < values.count {
      let rest = values[(batches.last?.upperBound ?? 0)...]
      batches.append(rest.startIndex..<rest.startIndex + JSONReader.batch(of: rest).count)
    }
    return batches
  }

  func read(_ batch: Range<Int>) -> [PlacedValue] {
    let read = document.map { JSONReader.read(values[batch], of: $0) }
    return zip(read ?? Array(values[batch]), batch).map(placed)
  }
}

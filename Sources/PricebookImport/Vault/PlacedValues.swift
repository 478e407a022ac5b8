import PricebookParallel

/// An element of a document with its path.
struct PlacedValue {
  var value: JSONValue
  var path: String

  /// The value as an object whose fields can be read.
  func entity() throws(FieldProblem) -> EntityReader {
    guard let fields = value.object else {
      throw FieldProblem(
        path: path, offset: value.offset, message: "expected an object, found \(value.summary)")
    }
    if value.isCut {
      throw FieldProblem(
        path: path, offset: value.offset, message: "the file ends inside this entity")
    }
    return EntityReader(fields: fields, path: path, offset: value.offset)
  }
}

/// The elements of an array with their paths.
///
/// Objects that were left unread are read some at a time, the next ones on another thread while the
/// ones before them are used.
struct PlacedValues: Sequence {
  /// Some values that were read, from a place on.
  private struct Batch: Sendable {
    var first: Int
    var values: [JSONValue]
  }

  struct Iterator: IteratorProtocol {
    private let values: [JSONValue]
    private let path: String
    private var place = 0
    private var batch = Batch(first: 0, values: [])
    private var nextBatch: Concurrent<Batch>?

    fileprivate init(values: [JSONValue], path: String) {
      self.values = values
      self.path = path + "["
    }

    mutating func next() -> PlacedValue? {
      guard place < values.count else { return nil }
      defer { place += 1 }
      var value = values[place]
      if let document = value.unreadDocument {
        while !batch.values.indices.contains(place - batch.first) { advance(in: document) }
        value = batch.values[place - batch.first]
      }
      return PlacedValue(
        value: value, path: value.origin?.description ?? path + String(place) + "]")
    }

    /// Takes the next batch, and lets the one behind it be read.
    private mutating func advance(in document: [UInt8]) {
      let values = values
      @Sendable func read(from first: Int) -> Batch {
        Batch(first: first, values: JSONReader.readFirst(of: values[first...], of: document))
      }
      batch = nextBatch.take()?.value ?? read(from: place)
      let next = batch.first + batch.values.count
      if next < values.count { nextBatch = Concurrent { read(from: next) } }
    }
  }

  var values: [JSONValue] = []
  var path = ""

  func makeIterator() -> Iterator { Iterator(values: values, path: path) }
}

import PricebookDocument
import PricebookModel

/// Which items of the shopping lists to show, and in which order.
public struct ListQuery: Hashable, Sendable {
  /// Which items are shown, by whether they were bought.
  public enum State: String, CaseIterable, Sendable {
    /// Whether they were bought or not.
    case all
    /// Still to buy.
    case active
    /// Ticked off, or in the trolley.
    case bought
  }

  /// An order of items and of the lists themselves.
  public struct Sort: Hashable, Sendable {
    /// What is compared; the raw value is what `--sort` accepts.
    public enum Key: String, CaseIterable, Sendable {
      /// By the day of creation; unknown days come first.
      case created
      /// By the day of the last change, else of creation; unknown days come first.
      case modified
      /// By the letters in lower case.
      case name
    }

    /// What is compared; ties keep the order of the app.
    public var key: Key
    /// Whether the last comes first.
    public var isDescending: Bool

    /// An order, ascending unless said otherwise.
    public init(_ key: Key, isDescending: Bool = false) {
      self.key = key
      self.isDescending = isDescending
    }

    /// `name` or `name-desc`.
    public init?(word: String) {
      let parts = word.split(separator: "-", maxSplits: 1).map(String.init)
      guard let first = parts.first, let key = Key(rawValue: first),
        parts.count == 1 || parts[1] == "desc"
      else { return nil }
      self.init(key, isDescending: parts.count == 2)
    }

    /// What ``init(word:)`` understands.
    public static let words = Key.allCases.flatMap { [$0.rawValue, $0.rawValue + "-desc"] }
  }

  /// Which items are shown, by whether they were bought.
  public var state: State
  /// Looked for in an item's name, note, brand and tags, whatever the case; empty for all items.
  public var search: String
  /// `nil` for the order of the app.
  public var sort: Sort?

  /// A query that shows everything in the order of the app, unless said otherwise.
  public init(state: State = .all, search: String = "", sort: Sort? = nil) {
    self.state = state
    self.search = search
    self.sort = sort
  }
}

extension ListQuery {
  /// Whether everything is shown.
  var showsAll: Bool { state == .all && needle.isEmpty }

  private var needle: String {
    search.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// The lines of a cart that match the query, in its order.
  func lines(of cart: Cart, items: IDTable<ItemID, Item>) -> [CartLine] {
    let needle = needle
    let name = { (line: CartLine) in items[line.item].name }
    let shown = cart.lines.filter { line in
      guard line.partInHand != nil, passesState(line) else { return false }
      guard !needle.isEmpty else { return true }
      return ([name(line), line.details.note ?? "", line.details.brand ?? ""] + line.details.tags)
        .contains { $0.lowercased().contains(needle) }
    }
    guard let sort else { return shown }
    return sorted(
      shown, descending: sort.isDescending,
      by: { left, right in
        switch sort.key {
        case .created: order(left.details.created, right.details.created)
        case .modified:
          order(
            left.details.modified ?? left.details.created,
            right.details.modified ?? right.details.created)
        case .name: order(name(left).lowercased(), name(right).lowercased())
        }
      })
  }

  func sorted(_ carts: [Cart]) -> [Cart] {
    guard let sort else { return carts }
    return sorted(
      carts, descending: sort.isDescending,
      by: { left, right in
        switch sort.key {
        case .created: order(left.created, right.created)
        case .modified: order(left.modified ?? left.created, right.modified ?? right.created)
        case .name: order(left.name.lowercased(), right.name.lowercased())
        }
      })
  }

  private func passesState(_ line: CartLine) -> Bool {
    switch state {
    case .all: true
    case .active: line.bought == nil
    case .bought: line.bought != nil
    }
  }

  /// Equal elements stay in their order, whichever way the others go.
  private func sorted<Element>(
    _ elements: [Element], descending: Bool, by order: (Element, Element) -> Int
  ) -> [Element] {
    elements.enumerated().sorted { left, right in
      let comparison = order(left.element, right.element)
      if comparison != 0 { return (comparison < 0) != descending }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Negative where the first comes first; what is not known comes before the rest.
  private func order<Value: Comparable>(_ left: Value?, _ right: Value?) -> Int {
    switch (left, right) {
    case (nil, nil): 0
    case (nil, _): -1
    case (_, nil): 1
    case (let left?, let right?): left < right ? -1 : left == right ? 0 : 1
    }
  }
}

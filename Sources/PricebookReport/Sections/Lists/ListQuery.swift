import PricebookModel

/// Which items of the shopping lists to show, and in which order.
package struct ListQuery: Hashable, Sendable {
  /// Which items are shown, by whether they were bought.
  package enum State: String, CaseIterable, Sendable {
    /// Whether they were bought or not.
    case all
    /// Still to buy.
    case active
    /// Ticked off, or in the trolley.
    case bought
  }

  /// An order of items and of the lists themselves.
  package struct Sort: Hashable, Sendable {
    /// What is compared; the raw value is what `--sort` accepts.
    package enum Key: String, CaseIterable, Sendable {
      /// By the day of creation; unknown days come first.
      case created
      /// By the moment of the last change, else of creation; unknown ones come first.
      case modified
      /// By the letters, whatever their case: `apple`, `Äpfel`, `Brot`.
      case name
    }

    /// What is compared; ties keep the order of the app.
    package var key: Key
    /// Whether the last comes first.
    package var isDescending: Bool

    /// An order, ascending unless said otherwise.
    package init(_ key: Key, isDescending: Bool = false) {
      self.key = key
      self.isDescending = isDescending
    }

    /// `name` or `name-desc`.
    package init?(word: String) {
      let parts = word.split(separator: "-", maxSplits: 1).map(String.init)
      guard let first = parts.first, let key = Key(rawValue: first),
        parts.count == 1 || parts[1] == "desc"
      else { return nil }
      self.init(key, isDescending: parts.count == 2)
    }

    /// What ``init(word:)`` understands.
    package static let words = Key.allCases.flatMap { [$0.rawValue, $0.rawValue + "-desc"] }
  }

  /// Which items are shown, by whether they were bought.
  package var state: State
  /// Looked for in an item's name, note, brand and tags, whatever the case and accents; empty for all
  /// items.
  package var search: String
  /// `nil` for the order of the app.
  package var sort: Sort?

  /// A query that shows everything in the order of the app, unless said otherwise.
  package init(state: State = .all, search: String = "", sort: Sort? = nil) {
    self.state = state
    self.search = search
    self.sort = sort
  }

  var showsAll: Bool { state == .all && needle.isEmpty }

  private var needle: String { searchedName(search) }

  func lines(of cart: Cart, items: IDTable<ItemID, Item>) -> [CartLine] {
    let needle = needle
    let name = { (line: CartLine) in items[line.item].name }
    let shown = cart.lines.filter { line in
      guard line.partInHand != nil, passesState(line) else { return false }
      guard !needle.isEmpty else { return true }
      return ([name(line), line.details.note ?? "", line.details.brand ?? ""] + line.details.tags)
        .contains { searchedName($0).contains(needle) }
    }
    return switch sort?.key {
    case nil: shown
    case .created: sorted(shown) { $0.details.created }
    case .modified: sorted(shown) { $0.details.modified ?? $0.details.created }
    case .name: sorted(shown) { AlphabeticalName(name($0)) }
    }
  }

  func sorted(_ carts: [Cart]) -> [Cart] {
    switch sort?.key {
    case nil: Self.asInApps(carts)
    case .created: sorted(carts) { $0.created }
    case .modified: sorted(carts, by: \.changed)
    case .name: sorted(carts) { AlphabeticalName($0.name) }
    }
  }

  /// The lists of CheckoutHero come as that shows them, changed last first; others in their order.
  private static func asInApps(_ carts: [Cart]) -> [Cart] {
    let lists = carts.enumerated().filter { $0.element.app == .checkoutHero }
    let newest = lists.sorted { left, right in
      let (one, other) = (left.element.changed, right.element.changed)
      return one == other ? left.offset > right.offset : (other ?? .min) < (one ?? .min)
    }
    var result = carts
    for (list, first) in zip(lists, newest) { result[list.offset] = first.element }
    return result
  }

  private func passesState(_ line: CartLine) -> Bool {
    switch state {
    case .all: true
    case .active: line.bought == nil
    case .bought: line.bought != nil
    }
  }

  /// What has no key comes first; equal elements stay in their order, whichever way others go.
  private func sorted<Element, Key: Comparable>(
    _ elements: [Element], by key: (Element) -> Key?
  ) -> [Element] {
    let isDescending = sort?.isDescending ?? false
    func precedes(_ left: Key?, _ right: Key?) -> Bool {
      guard let left, let right else { return left == nil && right != nil }
      return left < right
    }
    return elements.enumerated().map { (key: key($1), place: $0, element: $1) }.sorted {
      if precedes($0.key, $1.key) { return !isDescending }
      if precedes($1.key, $0.key) { return isDescending }
      return $0.place < $1.place
    }.map(\.element)
  }
}

extension ListQuery.State: PhraseCase {}

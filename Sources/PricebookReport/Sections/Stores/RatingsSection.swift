import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension CurrencyScope {
  static let peopleRowLimit = 25

  /// What the people of the vaults think of each store, best first.
  var ratingsSection: Section? {
    let stated = StatedFacts(book.vault, words)
    // Best first; means compared as fractions, whose terms come nowhere near the limit.
    func best<Rated, ID: Comparable>(
      _ rated: [Rated], _ sum: (Rated) -> Int, _ count: (Rated) -> Int, _ id: (Rated) -> ID
    ) -> [Rated] {
      rated.filter { count($0) > 0 }.sorted { left, right in
        let (one, other) = (sum(left) * count(right), sum(right) * count(left))
        if one != other { return one > other }
        return (count(right), id(left)) < (count(left), id(right))
      }
    }
    let ratings = best(book.vault.ratings, { $0.sum }, { $0.count }, { $0.store })
    let products = best(book.vault.products, { $0.ratingSum }, { $0.ratingCount }, { $0.item })
    let comments = Set(book.vault.comments.map(\.subject)).compactMap { subject in
      if case .store(let store) = subject { store } else { nil }
    }.sorted().prefix(Self.peopleRowLimit).flatMap { store in
      stated.comments(on: .store(store)).map {
        Block.footnote(words.page.labelled(.name(book.names.stores[store]), $0))
      }
    }
    let blocks =
      [
        ratingsTable(
          ratings.map {
            (
              .name(book.names.stores[$0.store], secondLine: stated.place($0.store)), $0.mean,
              $0.count
            )
          }, id: "ratings-table", words.headings.store, file: "store-ratings"),
        ratingsTable(
          products.map { (.name(itemName($0.item)), $0.meanRating, $0.ratingCount) },
          id: "product-ratings-table", words.headings.item, file: "products"),
      ].compactMap { (block: Block?) in block } + comments
    guard !blocks.isEmpty else { return nil }
    return Section(
      id: "ratings", title: words.people.ratingsTitle, note: [words.people.ratingsNote],
      blocks: blocks)
  }

  private func ratingsTable(
    _ ratings: [(name: Cell, mean: Double?, count: Int)], id: String, _ heading: RichText,
    file: String
  ) -> Block? {
    guard !ratings.isEmpty else { return nil }
    let shown = ratings.prefix(Self.peopleRowLimit)
    return .table(
      DisplayTable(
        id: id, caption: words.people.ratingsTitle, isCaptionHidden: true,
        columns: [
          .init(heading), .number(words.headings.meanRating, order: .descending),
          .number(words.headings.ratings),
        ],
        rows: shown.map {
          DisplayTable.Row([
            $0.name, .value($0.mean.map { .number($0, digits: 1) }), .value(.count($0.count)),
          ])
        }, totalRowCount: shown.count < ratings.count ? ratings.count : nil,
        file: context.tablePath(file)))
  }

  /// Who reported prices to the vaults, most updates first.
  var contributorsSection: Section? {
    let people = book.vault.contributors
    guard !people.isEmpty else { return nil }
    let rest = people.count - min(people.count, Self.peopleRowLimit)
    return Section(
      id: "contributors", title: words.people.contributorsTitle,
      note: [words.people.contributorsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "contributors-table", caption: words.people.contributorsTitle,
            isCaptionHidden: true,
            columns: [
              .init(words.headings.name), .init(words.headings.level),
              .number(words.headings.updates, order: .descending), .number(words.headings.prices),
              .number(words.headings.posts), .number(words.headings.last),
            ],
            rows: people.prefix(Self.peopleRowLimit).map { person in
              DisplayTable.Row([
                .name(person.name),
                person.level.map { .text(RichText(words.people.level($0))) } ?? .absent,
                .value(person.updates.map { .count($0) }), .value(.count(person.prices)),
                .value(.count(person.posts)), .value(person.lastDay.map { .date($0) }),
              ])
            }, totalRowCount: rest > 0 ? people.count : nil, file: context.tablePath("contributors")
          ))
      ])
  }
}

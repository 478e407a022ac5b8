import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension CurrencyScope {
  static let peopleRowLimit = 25

  /// What the people of the vaults think of each store, best first.
  var ratingsSection: Section? {
    let ratings = book.vault.ratings.filter { $0.count > 0 }.sorted { left, right in
      // Means compared as fractions; neither counts nor sums of a book come near the limit.
      let (leftSide, rightSide) = (left.sum * right.count, right.sum * left.count)
      if leftSide != rightSide { return leftSide > rightSide }
      return (right.count, left.store) < (left.count, right.store)
    }
    guard !ratings.isEmpty else { return nil }
    let rest = ratings.count - min(ratings.count, Self.peopleRowLimit)
    return Section(
      id: "ratings", title: words.people.ratingsTitle, note: [words.people.ratingsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "ratings-table", caption: words.people.ratingsTitle, isCaptionHidden: true,
            columns: [
              .init(words.headings.store),
              .number(words.headings.meanRating, order: .descending),
              .number(words.headings.ratings),
            ],
            rows: ratings.prefix(Self.peopleRowLimit).map { rating in
              DisplayTable.Row([
                .name(book.names.stores[rating.store]),
                .value(rating.mean.map { .number($0, digits: 1) }), .value(.count(rating.count)),
              ])
            },
            totalRowCount: rest > 0 ? ratings.count : nil,
            file: context.tablePath("store-ratings")))
      ])
  }

  /// Who reported prices to the vaults, most updates first.
  var contributorsSection: Section? {
    let people = book.vault.contributors
      .sorted { ($1.updates, $0.name) < ($0.updates, $1.name) }
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
              .number(words.headings.updates, order: .descending),
            ],
            rows: people.prefix(Self.peopleRowLimit).map { person in
              DisplayTable.Row([
                .name(person.name), .text(RichText(words.people.level(person.level))),
                .value(.count(person.updates)),
              ])
            },
            totalRowCount: rest > 0 ? people.count : nil,
            file: context.tablePath("contributors")))
      ])
  }
}

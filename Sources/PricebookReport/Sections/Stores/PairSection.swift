import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
  /// The two stores that together have the basket for the least money.
  var pairSection: Section? {
    guard stores.count > 1, let pair = comparison.bestPair else { return nil }
    let limit = StorePair.storeLimit
    return Section(
      id: "best-pair", title: words.comparison.pairTitle,
      note: [words.comparison.pairNote]
        + (stores.count > limit ? [words.comparison.pairLimit(limit)] : []),
      blocks: [.answer(answer(pair))])
  }

  /// The places of a pair's stores, the one with more of the items first.
  func order(of pair: StorePair) -> [Int] {
    [pair.first, pair.second].sorted {
      (pair.items(at: $1), $0) < (pair.items(at: $0), $1)
    }
  }

  private func answer(_ pair: StorePair) -> RichText {
    guard let useful = usefulPair else {
      let single = pair.items(at: pair.first) > 0 ? pair.first : pair.second
      return pair.needsBoth
        ? words.comparison.pairSavesNothing(
          name(stores[pair.savingAgainstBest?.store ?? pair.first]))
        : words.comparison.noSecondStore(name(stores[single]))
    }
    let order = order(of: useful)
    var sentences = [
      words.comparison.pair(
        name(stores[order[0]]), name(stores[order[1]]), scope.written(useful.total),
        items: useful.pricedItems, of: itemCount)
    ]
    let savings = [useful.savingAgainstUsual, useful.savingAgainstBest].compactMap(\.self)
    for saving in Set(savings.map(\.store)).sorted(by: { one, _ in one == comparison.usualStore })
      .compactMap({ store in savings.first { $0.store == store } })
    {
      let single = name(stores[saving.store])
      // A pair can cost more than one store whose missing items are estimated to be cheap.
      guard saving.claim.clear != nil || saving.amount < .zero else {
        sentences.append(words.comparison.pairSavesNothing(single))
        continue
      }
      sentences.append(
        words.comparison.pairSaving(
          scope.written(saving.amount.magnitude), isLess: saving.amount >= .zero,
          store: single, isUsual: saving.store == comparison.usualStore,
          items: saving.items == useful.pricedItems ? nil : saving.items,
          filledIn: nil))
    }
    if let saving = useful.savingAgainstBest, brought(by: useful) > 0 {
      sentences.append(
        words.comparison.pairBrings(
          brought(by: useful), lackedBy: name(stores[saving.store])))
    }
    for place in order where !stores[place].isEligible {
      sentences.append(words.comparison.belowAlone(name(stores[place])))
    }
    sentences.append(
      words.comparison.split(
        words.shared.list(
          order.map { place in
            let costs = useful.choices.indices.filter { useful.choices[$0] == place }
              .compactMap { stores[place].prices[$0]?.cost }
            return words.comparison.part(
              words.shared.counted(useful.items(at: place), .item), at: name(stores[place]),
              scope.written(costs.reduce(.zero, +)))
          })))
    return RichText(sentences: sentences)
  }
}

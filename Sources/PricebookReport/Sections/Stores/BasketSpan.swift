/// What the amounts of a basket are of.
enum BasketSpan: CaseIterable { case month, shop, soFar }

extension BasketSpan: PhraseCase {}

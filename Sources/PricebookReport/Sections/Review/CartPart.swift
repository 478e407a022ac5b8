enum CartPart: CaseIterable { case price, quantity, unplanned }

extension CartPart: PhraseCase {}

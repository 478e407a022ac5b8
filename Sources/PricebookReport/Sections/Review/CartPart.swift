/// The parts of a cart's difference that a finding can name.
enum CartPart: CaseIterable { case price, quantity, unplanned }

extension CartPart: PhraseCase {}

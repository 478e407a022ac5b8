enum CartPart: CaseIterable { case price, quantity, unplanned }

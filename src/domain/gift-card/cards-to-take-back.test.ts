import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { cardsToTakeBack } from "./cards-to-take-back";

// Specification 13.5: of an order of 320.00 with a card of 50.00, the watch is given back first.
test.each([
  [0, 0],
  [27_000, 0],
  [27_001, 1],
  [30_000, 3_000],
  [32_000, 5_000],
  // A provider that gave back more than was paid takes no more than the card.
  [40_000, 5_000],
])("of %i given back, cards for %i are worth nothing any more", (givenBack, expected) => {
  const sale = { total: minor(32_000), sold: minor(5_000), givenBack: minor(givenBack) };
  expect(cardsToTakeBack(sale)).toBe(expected);
});

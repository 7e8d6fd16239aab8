import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySelection, catalogue, sellable } from "@/tests/factories/selection";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { chooseTogether, isPossible, isPossibleBeside, type Wish } from "./choose-together";
import { dearestWatchPrice } from "./dearest-watch-price";
import { followed } from "./followed";
import { priceWatch } from "./price-watch";
import { defaultSelection, selectionFields, type Selection } from "./selection";

/** Keys for some fields, each once, in any order. */
const anyWishes: fc.Arbitrary<readonly Wish[]> = fc
  .tuple(fc.shuffledSubarray([...selectionFields]), fc.infiniteStream(fc.nat(10_000)))
  .map(([fields, numbers]) =>
    fields.flatMap((field) => {
      const options = sellable(field);
      const key = options[(numbers.next().value ?? 0) % options.length]?.key;
      return key === undefined ? [] : [{ field, key }];
    }),
  );

const holds = (selection: Selection, wishes: readonly Wish[]) =>
  wishes.every(({ field, key }) => selection[field] === key);
const together = (wishes: readonly Wish[]) => chooseTogether(defaultSelection, wishes, catalogue);

describe("parts that are wished together", () => {
  test("make a watch that can be made and has all that is kept", () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const { selection, kept } = together(wishes);
        expect(checkSelection(selection, catalogue)).toEqual([]);
        expect(holds(selection, kept)).toBe(true);
        expect(isPossible(kept, defaultSelection, catalogue)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test("are all kept where they can be had together, and the last one always", () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const { kept } = together(wishes);
        expect(kept.length === wishes.length).toBe(isPossible(wishes, defaultSelection, catalogue));
        expect(kept.at(-1)).toBe(wishes.at(-1));
        // What is dropped cannot be had beside what is kept.
        for (const wish of wishes.filter((one) => !kept.includes(one))) {
          expect(isPossibleBeside(wish, kept, defaultSelection, catalogue)).toBe(false);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("of any watch are that watch", () => {
    fc.assert(
      fc.property(anySelection, (watch) => {
        const wishes = selectionFields.flatMap((field) => {
          const key = watch[field];
          return key === null ? [] : [{ field, key }];
        });
        expect(together(wishes)).toEqual({ selection: watch, kept: wishes });
      }),
    );
  });

  test("are chosen one after the other where nothing is contradictory", () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const clicked = wishes.reduce<Selection>(
          (selection, { field, key }) => choose(selection, field, key, catalogue).selection,
          defaultSelection,
        );
        const asked = {
          ...defaultSelection,
          ...Object.fromEntries(wishes.map(({ field, key }) => [field, key])),
        };
        const isMade = checkSelection(asked, catalogue).length === 0;
        fc.pre(isMade || holds(clicked, wishes));
        expect(together(wishes).selection).toEqual(isMade ? asked : clicked);
      }),
    );
  });

  test("a clasp and an end link find the strap that takes both", () => {
    const strap = catalogue.strapStyle.find(({ hasEndlink, buckles }) => hasEndlink && buckles.length > 1)!;
    const wishes = [
      { field: "buckle", key: strap.buckles[1]! },
      { field: "strapEndlink", key: "WITH" },
    ] as const;
    for (const ordered of [wishes, wishes.toReversed()]) {
      expect(together(ordered).kept).toHaveLength(2);
    }
  });
});

test("the parts that follow one choice, and the reasons, are those of the configurator", () => {
  fc.assert(
    fc.property(anySelection, fc.constantFrom(...selectionFields), fc.nat(1_000), (watch, field, number) => {
      const options = sellable(field);
      const key = options[number % options.length]!.key;
      const choice = choose(watch, field, key, catalogue);
      const found = followed({ ...watch, [field]: key }, choice.selection, [field], catalogue);
      const byField = (repairs: typeof found) => Object.fromEntries(repairs.map((one) => [one.field, one]));
      expect(byField(found)).toEqual(byField(choice.repairs));
    }),
  );
});

test("no watch is dearer than the dearest one", () => {
  const { price } = dearestWatchPrice(catalogue);
  fc.assert(
    fc.property(anySelection, (watch) => {
      expect(priceWatch(watch, catalogue).total).toBeLessThanOrEqual(price);
    }),
    { numRuns: 500 },
  );
});

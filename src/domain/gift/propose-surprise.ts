import type { Minor } from "@/src/domain/money/minor";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { sellableOptions } from "@/src/domain/watch/sellable-options";
import {
  defaultSelection,
  listedFields,
  rowOf,
  type FieldWith,
  type Selection,
  type SelectionField,
} from "@/src/domain/watch/selection";
import { surpriseSelection, type Narrow } from "@/src/domain/watch/surprise";
import { suitsTastes } from "./suits-tastes";
import type { Tastes } from "./tastes";

/** Options that only add to a watch: used last, to reach the amount. */
export type Extra = FieldWith<{ readonly isExtra: true }>;
const extras = listedFields.filter((field): field is Extra => rowOf(field).isExtra === true);

/** A taste that a proposal could not follow. */
export type MissedTaste = "diameter" | "strap" | "avoided";

/** A watch the workshop can build for what was paid. */
export interface SurpriseProposal {
  readonly selection: Selection;
  /** hundredths of a euro, at today's prices */
  readonly price: Minor;
  /** Value above what was paid; below 0 where nothing dearer can be built in these tastes. */
  readonly beyond: number;
  /** Extras added to reach the amount. */
  readonly added: readonly Extra[];
  readonly missed: readonly MissedTaste[];
}

/** Watches that are drawn to choose from. The first is made of the dearest parts, the second of plain ones. */
const usualDraws = 60;

/** Only what costs most, or least. */
function outermost(options: readonly Option[], end: typeof Math.max): readonly Option[] {
  const price = end(...options.map((option) => option.price));
  return options.filter((option) => option.price === price);
}

/** Above this, in cents at the shop's expense, an amount and its tastes do not go together. */
export const MAX_BEYOND = 10_000;

/** A possible addition to a watch and its price. */
interface Addition {
  readonly options: Partial<Record<Extra, string>>;
  /** hundredths of a euro */
  readonly price: number;
}

/** Every possible addition to a watch: the first of options with the same price; the workshop may use another. */
function additionsTo(selection: Selection, catalogue: Catalogue): readonly Addition[] {
  return extras.reduce<readonly Addition[]>(
    (found, field) => {
      const options = sellableOptions(catalogue, selection, field);
      const firsts = options.filter(
        ({ price }, place) => options.findIndex((other) => other.price === price) === place,
      );
      return found.flatMap((addition) =>
        firsts.map(({ key, price }) => ({
          options: { ...addition.options, [field]: key },
          price: addition.price + price,
        })),
      );
    },
    [{ options: {}, price: 0 }],
  );
}

/** How striking a watch is: workshop dials, carved rotors, a fluted or a diver's case, a second time zone. */
export function boldness(selection: Selection, catalogue: Catalogue): number {
  const dial = findOption(catalogue, selection, "dial");
  return [
    dial?.hasWarning === true,
    dial?.isNew === true,
    selection.caseType !== defaultSelection.caseType,
    selection.rotor !== defaultSelection.rotor,
    selection.complication !== defaultSelection.complication,
  ].filter(Boolean).length;
}

/** Penalty in cents for each step of boldness in the wrong direction. */
const moodWeight = 2500;
/** Penalty in cents for missing the amount: more than all others together. */
const shortWeight = 10_000_000;

function missedTastes(
  { avoided, diameter, strap }: Tastes,
  selection: Selection,
  catalogue: Catalogue,
): readonly MissedTaste[] {
  const suits = suitsTastes({ avoided, diameter, strap, mood: null }, catalogue);
  const fits = (...fields: readonly SelectionField[]) =>
    fields.every((field) => {
      const key = selection[field];
      return key === null || suits(field, key, selection);
    });
  return [
    ...(fits("caseDiameter") ? [] : (["diameter"] as const)),
    ...(fits("strapStyle") ? [] : (["strap"] as const)),
    ...(fits("dial", "strapColor", "bezelInsertColor") ? [] : (["avoided"] as const)),
  ];
}

/** Steps in the wrong direction, of five. */
function against(selection: Selection, { mood }: Tastes, catalogue: Catalogue): number {
  if (mood === null) return 0;
  const bold = boldness(selection, catalogue);
  return mood === "bold" ? 5 - bold : bold;
}

/** Lower is better: the shop bears what exceeds the amount, and extras matter less than the watch itself. */
const weigh = (beyond: number, { price }: Addition): number =>
  (beyond < 0 ? shortWeight - beyond : beyond) + price / 4;

/**
 * Proposes a surprise watch in the given tastes, never worth less than what was paid as long as the catalogue
 * allows it. The same random numbers give the same watch.
 * @param paid hundredths of a euro
 * @param random a number from 0 up to, not including, 1, at each call
 * @param draws two, the dearest and a plain one, are enough to see whether amount and tastes go together
 * Source: page "La montre surprise"; specification 9.6: today's catalogue prices it.
 */
export function proposeSurprise(
  paid: Minor,
  tastes: Tastes,
  catalogue: Catalogue,
  random: () => number,
  draws = usualDraws,
): SurpriseProposal {
  const suits = suitsTastes(tastes, catalogue);
  const suited: Narrow = (field, options, selection) =>
    options.filter(({ key }) => suits(field, key, selection));
  const dearest: Narrow = (...part) => outermost(suited(...part), Math.max);
  const plainest: Narrow = (...part) => outermost(suited(...part), Math.min);
  // Every second draw is plain: many options cost nothing extra, and small amounts are met exactly.
  const by = (place: number) => (place === 0 ? dearest : place % 2 === 1 ? plainest : suited);
  const drawn = Array.from({ length: draws }, (_, place) =>
    surpriseSelection(defaultSelection, catalogue, random, by(place)),
  );
  const ways = additionsTo(defaultSelection, catalogue);
  const [best] = drawn
    .map((watch) => {
      const bare = priceWatch(watch, catalogue).total;
      const missed = missedTastes(tastes, watch, catalogue);
      const unfit = against(watch, tastes, catalogue) * moodWeight + missed.length * shortWeight;
      const weighed = ways.map((way) => ({ ...way, weight: weigh(bare + way.price - paid, way) }));
      const lightest = weighed.reduce((one, other) => (other.weight < one.weight ? other : one));
      return { selection: { ...watch, ...lightest.options }, missed, weight: lightest.weight + unfit };
    })
    .toSorted((one, other) => one.weight - other.weight);
  if (!best) throw new Error("No watch was drawn.");
  const { selection, missed } = best;
  const price = priceWatch(selection, catalogue).total;
  const added = extras.filter((field) => selection[field] !== defaultSelection[field]);
  return { selection, price, beyond: price - paid, added, missed };
}

import type { Catalogue } from "./catalogue";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { isOffered } from "./is-offered";
import { rules, type Rule } from "./rules";
import { sellableOptions } from "./sellable-options";
import type { Selection, SelectionField } from "./selection";

/** A part that is asked for. */
export interface Wish {
  readonly field: SelectionField;
  readonly key: string;
}

/** A watch that can be made, and what it has of the wishes. */
export interface ChosenTogether {
  readonly selection: Selection;
  /** In the order they were given. */
  readonly kept: readonly Wish[];
}

const holds = (selection: Selection, wishes: readonly Wish[]) =>
  wishes.every(({ field, key }) => selection[field] === key);

const isOnSale = (catalogue: Catalogue, { field, key }: Wish): boolean =>
  catalogue[field].some((option) => option.key === key && isOffered(option));

const deciders = [...new Set(rules.map(({ by }) => by))];

const fixedBy = (wishes: readonly Wish[], decider: SelectionField) =>
  rules.flatMap((rule) => {
    const wish = rule.by === decider && wishes.find(({ field }) => field === rule.subject);
    return wish ? [{ rule, key: wish.key }] : [];
  });

type Fixed = readonly { readonly rule: Rule; readonly key: string }[];

const allowsAll = (
  fixed: Fixed,
  decider: SelectionField,
  key: string,
  base: Selection,
  catalogue: Catalogue,
) =>
  fixed.every(({ rule, key: wished }) =>
    rule.allowed({ ...base, [decider]: key }, catalogue).includes(wished),
  );

/**
 * The key of a deciding field with which all wishes that depend on it can be had, the present one first; undefined where
 * there is none.
 */
function deciding(
  decider: SelectionField,
  wishes: readonly Wish[],
  base: Selection,
  catalogue: Catalogue,
): string | null | undefined {
  const wished = wishes.find(({ field }) => field === decider)?.key;
  const fixed = fixedBy(wishes, decider);
  const allows = (key: string) => allowsAll(fixed, decider, key, base, catalogue);
  if (wished !== undefined) return allows(wished) ? wished : undefined;
  const present = base[decider];
  if (fixed.length === 0 || (present !== null && allows(present))) return present;
  return sellableOptions(catalogue, base, decider).find(({ key }) => allows(key))?.key;
}

/** Whether a watch can have all these parts at once; fields outside the wishes may follow. */
export function isPossible(wishes: readonly Wish[], base: Selection, catalogue: Catalogue): boolean {
  return (
    wishes.every((wish) => isOnSale(catalogue, wish)) &&
    deciders.every((decider) => deciding(decider, wishes, base, catalogue) !== undefined)
  );
}

/** Whether a part can be had beside wishes that can be had together. */
export function isPossibleBeside(
  wish: Wish,
  kept: readonly Wish[],
  base: Selection,
  catalogue: Catalogue,
): boolean {
  const wishes = [...kept.filter(({ field }) => field !== wish.field), wish];
  const concerned = deciders.filter((decider) =>
    rules.some(({ by, subject }) => by === decider && (by === wish.field || subject === wish.field)),
  );
  return concerned.every((decider) => deciding(decider, wishes, base, catalogue) !== undefined);
}

/** Chooses what decides first, so that no wish displaces another one. @param wishes that are possible together */
function arrange(wishes: readonly Wish[], base: Selection, catalogue: Catalogue): Selection {
  const decided = deciders.reduce((selection, field) => {
    const key = deciding(field, wishes, selection, catalogue);
    return key === undefined || key === selection[field]
      ? selection
      : choose(selection, field, key, catalogue).selection;
  }, base);
  return wishes.reduce(
    (selection, { field, key }) => choose(selection, field, key, catalogue).selection,
    decided,
  );
}

/**
 * A watch with all wishes, as if they had been chosen one after the other in the configurator. Where they contradict each
 * other, the later ones are kept.
 * @param base that can be made
 * @param wishes one per field, the most important last
 */
export function chooseTogether(
  base: Selection,
  wishes: readonly Wish[],
  catalogue: Catalogue,
): ChosenTogether {
  const asked: Selection = wishes.reduce(
    (selection, { field, key }) => ({ ...selection, [field]: key }),
    base,
  );
  if (checkSelection(asked, catalogue).length === 0) return { selection: asked, kept: wishes };
  const sold = wishes.filter((wish) => isOnSale(catalogue, wish));
  const clicked = sold.reduce(
    (selection, { field, key }) => choose(selection, field, key, catalogue).selection,
    base,
  );
  if (holds(clicked, sold)) return { selection: clicked, kept: sold };
  const kept = sold.reduceRight<readonly Wish[]>(
    (found, wish) => (isPossible([wish, ...found], base, catalogue) ? [wish, ...found] : found),
    [],
  );
  return { selection: holds(clicked, kept) ? clicked : arrange(kept, clicked, catalogue), kept };
}

import { locales, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import type { Wish } from "@/src/domain/watch/choose-together";
import { rules } from "@/src/domain/watch/rules";
import {
  isSelectionField,
  rowOf,
  selectionFields,
  type Selection,
  type SelectionField,
} from "@/src/domain/watch/selection";
import type { CatalogWords } from "./catalog-view";
import { foldedLabel } from "./folded-label";
import type { SelectedOption } from "./product";

export type AllWords = Readonly<Record<Locale, Pick<CatalogWords, "configurator">>>;

/** An option that the shop does not have, as it was asked for. */
export type UnknownOption = Pick<SelectedOption, "name" | "id" | "label"> & {
  /** Null where the option's name is unknown too. */
  readonly field: SelectionField | null;
};

export interface ReadWishes {
  readonly wishes: readonly Wish[];
  readonly unknown: readonly UnknownOption[];
}

/** The field of an option: by its name in the API, or by its title in any language. */
function fieldOf(name: string, words: AllWords): SelectionField | null {
  if (isSelectionField(name) && Object.hasOwn(words.fr.configurator.fields, name)) return name;
  const wanted = foldedLabel(name);
  const isNamed = (field: SelectionField) =>
    rowOf(field).api === wanted ||
    locales.some((locale) => foldedLabel(words[locale].configurator.fields[field]) === wanted);
  return selectionFields.find(isNamed) ?? null;
}

type Matched = Option & { readonly caseType?: string; readonly family?: string };

/**
 * The key of a value: by its id, else by its label in any language. A label that several cases or straps have means the
 * one of the wished case or strap.
 */
function keyOf(
  field: SelectionField,
  { id, label }: SelectedOption,
  catalogue: Catalogue,
  deciding: (field: SelectionField) => string | null,
): string | null {
  const options: readonly Matched[] = catalogue[field].filter(({ enabled }) => enabled);
  if (id !== undefined && options.some(({ key }) => key === id)) return id;
  const wanted = foldedLabel(label);
  const named = options.filter(
    (option) =>
      option.key === label || locales.some((locale) => foldedLabel(option.label[locale] ?? "") === wanted),
  );
  const rule = rules.find(({ subject }) => subject === field);
  const matching = rowOf(field).rule?.matching;
  const nearest =
    rule && matching ? named.find((option) => option[matching] === deciding(rule.by)) : undefined;
  return (nearest ?? named[0])?.key ?? null;
}

/**
 * Reads selections of an agent. Of two for one option the later one holds.
 * @param base the watch the selections are applied to
 */
export function readWishes(
  selected: readonly SelectedOption[],
  base: Selection,
  catalogue: Catalogue,
  words: AllWords,
): ReadWishes {
  const asked = selected.map((option) => ({ option, field: fieldOf(option.name, words) }));
  const deciding = (by: SelectionField): string | null => {
    const wish = asked.findLast(({ field }) => field === by);
    return wish ? keyOf(by, wish.option, catalogue, () => null) : base[by];
  };
  const wishes = new Map<SelectionField, Wish>();
  const unknown: UnknownOption[] = [];
  for (const { option, field } of asked) {
    const key = field && keyOf(field, option, catalogue, deciding);
    if (field === null || key === null) unknown.push({ ...option, field });
    else {
      wishes.delete(field);
      wishes.set(field, { field, key });
    }
  }
  return { wishes: [...wishes.values()], unknown };
}

/**
 * Wishes by importance, the most important last: those the agent prefers, in its order, then the others as in the
 * configurator, where the last choice is kept.
 * @param preferences names of options, the most important first
 */
export function byImportance(
  wishes: readonly Wish[],
  preferences: readonly string[],
  words: AllWords,
): readonly Wish[] {
  const preferred = preferences.map((name) => fieldOf(name, words));
  const rank = ({ field }: Wish) => {
    const place = preferred.indexOf(field);
    return place === -1 ? preferred.length : place;
  };
  return wishes.toSorted((one, other) => rank(other) - rank(one));
}

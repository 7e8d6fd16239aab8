import { fill } from "@/src/domain/locale/fill";
import { inEachLanguage } from "@/src/domain/locale/locale";
import { repairMessages } from "@/src/domain/ucp/catalog/bespoke-product";
import type { SelectedOption } from "@/src/domain/ucp/catalog/product";
import {
  byImportance,
  readWishes,
  type AllWords,
  type UnknownOption,
} from "@/src/domain/ucp/catalog/read-wishes";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { Repair } from "@/src/domain/watch/choose";
import { chooseTogether, type Wish } from "@/src/domain/watch/choose-together";
import { followed } from "@/src/domain/watch/followed";
import type { Selection } from "@/src/domain/watch/selection";
import { openingWatch } from "./composed-watch";
import type { OpenCatalog } from "./open-catalog";

/** A watch made of an agent's selections. */
export interface ChosenOptions {
  readonly selection: Selection;
  /** Selections that hold, in the order they were given. */
  readonly kept: readonly Wish[];
  /** Selections that could not be had. */
  readonly dropped: readonly Wish[];
  readonly unknown: readonly UnknownOption[];
  readonly repairs: readonly Repair[];
  readonly messages: readonly UcpMessage[];
}

const allWords = ({ snapshot: { words } }: OpenCatalog): AllWords =>
  inEachLanguage((locale) => words[locale]);

/**
 * Applies selections to the watch the configurator opens with, by its rules.
 * @param preferences names of options, the most important first
 */
export function chooseOptions(
  selected: readonly SelectedOption[],
  preferences: readonly string[],
  catalog: OpenCatalog,
): ChosenOptions {
  const { view } = catalog;
  const { catalogue } = view;
  const base = openingWatch(catalogue);
  const words = allWords(catalog);
  const { wishes, unknown } = readWishes(selected, base, catalogue, words);
  const { selection, kept } = chooseTogether(base, byImportance(wishes, preferences, words), catalogue);
  const isKept = (wish: Wish) => kept.includes(wish);
  const before: Selection = wishes.reduce((asked, { field, key }) => ({ ...asked, [field]: key }), base);
  const wished = wishes.map(({ field }) => field);
  const repairs = followed(before, selection, wished, catalogue);
  return {
    selection,
    kept: wishes.filter(isKept),
    dropped: wishes.filter((wish) => !isKept(wish)),
    unknown,
    repairs,
    messages: [
      ...unknown.map(({ name, label }) => ({
        type: "warning" as const,
        code: "unknown_option",
        path: "$.product.selected",
        content: fill(view.words["agent-catalog"].unknownOption, { name, label }),
      })),
      ...repairMessages({ before, after: selection, repairs }, wished, view),
    ],
  };
}

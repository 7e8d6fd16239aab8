import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { isOffered } from "@/src/domain/watch/is-offered";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import type { GivenAnswer } from "./rank-offers";

/**
 * The bespoke watch the answers describe: their parts are put on one after the other, later answers win, and
 * what can't stay beside a part follows it. Parts that are no longer sold are passed over. The result is valid.
 */
export function proposeWatch(given: readonly Pick<GivenAnswer, "answer">[], catalogue: Catalogue): Selection {
  const parts = given.flatMap(({ answer }) => answer.parts);
  return parts.reduce<Selection>((selection, { field, key }) => {
    const options: readonly Option[] = catalogue[field];
    const isSold = options.some((option) => option.key === key && isOffered(option));
    return isSold ? choose(selection, field, key, catalogue).selection : selection;
  }, defaultSelection);
}

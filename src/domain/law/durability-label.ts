import type { Picture } from "@/src/domain/content/picture";
import type { Law } from "./law";
import { sellsToUnion } from "./sold-to";

/** The label is for guarantees longer than the legal one. Source: directive 2011/83/EU, article 2, point 14a. */
export const MIN_YEARS = 3;

type Label = Pick<Law, "durabilityLabel">;

/** `off`: none is offered. `picture`, `years`: what is missing. */
export type LabelState = "off" | "ok" | "picture" | "years";

export function labelState({ durabilityLabel: { isShown, years, picture } }: Label): LabelState {
  if (!isShown) return "off";
  if (picture === null) return "picture";
  return years !== null && years >= MIN_YEARS ? "ok" : "years";
}

/** The label that product pages show; null where none is offered, or the shop sells to no country of the Union. */
export const shownLabel = (law: Label, countries: readonly string[]): Picture | null =>
  sellsToUnion(countries) && labelState(law) === "ok" ? law.durabilityLabel.picture : null;

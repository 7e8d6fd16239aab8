import type { Answers } from "../../contracts/forms/form";
import type { surpriseWatch } from "../../contracts/forms/gift-forms";
import { tastedDiameters, tastedMoods, tastedStraps } from "../../domain/gift/tastes";
import { dialColours } from "../../domain/watch/dial-colour";
import type { Shop } from "../shop-parts";
import { keepWishOf } from "./keep-wish-of";

const oneOf = <Word extends string>(words: readonly Word[], answer: string): Word | null =>
  words.find((word) => word === answer) ?? null;

/** Keeps the tastes a surprise watch is composed by. @returns its sku, or the field that is wrong */
export function keepTastes(
  shop: Shop,
  { sku, avoided, diameter, strap, mood }: Answers<typeof surpriseWatch.fields>,
) {
  const named = avoided.split(",");
  return keepWishOf(shop, sku, {
    gift: null,
    tastes: {
      avoided: dialColours.filter((colour) => named.includes(colour)),
      diameter: oneOf(tastedDiameters, diameter),
      strap: oneOf(tastedStraps, strap),
      mood: oneOf(tastedMoods, mood),
    },
  });
}

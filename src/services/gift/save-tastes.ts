import type { Answers } from "@/src/domain/contracts/forms/form";
import type { surpriseWatch } from "@/src/domain/contracts/forms/gift-forms";
import { offeredSizes } from "@/src/domain/gift/offered-sizes";
import { MAX_BEYOND, proposeSurprise } from "@/src/domain/gift/propose-surprise";
import { tastedMoods, tastedStraps, type Tastes } from "@/src/domain/gift/tastes";
import { fail } from "@/src/domain/result";
import { dialColors } from "@/src/domain/watch/dial-color";
import type { Shop } from "@/src/services/shop";
import { saveWishOf } from "./save-wish-of";

const oneOf = <Word extends string>(words: readonly Word[], answer: string): Word | null =>
  words.find((word) => word === answer) ?? null;

/** Constant instead of random numbers: a repeated request gets the same result. */
const halves = () => 0.5;

/**
 * Saves the tastes for a surprise watch, if they allow a watch that is worth its price.
 * @returns its sku, or the invalid field
 * Source: page "La montre surprise": never worth less than was paid.
 */
export async function saveTastes(
  shop: Shop,
  { sku, avoided, diameter, strap, mood }: Answers<typeof surpriseWatch.fields>,
) {
  const { articles, catalogue } = await shop.store.loadSnapshot();
  if (diameter !== "" && !offeredSizes(catalogue).some(({ key }) => key === diameter))
    return fail({ field: "diameter", error: "choice" } as const);
  const named = avoided.split(",");
  const tastes: Tastes = {
    avoided: dialColors.filter((color) => named.includes(color)),
    diameter: diameter === "" ? null : diameter,
    strap: oneOf(tastedStraps, strap),
    mood: oneOf(tastedMoods, mood),
  };
  const article = articles.get(sku);
  if (article?.kind === "surprise-watch") {
    const { missed, beyond } = proposeSurprise(article.price, tastes, catalogue, halves, 2);
    if (missed.includes("avoided") || beyond > MAX_BEYOND)
      return fail({ field: "avoided", error: "choice" } as const);
    if (beyond < 0) return fail({ field: "strap", error: "choice" } as const);
  }
  return saveWishOf(shop, sku, { gift: null, tastes });
}

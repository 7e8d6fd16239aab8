import type { CartResponse } from "@/src/domain/contracts/cart";
import type { CartTexts } from "./cart-context";

type Money = (euro: number) => string;

/** The effect of a promotion, in a sentence. */
export function promoWords(
  { code, title, isAutomatic, percent, amount }: NonNullable<CartResponse["promo"]>,
  t: CartTexts,
  money: Money,
): string {
  const name = title ?? (isAutomatic ? code : t("promo.code", { code }));
  if (percent !== null) return t("promo.percent", { name, percent });
  return amount === null ? t("promo.part", { name }) : t("promo.amount", { name, amount: money(amount) });
}

/** Why a code has no effect, and what would help. */
export function refusalWords(
  refused: NonNullable<CartResponse["refusedPromo"]>,
  code: string,
  t: CartTexts,
  money: Money,
): string {
  return refused.reason === "minimum"
    ? t("promo.refused.minimum", { code, missing: money(refused.missing) })
    : t(`promo.refused.${refused.reason}`, { code });
}

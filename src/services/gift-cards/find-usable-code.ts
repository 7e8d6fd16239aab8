import { parisDay } from "@/src/domain/calendar/paris-day";
import { readCardCode } from "@/src/domain/gift-card/card-code";
import { statusOf, type CardStatus } from "@/src/domain/gift-card/gift-card";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CartCard } from "@/src/domain/contracts/gift-card";
import type { Shop } from "@/src/services/shop";
import { hashesOfCard } from "./card-secrets";
import { usableCards, type UsableCard } from "./usable-cards";

/** Why a code cannot pay: it is unknown, or its card is spent, frozen or expired. */
export type CardError = "unknown-card" | "empty-card" | "frozen-card" | "expired-card";

/** An open card without a spendable amount is held by another order or has paid its watch. */
const errorOf: Readonly<Record<CardStatus, CardError>> = {
  open: "empty-card",
  empty: "empty-card",
  frozen: "frozen-card",
  expired: "expired-card",
};

/** A card as the cart shows it. */
export const cartCardOf = ({ card, spendable }: UsableCard): CartCard => ({
  id: card.id,
  kind: card.kind,
  ending: card.ending,
  spendable,
  until: parisDay(card.expiresAt),
});

/**
 * The code, without its groups, of a card that can pay part of a cart now.
 * @param cartToken the cart whose own pending orders do not count as spending
 */
export async function findUsableCode(
  shop: Pick<Shop, "store" | "cardKeys" | "clock">,
  written: string,
  cartToken: string | null,
): Promise<Result<string, CardError>> {
  const code = readCardCode(written);
  if (!code.ok) return fail("unknown-card");
  const [card] = await shop.store.giftCards.findCardsByHash(hashesOfCard(shop.cardKeys, code.value));
  if (!card) return fail("unknown-card");
  if ((await usableCards(shop, [code.value], cartToken)).length > 0) return ok(code.value);
  const status = statusOf(card, shop.clock());
  return fail(errorOf[status]);
}

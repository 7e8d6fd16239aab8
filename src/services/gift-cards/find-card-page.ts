import { groupedCode, readCardCode } from "@/src/domain/gift-card/card-code";
import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { hashesOfCard } from "./card-secrets";

/** Page of the card behind a code, from the root of the shop. @param written as typed, in groups or not */
export async function findCardPage(
  shop: Pick<Shop, "store" | "cardKeys">,
  written: string,
  locale: Locale,
): Promise<Result<string, "not-found">> {
  const code = readCardCode(written);
  if (!code.ok) return fail("not-found");
  const [card] = await shop.store.giftCards.findCardsByHash(hashesOfCard(shop.cardKeys, code.value));
  return card ? ok(shopUrl("", `/carte-cadeaux/${groupedCode(code.value)}`, locale)) : fail("not-found");
}

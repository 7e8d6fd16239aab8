import { parseSku } from "@/src/domain/cart/parse-sku";
import type { Locale } from "@/src/domain/locale/locale";
import type { StoredLine } from "@/src/store/carts/cart-rows";
import type { Shop } from "@/src/services/shop";
import { bespokeIdsOf, priceLines, type ShownLine } from "./price-lines";

/** Lines outside any cart, at today's prices and without a promotion. */
export async function showLines(
  { store }: Pick<Shop, "store">,
  lines: readonly StoredLine[],
  locale: Locale,
): Promise<readonly ShownLine[]> {
  const wishIds = lines.flatMap(({ sku }) => parseSku(sku).wishId ?? []);
  const [snapshot, watches, wishes] = await Promise.all([
    store.loadSnapshot(),
    store.findBespokeWatches(bespokeIdsOf(lines)),
    store.gifts.findGiftWishes(wishIds),
  ]);
  const wishOf = new Map(wishes.map((wish) => [wish.id, wish]));
  const wished = lines.map((line) => ({
    ...line,
    wish: wishOf.get(parseSku(line.sku).wishId ?? "") ?? null,
  }));
  return priceLines(wished, { snapshot, watches, locale });
}

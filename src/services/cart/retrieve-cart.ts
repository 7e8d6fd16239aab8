import type { CartItem, CartResponse } from "@/src/contracts/cart";
import { totalCart } from "@/src/domain/cart/total-cart";
import { coverOrder } from "@/src/domain/gift-card/cover-order";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { toApi } from "@/src/domain/watch/api-names";
import { editPath } from "@/src/domain/watch/edit-path";
import { cartCardOf } from "@/src/services/gift-cards/bring-card";
import { usableCards, type UsableCard } from "@/src/services/gift-cards/usable-cards";
import type { CartKeys, FoundCart } from "@/src/store/carts/found-cart";
import type { Shop } from "@/src/services/shop";
import { hashOfSession } from "@/src/services/sign-in/sign-in-code";
import { bespokeIdsOf, priceLines, type ShownLine } from "./price-lines";

/** Who asks, and in which words to answer. */
export interface CartReader {
  /** secret of the cart in the browser's cookie, null before the first article */
  readonly token: string | null;
  /** secret of the session in its cookie: a customer finds their cart in every browser */
  readonly session: string | null;
  readonly locale: Locale;
  /** as it stands in the promo cookie, not checked yet */
  readonly promoCode: string | null;
  /** codes of the gift cards brought along */
  readonly cardCodes: readonly string[];
}

/** A cart as the browser gets it. */
export interface ReadCart {
  /** secret of the cart, null where there is none; another one than the browser's where that one went into it */
  readonly token: string | null;
  readonly response: CartResponse;
}

const cartItem = ({ sku, bespoke, wish, priceSeen, ...line }: ShownLine): CartItem => ({
  id: line.id,
  product: sku,
  quantity: line.quantity,
  price: line.price,
  discount: line.discount,
  ...(bespoke && {
    bespoke_data: { id: bespoke.id, ...toApi(bespoke.selection) },
    edit: editPath(bespoke.selection),
  }),
  ...(wish?.gift && { gift: wish.gift }),
  ...(wish?.tastes && { tastes: { ...wish.tastes, avoided: [...wish.tastes.avoided] } }),
  title: line.title,
  details: [...line.details],
  image: line.image,
  href: line.href,
  kind: line.kind,
  warning: line.warning,
  previousPrice: priceSeen === line.price ? null : priceSeen,
  isSellable: line.isSellable,
});

/** What each card pays, by the rule the checkout follows. */
function payingCards(
  lines: readonly ShownLine[],
  cards: readonly UsableCard[],
  rates: Rates,
): CartResponse["giftCards"] {
  if (cards.length === 0) return [];
  const totals = totalCart(lines, "EUR", rates).lines;
  const priced = lines.flatMap(({ kind }, place) => {
    const total = totals[place];
    return total ? [{ kind, unit: total.unit, total: total.total }] : [];
  });
  const covers = coverOrder(
    priced,
    cards.map(({ card: { id, kind }, spendable }) => ({ id, kind, spendable })),
  );
  const pays = new Map(covers.map(({ id, amount }) => [id, amount]));
  return cards.map((usable) => ({ ...cartCardOf(usable), pays: pays.get(usable.card.id) ?? 0 }));
}

/** What a reader's cart is found by. */
export const keysOf = (
  shop: Pick<Shop, "sign" | "clock">,
  { token, session, promoCode }: Pick<CartReader, "token" | "session" | "promoCode">,
): CartKeys => ({
  token,
  sessionHash: session === null ? null : hashOfSession(shop, session),
  promoCode,
  now: shop.clock(),
});

/** Prices a cart that was found, from the catalogue of the moment it was found at. */
export async function readCart(
  shop: Shop,
  { token, lines, promo, mark }: FoundCart,
  { locale, cardCodes }: CartReader,
): Promise<ReadCart> {
  const [{ value: snapshot }, watches, cards] = await Promise.all([
    shop.store.snapshots.at(mark),
    shop.store.findBespokeWatches(bespokeIdsOf(lines)),
    usableCards(shop, cardCodes, token),
  ]);
  const shown = priceLines(lines, { snapshot, watches, promo, locale });
  const response = {
    items: shown.map(cartItem),
    promo: promo && { code: promo.code, percent: promo.percent },
    giftCards: payingCards(shown, cards, snapshot.settings.rates),
  };
  return { token, response };
}

/** The cart as it stands, with today's prices. Changes nothing. Source: specification §7, cart/retrieve. */
export const retrieveCart = async (shop: Shop, reader: CartReader): Promise<ReadCart> =>
  readCart(shop, await shop.store.carts.findCart(keysOf(shop, reader)), reader);

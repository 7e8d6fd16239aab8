import type { CartItem, CartResponse } from "../../contracts/cart";
import { totalCart } from "../../domain/cart/total-cart";
import { coverOrder } from "../../domain/gift-card/cover-order";
import type { Locale } from "../../domain/locale/locale";
import type { Selection } from "../../domain/watch/selection";
import { cartCardOf } from "../gift-cards/bring-card";
import { usableCards, type UsableCard } from "../gift-cards/usable-cards";
import type { Shop } from "../shop-parts";
import { priceLines, type ShownLine } from "./price-lines";

/** Who asks, and in which words to answer. */
export interface CartReader {
  /** secret in the shopper's cookie, null before the first article */
  readonly token: string | null;
  readonly locale: Locale;
  /** as it stands in the promo cookie, not checked yet */
  readonly promoCode: string | null;
  /** codes of the gift cards brought along */
  readonly cardCodes: readonly string[];
}

/** The specification's names for the parts of a watch. Source: specification §3, bespoke_data. */
const bespokeData = (id: string, selection: Selection) => ({
  id,
  case_type: selection.caseType,
  case_color: selection.caseColor,
  case_diameter: selection.caseDiameter,
  caseback_type: selection.casebackType,
  date_color: selection.dateColor,
  date_magnifier: selection.dateMagnifier,
  dial: selection.dial,
  hands: selection.hands,
  strap_style: selection.strapStyle,
  strap_color: selection.strapColor,
  strap_endlink: selection.strapEndlink,
  bezel_insert_color: selection.bezelInsertColor,
  complication: selection.complication,
  gmt_hand: selection.gmtHand,
  packaging: selection.packaging,
  priority: selection.priority,
  warranty: selection.warranty,
  buckle: selection.buckle,
  second_strap: selection.secondStrap,
  rotor: selection.rotor,
});

const cartItem = ({ sku, bespoke, wish, priceSeen, ...line }: ShownLine): CartItem => ({
  id: line.id,
  product: sku,
  quantity: line.quantity,
  price: line.price,
  discount: line.discount,
  ...(bespoke && { bespoke_data: bespokeData(bespoke.id, bespoke.selection) }),
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
async function payingCards(
  { store }: Shop,
  lines: readonly ShownLine[],
  cards: readonly UsableCard[],
): Promise<CartResponse["giftCards"]> {
  if (cards.length === 0) return [];
  const { rates } = await store.loadSettings();
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

/** The cart as it stands, with today's prices. Changes nothing. Source: specification §7, cart/retrieve. */
export async function retrieveCart(
  shop: Shop,
  { token, locale, promoCode, cardCodes }: CartReader,
): Promise<CartResponse> {
  const promo = promoCode === null ? null : await shop.store.findPromo(promoCode, shop.clock(), token);
  const lines = token === null ? [] : await shop.store.readCartLines(token);
  const cards = await usableCards(shop, cardCodes, token);
  const shown = await priceLines(shop, lines, promo, locale);
  return {
    items: shown.map(cartItem),
    promo: promo && { code: promo.code, percent: promo.percent },
    giftCards: await payingCards(shop, shown, cards),
  };
}

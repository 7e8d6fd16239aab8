import type { Snapshot } from "@/src/store/cache/snapshot";
import type { CartItem, CartResponse } from "@/src/domain/contracts/cart";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { refusalOfCarried } from "@/src/domain/cart/choose-promotion";
import type { Promotion } from "@/src/domain/cart/promotion";
import { totalCart } from "@/src/domain/cart/total-cart";
import { coverOrder } from "@/src/domain/gift-card/cover-order";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { paymentsWhereSold } from "@/src/domain/market/local-payments";
import type { ShopSettings } from "@/src/domain/settings";
import type { Minor } from "@/src/domain/money/minor";
import { isSamePrice, withOwn, type Priced } from "@/src/domain/money/own-price";
import type { Rates } from "@/src/domain/money/currency";
import { announcedDays } from "@/src/domain/order/promised-days";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { toApi } from "@/src/domain/watch/api-names";
import { editPath } from "@/src/domain/watch/edit-path";
import { cartCardOf } from "@/src/services/gift-cards/find-usable-code";
import { usableCards, type UsableCard } from "@/src/services/gift-cards/usable-cards";
import type { CartKeys } from "@/src/store/carts/cart-keys";
import type { FoundCart } from "@/src/store/carts/found-cart";
import type { Shop } from "@/src/services/shop";
import { hashOfSession } from "@/src/services/sign-in/sign-in-code";
import { applyPromotions, candidatesOf } from "./apply-promotions";
import { leftInStock } from "./left-in-stock";
import { borderNotices, dutyOffers } from "./border-notices";
import { bespokeIdsOf, priceLines, type ShownLine } from "./price-lines";

/** The reader of a cart, and the language of the response. */
export interface CartReader {
  /** secret of the cart from the browser's cookie, null before the first article */
  readonly token: string | null;
  /** session secret from its cookie: a customer has the same cart in every browser */
  readonly session: string | null;
  readonly locale: Locale;
  /** from the promo cookie, not validated */
  readonly promoCode: string | null;
  /** codes of the added gift cards */
  readonly cardCodes: readonly string[];
}

/** A cart as sent to the browser. */
export interface ReadCart {
  /** secret of the cart, null if there is none; differs from the browser's if that cart was merged into it */
  readonly token: string | null;
  readonly response: CartResponse;
}

/** The price when the line was added, where any currency has another one today. */
const previousPrice = (today: Priced, seen: Priced): Pick<CartItem, "previousPrice" | "previousOwn"> =>
  isSamePrice(today, seen)
    ? { previousPrice: null }
    : { previousPrice: seen.price, ...(seen.own && { previousOwn: seen.own }) };

const cartItem = (
  { sku, bespoke, wish, priceSeen, ownSeen, ...line }: ShownLine,
  left: number | null | undefined,
): CartItem => ({
  id: line.id,
  product: sku,
  quantity: line.quantity,
  price: line.price,
  ...withOwn(line.own),
  discount: line.discount,
  ...(line.free && { free: line.free }),
  ...(line.freeOwn && { freeOwn: line.freeOwn }),
  ...(line.isShared && { isShared: true }),
  ...(bespoke && {
    bespoke_data: { id: bespoke.id, ...toApi(bespoke.selection) },
    edit: editPath(bespoke.selection, sku),
  }),
  ...(wish?.gift && { gift: wish.gift }),
  ...(wish?.tastes && { tastes: { ...wish.tastes, avoided: [...wish.tastes.avoided] } }),
  title: line.title,
  details: [...line.details],
  image: line.image,
  href: line.href,
  kind: line.kind,
  warning: line.warning,
  ...previousPrice(line, { price: priceSeen, own: ownSeen }),
  isSellable: line.isSellable,
  ...(typeof left === "number" && { left }),
});

/** What each card pays, by the same rule as the checkout. */
function payingCards(
  lines: readonly ShownLine[],
  cards: readonly UsableCard[],
  rates: Rates,
  amount: Minor,
): CartResponse["giftCards"] {
  if (cards.length === 0) return [];
  const totals = totalCart(lines, "EUR", rates, amount).lines;
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

/** Dispatch day of a parcel paid now. */
function dispatchOf(
  { clock }: Pick<Shop, "clock">,
  priced: readonly ShownLine[],
  { catalogue, settings }: Snapshot,
): string | null {
  const lines = priced.map(({ kind, bespoke }) => ({ kind, selection: bespoke?.selection ?? null }));
  const days = announcedDays(lines, catalogue, settings);
  return days === null ? null : dispatchDay(parisDay(clock()), days, settings.workshop.closures);
}

const paymentsOf = ({ markets, shipping }: ShopSettings): CartResponse["payments"] =>
  paymentsWhereSold(markets, shipping.countries).map(({ name, countries, currencies }) => ({
    name,
    countries: [...countries],
    currencies: [...currencies],
  }));

const shownPromotion = ({ code, isAutomatic, title, reduction }: Promotion, locale: Locale) => ({
  code,
  title: title ? localise(title, locale) : null,
  isAutomatic,
  percent: reduction.kind === "percent" ? reduction.percent : null,
  amount: reduction.kind === "amount" ? reduction.amount : null,
});

/** Lookup keys of a reader's cart. */
export const keysOf = (
  shop: Pick<Shop, "sign" | "clock">,
  { token, session, promoCode }: Pick<CartReader, "token" | "session" | "promoCode">,
): CartKeys => ({
  token,
  sessionHash: session === null ? null : hashOfSession(shop, session),
  promoCode,
  now: shop.clock(),
});

/** Prices a cart from the catalogue of the moment it was read. */
async function readCart(
  shop: Shop,
  { token, lines, promotions, mark }: FoundCart,
  { locale, cardCodes, promoCode }: CartReader,
): Promise<ReadCart> {
  const [{ value: snapshot }, watches, cards] = await Promise.all([
    shop.store.snapshots.at(mark),
    shop.store.findBespokeWatches(bespokeIdsOf(lines)),
    usableCards(shop, cardCodes, token),
  ]);
  const { rates } = snapshot.settings;
  const priced = priceLines(lines, { snapshot, watches, locale });
  const promoted = applyPromotions(priced, promotions, rates);
  const left = await leftInStock(shop, priced, snapshot, token);
  const { promotion, amount } = promoted;
  const response = {
    items: promoted.lines.map((line, place) => cartItem(line, left[place])),
    promo: promotion && shownPromotion(promotion, locale),
    refusedPromo: refusalOfCarried(promoCode, candidatesOf(priced), promotions, promoted, rates),
    giftCards: payingCards(promoted.lines, cards, rates, amount),
    dispatch: dispatchOf(shop, priced, snapshot),
    border: borderNotices(promoted.lines, amount, snapshot, locale),
    duties: dutyOffers(promoted.lines, amount, cards.length > 0, snapshot, locale),
    payments: paymentsOf(snapshot.settings),
    terms: snapshot.settings.termsVersion,
  };
  return { token, response };
}

/**
 * The current cart at today's prices. Read-only, except that a cart begun before sign-in is merged into the customer's.
 * Source: specification §7, cart/retrieve; 12.1.
 */
export async function retrieveCart(shop: Shop, reader: CartReader): Promise<ReadCart> {
  const { carts } = shop.store;
  const keys = keysOf(shop, reader);
  const cart = await carts.findCart(keys);
  if (!cart.isUnclaimed || cart.customerId === null) return readCart(shop, cart, reader);
  const token = await carts.claimCart(cart.customerId, cart.token, shop.random(128));
  return readCart(shop, await carts.findCart({ ...keys, token }), reader);
}

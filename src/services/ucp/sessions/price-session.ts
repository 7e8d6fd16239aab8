import { parisDay } from "@/src/domain/calendar/paris-day";
import { isParcel } from "@/src/domain/cart/article-kind";
import { cartChargeCurrency } from "@/src/domain/cart/cart-charge";
import { cartDuties } from "@/src/domain/cart/cart-duties";
import { refusalOfCarried, type Refusal } from "@/src/domain/cart/choose-promotion";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import type { Promotion } from "@/src/domain/cart/promotion";
import { totalCart } from "@/src/domain/cart/total-cart";
import { marketOfCountry, marketOfCurrency } from "@/src/domain/market/market";
import type { DutyPaid } from "@/src/domain/market/duty-paid";
import type { Currency } from "@/src/domain/money/currency";
import { addMinor, minor, multiplyMinor, zero, type Minor } from "@/src/domain/money/minor";
import { isSamePrice, withOwn } from "@/src/domain/money/own-price";
import { announcedDays } from "@/src/domain/order/promised-days";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import { chosenDestination } from "@/src/domain/ucp/buyer-contact";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { applyPromotions, candidatesOf } from "@/src/services/cart/apply-promotions";
import { borderNotices, dutyOffers } from "@/src/services/cart/border-notices";
import { leftInStock } from "@/src/services/cart/left-in-stock";
import { bespokeIdsOf, priceLines, type ShownLine } from "@/src/services/cart/price-lines";
import type { Shop } from "@/src/services/shop";
import type { Snapshot } from "@/src/store/cache/snapshot";

/** A line of a session as it costs now; amounts are hundredths of the session's currency. */
export interface SessionLine extends Pick<
  ShownLine,
  "id" | "sku" | "kind" | "title" | "details" | "quantity" | "image" | "href" | "isSellable" | "warning"
> {
  /** what a piece costs by itself, its own reduction included */
  readonly unit: Minor;
  /** of all pieces, before a promotion */
  readonly subtotal: Minor;
  /** after it */
  readonly total: Minor;
  /** pieces that are left, where these are fewer than wanted */
  readonly left: number | null;
  /** price when it was added, where it has changed */
  readonly seen: Minor | null;
}

/** Why a code of the session takes nothing off; `repeated`: it is given twice. */
export type RefusedCode = { readonly place: number; readonly code: string } & (
  | { readonly reason: "repeated" }
  | Refusal
);

/** A session at today's prices, as every cart of the shop is priced. */
export interface PricedSession {
  readonly snapshot: Snapshot;
  readonly currency: Currency;
  readonly lines: readonly SessionLine[];
  readonly promotion: Promotion | null;
  readonly refusedCodes: readonly RefusedCode[];
  /** what paying duties in advance costs; null where it is not offered */
  readonly duties: DutyPaid | null;
  /** whether the session pays them */
  readonly isDutyPaid: boolean;
  readonly subtotal: Minor;
  readonly total: Minor;
  /** what is charged, in its currency */
  readonly charged: { readonly currency: Currency; readonly total: Minor };
  /** what the buyer has to know of the border; empty for nothing */
  readonly border: string;
  readonly hasParcel: boolean;
  /** day of dispatch if it were paid now; null where nothing is sent */
  readonly dispatch: string | null;
}

/** The cart with each of the codes, or without one; the best for the buyer comes first. */
async function readWithCodes(shop: Shop, { cartToken, data }: AgentSession) {
  const now = shop.clock();
  const codes = [...new Set(data.codes.map((code) => code.trim().toUpperCase()).filter(isPromoCode))];
  const wanted = codes.length === 0 ? [null] : codes;
  const found = await Promise.all(
    wanted.map((promoCode) =>
      shop.store.carts.findCart({ token: cartToken, sessionHash: null, promoCode, now }),
    ),
  );
  const [first] = found;
  if (!first) throw new Error("The cart of a session was not looked for.");
  const [{ value: snapshot }, watches] = await Promise.all([
    shop.store.snapshots.at(first.mark),
    shop.store.findBespokeWatches(bespokeIdsOf(first.lines)),
  ]);
  const priced = priceLines(first.lines, { snapshot, watches, locale: data.locale });
  const { rates } = snapshot.settings;
  const tries = found.map(({ promotions }, place) => {
    const promoted = applyPromotions(priced, promotions, rates);
    const { total } = totalCart(promoted.lines, "EUR", rates, promoted.amount);
    return { code: wanted[place] ?? null, promotions, promoted, total };
  });
  const best = tries.reduce((one, other) => (other.total < one.total ? other : one));
  return { snapshot, priced, best, tries };
}

type Read = Awaited<ReturnType<typeof readWithCodes>>;

function refusedCodes(
  codes: readonly string[],
  { priced, best, tries, snapshot }: Read,
): readonly RefusedCode[] {
  const seen = new Set<string>();
  return codes.flatMap((written, place): readonly RefusedCode[] => {
    const code = written.trim().toUpperCase();
    if (seen.has(code)) return [{ place, code: written, reason: "repeated" }];
    seen.add(code);
    const promotions = tries.find((one) => one.code === code)?.promotions ?? [];
    const refusal = refusalOfCarried(
      code,
      candidatesOf(priced),
      promotions,
      best.promoted,
      snapshot.settings.rates,
    );
    return refusal ? [{ place, code: written, ...refusal }] : [];
  });
}

/** Duties can be paid in advance for the countries that they were estimated for. */
function dutiesOf(session: AgentSession, lines: readonly ShownLine[], amount: Minor, { settings }: Snapshot) {
  const { currency } = session.data;
  const country = chosenDestination(session.data).chosen?.address_country?.toUpperCase();
  const isThere =
    country === undefined || marketOfCurrency(settings.markets, currency)?.countries.includes(country);
  return isThere ? cartDuties(lines, amount, { currency, hasCards: false }, settings) : null;
}

/** The notice of the market that the parcel goes to, else of the one whose currency is shown. */
function borderOf(
  { data }: AgentSession,
  { lines, amount }: Read["best"]["promoted"],
  snapshot: Snapshot,
  isDutyPaid: boolean,
): string {
  const country = chosenDestination(data).chosen?.address_country?.toUpperCase();
  const market = country === undefined ? undefined : marketOfCountry(snapshot.settings.markets, country);
  const notices = isDutyPaid
    ? dutyOffers(lines, amount, false, snapshot, data.locale)[data.currency]?.notice
    : borderNotices(lines, amount, snapshot, data.locale)[market?.currency ?? data.currency];
  return notices ?? "";
}

function dispatchOf({ clock }: Pick<Shop, "clock">, lines: readonly ShownLine[], snapshot: Snapshot) {
  const { catalogue, settings } = snapshot;
  const built = lines.map(({ kind, bespoke }) => ({ kind, selection: bespoke?.selection ?? null }));
  const days = announcedDays(built, catalogue, settings);
  return days === null ? null : dispatchDay(parisDay(clock()), days, settings.workshop.closures);
}

/** Prices a session by the rules of every cart. */
export async function priceSession(shop: Shop, session: AgentSession): Promise<PricedSession> {
  const read = await readWithCodes(shop, session);
  const { snapshot, priced, best } = read;
  const { lines, amount, promotion } = best.promoted;
  const { settings } = snapshot;
  const { rates } = settings;
  const { currency, codes, delivery } = session.data;
  const own = totalCart(priced, currency, rates);
  const promoted = totalCart(lines, currency, rates, amount);
  const left = await leftInStock(shop, priced, snapshot, session.cartToken);
  const sessionLines = priced.map((line, place): SessionLine => {
    const unit = own.lines[place]?.unit ?? zero;
    const before = { price: line.priceSeen, ...withOwn(line.ownSeen) };
    const { own: _, ...rest } = line;
    const seen = totalCart([{ ...rest, ...before }], currency, rates).lines[0]?.unit;
    return {
      ...line,
      unit,
      subtotal: multiplyMinor(unit, line.quantity),
      total: promoted.lines[place]?.total ?? zero,
      left: left[place] ?? null,
      seen: isSamePrice(line, before) ? null : (seen ?? null),
    };
  });
  const duties = dutiesOf(session, lines, amount, snapshot);
  const isDutyPaid = delivery === "duties-paid" && duties !== null;
  const kinds = lines.map(({ kind }) => kind);
  const chargeCurrency = cartChargeCurrency(currency, settings.chargedAsShown, { kinds, hasCards: false });
  const charged =
    chargeCurrency === currency ? promoted.total : totalCart(lines, chargeCurrency, rates, amount).total;
  return {
    snapshot,
    currency,
    lines: sessionLines,
    promotion,
    refusedCodes: refusedCodes(codes, read),
    duties,
    isDutyPaid,
    subtotal: addMinor(...sessionLines.map(({ subtotal }) => subtotal)),
    total: minor(promoted.total + (isDutyPaid ? duties.shown : 0)),
    charged: { currency: chargeCurrency, total: minor(charged + (isDutyPaid ? duties.charged : 0)) },
    border: borderOf(session, best.promoted, snapshot, isDutyPaid),
    hasParcel: kinds.some(isParcel),
    dispatch: dispatchOf(shop, priced, snapshot),
  };
}

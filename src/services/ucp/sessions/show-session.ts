import { isParcel } from "@/src/domain/cart/article-kind";
import { dayText } from "@/src/domain/locale/day-text";
import { fill } from "@/src/domain/locale/fill";
import { localise } from "@/src/domain/locale/locale";
import { marketOfCountry } from "@/src/domain/market/market";
import { minor, minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { deliveryOptions, type AgentSession, type DeliveryOption } from "@/src/domain/ucp/agent-session";
import { chosenDestination } from "@/src/domain/ucp/buyer-contact";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { inUnitsOf } from "@/src/domain/ucp/minor-units";
import { containsVat } from "@/src/domain/vat/contains-vat";
import { preparedUrl, shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { PricedSession, SessionLine } from "./price-session";
import { shopLinks, shopPolicies } from "./shop-links";
import { sessionMessages } from "./session-messages";

/** A session and its prices, for an agent with these capabilities. */
export interface Shown {
  readonly shop: Pick<Shop, "origin" | "conformance">;
  readonly session: AgentSession;
  readonly priced: PricedSession;
  readonly capabilities: ReadonlySet<string>;
}

type Extension = "discount" | "fulfillment" | "buyer_consent";

export const has = ({ capabilities }: Pick<Shown, "capabilities">, extension: Extension): boolean =>
  capabilities.has(`dev.ucp.shopping.${extension}`);

const reductionOf = ({ subtotal, total }: Pick<SessionLine, "subtotal" | "total">): Minor =>
  minor(subtotal - total);

const wordsOf = ({ session, priced }: Shown) => priced.snapshot.words[session.data.locale].prepared;

function lineItem(line: SessionLine, { shop, session, priced }: Shown) {
  const entry = inUnitsOf(priced.currency);
  const reduction = reductionOf(line);
  return {
    id: line.id,
    item: {
      id: line.sku,
      title: line.title,
      price: toSmallestUnit(line.unit, priced.currency),
      ...(line.details.length > 0 && { description: { plain: line.details.join("\n") } }),
      ...(line.image !== null && { image_url: shopUrl(shop.origin, line.image) }),
      ...(line.href !== null && { url: shopUrl(shop.origin, line.href, session.data.locale) }),
    },
    quantity: line.quantity,
    totals: [
      entry("subtotal", line.subtotal),
      ...(reduction > 0 ? [entry("items_discount", minusMinor(reduction))] : []),
      entry("total", line.total),
    ],
  };
}

function totals(shown: Shown) {
  const { priced } = shown;
  const words = wordsOf(shown).totals;
  const entry = inUnitsOf(priced.currency);
  const reduction = minor(priced.lines.reduce((sum, line) => sum + reductionOf(line), 0));
  const isTaxed = priced.hasParcel && containsVat(priced.snapshot.settings, priced.currency);
  return [
    entry("subtotal", priced.subtotal, words.subtotal),
    ...(reduction > 0 ? [entry("items_discount", minusMinor(reduction), words.discount)] : []),
    ...(priced.hasParcel ? [entry("fulfillment", zero, words.shipping)] : []),
    ...(priced.isDutyPaid && priced.duties ? [entry("fee", priced.duties.shown, words.duties)] : []),
    entry("total", priced.total, isTaxed ? words.withVat : words.total),
  ];
}

function discounts({ session, priced }: Shown) {
  const { promotion, lines, currency } = priced;
  const allocations = lines.flatMap((line, place) => {
    const amount = toSmallestUnit(reductionOf(line), currency);
    return amount > 0 ? [{ path: `$.line_items[${place}]`, amount }] : [];
  });
  const applied = promotion && {
    ...(promotion.isAutomatic ? { automatic: true } : { code: promotion.code }),
    title: promotion.title ? localise(promotion.title, session.data.locale) : promotion.code,
    amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
    method: promotion.reduction.kind === "amount" ? "across" : "each",
    allocations,
  };
  return { codes: session.data.codes, applied: applied ? [applied] : [] };
}

/** The only purpose that the shop asks consent for. */
function consent(shown: Shown) {
  const { newsletter, locale } = shown.session.data;
  const words = wordsOf(shown).consent;
  const state = { granted: newsletter === true, source: newsletter === null ? "business" : "platform" };
  const { shop, priced } = shown;
  const links = shopLinks({ origin: shop.origin, snapshot: priced.snapshot, locale }).filter(
    ({ type }) => type === "privacy_policy",
  );
  return {
    "dev.ucp.consent.marketing": {
      ...state,
      description: words.marketing,
      links,
      segments: { "dev.ucp.consent.marketing.email": { ...state, description: words.email, links } },
    },
  };
}

/** When it leaves and how long it travels, as far as that is announced. */
function journey(shown: Shown): string {
  const { session, priced } = shown;
  const { locale } = session.data;
  const words = wordsOf(shown).delivery;
  const { markets, shipping } = priced.snapshot.settings;
  const country = chosenDestination(session.data).chosen?.address_country?.toUpperCase();
  const market = country === undefined ? undefined : marketOfCountry(markets, country);
  const days = market?.transitDays ?? shipping.transitDays;
  return [
    ...(priced.dispatch === null
      ? []
      : [fill(words.leaves, { day: dayText(new Date(priced.dispatch), locale) })]),
    ...(days === null ? [] : [fill(words.way, { days })]),
  ].join(", ");
}

function option(id: DeliveryOption, shown: Shown) {
  const { priced } = shown;
  const entry = inUnitsOf(priced.currency);
  const duties = id === "duties-paid" ? (priced.duties?.shown ?? zero) : zero;
  const words = wordsOf(shown);
  const description = journey(shown);
  return {
    id,
    title: words.delivery[id],
    ...(description !== "" && { description: { plain: description } }),
    totals: [
      entry("fulfillment", zero, words.totals.shipping),
      ...(duties > 0 ? [entry("fee", duties, words.totals.duties)] : []),
      entry("total", duties),
    ],
  };
}

/** One parcel to one address; nothing for what is sent by mail. */
function fulfillment(shown: Shown) {
  const { session, priced } = shown;
  const sent = priced.lines.filter(({ kind }) => isParcel(kind)).map(({ id }) => id);
  if (sent.length === 0) return { methods: [] };
  const offered = deliveryOptions.filter((id) => id === "standard" || priced.duties !== null);
  const { chosen } = chosenDestination(session.data);
  return {
    methods: [
      {
        id: "shipping",
        type: "shipping",
        line_item_ids: sent,
        destinations: session.data.destinations.map((destination) => ({
          type: "shipping_address",
          ...destination,
        })),
        selected_destination_id: chosen?.id ?? null,
        groups: [
          {
            id: "parcel",
            line_item_ids: sent,
            selected_option_id: priced.isDutyPaid ? "duties-paid" : "standard",
            options: offered.map((id) => option(id, shown)),
          },
        ],
      },
    ],
  };
}

/** What carts and checkouts have in common. */
function shared(shown: Shown, messages: readonly UcpMessage[]) {
  const { shop, session, priced } = shown;
  const { data } = session;
  const place = { origin: shop.origin, snapshot: priced.snapshot, locale: data.locale };
  const buyer = { ...data.buyer, ...(has(shown, "buyer_consent") && { consent: consent(shown) }) };
  return {
    id: session.secret,
    line_items: priced.lines.map((line) => lineItem(line, shown)),
    currency: priced.currency,
    totals: totals(shown),
    ...(data.context && { context: data.context }),
    ...(data.attribution && { attribution: data.attribution }),
    ...(Object.keys(buyer).length > 0 && { buyer }),
    ...(has(shown, "discount") && { discounts: discounts(shown) }),
    links: shopLinks(place),
    policies: shopPolicies(place),
    ...(messages.length > 0 && { messages }),
    expires_at: session.expiresAt.toISOString(),
  };
}

/** A cart as its agent reads it. */
export function showCart(shown: Shown): Readonly<Record<string, unknown>> {
  const { shop, session, priced } = shown;
  return {
    ...shared(shown, sessionMessages(session, priced, false)),
    continue_url: preparedUrl(shop.origin, session.page, session.data.locale),
  };
}

/**
 * A checkout as its agent reads it. It is never ready to be completed, but in tests with the conformance suite: the buyer
 * pays on the shop's own page.
 * @param more of this answer alone
 */
export function showCheckout(
  shown: Shown,
  more: readonly UcpMessage[] = [],
): Readonly<Record<string, unknown>> {
  const { shop, session, priced } = shown;
  const messages = [...more, ...sessionMessages(session, priced, has(shown, "fulfillment"))];
  const isIncomplete = messages.some((one) => one.type === "error" && one.severity === "recoverable");
  const pay: UcpMessage = {
    type: "error",
    code: "payment_required",
    content: wordsOf(shown).messages.pay,
    severity: "requires_buyer_input",
  };
  const isPaidOnPage = shop.conformance === null;
  const body = shared(shown, isIncomplete || !isPaidOnPage ? messages : [...messages, pay]);
  const completeStatus = isPaidOnPage ? "requires_escalation" : "ready_for_complete";
  const delivery = has(shown, "fulfillment") ? { fulfillment: fulfillment(shown) } : {};
  if (session.isCanceled) return { ...body, ...delivery, messages: more, status: "canceled" };
  return {
    ...body,
    ...delivery,
    status: isIncomplete ? "incomplete" : completeStatus,
    continue_url: preparedUrl(shop.origin, session.page, session.data.locale),
  };
}

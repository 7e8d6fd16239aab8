import { isParcel } from "@/src/domain/cart/article-kind";
import { addressLines } from "@/src/domain/order/address-lines";
import type { Locale } from "@/src/domain/locale/locale";
import { localPaymentNames, localPayments } from "@/src/domain/market/local-payments";
import type { Currency } from "@/src/domain/money/currency";
import { contactOf } from "@/src/domain/ucp/buyer-contact";
import { containsVat } from "@/src/domain/vat/contains-vat";
import type { Shop } from "@/src/services/shop";
import { priceSession, type PricedSession } from "@/src/services/ucp/sessions/price-session";
import { sessionMessages } from "@/src/services/ucp/sessions/session-messages";
import { findPrepared } from "./find-prepared";

/** What the buyer reads before paying; amounts are hundredths of the shown currency. */
export interface PreparedOrder extends Pick<
  PricedSession,
  | "lines"
  | "promotion"
  | "currency"
  | "subtotal"
  | "total"
  | "charged"
  | "border"
  | "hasParcel"
  | "dispatch"
  | "isDutyPaid"
> {
  readonly locale: Locale;
  readonly email: string | null;
  /** lines of the address; empty where the payment page asks for it */
  readonly address: readonly string[];
  /** shown amount of duties paid in advance; nothing where they are not */
  readonly duties: number;
  /** whether prices in this currency contain tax */
  readonly isTaxed: boolean;
  /** whether the newsletter is wanted */
  readonly newsletter: boolean;
  /** what has to be corrected before it can be paid */
  readonly problems: readonly string[];
  /** names of ways to pay that buyers there know */
  readonly localPayments: readonly string[];
  readonly hasInstalments: boolean;
  /** version of the terms */
  readonly terms: string;
}

export type PreparedPage =
  | { readonly status: "open"; readonly order: PreparedOrder }
  | { readonly status: "paid"; readonly number: string }
  | { readonly status: "ended" };

/** Codes of messages that the payment page itself mends. */
const asked = new Set(["field_required", "invalid", "address_undeliverable"]);

const paymentsOf = (
  { snapshot, charged }: PricedSession,
  country: string,
  currency: Currency,
): readonly string[] => {
  const listed = snapshot.settings.markets.flatMap(({ payments }) =>
    payments.map((key) => localPayments[key]),
  );
  return currency === charged.currency ? localPaymentNames(listed, country, charged.currency) : [];
};

/** An order that an agent has prepared, for its buyer, in the language of the page; null for an unknown page. */
export async function readPrepared(shop: Shop, page: string, locale: Locale): Promise<PreparedPage | null> {
  const prepared = await findPrepared(shop, page);
  if (!prepared) return null;
  const { order } = prepared;
  const session = { ...prepared.session, data: { ...prepared.session.data, locale } };
  if (order) return { status: "paid", number: order.number };
  if (prepared.isOver) return { status: "ended" };
  const priced = await priceSession(shop, session);
  const { settings } = priced.snapshot;
  const { newsletter } = session.data;
  const { countries } = settings.shipping;
  const contact = contactOf(session.data, { hasParcel: priced.hasParcel, countries });
  const messages = sessionMessages({ ...session, kind: "checkout" }, priced, true);
  const { enabled, currencies } = settings.instalment;
  return {
    status: "open",
    order: {
      ...priced,
      locale,
      email: contact.email,
      address: contact.shippingAddress ? addressLines({ contact, locale }) : [],
      duties: priced.isDutyPaid && priced.duties ? priced.duties.shown : 0,
      isTaxed: priced.lines.some(({ kind }) => isParcel(kind)) && containsVat(settings, priced.currency),
      newsletter: newsletter === true && contact.email !== null,
      problems: messages.flatMap((one) =>
        one.type === "error" && !(asked.has(one.code) && one.path !== "$.line_items") ? [one.content] : [],
      ),
      localPayments: paymentsOf(priced, contact.shippingAddress?.country ?? "", priced.currency),
      hasInstalments: enabled && currencies.includes(priced.charged.currency),
      terms: settings.termsVersion,
    },
  };
}

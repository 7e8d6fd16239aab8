import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import type { Order } from "@/src/domain/order/order";

/** An absolute URL of the shop for mails and other sites. French pages have no prefix. */
export const shopUrl = (origin: string, path: string, locale: Locale = defaultLocale): string =>
  `${origin}${locale === defaultLocale ? "" : `/${locale}`}${path}`;

/** A pre-order ends on its own page. */
const stepsOf = (href: string | null | undefined) =>
  /^(\/montres\/precommande\/[a-z0-9-]+)\/3$/.exec(href ?? "")?.[1];

/** Page that waits for the payment and then thanks the buyer. Its URL contains the order's secret. */
export function thanksUrl(
  origin: string,
  { token, locale, lines }: Pick<Order, "token" | "locale" | "lines">,
): string {
  const steps = stepsOf(lines[0]?.href);
  return shopUrl(origin, steps ? `${steps}/confirm?order=${token}` : `/merci/${token}`, locale);
}

/** Return URL of a cancelled payment: the cart, the link's page, or the page of the order form. */
export function backUrl(origin: string, { cartId, lines, locale, token, linkUntil }: Order): string {
  if (linkUntil !== null) return shopUrl(origin, `/commandes/${token}`, locale);
  return shopUrl(origin, cartId === null ? (lines[0]?.href ?? "/") : "/panier?payment=left", locale);
}

/** Page on which a buyer pays what an agent has prepared. @param page secret of the page */
export const preparedUrl = (origin: string, page: string, locale: Locale): string =>
  shopUrl(origin, `/commandes/preparee/${page}`, locale);

/** Page of an order; its URL contains the order's secret. */
export const orderUrl = (origin: string, { token, locale }: Pick<Order, "token" | "locale">): string =>
  shopUrl(origin, `/commandes/${token}`, locale);

/** Place on it where its buyer may withdraw. */
export const withdrawalUrl = (origin: string, order: Pick<Order, "token" | "locale">): string =>
  `${orderUrl(origin, order)}#retractation`;

/** Form for a buyer's review of a watch. @param token see reviews/review-token */
export const reviewUrl = (origin: string, token: string, locale: Locale): string =>
  shopUrl(origin, `/commandes/avis/${token}`, locale);

export const receiptPath = ({ token }: Pick<Order, "token">): string => `/api/receipt?order=${token}`;

/** Path of a credit note document. @param number of the credit note */
export const creditNotePath = ({ token }: Pick<Order, "token">, number: string): string =>
  `/api/credit-note?order=${token}&note=${number}`;

import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import type { Order } from "@/src/domain/order/order";
import { walletReturn } from "@/src/domain/order/wallet-return";

/** An address of the shop for mails and other sites. French pages carry no prefix. */
export const shopUrl = (origin: string, path: string, locale: Locale = defaultLocale): string =>
  `${origin}${locale === defaultLocale ? "" : `/${locale}`}${path}`;

/** The steps of a pre-order end on a page of their own. */
const stepsOf = (href: string | null | undefined) =>
  /^(\/montres\/precommande\/[a-z0-9-]+)\/3$/.exec(href ?? "")?.[1];

/** Page that waits for the payment and then thanks. It opens with the order's secret. */
export function thanksUrl(
  origin: string,
  { token, locale, lines }: Pick<Order, "token" | "locale" | "lines">,
): string {
  const steps = stepsOf(lines[0]?.href);
  return shopUrl(origin, steps ? `${steps}/confirm?order=${token}` : `/merci/${token}`, locale);
}

/** The same, for who comes back from the wallet: the page has the shop take what was agreed to. */
export function walletReturnUrl(origin: string, order: Pick<Order, "token" | "locale" | "lines">): string {
  const url = new URL(thanksUrl(origin, order));
  url.searchParams.set(walletReturn.name, walletReturn.value);
  return url.href;
}

/** Where a shopper comes back to who leaves the payment: the cart, the link's page, or the page it was placed on. */
export function backUrl(origin: string, { cartId, lines, locale, token, linkUntil }: Order): string {
  if (linkUntil !== null) return shopUrl(origin, `/commandes/${token}`, locale);
  return shopUrl(origin, cartId === null ? (lines[0]?.href ?? "/") : "/panier?payment=left", locale);
}

/** Page of an order, for who holds its secret. */
export const orderUrl = (origin: string, { token, locale }: Pick<Order, "token" | "locale">): string =>
  shopUrl(origin, `/commandes/${token}`, locale);

/** Form for a buyer's words about a watch. @param token see reviews/review-token */
export const reviewUrl = (origin: string, token: string, locale: Locale): string =>
  shopUrl(origin, `/commandes/avis/${token}`, locale);

export const receiptPath = ({ token }: Pick<Order, "token">): string => `/api/receipt?order=${token}`;

/** Document of something that was given back of an order. @param number of the credit note */
export const creditNotePath = ({ token }: Pick<Order, "token">, number: string): string =>
  `/api/credit-note?order=${token}&note=${number}`;

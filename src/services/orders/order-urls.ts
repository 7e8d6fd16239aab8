import { defaultLocale, type Locale } from "../../domain/locale/locale";
import type { Order } from "../../domain/order/order";

/** An address of the shop for mails and other sites. French pages carry no prefix. */
export const shopUrl = (origin: string, path: string, locale: Locale = defaultLocale): string =>
  `${origin}${locale === defaultLocale ? "" : `/${locale}`}${path}`;

/** Page that waits for the payment and then thanks. It opens with the order's secret. */
export const thanksUrl = (origin: string, { token, locale }: Pick<Order, "token" | "locale">): string =>
  shopUrl(origin, `/merci/${token}`, locale);

/** Where a shopper comes back to who leaves the payment: the cart, or the page the order was placed on. */
export const backUrl = (origin: string, { cartId, lines, locale }: Order): string =>
  shopUrl(origin, cartId === null ? (lines[0]?.href ?? "/") : "/panier", locale);

/** Page of an order, for who holds its secret. */
export const orderUrl = (origin: string, { token, locale }: Pick<Order, "token" | "locale">): string =>
  shopUrl(origin, `/commandes/${token}`, locale);

/** Form for a buyer's words about a watch. @param token see reviews/review-token */
export const reviewUrl = (origin: string, token: string, locale: Locale): string =>
  shopUrl(origin, `/commandes/avis/${token}`, locale);

export const receiptPath = ({ token }: Pick<Order, "token">): string => `/api/receipt?order=${token}`;

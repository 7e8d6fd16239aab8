import { isPromoCode, promoCookieName } from "@/src/domain/cart/is-promo-code";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "./cookies";
import { setCookie } from "./set-cookie";

/** The cart's secret: 128 random bits that scripts cannot read. Source: specification 12.1. */
const name = "cart";
const days = 90;

/** A well-formed secret of ours; anything else is treated as no cart. */
export function cartToken(cookies: Cookies): string | null {
  const value = cookies.get(name);
  return value !== undefined && /^[A-Za-z0-9_-]{22}$/.test(value) ? value : null;
}

export const cartCookie = (shop: Pick<Shop, "origin">, token: string): string =>
  setCookie(shop, name, token, { maxAge: days * 86_400 });

/** Deletes the cart's cookie; the cart itself stays. */
export const expiredCartCookie = (shop: Pick<Shop, "origin">): string =>
  setCookie(shop, name, "", { maxAge: 0 });

/** Seconds a promo code is kept: thirty days, as the cookie page says. */
export const promoMaxAge = 30 * 86_400;

/** The shopper's promo code: only its name, its value is looked up each time. */
export function promoCode(cookies: Cookies): string | null {
  const value = cookies.get(promoCookieName)?.trim();
  return value !== undefined && isPromoCode(value) ? value : null;
}

/** Sets or deletes the shopper's promo code. Scripts write and read it too. */
export const promoCookie = (shop: Pick<Shop, "origin">, code: string, maxAge: number): string =>
  setCookie(shop, promoCookieName, code, { maxAge, isReadable: true });

export const expiredPromoCookie = (shop: Pick<Shop, "origin">): string => promoCookie(shop, "", 0);

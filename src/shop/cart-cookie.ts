import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import type { Cookies } from "./cookies";

/** The cart's secret: 128 random bits that scripts cannot read. Source: specification 12.1. */
const name = "cart";
const days = 90;

/** What looks like one of our secrets; anything else is treated as no cart. */
export function cartToken(cookies: Cookies): string | null {
  const value = cookies.get(name);
  return value !== undefined && /^[A-Za-z0-9_-]{22}$/.test(value) ? value : null;
}

/** @param isSecure whether the shop is reached over https */
export const cartCookie = (token: string, isSecure: boolean): string =>
  `${name}=${token}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Takes the cart out of the browser; the cart itself stays. */
export const noCartCookie = (isSecure: boolean): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The promo code the shopper carries: only its name, what it is worth is looked up each time. */
export function promoCode(cookies: Cookies): string | null {
  const value = cookies.get("promo")?.trim();
  return value !== undefined && isPromoCode(value) ? value : null;
}

/** Takes the promo code out of the browser. Scripts write and read it too. */
export const noPromoCookie = (isSecure: boolean): string =>
  `promo=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? "; Secure" : ""}`;

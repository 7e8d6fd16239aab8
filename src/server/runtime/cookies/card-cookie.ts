import { readCardCode } from "@/src/domain/gift-card/card-code";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "./cookies";
import { setCookie } from "./set-cookie";

/** Codes of the gift cards in the cart, until the browser is closed; scripts cannot read it. */
const name = "cards";
/** Maximum number of gift cards in one cart: the provider's page shows them as one line anyway. */
export const MAX_CARDS = 5;

/** Codes of the cards in a browser's cookie, each once. */
export function cardCodes(cookies: Cookies): readonly string[] {
  const written = (cookies.get(name) ?? "").slice(0, 400).split(".");
  const codes = written.flatMap((text) => {
    const code = readCardCode(text);
    return code.ok ? [code.value] : [];
  });
  return [...new Set(codes)].slice(0, MAX_CARDS);
}

/** Stores these codes, or deletes them all. */
export const cardCookie = (shop: Pick<Shop, "origin">, codes: readonly string[]): string =>
  setCookie(shop, name, codes.join("."), codes.length === 0 ? { maxAge: 0 } : {});

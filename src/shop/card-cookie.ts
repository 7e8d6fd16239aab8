import { readCardCode } from "@/src/domain/gift-card/card-code";
import type { Cookies } from "./cookies";

/** The gift cards a shopper has brought, until the browser is closed; scripts cannot read it. */
const name = "cards";
/** One cart takes no more: the provider's page shows them as one line anyway. */
export const MAX_CARDS = 5;

/** Codes of the cards a browser brings, each once. */
export function cardCodes(cookies: Cookies): readonly string[] {
  const written = (cookies.get(name) ?? "").slice(0, 400).split(".");
  const codes = written.flatMap((text) => {
    const code = readCardCode(text);
    return code.ok ? [code.value] : [];
  });
  return [...new Set(codes)].slice(0, MAX_CARDS);
}

/** Keeps these codes, or forgets them all. @param isSecure whether the shop is reached over https */
export function cardCookie(codes: readonly string[], isSecure: boolean): string {
  const end = codes.length === 0 ? "; Max-Age=0" : "";
  return `${name}=${codes.join(".")}; Path=/; HttpOnly; SameSite=Lax${end}${isSecure ? "; Secure" : ""}`;
}

import { outcomeCookie, outcomeMinutes } from "@/src/domain/forms/form-outcome";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";
import { setCookie } from "@/src/server/runtime/cookies/set-cookie";

/** A well-formed secret of ours, else null. */
export function outcomeToken(cookies: Cookies): string | null {
  const value = cookies.get(outcomeCookie);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null;
}

export const writeOutcomeCookie = (shop: Pick<Shop, "origin">, token: string): string =>
  setCookie(shop, outcomeCookie, token, { maxAge: outcomeMinutes * 60 });

/** There is no outcome to show. */
export const noOutcomeCookie = (shop: Pick<Shop, "origin">): string =>
  setCookie(shop, outcomeCookie, "", { maxAge: 0 });

import { outcomeCookie, outcomeMinutes } from "@/src/domain/forms/form-outcome";
import type { Cookies } from "@/src/shop/cookies";

/** What looks like one of our secrets, else null. */
export function outcomeToken(cookies: Cookies): string | null {
  const value = cookies.get(outcomeCookie);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null;
}

/** @param isSecure whether the shop is reached over https */
export const writeOutcomeCookie = (token: string, isSecure: boolean): string =>
  `${outcomeCookie}=${token}; Path=/; Max-Age=${outcomeMinutes * 60}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Nothing is to be shown. */
export const noOutcomeCookie = (isSecure: boolean): string =>
  `${outcomeCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

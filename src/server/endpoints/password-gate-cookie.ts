import { passHours } from "@/src/services/preorder/password-gate";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";
import { setCookie } from "@/src/server/runtime/cookies/set-cookie";

/**
 * The pass of a preview offer's guest after the correct password; scripts cannot read it, and it is only sent to the
 * pre-orders' endpoints.
 */
const name = "password-gate";

/** A well-formed pass of ours, else null. */
export function passwordGatePass(cookies: Cookies): string | null {
  const value = cookies.get(name);
  return value !== undefined && /^[0-9a-z]{6,12}\.[\w-]{20,80}$/.test(value) ? value : null;
}

export const passwordGateCookie = (shop: Pick<Shop, "origin">, pass: string): string =>
  setCookie(shop, name, pass, { maxAge: passHours * 3_600, path: "/api" });

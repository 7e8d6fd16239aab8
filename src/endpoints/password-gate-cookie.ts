import { passHours } from "@/src/services/preorder/password-gate";
import type { Cookies } from "@/src/shop/cookies";

/** What the door of a first look gave to its guest; scripts cannot read it, only the pre-orders' endpoints get it. */
const name = "door";

/** What looks like one of our passes, else null. */
export function passwordGatePass(cookies: Cookies): string | null {
  const value = cookies.get(name);
  return value !== undefined && /^[0-9a-z]{6,12}\.[\w-]{20,80}$/.test(value) ? value : null;
}

/** @param isSecure whether the shop is reached over https */
export const passwordGateCookie = (pass: string, isSecure: boolean): string =>
  `${name}=${pass}; Path=/api; Max-Age=${passHours * 3_600}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

import { codeMinutes, sessionDays } from "@/src/domain/sign-in/sign-in-rules";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "./cookies";
import { setCookie } from "./set-cookie";

/** Secret of the session, 256 random bits that scripts cannot read. Staff have another cookie. */
const sessionName = "customer";
/** Only says that a customer is signed in: pages then link to the account instead of the sign-in. */
const hintName = "signed-in";
/** Secret of the browser that requested a code. */
const browserName = "sign-in";

const secretOf = (cookies: Cookies, name: string, length: number): string | null => {
  const value = cookies.get(name);
  return value !== undefined && value.length === length && /^[\w-]+$/.test(value) ? value : null;
};

/** Secret of the session of a request, null without one. */
export const sessionToken = (cookies: Cookies): string | null => secretOf(cookies, sessionName, 43);

/** Secret of the browser that requested a code, null if it did not. */
export const browserToken = (cookies: Cookies): string | null => secretOf(cookies, browserName, 22);

const days = sessionDays * 86_400;

export const sessionCookies = (shop: Pick<Shop, "origin">, token: string): readonly string[] => [
  setCookie(shop, sessionName, token, { maxAge: days }),
  setCookie(shop, hintName, "1", { maxAge: days, isReadable: true }),
];

export const endedSessionCookies = (shop: Pick<Shop, "origin">): readonly string[] => [
  setCookie(shop, sessionName, "", { maxAge: 0 }),
  setCookie(shop, hintName, "", { maxAge: 0, isReadable: true }),
];

/**
 * Only sent to the sign-in itself.
 * @param token null deletes it
 */
export const browserCookie = (shop: Pick<Shop, "origin">, token: string | null): string =>
  setCookie(shop, browserName, token ?? "", {
    maxAge: token === null ? 0 : codeMinutes * 60,
    path: "/api/auth",
  });

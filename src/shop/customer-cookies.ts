import { codeMinutes, sessionDays } from "@/src/domain/sign-in/sign-in-rules";
import type { Shop } from "@/src/services/shop";
import type { Cookies } from "./cookies";
import { setCookie } from "./set-cookie";

/** Secret of the session, 256 random bits that scripts cannot read. Staff have another cookie. */
const sessionName = "customer";
/** Says only that somebody is signed in: pages point to the account instead of the sign-in with it. */
const hintName = "signed-in";
/** Secret of the browser that asked for a code. */
const browserName = "sign-in";

const secretOf = (cookies: Cookies, name: string, length: number): string | null => {
  const value = cookies.get(name);
  return value !== undefined && value.length === length && /^[\w-]+$/.test(value) ? value : null;
};

/** Secret of the session a browser brings, null where it brings none. */
export const sessionToken = (cookies: Cookies): string | null => secretOf(cookies, sessionName, 43);

/** Secret of the browser that asked for a code, null where it did not. */
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

/** Only the sign-in itself gets to see it. @param token null takes it away */
export const browserCookie = (shop: Pick<Shop, "origin">, token: string | null): string =>
  setCookie(shop, browserName, token ?? "", {
    maxAge: token === null ? 0 : codeMinutes * 60,
    path: "/api/auth",
  });

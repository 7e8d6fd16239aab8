import { codeMinutes, sessionDays } from "@/src/domain/sign-in/sign-in-rules";
import type { Cookies } from "./cookies";

/** Secret of the session, 256 random bits that scripts cannot read. Staff have another cookie. */
const sessionName = "customer";
/** Says only that somebody is signed in: pages point to the account instead of the sign-in with it. */
const hintName = "signed-in";
/** Secret of the browser that asked for a code. */
const browserName = "sign-in";

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** seconds; 0 deletes */
  readonly maxAge: number;
  readonly path?: string;
  /** Whether the page's own scripts can read it. */
  readonly isOpen?: boolean;
}

const write = ({ name, value, maxAge, path = "/", isOpen }: Cookie, isSecure: boolean): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${isOpen ? "" : "; HttpOnly"}${isSecure ? "; Secure" : ""}`;

const secretOf = (cookies: Cookies, name: string, length: number): string | null => {
  const value = cookies.get(name);
  return value !== undefined && value.length === length && /^[\w-]+$/.test(value) ? value : null;
};

/** Secret of the session a browser brings, null where it brings none. */
export const sessionToken = (cookies: Cookies): string | null => secretOf(cookies, sessionName, 43);

/** Secret of the browser that asked for a code, null where it did not. */
export const browserToken = (cookies: Cookies): string | null => secretOf(cookies, browserName, 22);

const days = sessionDays * 86_400;

/** @param isSecure whether the shop is reached over https */
export const sessionCookies = (token: string, isSecure: boolean): readonly string[] => [
  write({ name: sessionName, value: token, maxAge: days }, isSecure),
  write({ name: hintName, value: "1", maxAge: days, isOpen: true }, isSecure),
];

export const endedSessionCookies = (isSecure: boolean): readonly string[] => [
  write({ name: sessionName, value: "", maxAge: 0 }, isSecure),
  write({ name: hintName, value: "", maxAge: 0, isOpen: true }, isSecure),
];

/** Only the sign-in itself gets to see it. @param token null takes it away */
export const browserCookie = (token: string | null, isSecure: boolean): string =>
  write(
    {
      name: browserName,
      value: token ?? "",
      maxAge: token === null ? 0 : codeMinutes * 60,
      path: "/api/auth",
    },
    isSecure,
  );

import { describe, expect, test } from "vitest";
import { cardCookie } from "@/src/server/runtime/cookies/card-cookie";
import { cartCookie, expiredCartCookie, promoCookie } from "@/src/server/runtime/cookies/cart-cookie";
import {
  browserCookie,
  endedSessionCookies,
  sessionCookies,
} from "@/src/server/runtime/cookies/customer-cookies";
import { noOutcomeCookie, writeOutcomeCookie } from "./outcome-cookie";
import { passwordGateCookie } from "./password-gate-cookie";

const https = { origin: "https://shop.example" };
const http = { origin: "http://localhost:3000" };
const day = 86_400;

type Write = (shop: { readonly origin: string }) => string;
const [session, hint] = [0, 1].map(
  (place): Write =>
    (shop) =>
      sessionCookies(shop, "x")[place] ?? "",
);

// Specification 17.4, row by row.
const cookies: readonly (readonly [name: string, Write, seconds: number | null, path: string, boolean])[] = [
  ["cart", (shop) => cartCookie(shop, "x"), 90 * day, "/", false],
  ["cards", (shop) => cardCookie(shop, ["x"]), null, "/", false],
  ["promo", (shop) => promoCookie(shop, "x", 30 * day), 30 * day, "/", true],
  ["customer", session!, 30 * day, "/", false],
  ["signed-in", hint!, 30 * day, "/", true],
  ["sign-in", (shop) => browserCookie(shop, "x"), 600, "/api/auth", false],
  ["form", (shop) => writeOutcomeCookie(shop, "x"), 1_800, "/", false],
  ["password-gate", (shop) => passwordGateCookie(shop, "x"), 12 * 3_600, "/api", false],
];

const attributesOf = (line: string) => line.split("; ").slice(1).toSorted();

describe.each(cookies)("%s", (name, write, seconds, path, isReadable) => {
  test("have the lifetime, readers and senders of the specification", () => {
    expect(write(https).split("=")[0]).toBe(name);
    expect(attributesOf(write(https))).toEqual(
      [
        ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
        `Path=${path}`,
        "SameSite=Lax",
        "Secure",
        ...(isReadable ? [] : ["HttpOnly"]),
      ].toSorted(),
    );
  });

  test("are sent over https only where the shop uses it, and work without it elsewhere", () => {
    expect(attributesOf(write(https))).toContain("Secure");
    expect(attributesOf(write(http))).not.toContain("Secure");
  });
});

test("a deleted cookie ends at once, at the path it was set for", () => {
  const ended = [
    expiredCartCookie(https),
    cardCookie(https, []),
    ...endedSessionCookies(https),
    noOutcomeCookie(https),
    browserCookie(https, null),
  ];
  for (const line of ended) expect(line).toMatch(/^[\w-]+=; Max-Age=0; /);
  expect(browserCookie(https, null)).toContain("; Path=/api/auth;");
});

import { expect, test } from "vitest";
import { isOwnForm, isSameOrigin } from "./same-origin";

const https = "https://shop.example";
const http = "http://localhost:3000";

test.each([
  ["its own page", https, https, "shop.example", true],
  ["its own page without https", https, "http://shop.example", "shop.example", false],
  ["another name it was asked under", https, "https://other.example", "other.example", true],
  ["another name, without https", https, "http://other.example", "other.example", false],
  ["a foreign page", https, "https://evil.example", "shop.example", false],
  ["a page that hides itself", https, "null", "shop.example", false],
  ["another port", http, "http://localhost:4000", "localhost:3000", false],
  ["the same machine by its number", http, "http://127.0.0.1:3000", "127.0.0.1:3000", true],
])("%s", (_, shop, origin, host, isAllowed) => {
  const headers = new Headers({ origin, host });
  expect([isSameOrigin(headers, shop), isOwnForm(headers, shop)]).toEqual([isAllowed, isAllowed]);
});

import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { redirectToLanguage } from "./redirect-to-language";

const ask = (path: string, headers: Record<string, string>) =>
  redirectToLanguage(new NextRequest(`http://shop.example${path}`, { headers }));

it.each<[string, string, Record<string, string>, string | null]>([
  ["/", "who has chosen Japanese", { cookie: "NEXT_LOCALE=jp" }, "http://shop.example/jp"],
  [
    "/montres?couleur=bleu",
    "with a filter",
    { cookie: "NEXT_LOCALE=en" },
    "http://shop.example/en/montres?couleur=bleu",
  ],
  ["/", "who has chosen nothing", {}, null],
  ["/", "who has chosen French", { cookie: "NEXT_LOCALE=fr" }, null],
  ["/en", "at another language", { cookie: "NEXT_LOCALE=jp" }, null],
  [
    "/",
    "who follows a link of the shop",
    { cookie: "NEXT_LOCALE=jp", "sec-fetch-site": "same-origin" },
    null,
  ],
])("%s, to a visitor %s", (path, _, headers, target) => {
  const answer = ask(path, headers);
  expect(answer?.headers.get("location") ?? null).toBe(target);
  expect(answer?.headers.get("cache-control") ?? null).toBe(target && "private, no-store");
});

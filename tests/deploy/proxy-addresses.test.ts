import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindOf, type AnswerKind } from "@/src/server/http/answer-kind";
import { isShareable } from "@/src/server/http/ready-answer";

const read = (name: string) => readFileSync(`deploy/nginx/${name}.conf`, "utf8");

/** Chooses a location like nginx: prefixes longer than "/" first, then expressions in their order. */
function locationOf(address: string): string {
  const locations = [...read("locations").matchAll(/^location (~ )?(\S+) \{/gm)].map(
    ([, isExpression, place = ""]) => ({ isExpression: isExpression !== undefined, place }),
  );
  const [path = ""] = address.split("?");
  const expression = locations.find(
    ({ isExpression, place }) => isExpression && new RegExp(place).test(path),
  );
  if (expression) return expression.place;
  const prefixes = locations.filter(({ isExpression, place }) => !isExpression && path.startsWith(place));
  return prefixes.toSorted((one, other) => other.place.length - one.place.length)[0]?.place ?? "";
}

const ofKind: Record<AnswerKind, RegExp> = {
  static: /_next\/static/,
  picture: /api\/configurator/,
  page: /^\/$/,
  file: /^\/$/,
};

test.each([
  "/",
  "/jp/montres?couleur=bleu",
  "/apiculture",
  "/administration",
  "/robots.txt",
  "/sitemap/fr.xml",
  "/feeds/google-fr.xml",
  "/_next/static/chunks/a.js",
  "/_next/image?url=%2Fa.webp&w=640&q=75",
  "/img/hero-home.webp/640",
  "/api/configurator/image?dial=DI01&v=1",
  "/api/configurator/model?dial=DI01",
  "/api/media/file/a.webp",
  "/api/cart/add",
  "/api/checkout",
  "/api/media?limit=1",
  "/admin",
  "/admin/collections/orders",
])("the proxy takes %s for what the shop takes it for", (address) => {
  const kind = kindOf(address);
  expect(locationOf(address)).toMatch(kind === null ? /\(\?:api\|admin\)/ : ofKind[kind]);
});

test.each(["/api/configurator/add", "/api/configurator/request", "/api/configurator/sku"])(
  "%s is a call, for any shop",
  (address) => {
    expect(locationOf(address)).toMatch(/\(\?:api\|admin\)/);
  },
);

/** Evaluates a map of the configuration like nginx: the first matching expression, else the default. */
function mapped(name: string, value: string): string {
  const body = new RegExp(`map \\S+ \\$${name} \\{([^}]*)\\}`).exec(read("proxy"))?.[1] ?? "";
  const rows = [...body.matchAll(/^\s*(?:"(~\*?)([^"]*)"|(~\*?)(\S+)|default) (\S+);/gm)].map(
    ([, quotedKind, quoted, kind = quotedKind, bare, answer = ""]) => ({
      expression: kind && new RegExp(quoted ?? bare ?? "", kind === "~*" ? "i" : ""),
      answer,
    }),
  );
  return (
    (
      rows.find(({ expression }) => expression && expression.test(value)) ??
      rows.find((row) => !row.expression)
    )?.answer ?? ""
  );
}

test.each([
  "s-maxage=300, stale-while-revalidate=86100",
  "public, max-age=31536000, immutable",
  "private, no-store",
  "no-store",
  "public, no-cache",
  "max-age=60",
  "",
])("the proxy keeps for everybody what the shop would: %s", (policy) => {
  const isKept = isShareable({ status: 200, headers: ["Cache-Control", policy], body: Buffer.alloc(0) });
  expect(mapped("is_private", policy)).toBe(isKept ? "0" : "1");
});

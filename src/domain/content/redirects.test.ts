import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveRedirects } from "./redirects";

const lead = (rows: Readonly<Record<string, string>>, pages: readonly string[] = []) =>
  resolveRedirects(
    Object.entries(rows).map(([from, to]) => ({ from, to })),
    new Set(pages),
    "https://shop.example",
  );

test.each([
  ["one step stays one", { "/a": "/b" }, { "/a": "/b" }],
  ["two become one", { "/a": "/b", "/b": "/c" }, { "/a": "/c", "/b": "/c" }],
  [
    "a way may lead out of the shop",
    { "/a": "/b", "/b": "https://x.example/" },
    { "/a": "https://x.example/", "/b": "https://x.example/" },
  ],
  ["a circle leads nowhere", { "/a": "/b", "/b": "/a" }, {}],
  ["nor does a way into one", { "/x": "/a", "/a": "/b", "/b": "/a", "/y": "/z" }, { "/y": "/z" }],
  [
    "what stands behind the question mark comes along",
    { "/a": "/b?x=1", "/b": "/c?y=2#z" },
    { "/a": "/c?y=2&x=1#z", "/b": "/c?y=2#z" },
  ],
  [
    "another shop's path of the same name is no circle",
    { "/a": "https://x.example/a" },
    { "/a": "https://x.example/a" },
  ],
])("%s", (_, rows, expected) => {
  expect(lead(rows)).toEqual(expected);
});

/** All notations a browser resolves to /old. */
const spellings = [
  "/old",
  "/old?x=1",
  "/old#x",
  "/old/",
  "/old/?x=1#y",
  "/./old",
  "/x/../old",
  "/%2e/old",
  "/%6fld",
  "/en/old",
  "/fr/old/",
  "/x/..//old",
  "https://shop.example/old",
  "https://SHOP.example:443/en/old?x=1",
];

test.each(spellings)("a redirect from /old to %s is void, in one step or two", (spelling) => {
  expect(lead({ "/old": spelling })).toEqual({});
  expect(lead({ "/old": "/b", "/b": spelling })).toEqual({});
});

test("an address with a page is not redirected, and is a valid target", () => {
  expect(lead({ "/a": "/b", "/b": "/c" }, ["/b"])).toEqual({ "/a": "/b" });
});

test("for any rows, no redirect leads to another one", () => {
  const path = fc.constantFrom("/a", "/b", "/c", "/d", "/e");
  fc.assert(
    fc.property(fc.dictionary(path, path), fc.uniqueArray(path), (rows, pages) => {
      const ways = lead(rows, pages);
      for (const end of Object.values(ways)) expect(ways).not.toHaveProperty([end]);
      for (const page of pages) expect(ways).not.toHaveProperty([page]);
    }),
  );
});

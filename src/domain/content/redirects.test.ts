import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveRedirects } from "./redirects";

const lead = (rows: Readonly<Record<string, string>>, pages: readonly string[] = []) =>
  resolveRedirects(
    Object.entries(rows).map(([from, to]) => ({ from, to })),
    new Set(pages),
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
  ["an address that leads to itself leads nowhere", { "/a": "/a" }, {}],
])("%s", (_, rows, expected) => {
  expect(lead(rows)).toEqual(expected);
});

test("an address where a page stands leads nowhere, and is an end for others", () => {
  expect(lead({ "/a": "/b", "/b": "/c" }, ["/b"])).toEqual({ "/a": "/b" });
});

test("whatever the rows are, no way leads to where another begins", () => {
  const path = fc.constantFrom("/a", "/b", "/c", "/d", "/e");
  fc.assert(
    fc.property(fc.dictionary(path, path), fc.uniqueArray(path), (rows, pages) => {
      const ways = lead(rows, pages);
      for (const end of Object.values(ways)) expect(ways).not.toHaveProperty([end]);
      for (const page of pages) expect(ways).not.toHaveProperty([page]);
    }),
  );
});

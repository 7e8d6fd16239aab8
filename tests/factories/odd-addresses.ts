import { firstSegments } from "@/src/domain/content/pages/first-segments";
import { locales } from "@/src/domain/locale/locale";

const real = Object.keys(firstSegments);
const firsts = [
  "",
  ...real,
  ...real.map((name) => `${name}x`),
  ...real.map((name) => `x${name}`),
  ...real.map((name) => name.toUpperCase()),
  ...real.map((name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`),
  ...locales,
  "robotsxtxt",
  "sitemap-index",
  "__proto__",
  "constructor",
  "montres",
  "produit",
  "configurator",
  "p",
];

const rests = [
  "",
  "/",
  "/x",
  "/x/y",
  "/x/y/z",
  "/x.xml",
  "/x.php",
  "/__proto__",
  "/constructor/x",
  "/api/x",
  "/_next/x",
  "/%2e%2e/x",
  "/x%2Fy",
  "/%E6%99%82",
  "/x?y=%",
  "/x?_rsc=1",
  "/X;y",
  "/%",
  "/%00",
  `/${"x".repeat(300)}`,
  `/${"x/".repeat(200)}x`,
];

/** Addresses of scanners, old links and typing errors: each first segment of the table, and similar ones. */
export const oddAddresses: readonly string[] = firsts.flatMap((first) =>
  rests.map((rest) => `/${first}${rest}`),
);

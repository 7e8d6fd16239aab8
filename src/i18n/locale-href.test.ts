import { expect, test } from "vitest";
import { barePath, localeHref } from "./locale-href";

test.each([
  ["/", "/"],
  ["/en", "/"],
  ["/jp/montres/", "/montres"],
  ["/fr/montres/choix/ligne.distinction", "/montres"],
  ["/en/configurator/catalogue/recherche", "/configurator/catalogue"],
  ["/entreprise", "/entreprise"],
  ["/en/faq/recherche", "/faq"],
])("the bare path of %s is %s", (pathname, path) => {
  expect(barePath(pathname)).toBe(path);
});

test.each([
  ["fr", "/", "/"],
  ["en", "/", "/en"],
  ["jp", "/montres?ligne=distinction", "/jp/montres?ligne=distinction"],
] as const)("in %s, %s is at %s", (locale, path, href) => {
  expect(localeHref(locale, path)).toBe(href);
});

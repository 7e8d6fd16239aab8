import { expect, test } from "vitest";
import { barePath, localeHref } from "@/src/i18n/locale-href";
import { shellOf } from "./shell-rules";

// Specification §2, shell behaviour.
test.each([
  ["/montres/precommande/distinction-horizon/1", { navbar: "over", banner: true, footer: true }],
  ["/montres", { navbar: "solid", banner: true, footer: true, promo: true }],
  ["/merci/AAAAAAAAAAAAAAAAAAAAAA", { navbar: "hidden", footer: true }],
  ["/commandes/avis/x", { navbar: "hidden" }],
  ["/commandes/x", { navbar: "solid" }],
  ["/auth", { navbar: "hidden" }],
  ["/account", { navbar: "hidden" }],
  ["/authentique", { navbar: "solid" }],
  ["/carte-cadeaux", { navbar: "solid" }],
  ["/carte-cadeaux/ABC", { navbar: "hidden" }],
  ["/premium", { navbar: "hidden", footer: false }],
  ["/montres/precommande/distinction-horizon/confirm", { navbar: "hidden", footer: false }],
  ["/panier", { promo: false }],
])("%s", (path, shell) => {
  expect(shellOf(path)).toMatchObject(shell);
});

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

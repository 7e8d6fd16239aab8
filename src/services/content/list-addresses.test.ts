import { expect, test } from "vitest";
import type { Manual } from "@/src/domain/content/manual";
import type { Page } from "@/src/domain/content/page";
import type { Localised } from "@/src/domain/locale/locale";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { listAddresses } from "./list-addresses";

const everywhere = { fr: "x", en: "x", es: "x", jp: "x" };
const page = (slug: string, title: Localised = everywhere): Page =>
  ({ slug, title, description: everywhere }) as Page;

const content = {
  pages: () =>
    Promise.resolve([
      page("home"),
      page("faq", { fr: "Questions", jp: "質問" }),
      // Pages that are not listed.
      page("avant-premiere/bienvenue"),
      page("precommande-collection-rose-2"),
      page("maintenance"),
      page("commandes"),
    ]),
  watches: () => Promise.resolve([sampleWatch("DI01"), sampleWatch("DI02")]),
  products: () =>
    Promise.resolve([
      sampleProduct("DI01", 40, 32_000),
      sampleProduct("DI02", 40, 32_000, { isVisible: false }),
      sampleProduct("GC", 50, 5_000, { watch: null, slug: "GC-050", page: "/produit/GC-050" }),
      sampleProduct("OLD", 1, 5_000, { watch: null, slug: "OLD", page: "/produit/OLD", isVisible: false }),
    ]),
  manuals: () => Promise.resolve([{ number: 1 } as Manual]),
  changes: () =>
    Promise.resolve([
      { kind: "page", key: "faq", at: "2026-11-20T08:00:00Z" } as const,
      { kind: "watch", key: "DI01", at: "2026-11-21T08:00:00Z" } as const,
    ]),
};

// Specification 10.3, 10.7.
test("the sitemap has every public page once, in the languages it exists in", async () => {
  const addresses = await listAddresses(content);
  const inAll = ["fr", "en", "es", "jp"];
  expect(Object.fromEntries(addresses.map(({ path, languages }) => [path, languages]))).toEqual({
    "/": inAll,
    "/faq": ["fr", "jp"],
    "/montres/manuels": inAll,
    "/montres/manuels/1": inAll,
    "/configurator": inAll,
    "/configurator/catalogue": inAll,
    "/guide-des-tailles": inAll,
    "/trouver-votre-montre": inAll,
    "/montres/distinction/DI01": inAll,
    "/commandes": inAll,
    "/retractation": inAll,
  });
});

test("it gives the date of a page's last change, if known", async () => {
  const addresses = await listAddresses(content);
  expect(addresses.filter(({ changedAt }) => changedAt !== undefined)).toMatchObject([
    { path: "/faq", changedAt: "2026-11-20T08:00:00Z" },
    { path: "/montres/distinction/DI01", changedAt: "2026-11-21T08:00:00Z" },
  ]);
});

test("a watch with the same URL as its line is listed once, as the composed page", async () => {
  const line = { fr: "x" };
  const addresses = await listAddresses({
    ...content,
    pages: () => Promise.resolve([page("montres/distinction-rose", line)]),
    watches: () => Promise.resolve([sampleWatch("DI01", { path: "/montres/distinction-rose" })]),
  });
  expect(addresses.filter(({ path }) => path === "/montres/distinction-rose")).toEqual([
    { path: "/montres/distinction-rose", languages: ["fr"] },
  ]);
});

import { expect, test } from "vitest";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { articlesOf } from "./articles-of";

const watch = sampleWatch("DI01", { name: { fr: "Aube" }, tagline: { fr: "Cadran givré" }, stage: "sable" });

test("a watch has its own name, what sets it apart, and the picture of its parts", () => {
  const product = sampleProduct("DI01", 40, 32_000, { discount: 10, page: "/montres/distinction/DI01" });
  expect(articlesOf([product], [watch], "v1")).toEqual([
    {
      sku: "DI0140",
      kind: "watch",
      title: { fr: "Aube" },
      details: [{ fr: "Cadran givré" }, { fr: "40 mm" }],
      price: 32_000,
      discount: 10,
      image: frontImageUrl(watch.parts, { width: 320, stage: "sable", version: "v1" }),
      href: "/montres/distinction/DI01",
      isSold: true,
    },
  ]);
});

test("a watch of one size says none", () => {
  const product = { ...sampleProduct("DI01", 40, 32_000), diameter: null };
  expect(articlesOf([product], [watch], "v1")[0]?.details).toEqual([{ fr: "Cadran givré" }]);
});

test("what is no watch has the name of its product, and no picture unless one was uploaded", () => {
  const card = sampleProduct("GC", 50, 5_000, { kind: "gift-card", watch: null, name: { fr: "Carte" } });
  expect(articlesOf([card], [watch], "v1")).toMatchObject([
    { title: { fr: "Carte" }, details: [], image: null },
  ]);
});

test("an uploaded picture comes before the composed one, small enough for a line", () => {
  const url = "/api/media/file/aube.webp";
  const images = [{ url, alt: { fr: "" }, width: 2_000, height: 2_000 }] as never;
  const [article] = articlesOf([sampleProduct("DI01", 40, 32_000, { images })], [watch], "v1");
  const address = new URL(article?.image ?? "", "https://shop.example");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ url, w: "384" });
});

test("a bespoke watch is no article; what is not sold is one all the same", () => {
  const products = [
    sampleProduct("BS", 40, 25_000, { kind: "bespoke" }),
    sampleProduct("DI01", 40, 32_000, { availability: "sold-out" }),
    sampleProduct("DI02", 40, 32_000, { isVisible: false }),
  ];
  expect(articlesOf(products, [watch], "v1").map(({ sku, isSold }) => [sku, isSold])).toEqual([
    ["DI0140", false],
    ["DI0240", false],
  ]);
});

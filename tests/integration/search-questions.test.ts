import { afterAll, beforeAll, expect, test } from "vitest";
import { searchShop } from "@/src/services/search/search-shop";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const strap = /^option strapColor/;
const blueStrap = /^option strapColor (LE BU|RU BU|NY BU)/;
const green = /^option strapColor (LE GR|RU GR|NY GR)/;
const giftCard = /^(product GC|page carte-cadeaux)/;
const water = /^question water/;
const returns = /^(page politique-de-retour|question returns)/;
const sizes = /^(page sizes|question size)/;
const arrival = /^question (delivery|shipping-cost|countries)/;
const forWomen = /^page montre-femme/;
const repair = /^(page services\/maintenance|question (after-warranty|repair))/;
const orders = /^(page orders|question tracking)/;

// The ten likeliest questions of each language, with a slip of the finger and plurals among them.
test.each([
  ["bracelet bleu", "fr", blueStrap],
  ["bracelt cuir vert", "fr", green],
  ["carte cadeaux", "fr", giftCard],
  ["étanchéité", "fr", /^(question water|page montres)/],
  ["retour", "fr", returns],
  ["guide des tailles", "fr", sizes],
  ["livraison", "fr", arrival],
  ["montre femme", "fr", forWomen],
  ["aiguilles dauphines", "fr", /^option hands/],
  ["suivre ma commande", "fr", orders],
  ["blue strap", "en", blueStrap],
  ["bracelt", "en", strap],
  ["gift cards", "en", giftCard],
  ["waterproof", "en", water],
  ["returns", "en", returns],
  ["size guide", "en", sizes],
  ["delivry", "en", arrival],
  ["women's watches", "en", forWomen],
  ["repair", "en", repair],
  ["track my order", "en", orders],
  ["correa azul", "es", blueStrap],
  ["correa de cuero verde", "es", green],
  ["tarjeta regalo", "es", giftCard],
  ["nadar", "es", water],
  ["devolucion", "es", returns],
  ["guia de tallas", "es", sizes],
  ["gastos de envio", "es", arrival],
  ["reloj de mujer", "es", forWomen],
  ["reparacion", "es", repair],
  ["seguir pedido", "es", orders],
  ["青いベルト", "jp", blueStrap],
  ["緑のストラップ", "jp", green],
  ["ギフトカード", "jp", giftCard],
  ["防水", "jp", water],
  ["返品", "jp", returns],
  ["サイズガイド", "jp", sizes],
  ["送料", "jp", arrival],
  ["レディース", "jp", forWomen],
  ["修理", "jp", repair],
  ["注文の確認", "jp", orders],
] as const)("%s in %s shows what was meant first", async (query, locale, wanted) => {
  const [first] = await searchShop(open.shop, query, locale, 8);
  expect(`${first?.kind} ${first?.key}`).toMatch(wanted);
});

// Ligatures, units, thousands, names of movements, plurals: the same hits as the written form has.
test.each([
  ["coeur", "cœur", "fr"],
  ["oeil", "œil", "fr"],
  ["40mm", "40 mm", "fr"],
  ["10atm", "10 atm", "fr"],
  ["nh 35", "NH35", "fr"],
  ["21600", "21 600", "fr"],
  ["cadrans", "cadran", "fr"],
  ["bracelets bleus", "bracelet bleu", "fr"],
  ["métaux", "métal", "fr"],
  ["cartes cadeaux", "carte cadeau", "fr"],
  ["40mm", "40 mm", "en"],
  ["NH 35", "nh35", "en"],
  ["watches", "watch", "en"],
  ["straps", "strap", "en"],
  ["boxes", "box", "en"],
  ["gift cards", "gift card", "en"],
  ["40mm", "40 mm", "es"],
  ["NH 35", "nh35", "es"],
  ["relojes", "reloj", "es"],
  ["correas azules", "correa azul", "es"],
  ["tarjetas regalo", "tarjeta regalo", "es"],
  ["cristales", "cristal", "es"],
  ["40mm", "40 mm", "jp"],
  ["NH 35", "NH35", "jp"],
  ["ＮＨ３５", "NH35", "jp"],
] as const)("%s finds what %s finds, in %s", async (typed, written, locale) => {
  const keysOf = async (query: string) => {
    const hits = await searchShop(open.shop, query, locale, 200);
    return hits.map(({ kind, key }) => `${kind} ${key}`).toSorted();
  };
  const expected = await keysOf(written);
  expect(expected.length).toBeGreaterThan(0);
  expect(await keysOf(typed)).toEqual(expected);
});

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

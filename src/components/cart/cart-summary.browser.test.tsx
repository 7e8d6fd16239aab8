import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { showCartPage } from "@/tests/setup/browser/in-cart";

const retrieve = "GET /api/cart/retrieve";
const checkout = "POST /api/checkout";
const check = "POST /api/gift-card/check";

const pay = page.getByRole("button", { name: /^Commander avec obligation de paiement/ });
const note = page.getByRole("textbox", { name: "Un mot pour l’atelier" });
const code = page.getByRole("textbox", { name: "Code de la carte" });
const summary = page.getByRole("complementary", { name: "Récapitulatif" });
const alert = page.getByRole("alert");

const card = { id: 7, kind: "amount" as const, ending: "X4Z9", spendable: 5_000, until: "2028-11-21" };
const paying = cartAnswer([cartItem()], { giftCards: [{ ...card, pays: 5_000 }] });

const sentTo = async (name: string) =>
  (await commands.sentRequests()).filter((request) => request.name === name).map(({ body }) => body);

const openCart = async (script: Parameters<typeof commands.scriptShop>[0] = {}) => {
  await commands.scriptShop({ [retrieve]: [{ body: cartAnswer([cartItem()]) }], ...script });
  return showCartPage();
};

beforeEach(() => {
  window.location.hash = "";
});

test("paying sends what the page shows, and opens the address the shop returns", async () => {
  await openCart({ [checkout]: [{ body: { url: "#paid" } }] });
  await note.fill("Pour samedi");
  await pay.click();
  await expect.poll(() => window.location.hash).toBe("#paid");
  expect(await sentTo(checkout)).toEqual([
    {
      __nextLocale: "fr",
      note: "Pour samedi",
      currency: "EUR",
      expectedTotal: 32_000,
      expectedDue: 32_000,
      dutyPaid: false,
      terms: "2026-11",
    },
  ]);
});

test("two quick presses open one payment", async () => {
  await openCart({ [checkout]: [{ body: { url: "#paid" }, afterMs: 150 }] });
  await expect.element(pay).toBeEnabled();
  const button = pay.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => window.location.hash).toBe("#paid");
  expect(await sentTo(checkout)).toHaveLength(1);
});

test("a refused purchase shows the reason, and the cart is read again", async () => {
  const dearer = cartAnswer([cartItem({ price: 34_000 })]);
  await openCart({
    [retrieve]: [{ body: cartAnswer([cartItem()]) }, { body: dearer }],
    [checkout]: [{ status: 422, body: { error: "price-changed" } }],
  });
  await pay.click();
  await expect.element(alert).toHaveTextContent("Un prix a changé entre-temps.");
  await expect.element(summary).toHaveTextContent("340,00");
});

test("changed terms are reported and linked, and accepted by the next press", async () => {
  await openCart({
    [retrieve]: [
      { body: cartAnswer([cartItem()], { dispatch: "2026-12-05" }) },
      { body: cartAnswer([cartItem()], { terms: "2027-01" }) },
    ],
    [checkout]: [{ status: 422, body: { error: "terms-changed" } }, { body: { url: "#paid" } }],
  });
  await expect.element(summary).toHaveTextContent("Expédition prévue5 décembre");
  await expect
    .element(summary.getByRole("link", { name: "Droit de rétractation" }))
    .toHaveAttribute("href", "/politique-de-retour");
  await pay.click();
  await expect
    .element(alert.getByRole("link", { name: "Lire les nouvelles conditions" }))
    .toHaveAttribute("href", "/conditions-generales");
  await pay.click();
  await expect.poll(() => window.location.hash).toBe("#paid");
  expect(await sentTo(checkout)).toMatchObject([{ terms: "2026-11" }, { terms: "2027-01" }]);
});

test("an article that is no longer made disables the button", async () => {
  await openCart({ [retrieve]: [{ body: cartAnswer([cartItem({ isSellable: false })]) }] });
  await expect.element(pay).toBeDisabled();
});

test("a typed promo code applies; an invalid one shows an error on its field", async () => {
  const reduced = cartAnswer([cartItem({ discount: 10 })], {
    promo: { code: "ETE", title: null, isAutomatic: false, percent: 10, amount: null },
  });
  await openCart({
    [retrieve]: [{ body: cartAnswer([cartItem()]) }, { body: reduced }],
    "POST /api/promo/use": [{ status: 404, body: { error: "unknown-code" } }, { body: { code: "ETE" } }],
  });
  await page.getByText("Ajouter un code promo").click();
  const field = page.getByRole("textbox", { name: "Code promo" });
  await field.fill("hiver");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(field)
    .toHaveAccessibleDescription("Ce code n’est pas valable aujourd’hui. Vérifiez son orthographe.");
  await field.fill("ete");
  await userEvent.keyboard("{Enter}");
  await expect.element(summary).toHaveTextContent("288,00");
  await expect.element(field).toHaveValue("");
  delete document.documentElement.dataset.promo;
});

test("a shop that does not answer is shown as the reason", async () => {
  await openCart({ [checkout]: [{ isLost: true }] });
  await pay.click();
  await expect.element(alert).toHaveTextContent("La page de paiement ne répond pas.");
  await expect.element(pay).toBeEnabled();
});

test("the note is still there when the page is opened again", async () => {
  const { unmount } = await openCart();
  await note.fill("Gravure : à Ada");
  await unmount();
  await showCartPage();
  await expect.element(note).toHaveValue("Gravure : à Ada");
});

test("a note beyond its limit is never cut: it is refused until it is shorter", async () => {
  await openCart({ [checkout]: [{ body: { url: "#paid" } }] });
  await note.fill("x".repeat(1_003));
  await expect.element(note).toHaveValue("x".repeat(1_003));
  await expect.element(note).toHaveAccessibleDescription(/retirez-en 3/);
  await pay.click();
  await expect.element(alert).toHaveTextContent("trop long");
  expect(await sentTo(checkout)).toEqual([]);
  await note.fill("x".repeat(999));
  await expect.element(note).toHaveAccessibleDescription(/restants\s: 1\./);
  await pay.click();
  await expect.poll(() => sentTo(checkout)).toMatchObject([{ note: "x".repeat(999) }]);
});

test("another currency is shown as a conversion of what is charged", async () => {
  document.documentElement.dataset.currency = "USD";
  await openCart({ [checkout]: [{ body: { url: "#paid" } }] });
  await expect.element(summary).toHaveTextContent("345,50");
  await expect.element(page.getByText(/Montant débité\s: 320,00/)).toBeVisible();
  await pay.click();
  await expect
    .poll(() => sentTo(checkout))
    .toEqual([
      {
        __nextLocale: "fr",
        note: "",
        currency: "USD",
        expectedTotal: 32_000,
        expectedDue: 32_000,
        dutyPaid: false,
        terms: "2026-11",
      },
    ]);
});

test("duties that are paid in advance are in the total, and nothing is said to be asked at the door", async () => {
  document.documentElement.dataset.currency = "USD";
  const cart = cartAnswer([cartItem()], {
    border: { USD: "États-Unis : environ 50 $US de droits." },
    duties: { USD: { shown: 5_500, charged: 5_093, notice: "États-Unis : payés par nous." } },
  });
  await openCart({ [retrieve]: [{ body: cart }], [checkout]: [{ body: { url: "#paid" } }] });
  await expect.element(summary).toHaveTextContent("environ 50");
  await page.getByRole("checkbox", { name: /^Payer les droits et taxes dès maintenant \(55,00/ }).click();
  await expect.element(summary).toHaveTextContent("400,50");
  await expect.element(summary).toHaveTextContent("payés par nous");
  await expect.element(summary).not.toHaveTextContent("environ 50");
  await pay.click();
  await expect
    .poll(() => sentTo(checkout))
    .toMatchObject([{ currency: "USD", expectedTotal: 37_093, dutyPaid: true }]);
});

test("a promo code in force shows its discount, and can be removed", async () => {
  document.cookie = "promo=ETE; path=/";
  document.documentElement.dataset.promo = "ETE";
  const reduced = cartAnswer([cartItem({ discount: 10 })], {
    promo: { code: "ETE", title: null, isAutomatic: false, percent: 10, amount: null },
  });
  await openCart({ [retrieve]: [{ body: reduced }, { body: cartAnswer([cartItem()]) }] });
  await expect.element(page.getByText("Code ETE : 10 % de réduction")).toBeVisible();
  await expect.element(summary).toHaveTextContent("288,00");
  await page.getByRole("button", { name: "Retirer le code" }).click();
  await expect.element(page.getByText("Code ETE : 10 % de réduction")).not.toBeInTheDocument();
  await expect.element(summary).not.toHaveTextContent("288,00");
  expect(document.cookie).toBe("");
});

test.each([
  [{ reason: "invalid" }, /Le code HIER n’est pas valable aujourd’hui/],
  [{ reason: "minimum", missing: 8_000 }, /Encore 80,00.€ d’achats pour profiter du code HIER/],
  [{ reason: "sign-in" }, /Connectez-vous pour utiliser le code HIER/],
] as const)("a promo code that takes nothing off says why: %j", async (refusedPromo, words) => {
  document.documentElement.dataset.promo = "HIER";
  await openCart({ [retrieve]: [{ body: cartAnswer([cartItem()], { refusedPromo }) }] });
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a promotion without a code is named, and cannot be removed", async () => {
  const promo = { code: "BOX", title: "Coffret offert", isAutomatic: true, percent: null, amount: null };
  const answer = cartAnswer([cartItem({ price: 37_000, free: 5_000 })], { promo });
  await openCart({ [retrieve]: [{ body: answer }] });
  await expect.element(page.getByText("Coffret offert : déjà déduit")).toBeVisible();
  await expect.element(summary).toHaveTextContent("320,00");
  await expect.element(page.getByRole("button", { name: "Retirer le code" })).not.toBeInTheDocument();
});

test("a gift card pays its part, and the balance is shown", async () => {
  await openCart({
    [retrieve]: [{ body: cartAnswer([cartItem()]) }, { body: paying }],
    [check]: [{ body: { giftCards: [card] } }],
    [checkout]: [{ body: { url: "#paid" } }],
  });
  await page.getByText("Payer avec une carte cadeau").click();
  await code.fill("ABCD-EFGH");
  await page.getByRole("button", { name: "Utiliser" }).click();
  await expect.element(page.getByText(/Carte …X4Z9\s: 50,00/)).toBeVisible();
  await expect.element(code).toHaveValue("");
  await expect.element(pay).toHaveTextContent("270,00");
  await pay.click();
  await expect.poll(() => sentTo(checkout)).toMatchObject([{ expectedTotal: 32_000, expectedDue: 27_000 }]);
});

test("where another currency is shown, cards are deducted from a total in euros", async () => {
  document.documentElement.dataset.currency = "JPY";
  await openCart({ [retrieve]: [{ body: paying }] });
  await expect.element(pay).toHaveTextContent("270,00");
  expect(summary.element().textContent).toMatch(
    /TVA comprise54\s080.¥Total en euros320,00.€Carte cadeau …X4Z9− 50,00.€Reste à payer270,00.€/,
  );
});

test("with nothing left to pay, no payment, no means of payment and no charge is mentioned", async () => {
  document.documentElement.dataset.currency = "JPY";
  const covered = cartAnswer([cartItem()], { giftCards: [{ ...card, spendable: 40_000, pays: 32_000 }] });
  await openCart({ [retrieve]: [{ body: covered }], [checkout]: [{ body: { url: "#confirmed" } }] });
  const order = page.getByRole("button", { name: "Commander, rien à payer" });
  await expect.element(order).not.toHaveTextContent("€");
  await expect.element(summary).toHaveTextContent("demande seulement vos coordonnées");
  await expect.element(summary).toHaveTextContent("14 jours pour changer d’avis");
  await expect.element(summary).not.toHaveTextContent(/obligation|sécurisée|Klarna|Carte bancaire|débité/);
  await order.click();
  await expect.poll(() => sentTo(checkout)).toMatchObject([{ expectedTotal: 32_000, expectedDue: 0 }]);
});

test.each([
  [404, "unknown-card", "Aucune carte ne porte ce code."],
  [422, "empty-card", "Il ne reste rien sur cette carte"],
  [429, "too-many", "Trop d’essais."],
  [500, "something", "La boutique ne répond pas."],
])("a gift card refused with %d %s says so on its field, and the code stays", async (status, error, text) => {
  await openCart({ [check]: [{ status, body: { error } }] });
  await page.getByText("Payer avec une carte cadeau").click();
  await code.fill("ABCD-EFGH");
  await page.getByRole("button", { name: "Utiliser" }).click();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(text));
  await expect.element(code).toHaveValue("ABCD-EFGH");
});

test("an empty code sends no request", async () => {
  await openCart();
  await page.getByText("Payer avec une carte cadeau").click();
  await page.getByRole("button", { name: "Utiliser" }).click();
  await expect.element(code).toHaveAccessibleDescription("Indiquez le code de la carte.");
  expect(await sentTo(check)).toEqual([]);
});

test("a removed gift card pays no more", async () => {
  await openCart({
    [retrieve]: [{ body: paying }, { body: cartAnswer([cartItem()]) }],
    "POST /api/gift-card/remove": [{ body: { giftCards: [] } }],
  });
  await page.getByRole("button", { name: "Retirer la carte …X4Z9" }).click();
  await expect.element(pay).toHaveTextContent("320,00");
  expect(await sentTo("POST /api/gift-card/remove")).toEqual([{ id: 7 }]);
});

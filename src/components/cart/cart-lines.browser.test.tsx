import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { showCartPage } from "@/tests/setup/browser/in-cart";

const horizon = cartItem();
const second = cartItem({ id: "2", product: "WTCH-RE02", title: "Réminiscence Écru", price: 25_000 });

const retrieve = "GET /api/cart/retrieve";
const add = "POST /api/cart/add";
const remove = "POST /api/cart/delete";

const quantity = page.getByRole("group", { name: "Quantité, Distinction Bleu Horizon" });
const more = quantity.getByRole("button", { name: "Ajouter un" });
const less = quantity.getByRole("button", { name: "Retirer un" });
const removal = page.getByRole("button", { name: "Retirer Distinction Bleu Horizon" });
const summary = page.getByRole("complementary", { name: "Récapitulatif" });

/** Bodies of the changes, in their order. */
const changes = async () =>
  (await commands.sentRequests()).filter(({ name }) => name.startsWith("POST")).map(({ body }) => body);

/** Opens the cart page; it reads the first cart, then the next after each change. */
const openCart = async (
  carts: readonly ReturnType<typeof cartAnswer>[],
  more: Parameters<typeof commands.scriptShop>[0] = {},
) => {
  await commands.scriptShop({ [retrieve]: carts.map((body) => ({ body })), ...more });
  return showCartPage();
};

test("a cart shows its lines and its total", async () => {
  await openCart([cartAnswer([{ ...horizon, quantity: 2 }, second])]);
  await expect.element(page.getByRole("heading", { name: "Réminiscence Écru" })).toBeVisible();
  await expect.element(quantity).toHaveTextContent("2");
  await expect.element(summary).toHaveTextContent("890,00");
});

test("one more piece is requested, and the line shows the shop's answer", async () => {
  const two = cartAnswer([{ ...horizon, quantity: 2 }]);
  await openCart([cartAnswer([horizon]), two], { [add]: [{ body: two }] });
  await more.click();
  await expect.element(quantity).toHaveTextContent("2");
  expect(await changes()).toEqual([{ sku: "WTCH-DI01", quantity: 1, overwrite: false }]);
});

test("one piece less sends the new quantity", async () => {
  const two = cartAnswer([{ ...horizon, quantity: 2 }]);
  await openCart([cartAnswer([{ ...horizon, quantity: 3 }]), two], { [add]: [{ body: two }] });
  await less.click();
  await expect.element(quantity).toHaveTextContent("2");
  expect(await changes()).toEqual([{ sku: "WTCH-DI01", quantity: 2, overwrite: true }]);
});

test("the last piece is never removed, nor is one above the limit added", async () => {
  await openCart([cartAnswer([horizon, { ...second, quantity: 99 }])]);
  await expect.element(less).toHaveAttribute("aria-disabled", "true");
  await less.click({ force: true });
  const full = page.getByRole("group", { name: "Quantité, Réminiscence Écru" });
  await full.getByRole("button", { name: "Ajouter un" }).click({ force: true });
  await expect.element(quantity).toHaveTextContent("1");
  expect(await changes()).toEqual([]);
});

test("two quick presses are one change", async () => {
  const two = cartAnswer([{ ...horizon, quantity: 2 }]);
  await openCart([cartAnswer([horizon]), two], { [add]: [{ body: two, afterMs: 150 }] });
  await expect.element(more).toBeVisible();
  const button = more.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(quantity).toHaveTextContent("2");
  expect(await changes()).toHaveLength(1);
});

test("a refused change leaves the line unchanged", async () => {
  await openCart([cartAnswer([horizon])], { [add]: [{ status: 422, body: { error: "cart-full" } }] });
  await more.click();
  await expect.poll(changes).toHaveLength(1);
  await expect.element(more).toHaveAttribute("aria-disabled", "false");
  await expect.element(quantity).toHaveTextContent("1");
});

test("a change whose answer is lost shows the state of the shop", async () => {
  const two = cartAnswer([{ ...horizon, quantity: 2 }]);
  await openCart([cartAnswer([horizon]), two], { [add]: [{ isLost: true }] });
  await more.click();
  await expect.element(quantity).toHaveTextContent("2");
});

test("a removed line disappears, and the focus stays with the others", async () => {
  const rest = cartAnswer([second]);
  await openCart([cartAnswer([horizon, second]), rest], { [remove]: [{ body: rest }] });
  await removal.click();
  await expect.element(removal).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "Articles" })).toHaveFocus();
  expect(await changes()).toEqual([{ sku: "WTCH-DI01" }]);
});

test("a removed line can be restored with all its pieces, also when it was the last", async () => {
  const three = cartAnswer([{ ...horizon, quantity: 3 }]);
  await openCart([three, cartAnswer(), three], {
    [remove]: [{ body: cartAnswer() }],
    [add]: [{ body: three }],
  });
  await removal.click();
  await expect.element(page.getByText("Votre panier est vide.")).toBeVisible();
  await page.getByRole("button", { name: "Remettre" }).click();
  await expect.element(quantity).toHaveTextContent("3");
  await expect.element(page.getByRole("button", { name: "Remettre" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "Articles" })).toHaveFocus();
  expect((await changes()).at(-1)).toEqual({ sku: "WTCH-DI01", quantity: 3, overwrite: true });
});

test("after the last line the page shows the empty cart", async () => {
  await openCart([cartAnswer([horizon]), cartAnswer()], { [remove]: [{ body: cartAnswer() }] });
  await removal.click();
  await expect.element(page.getByText("Votre panier est vide.")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("a failed removal keeps the line and the focus on its button", async () => {
  await openCart([cartAnswer([horizon])], { [remove]: [{ status: 503, body: { error: "unavailable" } }] });
  await removal.click();
  await expect.poll(changes).toHaveLength(1);
  await expect.element(removal).toHaveAttribute("aria-disabled", "false");
  await expect.element(removal).toHaveFocus();
});

test("a changed price and an article that is no longer sold are reported", async () => {
  await openCart([
    cartAnswer([
      { ...horizon, previousPrice: 30_000 },
      { ...second, isSellable: false },
    ]),
  ]);
  await expect.element(page.getByText(/300,00.* est devenu 320,00/)).toBeVisible();
  await expect.element(page.getByText("Cet article n’est plus fabriqué tel quel.")).toBeVisible();
  await expect
    .element(page.getByRole("group", { name: "Quantité, Réminiscence Écru" }))
    .not.toBeInTheDocument();
});

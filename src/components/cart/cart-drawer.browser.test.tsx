import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { CartButton } from "@/src/components/shell/cart-button";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { drawer as drawerPart, showWithDrawer, textsOfCart } from "@/tests/setup/browser/in-cart";
import { AddSkuButton } from "./add-sku-button";

const retrieve = "GET /api/cart/retrieve";
const add = "POST /api/cart/add";
const texts = "GET /api/texts/fr/cart";

const drawer = page.getByRole("dialog", { name: /^Panier/ });
const opener = page.getByRole("button", { name: /^Panier/ });
const addButton = page.getByRole("button", { name: "Ajouter au panier" });
const close = drawer.getByRole("button", { name: "Fermer le panier" });

const parts = (
  <>
    <CartButton locale="fr" label="Panier" />
    <AddSkuButton sku="WTCH-DI01" locale="fr" label="Ajouter au panier" busyLabel="Un instant" />
  </>
);

const namesOf = async (name: string) =>
  (await commands.sentRequests()).filter((request) => request.name === name).length;

const openPage = async (script: Parameters<typeof commands.scriptShop>[0]) => {
  // A window fetches the texts once, whichever test comes first.
  await commands.scriptShop({ ...textsOfCart, ...script });
  return showWithDrawer(parts);
};

test("the drawer takes the focus, and returns it on Escape", async () => {
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }] });
  await opener.click();
  await expect.element(drawer).toBeVisible();
  expect(drawer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("its close button closes it, and so does a press beside it", async () => {
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }] });
  await opener.click();
  await close.click();
  await expect.element(drawer).not.toBeInTheDocument();
  await opener.click();
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.body, { position: { x: 20, y: 300 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
});

test("it opens by the space bar as a button does", async () => {
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }] });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(drawer).toBeVisible();
});

test("its title counts the pieces, and an empty one links to the watches", async () => {
  const { unmount } = await openPage({ [retrieve]: [{ body: cartAnswer([cartItem({ quantity: 3 })]) }] });
  await opener.click();
  await expect.element(page.getByRole("dialog", { name: "Panier, 3 articles" })).toBeVisible();
  await unmount();
  await openPage({ [retrieve]: [{ body: cartAnswer() }] });
  await opener.click();
  await expect.element(drawer.getByRole("link", { name: "Composer une montre" })).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Commander et payer" })).toBeDisabled();
});

test("texts are fetched once for a window, however often it is opened", async () => {
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }] });
  const before = await namesOf(texts);
  for (let times = 0; times < 2; times += 1) {
    await opener.click();
    await expect.element(drawer.getByRole("heading", { name: "Distinction Bleu Horizon" })).toBeVisible();
    await close.click();
  }
  expect((await namesOf(texts)) - before).toBeLessThanOrEqual(1);
});

test("an added article shows in the drawer", async () => {
  const full = cartAnswer([cartItem()]);
  await openPage({ [retrieve]: [{ body: cartAnswer() }, { body: full }], [add]: [{ body: full }] });
  await addButton.click();
  await expect.element(drawer.getByRole("heading", { name: "Distinction Bleu Horizon" })).toBeVisible();
  const { body } = (await commands.sentRequests()).find(({ name }) => name === add) ?? {};
  expect(body).toEqual({ sku: "WTCH-DI01", quantity: 1, overwrite: false });
});

/** Presses as soon as the button is enabled: before the effects of the page around it have run. */
function PressAtOnce() {
  useLayoutEffect(() => (addButton.element() as HTMLButtonElement).click(), []);
  return null;
}

test("a press during hydration adds, and opens", async () => {
  const full = cartAnswer([cartItem()]);
  await commands.scriptShop({
    ...textsOfCart,
    [retrieve]: [{ body: cartAnswer() }, { body: full }],
    [add]: [{ body: full }],
  });
  await showWithDrawer(
    <>
      {parts}
      <PressAtOnce />
    </>,
  );
  await expect.element(drawer.getByRole("heading", { name: "Distinction Bleu Horizon" })).toBeVisible();
  expect(await namesOf(add)).toBe(1);
});

test("two quick presses add one piece", async () => {
  const full = cartAnswer([cartItem()]);
  await openPage({ [retrieve]: [{ body: full }], [add]: [{ body: full, afterMs: 150 }] });
  await expect.element(opener).toHaveTextContent("1");
  const button = addButton.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(drawer).toBeVisible();
  await expect.element(drawer.getByRole("list", { name: "Articles" })).toHaveAttribute("aria-busy", "false");
  expect(await namesOf(add)).toBe(1);
});

test("it opens before the shop has answered, shows the loading state, and returns the focus to its opener", async () => {
  const full = cartAnswer([cartItem()]);
  await openPage({
    [retrieve]: [{ body: cartAnswer() }, { body: full }],
    [add]: [{ body: full, afterMs: 400 }],
  });
  await addButton.click();
  await expect.element(drawer.getByText("Ajout au panier")).toBeInTheDocument();
  await expect.element(drawer.getByRole("button", { name: "Commander et payer" })).toBeDisabled();
  await expect.element(drawer.getByRole("heading", { name: "Distinction Bleu Horizon" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(addButton).toHaveFocus();
});

test("a cart read by another tab shows at once, unless it is in another language", async () => {
  const inEnglish = cartAnswer([cartItem({ title: "Distinction Horizon Blue" })]);
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }, { body: cartAnswer() }] });
  await expect.element(opener).toHaveTextContent("1");
  const otherTab = new BroadcastChannel("cart");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  otherTab.postMessage({ locale: "fr", cart: cartAnswer([cartItem({ quantity: 4 })]) });
  await expect.element(opener).toHaveTextContent("4");
  expect(await namesOf(retrieve)).toBe(1);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  otherTab.postMessage({ locale: "en", cart: inEnglish });
  await expect.element(opener).not.toHaveTextContent(/\d/);
  expect(await namesOf(retrieve)).toBe(2);
  otherTab.close();
});

test("a refused addition closes it again, and the button is enabled", async () => {
  await openPage({
    [retrieve]: [{ body: cartAnswer() }],
    [add]: [{ status: 422, body: { error: "not-sold" } }],
  });
  await addButton.click();
  await expect.poll(() => namesOf(add)).toBe(1);
  await expect.element(addButton).not.toHaveAttribute("aria-busy");
  await expect.element(drawer).not.toBeInTheDocument();
});

test("nothing is added to a cart that could not be read, until it is read again", async () => {
  const full = cartAnswer([cartItem()]);
  await openPage({
    [retrieve]: [{ isLost: true }, { isLost: true }, { body: cartAnswer() }, { body: full }],
    [add]: [{ body: full }],
  });
  await addButton.click();
  await expect.poll(() => namesOf(retrieve)).toBe(2);
  expect(await namesOf(add)).toBe(0);
  await addButton.click();
  await expect.element(drawer).toBeVisible();
  await expect.poll(() => namesOf(add)).toBe(1);
});

test("an answer of another shape is no cart", async () => {
  await openPage({ [retrieve]: [{ body: { items: "none" } }] });
  await opener.click();
  await expect.element(drawer.getByText("Votre panier est vide.")).toBeVisible();
  await expect.element(opener).not.toHaveTextContent(/\d/);
});

test("a page restored from the back-forward cache reads the cart again", async () => {
  await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }, { body: cartAnswer() }] });
  await expect.element(opener).toHaveTextContent("1");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(opener).not.toHaveTextContent(/\d/);
});

test("another page closes it", async () => {
  const { rerender, goTo } = await openPage({ [retrieve]: [{ body: cartAnswer([cartItem()]) }] });
  await opener.click();
  await expect.element(drawer).toBeVisible();
  goTo("/faq");
  await rerender(
    <>
      {parts}
      {drawerPart}
    </>,
  );
  await expect.element(drawer).not.toBeInTheDocument();
});

import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { defaultSelection } from "@/src/domain/watch/selection";
import { cartModalVisibleAtom, fetchCartAtom } from "@/src/client/state/cart";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { openConfigurator, choose, undo, add, namesSent } from "@/tests/setup/browser/open-configurator";

const sku = "POST /api/configurator/sku";
const retrieve = "GET /api/cart/retrieve";
const made = { body: { sku: "BSPKWTCH-0123456789ABCDEFGHJKMNPQRS", price: 32_000 } };

test("a watch is added to the cart with all its parts, and the panel closes", async () => {
  const full = cartAnswer([cartItem({ product: made.body.sku, kind: "bespoke" })]);
  const { store } = await openConfigurator("?dial=ART-WAVE", {
    [sku]: [made],
    [retrieve]: [{ body: cartAnswer() }, { body: full }],
    "POST /api/cart/add": [{ body: full }],
  });
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Votre montre est au panier." })).toBeVisible();
  expect(store.get(cartModalVisibleAtom)).toBe(true);
  const [{ body: keptWatch } = { body: null }] = await commands.sentRequests();
  expect(keptWatch).toMatchObject({ ...defaultSelection, dial: "ART-WAVE" });
  await page.getByRole("button", { name: "Continuer à composer" }).click();
  await expect.element(add).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Boîtier" })).toHaveFocus();
});

test("a watch of the cart is replaced in its line, and the next composed watch is a new one", async () => {
  const line = "BSPKWTCH-00000000000000000000000000";
  const full = cartAnswer([cartItem({ product: made.body.sku, kind: "bespoke" })]);
  const before = cartAnswer([cartItem({ product: line, kind: "bespoke" })]);
  const { store } = await openConfigurator(`?dial=ART-WAVE&replaces=${line}`, {
    [sku]: [made],
    [retrieve]: [{ body: before }, { body: full }],
    "POST /api/cart/add": [{ body: full }],
  });
  await store.set(fetchCartAtom, "fr");
  await page.getByRole("button", { name: "Remplacer dans le panier" }).click();
  await page.getByRole("button", { name: "Continuer à composer" }).click();
  const sent = await commands.sentRequests();
  expect(sent.find(({ name }) => name === "POST /api/cart/add")?.body).toMatchObject({ replaces: line });
  await expect.element(add).toBeVisible();
  expect(window.location.search).toBe("?dial=ART-WAVE");
});

test("two quick presses save one watch", async () => {
  const full = cartAnswer([cartItem()]);
  await openConfigurator("", {
    [sku]: [{ ...made, afterMs: 150 }],
    [retrieve]: [{ body: full }],
    "POST /api/cart/add": [{ body: full }],
  });
  await add.dblClick();
  await expect.element(page.getByRole("heading", { name: "Votre montre est au panier." })).toBeVisible();
  expect((await namesSent()).filter((name) => name === sku)).toHaveLength(1);
});

test("a draft is restored, and can be discarded", async () => {
  const first = await openConfigurator("?step=dial");
  await choose("dial", "ART-WAVE");
  await expect.poll(() => window.location.search).toBe("?dial=ART-WAVE&step=dial");
  await first.unmount();
  const { store } = await openConfigurator();
  await expect.element(page.getByText(/^Vous reprenez la montre/)).toBeVisible();
  expect(store.get(selectionAtom).dial).toBe("ART-WAVE");
  await page.getByRole("button", { name: "Recommencer" }).click();
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
  await expect.element(page.getByText(/^Vous reprenez la montre/)).not.toBeInTheDocument();
});

test("an address takes precedence over the draft, which is kept", async () => {
  const first = await openConfigurator("?step=dial");
  await choose("dial", "ART-WAVE");
  await expect.poll(() => window.location.search).toBe("?dial=ART-WAVE&step=dial");
  await first.unmount();
  const { store } = await openConfigurator("?dial=DI-GR");
  await expect.poll(() => store.get(selectionAtom).dial).toBe("DI-GR");
  await page.getByRole("button", { name: "La reprendre" }).click();
  expect(store.get(selectionAtom).dial).toBe("ART-WAVE");
  await undo.click();
  expect(store.get(selectionAtom).dial).toBe("DI-GR");
});

test("a watch that cannot be saved leaves everything unchanged", async () => {
  const { store } = await openConfigurator("", { [sku]: [{ status: 500, body: { error: "broken" } }] });
  await add.click();
  await expect.poll(namesSent).toEqual([sku]);
  await expect.element(add).not.toHaveAttribute("aria-busy");
  expect(store.get(cartModalVisibleAtom)).toBe(false);
});

test("a shared link is replaced at the next choice", async () => {
  await openConfigurator("?step=dial", { [sku]: [made] });
  await page.getByRole("button", { name: "Partager" }).click();
  await expect.element(page.getByRole("link", { name: /0123456789ABCDEFGHJKMNPQRS$/ })).toBeVisible();
  await choose("dial", "DI-GR");
  await expect
    .element(page.getByRole("link", { name: /0123456789ABCDEFGHJKMNPQRS$/ }))
    .not.toBeInTheDocument();
});

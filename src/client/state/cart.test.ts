import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addPiecesAtom,
  cartAtom,
  cartLoadingAtom,
  cartPiecesAtom,
  fetchCartAtom,
  removeLineAtom,
  takePieceAtom,
} from "./cart";

const item = (sku: string, quantity: number) => ({
  id: sku,
  product: sku,
  quantity,
  price: 32_000,
  discount: 0,
  title: sku,
  details: [],
  image: null,
  href: null,
  kind: "watch",
  warning: null,
  previousPrice: null,
  isSellable: true,
});

interface Call {
  readonly path: string;
  readonly body: unknown;
}

/** A shop with a cart of one line of DI05, which can be unreachable. */
function fakeShop() {
  const calls: Call[] = [];
  const shop = { calls, quantity: 2, isReachable: true, refusesChanges: false };
  vi.stubGlobal("fetch", (path: string, init?: { method?: string; body?: string }) => {
    const body: unknown = init?.body === undefined ? null : JSON.parse(init.body);
    calls.push({ path: path.replace(/\?.*/, ""), body });
    if (!shop.isReachable) return Promise.reject(new TypeError("Failed to fetch"));
    if (init?.method === "POST" && shop.refusesChanges) {
      return Promise.resolve(Response.json({ error: "not-sold" }, { status: 422 }));
    }
    const items = shop.quantity > 0 ? [item("DI05", shop.quantity)] : [];
    return Promise.resolve(Response.json({ items, promo: null, giftCards: [] }));
  });
  return shop;
}

const locale = "fr";
const line = { sku: "DI05", locale } as const;

describe("the cart in the browser", () => {
  let shop: ReturnType<typeof fakeShop>;
  let store: ReturnType<typeof createStore>;
  const paths = () => shop.calls.map((call) => call.path);

  beforeEach(() => {
    shop = fakeShop();
    store = createStore();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("fetching sets loading, stores the items and counts pieces", async () => {
    const fetching = store.set(fetchCartAtom, locale);
    expect(store.get(cartLoadingAtom)).toBe(true);
    await fetching;
    expect(store.get(cartLoadingAtom)).toBe(false);
    expect(store.get(cartPiecesAtom)).toBe(2);
  });

  test("a failed fetch shows an empty cart", async () => {
    await store.set(fetchCartAtom, locale);
    shop.isReachable = false;
    await store.set(fetchCartAtom, locale);
    expect(store.get(cartAtom)).toEqual({
      items: [],
      promo: null,
      refusedPromo: null,
      giftCards: [],
      dispatch: null,
      border: {},
      duties: {},
      payments: [],
      terms: null,
      status: "unreachable",
    });
  });

  test("and is never written from", async () => {
    shop.isReachable = false;
    await store.set(fetchCartAtom, locale);
    expect(await store.set(addPiecesAtom, { ...line, quantity: 1 })).toBe("failed");
    expect(paths()).toEqual(["/api/cart/retrieve", "/api/cart/retrieve"]);
  });

  test("plus adds one and reads the cart again", async () => {
    await store.set(fetchCartAtom, locale);
    expect(await store.set(addPiecesAtom, { ...line, quantity: 1 })).toBe("done");
    expect(shop.calls[1]).toEqual({
      path: "/api/cart/add",
      body: { sku: "DI05", quantity: 1, overwrite: false },
    });
    expect(paths()).toEqual(["/api/cart/retrieve", "/api/cart/add", "/api/cart/retrieve"]);
  });

  test("minus sets one less", async () => {
    await store.set(fetchCartAtom, locale);
    expect(await store.set(takePieceAtom, line)).toBe("done");
    expect(shop.calls[1]?.body).toEqual({ sku: "DI05", quantity: 1, overwrite: true });
  });

  test("minus returns to the maximum of one request", async () => {
    shop.quantity = 120;
    await store.set(fetchCartAtom, locale);
    await store.set(takePieceAtom, line);
    expect(shop.calls[1]?.body).toEqual({ sku: "DI05", quantity: 99, overwrite: true });
  });

  test("minus does nothing at one", async () => {
    shop.quantity = 1;
    await store.set(fetchCartAtom, locale);
    expect(await store.set(takePieceAtom, line)).toBe("ignored");
    expect(paths()).toEqual(["/api/cart/retrieve"]);
  });

  test("removing names the line", async () => {
    await store.set(fetchCartAtom, locale);
    expect(await store.set(removeLineAtom, line)).toBe("done");
    expect(shop.calls[1]).toEqual({ path: "/api/cart/delete", body: { sku: "DI05" } });
  });

  test("while loading, further changes are ignored", async () => {
    await store.set(fetchCartAtom, locale);
    const first = store.set(addPiecesAtom, { ...line, quantity: 1 });
    const others = await Promise.all([
      store.set(addPiecesAtom, { ...line, quantity: 1 }),
      store.set(takePieceAtom, line),
      store.set(removeLineAtom, line),
    ]);
    expect(others).toEqual(["ignored", "ignored", "ignored"]);
    expect(await first).toBe("done");
    expect(paths().filter((path) => path !== "/api/cart/retrieve")).toEqual(["/api/cart/add"]);
  });

  test("a click during a page's first fetch waits for it, once", async () => {
    const fetching = store.set(fetchCartAtom, locale);
    const clicks = await Promise.all([
      store.set(addPiecesAtom, { ...line, quantity: 1 }),
      store.set(addPiecesAtom, { ...line, quantity: 1 }),
    ]);
    await fetching;
    expect(clicks).toEqual(["done", "ignored"]);
    expect(paths()).toEqual(["/api/cart/retrieve", "/api/cart/add", "/api/cart/retrieve"]);
  });

  test("a click shortly before a page's first fetch counts too", async () => {
    const click = store.set(addPiecesAtom, { ...line, quantity: 1 });
    const fetching = store.set(fetchCartAtom, locale);
    await fetching;
    expect(await click).toBe("done");
    expect(paths()).toEqual(["/api/cart/retrieve", "/api/cart/add", "/api/cart/retrieve"]);
  });

  test("a refused change is ignored and the cart read again", async () => {
    await store.set(fetchCartAtom, locale);
    shop.refusesChanges = true;
    expect(await store.set(addPiecesAtom, { ...line, quantity: 1 })).toBe("failed");
    expect(paths().at(-1)).toBe("/api/cart/retrieve");
    expect(store.get(cartPiecesAtom)).toBe(2);
  });
});

import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { cartLoadingAtom } from "./cart";
import { isPayingAtom, noteAtom, openCartAtom, payAtom, payErrorAtom } from "./checkout";

const item = {
  id: "1",
  product: "DI05",
  price: 32_000,
  discount: 0,
  title: "DI05",
  details: [],
  image: null,
  href: null,
  kind: "watch",
  warning: null,
  previousPrice: null,
  isSellable: true,
};

const call = {
  locale: "fr",
  currency: "USD",
  dutyPaid: false,
  expectedDue: minor(22_000),
  expectedTotal: minor(32_000),
  terms: "2026-11",
} as const;

describe("paying", () => {
  let store: ReturnType<typeof createStore>;
  const assign = vi.fn<(url: string) => void>();
  const answers: (() => Promise<Response>)[] = [];
  const sent: unknown[] = [];

  beforeEach(() => {
    store = createStore();
    answers.length = 0;
    sent.length = 0;
    assign.mockClear();
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("window", { location: { assign } });
    vi.stubGlobal("fetch", (path: string, init?: { body?: string }) => {
      if (path !== "/api/checkout")
        return Promise.resolve(Response.json({ items: [], promo: null, giftCards: [] }));
      sent.push(JSON.parse(init?.body ?? "null"));
      return answers.shift()?.() ?? Promise.reject(new TypeError("Failed to fetch"));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("goes to the page the shop opened, with the note and the displayed total", async () => {
    answers.push(() => Promise.resolve(Response.json({ url: "https://pay.example/1" })));
    store.set(noteAtom, "Pour le 12 juin");
    await store.set(payAtom, call);
    expect(sent).toEqual([
      {
        __nextLocale: "fr",
        note: "Pour le 12 juin",
        currency: "USD",
        expectedDue: 22_000,
        dutyPaid: false,
        expectedTotal: 32_000,
        terms: "2026-11",
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/1");
    expect(store.get(isPayingAtom)).toBe(false);
    expect(store.get(payErrorAtom)).toBeNull();
  });

  test("ignores double submits", async () => {
    answers.push(() => Promise.resolve(Response.json({ url: "https://pay.example/1" })));
    await Promise.all([store.set(payAtom, call), store.set(payAtom, call), store.set(payAtom, call)]);
    expect(sent).toHaveLength(1);
  });

  test("waits for the cart", async () => {
    store.set(cartLoadingAtom, true);
    await store.set(payAtom, call);
    expect(sent).toHaveLength(0);
  });

  test.each([
    ["422", Response.json({ error: "price-changed" }, { status: 422 }), "purchase_error", "price-changed"],
    ["422 without a reason", new Response(null, { status: 422 }), "purchase_error", null],
    ["200 without url", Response.json({}), "error", null],
    ["500", new Response("", { status: 500 }), "error", null],
  ] as const)("%s", async (_, answer, message, reason) => {
    answers.push(() => Promise.resolve(answer));
    await store.set(payAtom, call);
    expect(store.get(payErrorAtom)).toEqual({ message, reason });
    expect(assign).not.toHaveBeenCalled();
    expect(store.get(isPayingAtom)).toBe(false);
  });

  test.each([
    ["stays while something is in the cart", [{ ...item, quantity: 1 }], "Pour le 12 juin"],
    ["goes with the order that is paid", [], ""],
  ] as const)("the note %s", async (_, items, note) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items, promo: null, giftCards: [] })));
    store.set(noteAtom, "Pour le 12 juin");
    await store.set(openCartAtom, "fr");
    expect(store.get(noteAtom)).toBe(note);
  });

  test("network failure", async () => {
    await store.set(payAtom, call);
    expect(store.get(payErrorAtom)).toEqual({ message: "error", reason: null });
  });
});

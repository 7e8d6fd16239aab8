import * as v from "valibot";
import { cartResponse, type CartResponse } from "@/src/domain/contracts/cart";
import type { OpenShop } from "@/tests/setup/open-shop";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A browser as seen by the API: it keeps its cookies and sends its origin. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly cart: () => Promise<CartResponse>;
  /** Puts a sku into the cart; fails loudly. */
  readonly add: (sku: string, quantity?: number) => Promise<void>;
  /** Submits the cart. */
  readonly checkout: (changes?: Record<string, unknown>) => Promise<Answer>;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function createShopper({ url }: Pick<OpenShop, "url">, cookies = new Map<string, string>()): Shopper {
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: readBody(await response.text()) };
  };
  const post: Shopper["post"] = (path, body, headers = {}) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return {
    cookies,
    get: (path) => call(path, {}),
    post,
    cart: async () => v.parse(cartResponse, (await call("/api/cart/retrieve", {})).body),
    add: async (sku, quantity = 1) => {
      const { status, body } = await post("/api/cart/add", { sku, quantity });
      if (status !== 200) throw new Error(`Adding ${sku} answered ${status}: ${JSON.stringify(body)}`);
    },
    checkout: (changes = {}) =>
      post("/api/checkout", { __nextLocale: "fr", note: "", currency: "EUR", ...changes }),
  };
}

const paymentForm = {
  method: "card",
  card_number: "4242424242424242",
  card_expiry: "12 / 34",
  card_cvc: "123",
  card_name: "Ada Lovelace",
  billing_country: "FR",
  billing_postal_code: "25000",
  email: "ada@example.com",
  phone: "+33612345678",
  shipping_name: "Ada Lovelace",
  shipping_line1: "1 rue des Granges",
  shipping_city: "Besançon",
  shipping_postal_code: "25000",
  shipping_country: "FR",
} as const;

/** Fills in the provider's page. @returns the redirect target, null when it stays */
export async function fillPaymentPage(
  page: string,
  changes: Record<string, string> = {},
): Promise<string | null> {
  const answer = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ ...paymentForm, ...changes }),
    redirect: "manual",
  });
  return answer.headers.get("location");
}

const url = v.object({ url: v.string() });

/** Submits the cart and answers the payment page; fails loudly. */
export async function paymentPage(shopper: Shopper, changes?: Record<string, unknown>): Promise<string> {
  const { status, body } = await shopper.checkout(changes);
  if (status !== 200) throw new Error(`Checkout answered ${status}: ${JSON.stringify(body)}`);
  return v.parse(url, body).url;
}

/** Promises to pay later on the provider's page; what comes of it is up to the test. */
export async function promiseToPay(page: string): Promise<void> {
  const step = await fillPaymentPage(page, { method: "klarna", card_number: "" });
  const answer = await fetch(new URL(step ?? "", page), {
    method: "POST",
    body: new URLSearchParams({ answer: "accept", outcome: "pending" }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`The pay-later page answered ${answer.status}.`);
}

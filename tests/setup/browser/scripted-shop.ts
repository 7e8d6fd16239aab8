import { setTimeout as pause } from "node:timers/promises";
import type { Page, Route } from "playwright";
import type { BrowserCommand } from "vitest/node";

/** The shop's answer to one request. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly body?: unknown;
  /** Delay of the answer. */
  readonly afterMs?: number;
  /** The connection is lost. */
  readonly isLost?: true;
}

/** Answers by "GET /api/path", or "pictures", in their order; the last one is repeated. */
export type Script = Readonly<Record<string, readonly ScriptedAnswer[]>>;

export interface SentRequest {
  /** "POST /api/path" */
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Shop {
  script: Map<string, ScriptedAnswer[]>;
  sent: SentRequest[];
  /** Requests without a scripted answer. */
  surprises: string[];
}

const shops = new WeakMap<Page, Shop>();

/** A picture of one transparent pixel: the contents of pictures do not matter in these tests. */
const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function readBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function answer(shop: Shop, route: Route): Promise<void> {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  if (/^\/(img|api\/configurator\/(image|bespoke|thumbnail))\b/.test(pathname)) {
    const [picture] = shop.script.get("pictures") ?? [];
    return picture?.isLost ? route.abort() : route.fulfill({ contentType: "image/gif", body: dot });
  }
  const name = `${request.method()} ${pathname}`;
  shop.sent.push({ name, query: Object.fromEntries(searchParams), body: readBody(request.postData()) });
  const answers = shop.script.get(name) ?? [];
  const [next, ...rest] = answers;
  if (!next) {
    shop.surprises.push(name);
    return route.fulfill({ status: 501, json: { error: "unscripted" } });
  }
  if (rest.length > 0) shop.script.set(name, rest);
  if (next.afterMs) await pause(next.afterMs);
  if (next.isLost) return route.abort("connectionreset");
  return route.fulfill({ status: next.status ?? 200, json: next.body ?? {} });
}

async function shopOf(page: Page): Promise<Shop> {
  const known = shops.get(page);
  if (known) return known;
  const shop: Shop = { script: new Map(), sent: [], surprises: [] };
  shops.set(page, shop);
  // Modules of the test have file paths, which begin differently.
  await page.route(
    ({ pathname }) => /^\/(api|img)\//.test(pathname),
    // A page that is closed during its request needs no answer.
    (route) => answer(shop, route).catch((error: unknown) => page.isClosed() || Promise.reject(error)),
  );
  return shop;
}

/** Clears the sent requests, and uses this script from now on. */
export const scriptShop: BrowserCommand<[script: Script]> = async ({ page }, script) => {
  const shop = await shopOf(page);
  shop.script = new Map(Object.entries(script).map(([name, answers]) => [name, [...answers]]));
  shop.sent = [];
  shop.surprises = [];
};

/** The requests of the page, in order. */
export const sentRequests: BrowserCommand = async ({ page }) => (await shopOf(page)).sent;

/** Requests of the page without a scripted answer. */
export const surprisingRequests: BrowserCommand = async ({ page }) => (await shopOf(page)).surprises;

/** Commands of a browser test to the process that drives it. */
export const commands = { scriptShop, sentRequests, surprisingRequests };

declare module "vitest/browser" {
  interface BrowserCommands {
    scriptShop: (script: Script) => Promise<void>;
    sentRequests: () => Promise<SentRequest[]>;
    surprisingRequests: () => Promise<string[]>;
  }
}

import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { startBareApp } from "./bare-app";
import type { Measurement } from "./figure";
import { openBrowser } from "./slow-line";

/** Source: specification 19, kB of scripts as transferred. */
const pages = [
  ["home", "/", 165],
  ["watch page", "/montres/distinction/DI05", 165],
  ["all watches", "/montres", 165],
  ["cart", "/panier", 165],
  ["configurator", "/configurator", 180],
] as const;

/** Addresses of all scripts a browser loads until the page is idle, including those loaded by scripts. */
async function scriptsOf(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: "fr-FR" });
  try {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}.`);
    return [...scripts];
  } finally {
    await context.close();
  }
}

/** node:http returns the body as transferred, which fetch does not. */
function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on("end", () => resolve(bytes));
      answer.on("error", reject);
    }).on("error", reject);
  });
}

/** The server compresses a file quickly for the first request, and thoroughly for later ones. */
export async function settledBytes(url: string): Promise<number> {
  let bytes = await bytesOnTheWire(url);
  for (let equal = 0; equal < 3;) {
    await pause(500);
    const now = await bytesOnTheWire(url);
    equal = now === bytes ? equal + 1 : 0;
    bytes = now;
  }
  return bytes;
}

/** kB of a page's scripts, with the server's compression. */
async function scriptSize(url: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const sizes = await Promise.all((await scriptsOf(browser, url)).map(settledBytes));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  } finally {
    await browser.close();
  }
}

let bareSize: Promise<number> | undefined;

async function measureBarePage(root: string): Promise<number> {
  const bare = await startBareApp(root);
  try {
    return await scriptSize(`${bare.origin}/`);
  } finally {
    await bare.stop();
  }
}

/** Browser code of a first view, relative to a page without content on the same versions of Next and React. */
export const browserCode: readonly Measurement[] = pages.map(([name, route, limit]) => ({
  name: `browser code: ${name}`,
  measure: async ({ origin, root }) => {
    const value = await scriptSize(origin + route);
    bareSize ??= measureBarePage(root);
    const floor = await bareSize;
    const bound = Math.round((limit / floor) * 1000) / 1000;
    return { value, floor, unit: "kB", bound, wants: "below", note: `at most ${limit} kB` };
  },
}));

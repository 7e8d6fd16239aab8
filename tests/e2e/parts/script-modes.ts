import type { Browser, BrowserContext, Locator } from "@playwright/test";

/** Milliseconds a script is held back: as long as a slow line takes for it. */
const lateBy = 3_000;

async function withoutScript(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: "fr-FR", javaScriptEnabled: false });
}

async function withLateScript(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "fr-FR" });
  await context.route(/\/_next\/static\/.+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateBy));
    // The page that asked may be left by now.
    await route.continue().catch(() => undefined);
  });
  return context;
}

const press = (button: Locator) => button.click({ noWaitAfter: true });
// Both before the answer: what comes may have another button in the same place.
const pressTwice = (button: Locator) => button.dblclick({ noWaitAfter: true });

/** How a shopper may come upon a button: with what code, and pressing it how. */
export interface ScriptMode {
  readonly name: string;
  readonly open: (browser: Browser) => Promise<BrowserContext>;
  readonly press: (button: Locator) => Promise<void>;
}

/** Every one of them must end with the same. */
export const scriptModes: readonly ScriptMode[] = [
  { name: "without a script", open: withoutScript, press },
  { name: "without a script, pressed twice", open: withoutScript, press: pressTwice },
  { name: "with scripts 3 s late, pressed at first sight", open: withLateScript, press },
  { name: "with scripts 3 s late, pressed twice", open: withLateScript, press: pressTwice },
];

import type { Browser, BrowserContext, Locator } from "@playwright/test";
import { holdScripts } from "./hold-scripts";

interface Opened {
  readonly context: BrowserContext;
  /** To be called once the button has been pressed. */
  readonly letScriptsCome: () => void;
}

async function withoutScript(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({ locale: "fr-FR", javaScriptEnabled: false });
  return { context, letScriptsCome: () => undefined };
}

async function withLateScript(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({ locale: "fr-FR" });
  return { context, letScriptsCome: await holdScripts(context) };
}

const press = (button: Locator) => button.click({ noWaitAfter: true });
// Both before the answer: what comes may have another button in the same place.
const pressTwice = (button: Locator) => button.dblclick({ noWaitAfter: true });

/** How a shopper may come upon a button: with what code, and pressing it how. */
export interface ScriptMode {
  readonly name: string;
  readonly open: (browser: Browser) => Promise<Opened>;
  readonly press: (button: Locator) => Promise<void>;
  readonly hasScript: boolean;
}

/** All of them must have the same result; a repeated click sends the form as well as a single one. */
export const scriptModes: readonly ScriptMode[] = [
  { name: "without a script, pressed twice", open: withoutScript, press: pressTwice, hasScript: false },
  {
    name: "before the scripts have come, pressed at first sight",
    open: withLateScript,
    press,
    hasScript: true,
  },
  {
    name: "before the scripts have come, pressed twice",
    open: withLateScript,
    press: pressTwice,
    hasScript: true,
  },
];

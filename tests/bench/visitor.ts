import type { Page } from "@playwright/test";
import { openBrowser } from "./slow-line";

/** A desktop page with the cookie notice answered, so that it covers nothing. */
export async function onPage<Value>(use: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript('localStorage.setItem("consent-refused", "true")');
    return await use(page);
  } finally {
    await browser.close();
  }
}

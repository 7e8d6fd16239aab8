import type { BrowserContext, Page } from "@playwright/test";

/** Keeps back the scripts of pages opened from now on. @returns lets them come, those of later pages too */
export async function holdScripts(page: Page | BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await held;
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return release;
}

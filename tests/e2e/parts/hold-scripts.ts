import type { Page } from "@playwright/test";

/** Keeps back the scripts of pages opened from now on. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

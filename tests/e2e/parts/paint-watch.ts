import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Texts of prices as they stood at each frame, and how much moved. */
    paintWatch: { readonly prices: string[]; shift: number };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** From now on every page keeps what its prices said at each frame that was painted, and what moved by itself. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { prices: [] as string[], shift: 0 };
    window.paintWatch = watch;
    const seen = new Set<string>();
    // Runs right before each paint: what stands in the page then is what is seen.
    const look = () => {
      for (const price of document.querySelectorAll("[data-price]")) {
        const text = price.textContent ?? "";
        if (!seen.has(text)) watch.prices.push(text);
        seen.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) watch.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Every text a price was painted with since the page was loaded. */
export const paintedPrices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.paintWatch.prices);

/** Sum of all layout shifts that no input explains; 0.1 is called good. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.paintWatch.shift);

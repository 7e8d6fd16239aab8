import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Texts of prices at each frame, the layout shift, and its elements. */
    paintWatch: { readonly prices: string[]; shift: number; readonly moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** From now on every page records the texts of its prices at each painted frame, and layout shifts. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { prices: [] as string[], shift: 0, moved: [] as string[] };
    window.paintWatch = watch;
    const seen = new Set<string>();
    // Runs right before each paint: the content of the page at that time is what is painted.
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
        if (entry.hadRecentInput) continue;
        watch.shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const box = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(" ");
          watch.moved.push(`${element?.tagName} ${element?.className}: ${box(from)} to ${box(to)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Every text a price was painted with since the page was loaded. */
export const paintedPrices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.paintWatch.prices);

/** Sum of all layout shifts that no input explains (0.1 is called good), and what moved in them. */
export const layoutShift = (
  page: Page,
): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => ({ sum: window.paintWatch.shift, moved: window.paintWatch.moved }));

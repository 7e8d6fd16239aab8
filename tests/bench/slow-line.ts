import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "@/scripts/parts/browser.mjs";

/** Throttling of the browser. Source: specification 19: 1.6 Mb/s, 150 ms, processor four times slower. */
const line = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const slowerBy = 4;
const phone = { width: 412, height: 823 };

/** @param args of the browser; those that every test uses when left out */
export async function openBrowser(args: readonly string[] = browserArguments): Promise<Browser> {
  const executablePath = findWholeBrowser();
  return chromium.launch({ args: [...args], ...(executablePath && { executablePath }) });
}

/** A new visitor on a slow line, with an empty cache. */
export async function visitSlowly<Value>(
  browser: Browser,
  look: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "fr-FR",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
    return await look(page, session);
  } finally {
    await context.close();
  }
}

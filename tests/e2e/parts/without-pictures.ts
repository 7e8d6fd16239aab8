import type { Page } from "@playwright/test";

/** One transparent pixel. */
const blank = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const pictures = [
  "*/_next/image*",
  "*/img/*",
  ...["image", "thumbnail", "bespoke"].map((name) => `*/api/configurator/${name}*`),
];

/**
 * Answers every picture with an empty one: rendering takes time, and the layout does not depend on it. Not by a
 * route of Playwright's, which disables the cache, so that each page would load all scripts again.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = { requestId, responseCode: 200, body: blank };
    const headers = [{ name: "content-type", value: "image/gif" }];
    // The page may be closed by now.
    session.send("Fetch.fulfillRequest", { ...answer, responseHeaders: headers }).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: pictures.map((urlPattern) => ({ urlPattern })) });
}

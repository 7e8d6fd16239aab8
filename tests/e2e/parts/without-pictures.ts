import type { Page } from "@playwright/test";

/** One clear dot. */
const blank = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const pictures = [
  "*/_next/image*",
  "*/img/*",
  ...["image", "thumbnail", "bespoke"].map((name) => `*/api/configurator/${name}*`),
];

/**
 * Answers every picture with nothing to see: drawing them takes time, while their room is there either way. Not by a route of
 * Playwright's, which would have each page fetch and read all scripts anew.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = { requestId, responseCode: 200, body: blank };
    const headers = [{ name: "content-type", value: "image/gif" }];
    // The page that asked may be left by now.
    session.send("Fetch.fulfillRequest", { ...answer, responseHeaders: headers }).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: pictures.map((urlPattern) => ({ urlPattern })) });
}

import type { Page } from "@playwright/test";

/** One clear dot. */
const blank = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Answers every picture with nothing to see: drawing them takes time, while their room is there either way. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\/_next\/image|\/img\/|\/api\/configurator\/(?:image|thumbnail|bespoke)/, (route) =>
    route.fulfill({ contentType: "image/gif", body: blank }),
  );
}

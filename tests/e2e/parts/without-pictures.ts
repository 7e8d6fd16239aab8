import type { Page } from "@playwright/test";

/** Leaves pictures out: drawing them takes time, while their room and the text beside them are there either way. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\/_next\/image|\/img\/|\/api\/configurator\/(?:image|thumbnail|bespoke)/, (route) =>
    route.abort(),
  );
}

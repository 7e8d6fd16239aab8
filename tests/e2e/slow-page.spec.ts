import { expect, test } from "./shop-test";
import { layoutShift, watchPaints } from "./parts/paint-watch";
import { behindSlowLine } from "./parts/slow-shop";

// Tall enough for the first picture's words to be at its bottom, where each new line moves up those before it.
test.use({ viewport: { width: 1440, height: 900 } });

test(
  "the words of the first picture do not move while a page loads slowly",
  { tag: "@deep" },
  async ({ page }) => {
    await watchPaints(page);
    await behindSlowLine(async (origin) => {
      await page.goto(origin, { waitUntil: "load" });
      const shift = await layoutShift(page);
      expect(shift.sum, `what moved: ${shift.moved.join(", ")}`).toBeLessThan(0.02);
    });
  },
);

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a missing page and the sign-in do not shift while they load slowly", async ({ page }) => {
    await watchPaints(page);
    await behindSlowLine(async (origin) => {
      for (const path of ["/no-such-page", "/auth"]) {
        await page.goto(origin + path, { waitUntil: "load" });
        const shift = await layoutShift(page);
        expect(shift.sum, `what moved on ${path}: ${shift.moved.join(", ")}`).toBeLessThan(0.01);
      }
    });
  });
});

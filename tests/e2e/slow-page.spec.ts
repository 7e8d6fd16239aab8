import { expect, test } from "./shop-test";
import { layoutShift, watchPaints } from "./parts/paint-watch";
import { behindSlowLine } from "./parts/slow-shop";

// Tall enough for the first picture's words to stand at its foot, where each line that comes pushes up those before it.
test.use({ viewport: { width: 1440, height: 900 } });

test("the words of the first picture stand still while a page comes in drips", async ({ page }) => {
  await watchPaints(page);
  await behindSlowLine(async (origin) => {
    await page.goto(origin, { waitUntil: "load" });
    const shift = await layoutShift(page);
    expect(shift.sum, `what moved: ${shift.moved.join(", ")}`).toBeLessThan(0.02);
  });
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { discOf, soften } from "@/media/artwork/soften.mjs";

/** A table seen from the front; its middle is in focus. */
const camera = { at: [0, -90, 90], aim: [0, 0, 0], lens: 120, fstop: 4 };
const [width, height] = [500, 300];

test("the disc of a point is nothing in focus and grows away from it", () => {
  const disc = discOf(camera, width, height);
  const [far, middle, near] = [0, 149.5, 299].map((y) => disc(249.5, y));
  expect(middle).toBeCloseTo(0, 5);
  expect(far).toBeGreaterThan(2);
  expect(near).toBeGreaterThan(2);
});

test("grain goes where the picture is out of focus, and stays to the pixel where it is sharp", async () => {
  const grain = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => 100 + ((at * 7919) % 50)));
  const png = await sharp(grain, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const after = await (await soften(png, camera)).raw().toBuffer();
  const row = (px: Buffer, y: number) => [...px.subarray(y * width * 3, (y + 1) * width * 3)];
  const deviation = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / values.length;
  };
  expect(row(after, 150)).toEqual(row(grain, 150));
  expect(deviation(row(after, 0))).toBeLessThan(deviation(row(grain, 0)) / 2);
});

import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import parts from "@/media/artwork/scenes/apart.mjs";

const folder = path.resolve(import.meta.dirname, "../../media/apart");
/** Bytes of all of them: to the shopper they are one picture. */
const together = 200_000;

test("the parts of home's exploded view lie in one frame with open ground and weigh no more than one picture", async () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(parts.map(({ name }) => `${name}.webp`).toSorted());
  const frames = await Promise.all(files.map((file) => sharp(path.join(folder, file)).metadata()));
  const ofFirst = frames.filter(
    ({ width, height, hasAlpha }) => hasAlpha && width === frames[0]?.width && height === width,
  );
  expect(ofFirst).toHaveLength(files.length);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(together);
});

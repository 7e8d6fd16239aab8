import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import jobs from "@/media/artwork/catalogue.mjs";
import { frameSize } from "@/src/domain/watch/picture-view";
import { wantedLayers } from "./layer-names";

const media = path.resolve(import.meta.dirname, "../../media");
const layers = path.join(media, "layers");

/** Bytes: an empty frame takes less than the first, nothing drawn well takes more than the second. */
const [smallest, largest] = [1_500, 400_000];
/** Bytes of all artwork in the repository. Source: the shop starts without a renderer. */
const wholeSet = 60_000_000;

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const drawn = readdirSync(layers)
  .map((file) => path.parse(file))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

describe("the drawn layers", () => {
  test("are those of the catalogues: none missing, none unused", () => {
    expect(drawn.map(({ name }) => name)).toEqual(wantedLayers());
  });

  test("are those that the drawing command knows", () => {
    expect([...jobs.keys()].map(String).toSorted()).toEqual(wantedLayers());
  });

  test("are WebP in the common frame, with open ground, of a sensible size", async () => {
    const odd: string[] = [];
    for (const { base } of drawn) {
      const file = path.join(layers, base);
      const { format, width, height, hasAlpha } = await sharp(file).metadata();
      const { size } = statSync(file);
      const isFramed = width === frameSize && height === frameSize;
      if (format !== "webp" || !isFramed || !hasAlpha || size < smallest || size > largest) {
        odd.push(`${base}: ${format} ${width} × ${height}, alpha ${String(hasAlpha)}, ${size} bytes`);
      }
    }
    expect(odd).toEqual([]);
  });
});

test("all artwork together stays small enough for the repository", () => {
  const files = ["layers", "scenes", "apart"].flatMap((folder) => {
    const place = path.join(media, folder);
    return statSync(place, { throwIfNoEntry: false }) ? filesIn(place) : [];
  });
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(wholeSet);
});

import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { expect, test } from "vitest";
import drawnScenes from "@/media/artwork/scenes.mjs";

const media = path.resolve(import.meta.dirname, "../../media");
const layerFile = (key: string) => path.join(media, "layers", `${key}.webp`);

type Point = readonly [x: number, y: number];

/** Of a patch that is averaged, around its middle. */
const reach = 6;

/** Places on a dial that neither hands nor printing cover, clockwise from 12 o'clock, and their distance from the middle in mm. */
const degrees = [105, 125, 145, 235, 258, 278];
const distances = [5, 6.5];
const onDial: readonly Point[] = degrees.flatMap((angle) =>
  distances.map((mm): Point => {
    const turn = (angle / 180) * Math.PI;
    return [mm * Math.sin(turn), -mm * Math.cos(turn)];
  }),
);

const inRow = (xs: readonly number[], y: number): readonly Point[] => xs.map((x): Point => [x, y]);

/** The strap below the case, as shares of the picture. All watches of a kind of picture are before the same camera. */
const onLayerStrap = inRow([0.46, 0.5, 0.54], 0.88);
const onStrap: Readonly<Record<string, readonly Point[]>> = {
  worn: inRow([0.56, 0.59, 0.62], 0.73),
  standing: inRow([0.5, 0.54, 0.58], 0.68),
};

const watch = v.object({ parts: v.object({ dial: v.string(), strap: v.string() }) });
const named = v.parse(v.array(v.looseObject({ name: v.string() })), drawnScenes);
const kindOf = (name: string) => name.split("-").at(-1) ?? "";
const pictured = v.parse(
  // The watch comes first.
  v.array(v.object({ name: v.string(), things: v.looseTuple([watch]) })),
  named.filter(({ name }) => kindOf(name) in onStrap),
);
const dials = v.parse(
  v.record(v.string(), v.array(v.object({ matrix: v.array(v.number()) }))),
  JSON.parse(fs.readFileSync(path.join(media, "blank-dials/scenes.json"), "utf8")),
);

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const cube = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CIELAB of a linear color. */
function labOf(rgb: readonly number[]) {
  const [r = 0, g = 0, b = 0] = rgb;
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = cube(luminance(rgb));
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance in CIELAB, with one of the two in the light of the other: a dial that is brushed is bright where a lamp is. */
function difference(one: readonly number[], other: readonly number[]) {
  const light = luminance(one) / luminance(other);
  const [a, b] = [labOf(one), labOf(other.map((value) => value * light))];
  return Math.hypot(...a.map((value, i) => value - b[i]!));
}

async function meanColor(file: string, places: (size: number) => readonly Point[]) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  const points = places(info.width);
  for (const [x, y] of points)
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const pixel = ((Math.round(y) + row) * info.width + Math.round(x) + column) * info.channels;
        for (let c = 0; c < 3; c++) sum[c]! += data[pixel + c]!;
      }
  return sum.map((value) => linear(value / 255 / points.length / (2 * reach + 1) ** 2));
}

const inPixels = (shares: readonly Point[]) => (size: number) =>
  shares.map(([x, y]): Point => [x * size, y * size]);
const onLayerDial = () => onDial.map(([x, y]): Point => [1000 + 28 * x, 1000 + 28 * y]);
const onSeenDial = (m: readonly number[]) => () =>
  onDial.map(([x, y]): Point => {
    const [a = 0, b = 0, c = 0] = [0, 3, 6].map((row) => m[row]! * x + m[row + 1]! * y + m[row + 2]!);
    return [a / c, b / c];
  });

/** A little less than what is seen as another color from one picture to the next. */
const allowed = 6;

const pictureOf = (name: string) => path.join(media, "scenes", `${name}.webp`);
type Parts = (typeof pictured)[number]["things"][0]["parts"];
const picturesWith = (isShown: (parts: Parts) => boolean) =>
  pictured.filter(({ things: [{ parts }] }) => isShown(parts));

// Polished stone mirrors the room over its color.
test.each(picturesWith(({ dial }) => !dial.startsWith("DIPI")))(
  "$name has the dial of the front picture",
  async ({ name, things: [{ parts }] }) => {
    const [seen] = dials[name] ?? [];
    const front = await meanColor(layerFile(parts.dial), onLayerDial);
    const close = await meanColor(pictureOf(name), onSeenDial(seen!.matrix));
    expect(difference(front, close)).toBeLessThanOrEqual(allowed);
  },
);

// Steel has no color of its own.
test.each(picturesWith(({ strap }) => strap.startsWith("STR-LE")))(
  "$name has the strap of the front picture",
  async ({ name, things: [{ parts }] }) => {
    const front = await meanColor(layerFile(parts.strap), inPixels(onLayerStrap));
    const close = await meanColor(pictureOf(name), inPixels(onStrap[kindOf(name)] ?? []));
    expect(difference(front, close)).toBeLessThanOrEqual(allowed);
  },
);

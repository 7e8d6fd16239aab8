import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import keys from "@/media/artwork/models/model-keys.mjs";
import { modelParts } from "@/src/domain/watch/model-parts";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { wantedLayers } from "./layer-names";

const folder = path.resolve(import.meta.dirname, "../../media/models");
/** Of one part as it travels, of one watch, and of all parts. */
const MAX_PART = 300_000;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const [MAX_TRIANGLES, MAX_BYTES, wholeSet] = [130_000, 1_800_000, 15_000_000];

interface List {
  readonly parts: Readonly<Record<string, { readonly shape: string; readonly materials: readonly string[] }>>;
  readonly shapes: Readonly<
    Record<string, { readonly triangles: number; readonly light: string; readonly lightTriangles: number }>
  >;
  readonly materials: Readonly<Record<string, object>>;
  readonly pictures: Readonly<Record<string, string>>;
}
const text = readFileSync(path.join(folder, "models.json"), "utf8");
const list: List = JSON.parse(text) as List;
const files = new Map(readdirSync(folder).map((file) => [file, statSync(path.join(folder, file)).size]));

/** Names of the shape a part needs, and of the textures of its materials. */
function namesOf(key: string): { readonly shape: string; readonly pictures: readonly string[] } {
  const part = list.parts[key];
  if (!part) throw new Error(`No shape for "${key}": node media/artwork/draw-models.mjs --only '^${key}$'`);
  const named = JSON.stringify(part.materials.map((name) => list.materials[name]));
  const pictures = [...named.matchAll(/"name":"([0-9a-f]{16})"/g)].map(([, name = ""]) => name);
  return { shape: part.shape, pictures };
}

/** Files a part needs. */
function filesOf(key: string): readonly string[] {
  const { shape, pictures } = namesOf(key);
  return [`${shape}.glb`, ...pictures.map((name) => `${name}.webp`)];
}

/** Files it needs where the processor draws. */
function lightFilesOf(key: string): readonly string[] {
  const { shape, pictures } = namesOf(key);
  return [
    `${list.shapes[shape]?.light}.glb`,
    ...pictures.map((name) => `${list.pictures[name] ?? name}.webp`),
  ];
}

describe("the drawn models", () => {
  test("are those of the catalogues: none missing, none unused", () => {
    const solid = wantedLayers().filter((name) => name !== "SHADOW" && name !== "GLARE");
    const clasps = ["PIN", "WIDE", "FOLD", "LINKS", "MESH"].flatMap((kind) =>
      ["si", "gl", "rg", "bl"].map((metal) => `BUC-${kind}-${metal}`),
    );
    const marks = clasps.filter((key) => !/PIN|WIDE/.test(key)).map((key) => key.replace("BUC", "MARK"));
    const wanted = [...solid, "CRYSTAL", ...clasps, ...marks].toSorted();
    expect(Object.keys(list.parts).toSorted()).toEqual(wanted);
    expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(wanted));
  });

  test("have the files they name, and no others", () => {
    const needed = new Set(Object.keys(list.parts).flatMap((key) => [...filesOf(key), ...lightFilesOf(key)]));
    expect([...needed, "models.json"].toSorted()).toEqual([...files.keys()].toSorted());
  });

  test("are small enough to be exchanged one by one", () => {
    const travels = (file: string) => {
      const bytes = readFileSync(path.join(folder, file));
      // Pictures are as small as they get; shapes travel as the server compresses them.
      return file.endsWith(".glb") ? brotliCompressSync(bytes, quick).byteLength : bytes.byteLength;
    };
    const sizes = new Map([...files.keys()].map((file) => [file, travels(file)]));
    const heavy = Object.keys(list.parts).filter(
      (key) => filesOf(key).reduce((sum, file) => sum + (sizes.get(file) ?? NaN), 0) > MAX_PART,
    );
    expect(heavy).toEqual([]);
  });

  test("stay small enough for the repository", () => {
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(wholeSet);
  });
});

test("no picture of a light form has more dots than a watch that the processor draws, and together they are lighter", async () => {
  const pictures = [...new Set(Object.keys(list.parts).flatMap(lightFilesOf))].filter((file) =>
    file.endsWith(".webp"),
  );
  const sizes = await Promise.all(pictures.map((file) => sharp(path.join(folder, file)).metadata()));
  expect(Math.max(...sizes.flatMap(({ width, height }) => [width, height]))).toBe(800);
  const bytesOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (files.get(`${name}.webp`) ?? NaN), 0);
  const [large, small] = [Object.keys(list.pictures), Object.values(list.pictures)].map(bytesOf);
  expect(small).toBeLessThan(0.7 * (large ?? NaN));
});

test("a light form has at most as many triangles as its shape, and all of them two fifths together", () => {
  const shapes = Object.values(list.shapes);
  expect(shapes.filter(({ triangles, lightTriangles }) => lightTriangles > triangles)).toEqual([]);
  const sum = (of: (shape: (typeof shapes)[number]) => number) =>
    shapes.reduce((all, shape) => all + of(shape), 0);
  expect(sum(({ lightTriangles }) => lightTriangles)).toBeLessThan(0.4 * sum(({ triangles }) => triangles));
});

test("any watch that can be chosen is drawn within its budget of triangles and bytes", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const parts = modelParts(selection, catalogue).map(({ key }) => key);
      const needed = [...new Set(parts.flatMap(filesOf))];
      const shapes = parts.map((key) => list.shapes[list.parts[key]?.shape ?? ""]?.triangles ?? NaN);
      expect(shapes.reduce((sum, triangles) => sum + triangles, 0)).toBeLessThanOrEqual(MAX_TRIANGLES);
      expect(needed.reduce((sum, file) => sum + (files.get(file) ?? NaN), 0)).toBeLessThanOrEqual(MAX_BYTES);
    }),
    { numRuns: 300, seed: 14 },
  );
});

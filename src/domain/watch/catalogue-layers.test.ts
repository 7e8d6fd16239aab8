import fc from "fast-check";
import { expect, test } from "vitest";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { catalogueLayers } from "./catalogue-layers";
import { backLayers, frontLayers } from "./layers";

test("every layer that any watch can show is there, once", () => {
  const hashes = catalogueLayers(catalogue).map(({ layer }) => layer.hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  const known = new Set<string | undefined>([undefined, ...hashes]);
  fc.assert(
    fc.property(anySelection, (selection) => {
      const shown = [...frontLayers(selection, catalogue), ...backLayers(selection, catalogue)];
      expect(shown.filter(({ layer }) => !known.has(layer?.hash))).toEqual([]);
    }),
  );
});

test("what all watches share comes first", () => {
  expect(catalogueLayers(catalogue)[0]?.layer).toBe(catalogue.common.shadow);
});

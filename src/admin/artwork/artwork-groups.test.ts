import { expect, test } from "vitest";
import { wantedLayers } from "@/tests/artwork/layer-names";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { layerNames } from "@/src/seed/catalogue/catalogue-rows";
import { artworkGroups, layersOf } from "./artwork-groups";

const drawn = (name: string) => ({ hash: name, file: `${name}.webp` });

test("every option is on the sheet, with all its layers", () => {
  const catalogue = seedCatalogue(drawn);
  const groups = artworkGroups(catalogue);
  for (const { field, entries } of groups) expect(entries).toHaveLength(catalogue[field].length);
  const shown = new Set(layersOf(groups).flatMap((layer) => layer?.hash ?? []));
  expect([...shown, ...Object.values(layerNames)].toSorted()).toEqual(wantedLayers());
});

test("a missing layer is a gap, a warranty is none", () => {
  const missing = new Set(["DI-GR", "EL-gl", "CB-bl-open", "STR-NY-FR"]);
  const groups = artworkGroups(seedCatalogue((name) => (missing.has(name) ? undefined : drawn(name))));
  const gaps = groups.flatMap(({ field, entries }) =>
    entries.flatMap(({ id, pictures }) =>
      pictures.flatMap(({ role, layer }) => (layer ? [] : [`${field} ${id} ${role}`])),
    ),
  );
  expect(gaps.toSorted()).toEqual([
    "caseColor CAS-FL-bl backOpen",
    "caseColor CAS-FL-gl endLink",
    "caseColor CAS-SM-bl backOpen",
    "caseColor CAS-SM-gl endLink",
    "caseColor CAS-SU-gl endLink",
    "dial DI-GR layer",
    "secondStrap STR-NY-FR layer",
    "strapColor NY-FR layer",
  ]);
});

test("pictures of one option have separate URLs", () => {
  for (const { entries } of artworkGroups(seedCatalogue(drawn))) {
    for (const { pictures } of entries) {
      expect(new Set(pictures.map(({ thumbnail }) => thumbnail)).size).toBe(pictures.length);
    }
  }
});

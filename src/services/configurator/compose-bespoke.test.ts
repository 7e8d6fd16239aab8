import { expect, test, vi } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { parseBespokeImageQuery } from "@/src/domain/contracts/image-query";
import { bespokeId } from "@/src/domain/watch/bespoke-id";
import { partLabels } from "@/src/domain/watch/describe-watch";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { backLayers, frontLayers } from "@/src/domain/watch/layers";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection } from "@/src/domain/watch/selection";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { composeBespoke, type BespokeDeps } from "./compose-bespoke";

/** Artwork from the day the watch was composed, different from today's. */
const then = seedCatalogue((name) => ({ hash: `old ${name}`, file: `${name}.webp` }));
const id = bespokeId(defaultSelection, then.version);
const watch = {
  id,
  catalogueVersion: then.version,
  price: priceWatch(defaultSelection, then).total,
  selection: defaultSelection,
  layers: { front: frontLayers(defaultSelection, then), back: backLayers(defaultSelection, then) },
  labels: partLabels(defaultSelection, then),
};

const compositor: Compositor = {
  addressOf: ({ slots }) => slots.map(({ layer }) => layer?.hash).join(" "),
  find: vi.fn<Compositor["find"]>(),
  compose: vi.fn<Compositor["compose"]>(),
  composeLater: vi.fn<Compositor["composeLater"]>(),
  prepareLayers: vi.fn<Compositor["prepareLayers"]>(),
  settle: () => Promise.resolve(),
  figures: () => Promise.reject(new Error("not asked for")),
};
const store: BespokeDeps["store"] = { findBespokeWatches: async (ids) => (ids.includes(id) ? [watch] : []) };

async function plan(url: string) {
  const query = parseBespokeImageQuery(new URL(url, "http://shop").searchParams);
  if (!query.ok) throw new Error(`The builder wrote an address the parser refuses: ${url}`);
  return composeBespoke(query.value, { store, compositor });
}

test.each(["front", "back"] as const)("shows the %s as it was, not as it would be today", async (side) => {
  const planned = await plan(bespokeImageUrl(id, { side }));
  const layersOf = side === "front" ? frontLayers : backLayers;
  expect(planned.ok && planned.value.addressIn("webp")).toBe(
    layersOf(defaultSelection, then)
      .map(({ layer }) => layer?.hash)
      .join(" "),
  );
  expect(catalogue.version).not.toBe(then.version);
  expect(planned.ok && planned.value.isCurrentVersion).toBe(true);
});

test("an unknown id is not found", async () => {
  expect(await plan(bespokeImageUrl("0".repeat(26)))).toEqual({ ok: false, error: "not-found" });
});

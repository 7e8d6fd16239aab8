import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalogue, Layer } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { frontLayers } from "@/src/domain/watch/layers";
import { stages, type Stage } from "@/src/domain/watch/picture-view";
import { defaultSelection, type Selection, type SelectionField } from "@/src/domain/watch/selection";
import { blendOver, finishCanvas, paintGround, type DecodedLayer } from "@/src/gateways/compositor/blend";
import { decodeLayer } from "@/src/gateways/compositor/decode-layer";
import { encodePicture } from "@/src/gateways/compositor/encode-picture";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { median, type Bench, type Figure, type Measurement } from "./figure";
import { untilAtRest } from "./process-usage";

const width = 1000;
/** The last one is measured; the others load every layer into the server's memory. */
const warmingStages = ["papier"] as const satisfies readonly Stage[];
const measuredStages = ["givre", "brume", "sable", "rosee"] as const satisfies readonly Stage[];
const varied = [
  "caseColor",
  "dial",
  "hands",
  "strapColor",
  "dateMagnifier",
] as const satisfies readonly SelectionField[];
const MAX_WATCHES = 12;

function deliveredCatalogue(layersFolder: string): Catalogue {
  return seedCatalogue((name): Layer | undefined => {
    const file = `${name}.webp`;
    const full = path.join(layersFolder, file);
    if (!existsSync(full)) return undefined;
    return { file, hash: createHash("sha256").update(readFileSync(full)).digest("hex") };
  });
}

/** Watches that differ in one part each, with complete artwork. */
function watchesToShow(catalogue: Catalogue): readonly Selection[] {
  const watches = varied.flatMap((field) =>
    catalogue[field]
      .slice(0, 20)
      .map((option) => choose(defaultSelection, field, option.key, catalogue).selection),
  );
  const complete = watches.filter((watch) => frontLayers(watch, catalogue).every(({ layer }) => layer));
  return [...new Map(complete.map((watch) => [frontImageUrl(watch), watch])).values()].slice(0, MAX_WATCHES);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function fetchPicture(bench: Bench, watch: Selection, stage: Stage): Promise<void> {
  const answer = await fetch(`${bench.origin}${frontImageUrl(watch, { width, stage, format: "webp" })}`);
  if (!answer.ok) throw new Error(`A preview answers ${answer.status}.`);
  await answer.arrayBuffer();
}

/** The minimum: blending decoded layers and encoding the result. */
async function blendAndEncode(layers: readonly DecodedLayer[], stage: Stage): Promise<void> {
  const canvas = paintGround(width, width, stages[stage]);
  for (const layer of layers) blendOver(canvas, layer);
  await encodePicture(finishCanvas(canvas), "webp");
}

/** An uncached preview over HTTP, its layers in memory, relative to its blending and encoding alone. */
async function measureNewPreviews(bench: Bench): Promise<Omit<Figure, "name">> {
  const layersFolder = path.join(bench.root, "media", "layers");
  const catalogue = deliveredCatalogue(layersFolder);
  const watches = watchesToShow(catalogue);
  const [values, floors]: [number[], number[]] = [[], []];
  // Pictures of other figures are re-encoded in the background.
  await untilAtRest(bench.pid);
  for (const watch of watches) {
    const layers = await Promise.all(
      frontLayers(watch, catalogue).flatMap(({ layer }) =>
        layer ? [decodeLayer(layersFolder, layer, width)] : [],
      ),
    );
    for (const stage of warmingStages) {
      await fetchPicture(bench, watch, stage);
      await blendAndEncode(layers, stage);
    }
    for (const stage of measuredStages) {
      floors.push(await timed(() => blendAndEncode(layers, stage)));
      values.push(await timed(() => fetchPicture(bench, watch, stage)));
    }
  }
  return {
    unit: "ms",
    value: median(values),
    floor: median(floors),
    bound: 1.3,
    wants: "below",
    note: `median of ${values.length} pictures of ${watches.length} watches`,
  };
}

export const previewNew: Measurement = { name: "preview new, 1000 px", measure: measureNewPreviews };

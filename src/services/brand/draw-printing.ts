import { createHash } from "node:crypto";
import { brandFingerprint, deliveredPrinting, printingFingerprint } from "@/src/domain/brand/brand-printing";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import { printingOf } from "@/src/domain/watch/printing-layouts";
import type { Shop } from "@/src/services/shop";

/** A run ends after this time, ms; the next one draws what is left. */
const longestRun = 60_000;

/** Marks of the content for which everything was found drawn, by shop. */
const checked = new WeakMap<Shop, string>();

/** Whether a run may begin another picture. */
type MayContinue = () => boolean;

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The layer of a dial's printing: one that was drawn before, or a new one. A layer never changes. */
async function layerFor(
  { store, printingRenderer, savePrinting }: Shop,
  printing: BrandPrinting,
  dial: Parameters<Shop["printingRenderer"]["drawLayer"]>[1],
  drawnFrom: string,
): Promise<number> {
  const name = `PRINT-${dial.key}`;
  const drawn = await store.printing.findDrawnLayer(name, drawnFrom);
  if (drawn !== null) return drawn;
  const bytes = await printingRenderer.drawLayer(printing, dial);
  const hash = hashOf(bytes);
  const same = await store.printing.findLayerByHash(name, hash);
  if (same === null) {
    return savePrinting.addLayer({ name, file: `${name}-${hash.slice(0, 12)}.webp`, drawnFrom }, bytes);
  }
  await store.printing.noteDrawnLayer(same, drawnFrom);
  return same;
}

/** All dials change together, once their layers are there. @returns null if the run was ended before that */
async function drawDials(
  shop: Shop,
  printing: BrandPrinting,
  mayContinue: MayContinue,
): Promise<number | null> {
  const layers: (readonly [dial: number, layer: number])[] = [];
  for (const { id, layer, drawnFrom, ...dial } of await shop.store.printing.listPrintedDials()) {
    const wanted = printingFingerprint(printing, printingOf(dial));
    if (drawnFrom === wanted) continue;
    if (!mayContinue()) return null;
    const drawn = await layerFor(shop, printing, dial, wanted);
    if (drawn !== layer) layers.push([id, drawn]);
  }
  if (layers.length > 0) await shop.savePrinting.assignLayers(layers);
  return layers.length;
}

/**
 * Scenes that are still as delivered, which their size tells, or as the shop printed them; a picture of staff in their
 * place is left alone.
 */
async function drawScenes(
  { store, printingRenderer, savePrinting }: Shop,
  printing: BrandPrinting,
  mayContinue: MayContinue,
): Promise<number | null> {
  const [wanted, asDelivered] = [brandFingerprint(printing), brandFingerprint(deliveredPrinting)];
  let done = 0;
  for (const row of await store.printing.listPrintedScenes(await printingRenderer.sceneNames())) {
    if (row.printedFrom === wanted) continue;
    if (!mayContinue()) return null;
    const printedFrom = `${row.scene}:${wanted}`;
    if (row.printedFrom === null) {
      const delivered = await printingRenderer.deliveredScene(row.scene);
      if (delivered.length !== row.filesize) continue;
      if (wanted === asDelivered) {
        await store.printing.notePrintedScene(row.id, printedFrom);
        continue;
      }
    }
    const bytes = await printingRenderer.drawScene(printing, row.scene);
    const file = wanted === asDelivered ? `${row.scene}.webp` : `${row.scene}-${wanted.slice(0, 12)}.webp`;
    await savePrinting.replaceScene({ id: row.id, file, printedFrom }, bytes);
    done += 1;
  }
  return done;
}

/**
 * Draws anew what the brand prints on dials and scenes, where brand or dial have changed. It may be ended at any time:
 * what was drawn is found again by its fingerprint.
 * @returns the number of changed dials and scenes
 */
export async function drawPrinting(shop: Shop): Promise<number> {
  const marks = await shop.store.printing.readPrintingMarks();
  if (checked.get(shop) === marks) return 0;
  const { brand } = await shop.store.loadSettings();
  const printing = await shop.brandPrinting(brand);
  const end = shop.clock().getTime() + longestRun;
  const mayContinue = () => !shop.isEnding() && shop.clock().getTime() < end;
  const dials = await drawDials(shop, printing, mayContinue);
  const scenes = dials === null ? null : await drawScenes(shop, printing, mayContinue);
  if (dials === 0 && scenes === 0) checked.set(shop, marks);
  return (dials ?? 0) + (scenes ?? 0);
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { readDeliveredDials } from "./delivered-dials";
import {
  brandFingerprint,
  deliveredPrinting,
  printingFingerprint,
  withinDelivered,
} from "@/src/domain/brand/brand-printing";
import {
  dialPrintingSvg,
  frontProjection,
  perspective,
  type BrandPrinting,
} from "@/src/domain/watch/dial-printing";
import { inkPattern, printingOf, usualInk, type PrintedDial } from "@/src/domain/watch/printing-layouts";

/** A dial by the key it has in the catalogue. */
export interface DialToPrint extends PrintedDial {
  readonly key: string;
}

/** Draws what a brand prints, over parts and scenes that were delivered without it. */
export interface PrintingRenderer {
  /** The printing of a dial as a layer. */
  readonly drawLayer: (printing: BrandPrinting, dial: DialToPrint) => Promise<Buffer>;
  /** Names of the delivered scenes in which the brand is seen. */
  readonly sceneNames: () => Promise<readonly string[]>;
  readonly deliveredScene: (name: string) => Promise<Buffer>;
  readonly drawScene: (printing: BrandPrinting, name: string) => Promise<Buffer>;
}

const look = v.object({ ink: v.pipe(v.string(), v.regex(inkPattern)), blur: v.number() });
const place = v.object({ y: v.number(), height: v.number(), room: v.number() });
const ofPrinted = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.partial(v.object({ mark: entry, wordmark: entry, line: entry, depth: entry }));
/** A plane of a scene that bears the brand: a dial, or another thing with places of its own. */
const scenePlane = v.object({
  dial: v.optional(v.string()),
  places: v.optional(ofPrinted(place)),
  matrix: v.array(v.number()),
  looks: ofPrinted(look),
  blank: v.object({ file: v.string(), left: v.number(), top: v.number() }),
});
const sceneList = v.record(v.string(), v.array(scenePlane));

/** px, the frame of all layers */
const side = 2000;

/** @param root folder of the shop, with what it was delivered with in media and content */
export function createPrintingRenderer(root: string): PrintingRenderer {
  const inMedia = (...names: readonly string[]) => path.join(root, "media", ...names);
  const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  let reading: Promise<v.InferOutput<typeof sceneList>> | undefined;
  const scenes = () =>
    (reading ??= json(inMedia("blank-dials", "scenes.json")).then((list) => v.parse(sceneList, list)));
  let rows: ReturnType<typeof readDeliveredDials> | undefined;
  const dials = () => (rows ??= readDeliveredDials(root));

  /** The delivered layer where it is what would be drawn: the delivered brand has the very files it came with. */
  async function deliveredLayer(
    printing: BrandPrinting,
    { key, ...dial }: DialToPrint,
  ): Promise<Buffer | null> {
    const own = (await dials())[key];
    const wanted = printingFingerprint(printing, printingOf(dial));
    if (!own || wanted !== printingFingerprint(deliveredPrinting, printingOf(own))) return null;
    return readFile(inMedia("layers", `PRINT-${key}.webp`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
  }

  const deliveredScene = (name: string) => readFile(inMedia("scenes", `${name}.webp`));

  return {
    deliveredScene,
    sceneNames: async () => Object.keys(await scenes()),
    async drawLayer(printing, dial) {
      const delivered = await deliveredLayer(printing, dial);
      if (delivered) return delivered;
      const picture = { width: side, height: side, project: frontProjection };
      const svg = dialPrintingSvg(printing, printingOf(dial), picture);
      return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 5 }).toBuffer();
    },
    async drawScene(printing, name) {
      const delivered = await deliveredScene(name);
      if (brandFingerprint(printing) === brandFingerprint(deliveredPrinting)) return delivered;
      const { width, height } = await sharp(delivered).metadata();
      const known = await dials();
      const pieces = await Promise.all(
        ((await scenes())[name] ?? []).map(async ({ dial, places, matrix, looks, blank }) => {
          const own = dial === undefined ? undefined : known[dial];
          const printed = own ? printingOf(own) : places && { ...places, ink: usualInk };
          if (!printed) throw new Error(`The scene ${name} shows the dial ${dial}, which has no printing.`);
          const picture = { width, height, project: perspective(matrix), looks };
          const svg = dialPrintingSvg(printing, withinDelivered(printed), picture);
          return [
            {
              input: await readFile(inMedia("blank-dials", blank.file)),
              left: blank.left,
              top: blank.top,
            },
            { input: Buffer.from(svg) },
          ];
        }),
      );
      return sharp(delivered)
        .composite(pieces.flat())
        .webp({ quality: 82, effort: 4, smartSubsample: true })
        .toBuffer();
    },
  };
}

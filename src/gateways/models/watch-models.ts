import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { createRenderQueue, type Turn } from "@/src/gateways/compositor/render-queue";
import { readShape } from "./glb";
import { mergeShapes } from "./merge-shapes";
import { plainModel } from "./plain-model";
import { readModelList, type JsonObject, type ModelList } from "./model-list";
import { drawPrintTexture, printTextureName, type PartPrint } from "./print-texture";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import { claspPlaces, placesOf, type PrintedDial } from "@/src/domain/watch/printing-layouts";
import { readDeliveredDials } from "@/src/gateways/printing/delivered-dials";
import { replaceTextures, texturesIn } from "./texture-names";

export interface ModelOrder {
  /** Model keys of the parts. */
  readonly keys: readonly string[];
  /** Of the case, in mm. */
  readonly diameter: number;
  /** `plain`: for viewers that support only core glTF. */
  readonly form: "packed" | "plain";
  readonly detail: Detail;
  /** What the brand prints; by default the delivered brand. */
  readonly printing?: BrandPrinting;
  /** Where on the dial, and in which ink; by default as delivered. */
  readonly dial?: PrintedDial;
}

/** `light`: with fewer triangles and smaller pictures, for devices that render on the CPU. */
type Detail = "full" | "light";

export interface WatchModels {
  /** The parts without a solid shape. */
  readonly findUndrawn: (keys: readonly string[]) => Promise<readonly string[]>;
  /** Address of a model, a content hash. */
  readonly addressOf: (order: ModelOrder) => Promise<string>;
  /**
   * The watch as a GLB. Equal orders, equal bytes.
   * @param turn the requesting client; by default the shop itself
   * @throws TooBusy when the queue is full, Abandoned when the client has disconnected
   */
  readonly compose: (order: ModelOrder, turn?: Turn) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Diameter (mm) at which the parts are drawn. */
const drawnDiameter = 40.1;
const metresPerMillimetre = 0.001;
/** A plain model takes nearly a second, and its encoder several cores. */
const [atOnce, waiting] = [2, 60];
/** Turn of the shop's own requests. */
const ownTurn: Turn = { urgency: "likely", client: "shop" };

/** A material, unchanged or with its smaller pictures. */
function materialOf({ materials, pictures }: ModelList, name: string, detail: Detail): JsonObject {
  const material = materials[name] ?? {};
  return detail === "full"
    ? material
    : replaceTextures(material, (picture) => ({ name: pictures[picture] ?? picture }));
}

/** sRGB to the linear values of glTF. Source: IEC 61966-2-1. */
const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const dialEdge = { mm: 20, full: 1321, light: 660 };
const claspEdge = { mm: 10, full: 661, light: 661 };

/** What a brand prints on a part; null where it prints nothing, or what is delivered. */
function printOn(key: string, { printing, dial }: ModelOrder): PartPrint | null {
  if (!printing) return null;
  if (key.startsWith("MARK-")) return { printing, places: claspPlaces, edge: claspEdge };
  return dial && key.startsWith("PRINT-")
    ? { printing, places: placesOf(dial.layout), edge: dialEdge }
    : null;
}

/** A printing in another ink than the delivered one, as paint of that color. @param ink #rrggbb */
function inkedMaterial(material: JsonObject, ink: string): JsonObject {
  const color = [1, 3, 5].map((at) => linear(Number.parseInt(ink.slice(at, at + 2), 16) / 255));
  const { pbrMetallicRoughness: surface } = material;
  const kept = typeof surface === "object" && !Array.isArray(surface) ? (surface as JsonObject) : {};
  return {
    ...material,
    pbrMetallicRoughness: { ...kept, baseColorFactor: [...color, 1], metallicFactor: 0 },
  };
}

/**
 * Assembles watches from the delivered shapes and textures.
 * @param root folder of the shop
 * @param maxHotBytes of composed watches in memory; others are assembled again, which takes some milliseconds
 */
export function createWatchModels(root: string, maxHotBytes: number): WatchModels {
  const folder = path.join(root, "media/models");
  const hot = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxHotBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const queue = createRenderQueue<Uint8Array<ArrayBuffer>>({ atOnce, waiting });
  let reading: Promise<ModelList> | undefined;
  const list = () => (reading ??= readModelList(path.join(folder, "models.json")));
  let rows: ReturnType<typeof readDeliveredDials> | undefined;
  const dials = () => (rows ??= readDeliveredDials(root));

  const partOf = ({ parts, shapes }: ModelList, key: string, detail: Detail) => {
    const part = parts[key];
    const shape = part && (detail === "light" ? shapes[part.shape]?.light : part.shape);
    if (!part || !shape) throw new Error(`No shape has been drawn for "${key}".`);
    return { shape, materials: part.materials };
  };

  /** The ink of a dial, where it is not the delivered one. */
  async function inked(key: string, material: JsonObject, { dial }: ModelOrder): Promise<JsonObject> {
    if (!dial || !key.startsWith("PRINT-")) return material;
    const delivered = (await dials())[key.slice("PRINT-".length)]?.ink;
    return dial.ink.toLowerCase() === delivered?.toLowerCase() ? material : inkedMaterial(material, dial.ink);
  }

  /** A printing is delivered in the delivered brand's texture, which another brand's takes the place of. */
  async function printed(key: string, material: JsonObject, order: ModelOrder): Promise<JsonObject> {
    const print = printOn(key, order);
    if (!print) return material;
    const texture = printTextureName(print, order.detail);
    const look = await inked(key, material, order);
    return texture ? replaceTextures(look, () => ({ name: texture })) : look;
  }

  /** Hash of all inputs that determine a model's bytes. */
  async function addressOf(order: ModelOrder): Promise<string> {
    const { keys, diameter, form, detail } = order;
    const known = await list();
    const parts = await Promise.all(
      keys.map(async (key) => {
        const { shape, materials } = partOf(known, key, detail);
        const looks = materials.map((name) => printed(key, materialOf(known, name, detail), order));
        return [shape, await Promise.all(looks)];
      }),
    );
    return createHash("sha256")
      .update(JSON.stringify([parts, diameter, form]))
      .digest("hex");
  }

  async function assemble(order: ModelOrder): Promise<Uint8Array<ArrayBuffer>> {
    const { keys, diameter, detail } = order;
    const known = await list();
    const parts = await Promise.all(
      keys.map(async (key) => {
        const { shape, materials } = partOf(known, key, detail);
        return { key, shape: readShape(await readFile(path.join(folder, `${shape}.glb`))), materials };
      }),
    );
    const looks = parts.flatMap((part) =>
      part.materials.map(
        async (name) => [name, await printed(part.key, materialOf(known, name, detail), order)] as const,
      ),
    );
    const materials = Object.fromEntries(await Promise.all(looks));
    const files = [...new Set(Object.values(materials).flatMap(texturesIn))];
    const prints = new Map(
      keys.flatMap((key) => {
        const print = printOn(key, order);
        return print ? [[printTextureName(print, detail), print] as const] : [];
      }),
    );
    const textures = Object.fromEntries(
      await Promise.all(
        files.map(async (file) => {
          const print = prints.get(file);
          const bytes = print
            ? await drawPrintTexture(print, detail)
            : await readFile(path.join(folder, `${file}.webp`));
          return [file, bytes] as const;
        }),
      ),
    );
    const scale = (diameter / drawnDiameter) * metresPerMillimetre;
    return mergeShapes({ parts, materials, textures, scale });
  }

  return {
    findUndrawn: async (keys) => {
      const { parts } = await list();
      return keys.filter((key) => !(key in parts));
    },
    addressOf,
    async compose(order, turn = ownTurn) {
      const address = await addressOf(order);
      const find = () => Promise.resolve(hot.get(address) ?? null);
      const make = async () => {
        const packed = await assemble(order);
        const bytes = order.form === "plain" ? await plainModel(packed) : packed;
        hot.set(address, bytes);
        return bytes;
      };
      return (await find()) ?? queue.ask(address, turn, { find, make });
    },
  };
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { createRenderQueue, type Turn } from "@/src/gateways/compositor/render-queue";
import { readShape } from "./glb";
import { mergeShapes } from "./merge-shapes";
import { plainModel } from "./plain-model";
import { readModelList, type JsonObject, type ModelList } from "./model-list";
import { drawPrintTexture, printTextureName, type DialPrint } from "./print-texture";
import { replaceTextures, texturesIn } from "./texture-names";

export interface ModelOrder {
  /** Model keys of the parts. */
  readonly keys: readonly string[];
  /** Of the case, in mm. */
  readonly diameter: number;
  /** `plain`: for viewers that support only core glTF. */
  readonly form: "packed" | "plain";
  readonly detail: Detail;
  /** What is printed on the dial. */
  readonly print?: DialPrint;
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

/**
 * Assembles watches from the shapes and textures of a folder.
 * @param maxHotBytes of composed watches in memory; others are assembled again, which takes some milliseconds
 */
export function createWatchModels(folder: string, maxHotBytes: number): WatchModels {
  const hot = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxHotBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const queue = createRenderQueue<Uint8Array<ArrayBuffer>>({ atOnce, waiting });
  let reading: Promise<ModelList> | undefined;
  const list = () => (reading ??= readModelList(path.join(folder, "models.json")));

  const partOf = ({ parts, shapes }: ModelList, key: string, detail: Detail) => {
    const part = parts[key];
    const shape = part && (detail === "light" ? shapes[part.shape]?.light : part.shape);
    if (!part || !shape) throw new Error(`No shape has been drawn for "${key}".`);
    return { shape, materials: part.materials };
  };

  /** The printing is delivered with the delivered brand's texture; another brand's takes its place. */
  const printed = (key: string, material: JsonObject, { print, detail }: ModelOrder): JsonObject => {
    const texture = key.startsWith("PRINT-") && print ? printTextureName(print, detail) : null;
    return texture ? replaceTextures(material, () => ({ name: texture })) : material;
  };

  /** Hash of all inputs that determine a model's bytes. */
  async function addressOf(order: ModelOrder): Promise<string> {
    const { keys, diameter, form, detail } = order;
    const known = await list();
    const parts = keys.map((key) => {
      const { shape, materials } = partOf(known, key, detail);
      return [shape, materials.map((name) => printed(key, materialOf(known, name, detail), order))];
    });
    return createHash("sha256")
      .update(JSON.stringify([parts, diameter, form]))
      .digest("hex");
  }

  async function assemble(order: ModelOrder): Promise<Uint8Array<ArrayBuffer>> {
    const { keys, diameter, detail, print } = order;
    const known = await list();
    const parts = await Promise.all(
      keys.map(async (key) => {
        const { shape, materials } = partOf(known, key, detail);
        return { key, shape: readShape(await readFile(path.join(folder, `${shape}.glb`))), materials };
      }),
    );
    const materials = Object.fromEntries(
      parts.flatMap((part) =>
        part.materials.map((name) => [name, printed(part.key, materialOf(known, name, detail), order)]),
      ),
    );
    const files = [...new Set(Object.values(materials).flatMap(texturesIn))];
    const textures = Object.fromEntries(
      await Promise.all(
        files.map(async (file) => {
          const isDrawn = print && file === printTextureName(print, detail);
          const bytes = isDrawn
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

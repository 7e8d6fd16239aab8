import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import delivered from "@/src/domain/brand/delivered-outlines.json";
import { drawPrinting } from "@/src/services/brand/draw-printing";
import { staffMember } from "./staff-member";
import { openShop } from "@/tests/setup/open-shop";

/** Its mark is a disc. */
export const discBrand = {
  name: "Horlogerie d’Essai",
  mark: { path: "M-0.5 0C-0.5 -0.7 0.5 -0.7 0.5 0C0.5 0.7 -0.5 0.7 -0.5 0Z", width: 1 },
  wordmark: null,
  dialLine: "MANUFACTURE",
} as const;

export const brandAsDelivered = {
  name: "Atelier Valcour",
  mark: delivered.mark,
  wordmark: delivered.wordmark,
  dialLine: "AUTOMATIQUE",
} as const;

export const inMedia = (...names: string[]) => path.join(process.cwd(), "media", ...names);

export const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Names of the scenes in which the brand is seen. */
export const printedScenes: readonly string[] = Object.keys(
  JSON.parse(readFileSync(inMedia("blank-dials/scenes.json"), "utf8")),
);

export const uploaded = (folder: string, name: string) =>
  readFileSync(path.join(process.env.DATA_DIR ?? "", folder, name));

/** A shop with the files of its layers and scenes, and a marketer who publishes a brand. */
export async function openPrintedShop() {
  const seeded = process.env.DATA_DIR ?? "";
  const open = await openShop();
  for (const name of ["layers", "media"])
    cpSync(path.join(seeded, name), path.join(process.env.DATA_DIR ?? "", name), { recursive: true });
  const marketer = await staffMember(open, "marketer");
  const publish = (brand: object) =>
    marketer.ask("POST", "/api/globals/brand?locale=fr", { ...brand, _status: "published" });
  /** Runs the job until nothing is left. */
  const printAll = async (): Promise<number> => {
    let done = 0;
    for (let turn = await drawPrinting(open.shop); turn > 0; turn = await drawPrinting(open.shop))
      done += turn;
    return done;
  };
  const dialRow = async (key: string) => {
    const [row] = await open.rows<{ filename: string; hash: string; drawn: string | null }>(
      `select layers.filename, layers.hash, drawn_from as drawn from dials join layers on layers.id = printing_id
        where dials.key = $1`,
      [key],
    );
    if (!row) throw new Error(`The dial ${key} has no printing.`);
    return row;
  };
  return { open, marketer, publish, printAll, dialRow };
}

export type PrintedShop = Awaited<ReturnType<typeof openPrintedShop>>;

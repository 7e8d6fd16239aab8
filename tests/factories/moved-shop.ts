import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync, zipSync } from "fflate";
import * as v from "valibot";
import { shopManifest, type ShopManifest } from "@/src/domain/contracts/shop-file";
import { exportShop } from "@/src/services/shop-move/export-shop";
import { importShop, type ImportReport } from "@/src/services/shop-move/import-shop";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

/** Collections of files, by the folder of their uploads. */
export const uploads = ["layers", "media", "fonts"] as const;
export const uploadsOf = (name: string) => path.join(process.env.DATA_DIR ?? "", name);

export const linesOf = (report: ImportReport) =>
  report.parts.flatMap(({ name, lines }) =>
    lines.map(({ kind, key, detail }) => `${name} ${kind} ${key}${detail && `: ${detail}`}`),
  );

/** Hashes of everything but the pictures, which the documents name by theirs. */
export const documentsOf = ({ files }: ShopManifest) =>
  Object.entries(files).filter(([name]) => !name.startsWith("files/"));

export const partsOf = (file: string) => new Map(Object.entries(unzipSync(readFileSync(file))));

/** The content of a manifest whose parts were changed. */
function manifestOf(parts: ReadonlyMap<string, Uint8Array>): string {
  const manifest = v.parse(shopManifest, JSON.parse(new TextDecoder().decode(parts.get("manifest.json"))));
  const hashes = [...parts]
    .filter(([name]) => name !== "manifest.json")
    .map(([name, data]) => [
      name,
      { sha256: createHash("sha256").update(data).digest("hex"), size: data.length },
    ]);
  return JSON.stringify({ ...manifest, files: Object.fromEntries(hashes) });
}

/** Leaves a draft of a page, and another text of the interface. */
export async function editContent(open: OpenShop): Promise<void> {
  const [page] = (await open.payload.find({ collection: "pages", where: { slug: { equals: "faq" } } })).docs;
  await open.payload.update({
    collection: "pages",
    id: page?.id ?? 0,
    data: { title: "Une ébauche" },
    draft: true,
  });
  await open.payload.update({
    collection: "translations",
    where: { key: { equals: "cart.empty.title" } },
    data: { text: "Rien encore" },
  });
}

/** A shop with the files that the seed has uploaded, and what is done with files of a whole shop. */
export async function openMovedShop() {
  const seeded = process.env.DATA_DIR ?? "";
  const open = await openShop();
  for (const name of uploads) cpSync(path.join(seeded, name), uploadsOf(name), { recursive: true });
  const { cmsContentOf } = await import("@/src/server/runtime/shop-move/cms-content");
  const cms = cmsContentOf(open.payload);
  const folder = mkdtempSync(path.join(tmpdir(), "shop-move-"));
  let count = 0;
  const nextFile = () => path.join(folder, `${(count += 1)}.zip`);

  const exported = async (): Promise<{ file: string; manifest: ShopManifest }> => {
    const file = nextFile();
    return { file, manifest: await exportShop(cms, file, new Date()) };
  };
  const importOf = (file: string, options: { isTrial?: boolean; isReplacing?: boolean } = {}) =>
    importShop(cms, { file, isTrial: false, isReplacing: false, ...options });
  const imported = async (...asked: Parameters<typeof importOf>): Promise<ImportReport> => {
    const done = await importOf(...asked);
    if (!done.ok) throw new Error(done.error.join("\n"));
    return done.value;
  };
  const refusal = async (file: string): Promise<readonly string[]> => {
    const done = await importOf(file);
    return done.ok ? linesOf(done.value).filter((line) => line.includes("refused")) : done.error;
  };
  /** A file whose parts were changed, with or without the right hashes. */
  const rewritten = (parts: ReadonlyMap<string, Uint8Array>, isHonest: boolean): string => {
    const file = nextFile();
    const whole = Object.fromEntries(parts);
    if (isHonest) whole["manifest.json"] = new TextEncoder().encode(manifestOf(parts));
    // Pictures do not become smaller.
    writeFileSync(file, zipSync(whole, { level: 0 }));
    return file;
  };
  /** A file with other texts in some of its parts. */
  const changed = (
    file: string,
    changes: Readonly<Record<string, (text: string) => string>>,
    isHonest = true,
  ): string => {
    const parts = partsOf(file);
    for (const [name, change] of Object.entries(changes))
      parts.set(name, new TextEncoder().encode(change(new TextDecoder().decode(parts.get(name)))));
    return rewritten(parts, isHonest);
  };
  const close = async (): Promise<void> => {
    await open.close();
    rmSync(folder, { recursive: true });
  };
  return { open, folder, exported, imported, refusal, rewritten, changed, close };
}

export type MovedShop = Awaited<ReturnType<typeof openMovedShop>>;

import type { ShopManifest } from "@/src/domain/contracts/shop-file";
import type { Result } from "@/src/domain/result";
import {
  planMove,
  type CollectionMove,
  type GlobalMove,
  type MoveLine,
} from "@/src/domain/shop-move/plan-move";
import type { CmsContent } from "./cms-content";
import { readArchive } from "./read-archive";

export interface ImportOptions {
  readonly file: string;
  /** Writes everything, then rolls it back: what would be refused is known. */
  readonly isTrial: boolean;
  /** Removes what the file does not have, unless it is used. */
  readonly isReplacing: boolean;
}

/** What an import did, or would do, to a collection or global. */
export interface ImportPart {
  readonly name: CollectionMove["name"] | GlobalMove["name"];
  readonly same: number;
  readonly lines: readonly MoveLine[];
}

export interface ImportReport {
  readonly manifest: ShopManifest;
  readonly parts: readonly ImportPart[];
  /** Whether something was refused: then nothing was written. */
  readonly isRefused: boolean;
}

const isRefused = (parts: readonly ImportPart[]) =>
  parts.some(({ lines }) => lines.some(({ kind }) => kind === "refused"));

/** Imports a file of a shop; or says why the file cannot be read here. */
export const importShop = (
  cms: CmsContent,
  { file, isTrial, isReplacing }: ImportOptions,
): Promise<Result<ImportReport, readonly string[]>> =>
  readArchive(file, cms, async ({ manifest, content, readFile }) => {
    const { parts } = await cms.transaction(async (writer) => {
      const plan = planMove(await writer.read(), content, isReplacing);
      const planned = [...plan.collections, ...plan.globals];
      if (isRefused(planned)) return { parts: planned, isKept: false };
      const found = await writer.write(plan, readFile, isTrial);
      const all = planned.map(({ name, same, lines }): ImportPart => {
        const own = found.filter((line) => line.name === name);
        const replaced = new Set(own.map(({ key }) => key));
        return { name, same, lines: [...lines.filter(({ key }) => !replaced.has(key)), ...own] };
      });
      return { parts: all, isKept: !isTrial && !isRefused(all) };
    });
    return { manifest, parts, isRefused: isRefused(parts) };
  });

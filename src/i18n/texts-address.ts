import { createHash } from "node:crypto";
import type { Locale } from "@/src/domain/locale/locale";
import { pageTexts } from "./page-texts";

/** Files whose texts a browser fetches when it first shows what they belong to. */
export const lateFiles = ["cart", "common", "search", "turning"] as const;
export type LateFile = (typeof lateFiles)[number];

/** Names texts by what they say. */
export const textsMark = (texts: object): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);

/** Where a browser finds the texts of a file; other words have another address. */
export async function textsAddress(locale: Locale, file: LateFile): Promise<string> {
  return `/api/texts/${locale}/${file}?v=${textsMark(await pageTexts(locale, file))}`;
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CompressedCoding } from "./coding";

type Effort = "quick" | "best";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fast, for the waiting client, or as small as possible, for all later ones. */
const levels: Readonly<Record<CompressedCoding, Readonly<Record<Effort, number>>>> = {
  br: { quick: 4, best: 11 },
  gzip: { quick: 4, best: 9 },
};

/** Compresses on zlib's own threads: requests are answered meanwhile. */
export function compress(bytes: Buffer, coding: CompressedCoding, effort: Effort): Promise<Buffer> {
  const level = levels[coding][effort];
  if (coding === "gzip") return zip(bytes, { level });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

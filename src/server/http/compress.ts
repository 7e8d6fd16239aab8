import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CompressedCoding } from "./coding";

/** For one client, or for all that come while the answer is stored. Higher levels of Brotli take ten times as long. */
type Effort = "quick" | "stored";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const levels: Readonly<Record<CompressedCoding, Readonly<Record<Effort, number>>>> = {
  br: { quick: 4, stored: 6 },
  gzip: { quick: 4, stored: 6 },
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

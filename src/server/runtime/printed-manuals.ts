import { access } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { env } from "@/src/env";
import { fetchMissingFile } from "@/src/gateways/bucket/fetch-missing-file";
import { createSingleFlight } from "@/src/domain/single-flight";
import { pictureFileAsJpeg } from "@/src/gateways/manual/picture-file-as-jpeg";
import { manualLayout, renderManual } from "@/src/gateways/manual/render-manual";
import type { PrintableManual } from "@/src/services/content/print-manual";
import type { Store } from "@/src/store/store";
import { pictureAsJpeg } from "./picture-as-jpeg";
import { sharedBucket } from "./shared-bucket";

export { manualLayout };

export interface PrintedManual {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** false where a picture was missing: then it is drawn again for the next request */
  readonly isComplete: boolean;
}

/** Three manuals in four languages, with room to spare. */
const MAX_BYTES = 32_000_000;
const kept = new LRUCache<string, PrintedManual>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.byteLength,
});
const singly = createSingleFlight<PrintedManual>();

const uploads = "/api/media/file/";

/** An upload as JPEG; null for one whose file is missing. */
async function uploadAsJpeg(url: string): Promise<Uint8Array | null> {
  const { pathname } = new URL(url, "http://shop");
  // The address contains a file name only, without path traversal.
  const name = path.basename(decodeURIComponent(pathname));
  const file = path.resolve(env().DATA_DIR, "media", name);
  const bucket = await sharedBucket();
  if (bucket) await fetchMissingFile(bucket, `media/${name}`, file);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? pictureFileAsJpeg(file) : null;
}

/** A picture of the shop for print: an upload, or a composed watch. */
export const manualPicture =
  (store: Pick<Store, "loadCatalogue" | "findBespokeWatches">) =>
  (address: string): Promise<Uint8Array | null> =>
    address.startsWith(uploads) ? uploadAsJpeg(address) : pictureAsJpeg(address, store);

/** The PDF of a manual, drawn once until its content changes. */
export async function printedManual({ mark, gather }: PrintableManual): Promise<PrintedManual> {
  const known = kept.get(mark);
  if (known) return known;
  const printed = await singly(mark, async () => {
    const { document, isComplete } = await gather();
    return { bytes: await renderManual(document), isComplete };
  });
  if (printed.isComplete) kept.set(mark, printed);
  return printed;
}

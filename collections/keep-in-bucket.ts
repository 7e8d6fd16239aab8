import { existsSync } from "node:fs";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, UploadConfig } from "payload";
import { fetchMissingFile } from "@/src/gateways/bucket/fetch-missing-file";
import { sharedBucket } from "@/src/server/runtime/shared-bucket";

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/**
 * Storage of an upload collection: a local folder, and the bucket where the shop has one, so that several machines
 * share the files.
 */
export function keepInBucket(slug: "layers" | "media" | "fonts") {
  const folder = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? "data", slug);

  /** If the copy to the bucket fails, the upload is not saved. */
  const copyUpload: CollectionAfterChangeHook = async ({ doc, req: { file } }) => {
    const bucket = file ? await sharedBucket() : null;
    if (bucket && file) await bucket.put(`${slug}/${doc.filename}`, file.data, doc.mimeType);
    return doc;
  };

  const removeUpload: CollectionAfterDeleteHook = async ({ doc }) => {
    const bucket = await sharedBucket();
    await bucket?.remove(`${slug}/${doc.filename}`);
    return doc;
  };

  // The name comes from the request: it must not lead out of the folder.
  const copyOf = (filename: string) => path.join(/* turbopackIgnore: true */ folder, path.basename(filename));

  /** Downloads a file that was uploaded on another machine before it is served. */
  const bringUpload: Handler = async (_req, { params: { filename } }) => {
    const bucket = await sharedBucket();
    if (bucket) await fetchMissingFile(bucket, `${slug}/${path.basename(filename)}`, copyOf(filename));
  };

  /** Payload answers 500 for a missing file. */
  const answerMissing: Handler = (_req, { params: { filename } }) =>
    existsSync(/* turbopackIgnore: true */ copyOf(filename))
      ? undefined
      : Response.json({ error: "not-found" }, { status: 404 });

  return {
    folder,
    afterChange: copyUpload,
    afterDelete: removeUpload,
    handlers: [bringUpload, answerMissing],
  };
}

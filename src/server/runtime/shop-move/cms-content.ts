import type { Payload } from "payload";
import type { CmsContent } from "@/src/services/shop-move/cms-content";
import { inCmsTransaction } from "@/src/server/runtime/cms-transaction";
import { shopVersion } from "@/src/server/runtime/shop-version";
import { migrations } from "@/src/store/migrations";
import { Writer } from "./content-writer";
import { movedContent, readStored } from "./stored-content";
import { hasFiles, readUpload, uploadFacts, UploadFiles } from "./upload-files";

/** The content of a running shop, as it is exported and imported. */
export const cmsContentOf = (payload: Payload): CmsContent => ({
  version: shopVersion,
  structure: migrations.at(-1)?.name ?? "",
  read: () =>
    inCmsTransaction(
      payload,
      async ({ request }) => {
        const stored = await readStored({ payload, req: await request() });
        return movedContent(payload, stored, async (collection, { filename }) => {
          if (!hasFiles(collection)) return null;
          const facts = await uploadFacts(collection, String(filename));
          if (facts) return facts;
          throw new Error(
            `${collection}: the file ${String(filename)} is neither on this machine nor in the bucket.`,
          );
        });
      },
      { options: { isolationLevel: "repeatable read" } },
    ),
  readFile: async ({ collection, document }) => {
    const bytes = await readUpload(collection, String(document.data.filename));
    if (!bytes) throw new Error(`${collection}: the file of ${document.key} is gone.`);
    return bytes;
  },
  async transaction(work) {
    const files = new UploadFiles();
    const value = await inCmsTransaction(
      payload,
      (transaction) => work(new Writer(payload, transaction, files)),
      { isKept: ({ isKept }) => isKept },
    ).catch(async (error: unknown) => {
      await files.rollBack();
      throw error;
    });
    await (value.isKept ? files.commit() : files.rollBack());
    return value;
  },
});

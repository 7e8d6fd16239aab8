import type { Payload } from "payload";
import type { SavePrinting } from "@/src/services/shop";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import { inCmsTransaction } from "./cms-transaction";

const fileOf = (name: string, data: Buffer) => ({ data, mimetype: "image/webp", name, size: data.length });

/** Drawn layers and scenes are uploads like any other: checked, copied to the bucket, shown at once. */
export const savePrinting = (payload: Payload): SavePrinting => ({
  async addLayer({ name, file, drawnFrom }, data) {
    const { id } = await payload.create({
      collection: "layers",
      data: { name, drawnFrom },
      file: fileOf(file, data),
      overrideAccess: true,
      context: { ...quiet },
    });
    return id;
  },
  assignLayers: (layers) =>
    inCmsTransaction(payload, async ({ tx, request }) => {
      for (const [dial, layer] of layers) await tx.printing.setDialPrinting(dial, layer);
      await revalidateSaved(["catalogue"], await request());
    }),
  async replaceScene({ id, file, printedFrom }, data) {
    await payload.update({
      collection: "media",
      id,
      data: { printedFrom },
      file: fileOf(file, data),
      overwriteExistingFiles: true,
      overrideAccess: true,
      context: { isPrinting: true },
    });
  },
});

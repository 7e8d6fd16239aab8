import { createLocalReq, type Payload } from "payload";
import type { SavePrinting } from "@/src/services/shop";
import { aggregates } from "@/src/store/aggregates";
import { inside } from "@/src/store/bind";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import { queriesOf } from "./queries-of";

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
  async assignLayers(layers) {
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error("The database began no transaction for the dials' printing.");
    try {
      const tx = inside(aggregates, queriesOf(payload, transactionID));
      for (const [dial, layer] of layers) await tx.printing.setDialPrinting(dial, layer);
      const req = await createLocalReq({ req: { transactionID, context: {} } }, payload);
      await revalidateSaved(["catalogue"], req);
      await payload.db.commitTransaction(transactionID);
    } catch (error) {
      await payload.db.rollbackTransaction(transactionID);
      throw error;
    }
  },
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

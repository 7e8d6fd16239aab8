import type { Payload, PayloadRequest } from "payload";
import type { Address } from "@/src/domain/translation/address";

/** Deletes all notes on what the translations of a document were made from. */
export const deleteNotes = (
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  { entity, document }: Pick<Address, "entity" | "document">,
): Promise<void> =>
  payload.db.deleteMany({
    collection: "translation-notes",
    where: { and: [{ entity: { equals: entity } }, { document: { equals: document } }] },
    req,
  });

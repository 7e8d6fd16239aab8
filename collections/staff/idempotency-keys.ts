import type { CollectionConfig } from "payload";

/** Keys of requests that other systems and agents may repeat, with their answers (src/services/idempotency). Deleted after a day. */
export const IdempotencyKeys: CollectionConfig = {
  slug: "idempotency-keys",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Hash of who asks and of the key they chose.
    { name: "key", type: "text", required: true, unique: true },
    // Hash of what was asked.
    { name: "request", type: "text", required: true },
    { name: "claimedUntil", type: "date", required: true },
    // Sealed; null while the request is executed.
    { name: "answer", type: "textarea" },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

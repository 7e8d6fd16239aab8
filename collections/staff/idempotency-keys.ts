import type { CollectionConfig } from "payload";

/** Answers to requests that a client may repeat by the same key (src/services/idempotency). */
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
    { name: "claimedAt", type: "date", required: true },
    { name: "status", type: "number" },
    { name: "answer", type: "text" },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

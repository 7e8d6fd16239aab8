import type { CollectionConfig } from "payload";
import { keyCalls } from "@/src/domain/api-keys/api-key-limits";

/**
 * Keys of the API for the owner's other systems, as hashes. They have a view of their own (src/admin/api-keys).
 * Source: decision 0166.
 */
export const ApiKeys: CollectionConfig = {
  slug: "api-keys",
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "name", type: "text", required: true },
    { name: "keyHash", type: "text", required: true, unique: true },
    // The last signs of the key.
    { name: "ending", type: "text", required: true },
    // Some of src/domain/api-keys/api-scope.ts.
    { name: "scopes", type: "json", required: true },
    { name: "callsPerMinute", type: "number", required: true, defaultValue: keyCalls.usual },
    // Whose assistant uses it. Such a key has no scopes: it has the rights of the account, and none without it.
    { name: "account", type: "relationship", relationTo: "users" },
    { name: "createdBy", type: "text", required: true },
    { name: "lastUsedAt", type: "date" },
    { name: "expiresAt", type: "date" },
    { name: "revokedAt", type: "date" },
  ],
};

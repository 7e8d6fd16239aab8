import type { CollectionConfig } from "payload";

/**
 * Accounts at payment providers and the mail server that were entered in the admin, sealed with the shop's own key. They
 * have a view of their own (src/admin/connections).
 */
export const Connections: CollectionConfig = {
  slug: "connections",
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // One of src/domain/connections/connection.ts.
    { name: "kind", type: "text", required: true, unique: true },
    { name: "sealed", type: "text", required: true },
  ],
};

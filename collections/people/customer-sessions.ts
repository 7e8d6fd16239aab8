import type { CollectionConfig } from "payload";

/**
 * Signed-in customers, one row per browser. Only a hash of the cookie's secret is stored: read access to the table
 * does not allow signing in. Staff sessions are separate and use another cookie.
 */
export const CustomerSessions: CollectionConfig = {
  slug: "customer-sessions",
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    { name: "customer", type: "relationship", relationTo: "customers", required: true, index: true },
    // Extended while the customer comes back.
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

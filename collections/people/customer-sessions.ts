import type { CollectionConfig } from "payload";

/**
 * Customers who are signed in, browser by browser. The cookie's secret is kept as a hash: whoever reads the table
 * can sign in as nobody. Staff have sessions of their own, with another cookie.
 */
export const CustomerSessions: CollectionConfig = {
  slug: "customer-sessions",
  admin: { hidden: true },
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    { name: "customer", type: "relationship", relationTo: "customers", required: true, index: true },
    // Moves on while the customer comes back.
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

import type { CollectionConfig } from "payload";

/** Carts and checkouts that agents hold for buyers (src/services/ucp). Their lines are those of a cart of their own. */
export const AgentSessions: CollectionConfig = {
  slug: "agent-sessions",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: true,
  fields: [
    // Known to the agent alone.
    { name: "secret", type: "text", required: true, unique: true },
    { name: "kind", type: "select", required: true, options: ["cart", "checkout"] },
    // Address of the agent's profile.
    { name: "agent", type: "text", required: true },
    // Of its cart, which no browser has.
    { name: "cartToken", type: "text", required: true },
    // Of a checkout made of a cart: the secret of that session.
    { name: "source", type: "text", index: true },
    // In the address of the page on which the buyer takes over.
    { name: "page", type: "text", required: true, unique: true },
    // Buyer, destination, codes: src/domain/ucp/agent-session.ts.
    { name: "data", type: "json", required: true },
    { name: "canceledAt", type: "date" },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

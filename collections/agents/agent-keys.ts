import type { CollectionConfig } from "payload";

/**
 * Keys of agents' calls with the answers they got, so that a repeated call is not executed again. Shared by every node, deleted
 * after a day.
 */
export const AgentKeys: CollectionConfig = {
  slug: "agent-keys",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Hash of agent, transport, operation and key.
    { name: "key", type: "text", required: true, unique: true },
    { name: "payloadHash", type: "text", required: true },
    // Null while it is executed.
    { name: "answer", type: "textarea" },
    { name: "claimedUntil", type: "date", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

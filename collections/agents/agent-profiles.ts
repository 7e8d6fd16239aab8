import type { CollectionConfig } from "payload";

/**
 * Profiles of agents as they were fetched last, so that not every call of an agent is a call of its platform. Shared by every
 * node; the oldest are deleted where there are too many.
 */
export const AgentProfiles: CollectionConfig = {
  slug: "agent-profiles",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "address", type: "text", required: true, unique: true },
    // Null after a failure, which is in the fields below.
    { name: "profile", type: "json" },
    { name: "failureCode", type: "text" },
    { name: "failureContent", type: "text" },
    // Failures in a row: each makes the next attempt later.
    { name: "failures", type: "number", required: true },
    { name: "fetchedAt", type: "date", required: true, index: true },
    { name: "freshUntil", type: "date", required: true },
  ],
};

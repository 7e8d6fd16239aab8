import type { CollectionConfig } from "payload";
import { dayAndTime } from "@/collections/date-picker";
import { groups } from "@/collections/menu-groups";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";

const labels = adminMessagesByKey("settings.agentCalls.fields");

/** Calls of agents and what came of them, without their contents. Written by the shop only, kept for 30 days. */
export const AgentCalls: CollectionConfig = {
  slug: "agent-calls",
  labels: adminMessagesByKey("settings.agentCalls.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  defaultSort: "-at",
  admin: {
    group: groups.settings,
    description: adminMessages("settings.agentCalls.description"),
    useAsTitle: "operation",
    defaultColumns: ["at", "profile", "operation", "status", "code", "milliseconds"],
    listSearchableFields: ["profile", "operation", "code"],
  },
  fields: [
    { name: "at", type: "date", required: true, index: true, label: labels.at, admin: { ...dayAndTime } },
    { name: "profile", type: "text", index: true, label: labels.profile },
    { name: "operation", type: "text", required: true, label: labels.operation },
    { name: "transport", type: "text", required: true, label: labels.transport },
    { name: "status", type: "number", required: true, label: labels.status },
    // Of a refusal, or of the first error in the answer.
    { name: "code", type: "text", index: true, label: labels.code },
    { name: "milliseconds", type: "number", required: true, label: labels.milliseconds },
  ],
};

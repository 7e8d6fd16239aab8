import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { dayAndTime } from "@/collections/date-picker";
import { numberedTitle } from "@/collections/numbered-title";

/** Shown with the labels of the form that was saved. */
const inWords = (column: "list" | "field" | "value") => ({
  components: { Cell: { path: "/src/admin/audit/audit-cell#AuditCell", serverProps: { column } } },
});

/**
 * Changes by staff: one row a field, written in the transaction of the change (with-audit.ts, src/store/staff) and
 * never changed afterwards. Written by the shop only.
 */
export const AuditEntries: CollectionConfig = {
  slug: "audit-entries",
  labels: adminMessagesByKey("staff.auditEntries.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  defaultSort: "-at",
  admin: {
    group: groups.people,
    useAsTitle: "document",
    defaultColumns: ["at", "by", "entity", "document", "field", "before", "after"],
    listSearchableFields: ["by", "entity", "document", "field"],
    components: { beforeListTable: ["/src/admin/account/audit-export#AuditExport"] },
  },
  fields: [
    numberedTitle,
    {
      name: "at",
      type: "date",
      required: true,
      index: true,
      label: adminMessages("staff.auditEntries.at.label"),
      admin: { ...dayAndTime },
    },
    {
      name: "by",
      type: "text",
      required: true,
      index: true,
      label: adminMessages("staff.auditEntries.by.label"),
    },
    {
      name: "action",
      type: "select",
      required: true,
      label: adminMessages("staff.auditEntries.action.label"),
      options: messageOptions("staff.auditEntries.action.options"),
    },
    {
      // Slug of a collection or global.
      name: "entity",
      type: "text",
      required: true,
      index: true,
      label: adminMessages("staff.auditEntries.entity.label"),
      admin: inWords("list"),
    },
    {
      // Its number; empty for a global.
      name: "document",
      type: "text",
      index: true,
      label: adminMessages("staff.auditEntries.document.label"),
      admin: { components: { Cell: "/src/admin/audit/audited-document#AuditedDocument" } },
    },
    {
      name: "field",
      type: "text",
      label: adminMessages("staff.auditEntries.field.label"),
      admin: inWords("field"),
    },
    {
      name: "locale",
      type: "text",
      label: adminMessages("staff.auditEntries.locale.label"),
    },
    {
      name: "before",
      type: "textarea",
      label: adminMessages("staff.auditEntries.before.label"),
      admin: inWords("value"),
    },
    {
      name: "after",
      type: "textarea",
      label: adminMessages("staff.auditEntries.after.label"),
      admin: inWords("value"),
    },
  ],
};

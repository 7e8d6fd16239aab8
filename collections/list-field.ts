import { adminMessages } from "@/src/i18n/admin-messages";
import type { ArrayField, Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const entry = adminMessages("common.list.entry");

/** A list of entries, collapsed, each labelled by its own text. */
export const listField = (
  name: string,
  label: ReaderText,
  fields: Field[],
  limits: Pick<ArrayField, "minRows" | "maxRows"> = {},
): ArrayField => ({
  name,
  type: "array",
  label,
  labels: { singular: entry, plural: label },
  ...limits,
  fields,
  admin: { initCollapsed: true, components: { RowLabel: "/src/admin/fields/entry-label#EntryLabel" } },
});

import type { ArrayField, Field } from "payload";
import { inFour } from "./admin-text";

const entry = inFour("entrée", "entry", "entrada", "項目");

/** A list of entries, folded, each named by its own words. */
export const listField = (
  name: string,
  label: ReturnType<typeof inFour>,
  fields: Field[],
  limits: Pick<ArrayField, "minRows" | "maxRows"> = {},
): ArrayField => ({
  name,
  type: "array",
  label,
  labels: { singular: entry, plural: label },
  ...limits,
  fields,
  admin: { initCollapsed: true, components: { RowLabel: "/src/admin/entry-label#EntryLabel" } },
});

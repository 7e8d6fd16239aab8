import type { Block } from "payload";
import type { AdminText } from "@/collections/admin-text";

type Label = AdminText;

/** A kind of block with its name in the admin. */
export const block = (slug: string, label: Label, fields: Block["fields"]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  fields,
});

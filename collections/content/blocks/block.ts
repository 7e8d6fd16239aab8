import type { Block } from "payload";
import type { inFour } from "@/collections/admin-text";

type Label = ReturnType<typeof inFour>;

/** A kind of block with its name in the admin. */
export const block = (slug: string, label: Label, fields: Block["fields"]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  fields,
});

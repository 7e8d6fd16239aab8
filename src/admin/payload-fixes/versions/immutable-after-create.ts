import type { Field } from "payload";

/**
 * A field that is set when its document is created and never changed: the key by which code, carts and orders
 * reference the document.
 */
export const immutableAfterCreate = {
  access: { update: () => false },
  custom: { isGivenOnce: true },
} as const;

/** Fields that no version changes: those set once, when the document was created, and its place in the list. */
export const isGivenOnce = (field: Pick<Field, "custom"> & { readonly name: string }): boolean =>
  field.custom?.isGivenOnce === true || field.name === "createdAt" || field.name === "_order";

import type { Field } from "payload";

/** A field that is set when its document is created and never changed: what code, carts and orders know the document by. */
export const givenOnce = {
  access: { update: () => false },
  custom: { isGivenOnce: true },
} as const;

/** What no version changes: what was given once, when the document was created, and its place in the list. */
export const isGivenOnce = (field: Pick<Field, "custom"> & { readonly name: string }): boolean =>
  field.custom?.isGivenOnce === true || field.name === "createdAt" || field.name === "_order";

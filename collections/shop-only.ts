import type { ArrayField, Field, SelectField, TextareaField, TextField } from "payload";

/** A field that the shop fills in: read-only for every role, also in the admin. */
export function shopOnly(field: ArrayField | SelectField | TextareaField | TextField): Field {
  return { ...field, access: { ...field.access, update: () => false } };
}

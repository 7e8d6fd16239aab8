import type { ArrayField, Field, SelectField, TextareaField, TextField } from "payload";

/** A field the shop fills in: nobody edits it, whoever may edit the document. The admin shows it read-only. */
export function shopOnly(field: ArrayField | SelectField | TextareaField | TextField): Field {
  return { ...field, access: { ...field.access, update: () => false } };
}

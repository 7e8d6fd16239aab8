/**
 * What can be wrong with a field. Schemas say it, the server answers it, the browser finds it by the field's own
 * constraints; the sentence that names the fix is an interface text (forms.errors).
 */
const formErrors = [
  "required",
  "agree",
  "choice",
  "email",
  "url",
  "phone",
  "short",
  "long",
  "number",
  "day",
  "text",
  // Told by the country beside it.
  "postal",
  // Only looked up on the server: a password that is not the one.
  "wrong",
] as const;

export type FormError = (typeof formErrors)[number];

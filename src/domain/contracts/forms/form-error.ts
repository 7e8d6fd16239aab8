/**
 * Errors of a field. They are reported by schemas and the server, or found in the browser by the field's own
 * constraints; the message that names the fix is an interface text (forms.errors).
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
  // Depends on the country beside it.
  "postal",
  // Only checked on the server: a wrong password.
  "wrong",
] as const;

export type FormError = (typeof formErrors)[number];

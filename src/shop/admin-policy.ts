/**
 * What the admin may load: nothing that is not the shop's own. Its scripts carry the answer's own nonce, so a text that
 * somebody saved can never run as one. Styles are written into elements by the editor.
 */
export const adminPolicy = (nonce: string, isDevelopment: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join("; ");

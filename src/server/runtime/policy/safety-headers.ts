/** Headers of every answer; the admin shows pages of the shop in a frame, other sites may not. */
export const safetyHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/**
 * Added by a shop that is served over https: browsers use only https for two years. Not for its subdomains, which may
 * be run by others.
 */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith("https:") ? { "Strict-Transport-Security": "max-age=63072000" } : {};

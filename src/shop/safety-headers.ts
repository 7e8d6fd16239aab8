/** What every answer says of itself; the admin shows pages of the shop in a frame, nobody else does. */
export const safetyHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/**
 * Said beside them by a shop that is reached over https: whoever was here asks for it over nothing else, for two years.
 * Not of domains below it, which may be somebody else's.
 */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith("https:") ? { "Strict-Transport-Security": "max-age=63072000" } : {};

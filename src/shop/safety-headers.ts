/** What every answer says of itself; the admin shows pages of the shop in a frame, nobody else does. */
export const safetyHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

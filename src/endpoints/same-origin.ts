/** The part of an origin that a Host header also names. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a request that changes something comes from a page of this shop. Browsers put the Origin on every
 * POST and no foreign page can forge it; a request without one, and without the browser's own Sec-Fetch-Site,
 * comes from a program, which carries nobody's cookies but its own.
 * Source: scenario 24.
 * @param shopOrigin public origin of the shop
 */
export function isSameOrigin(headers: Headers, shopOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin === null) return ["same-origin", "none", null].includes(headers.get("sec-fetch-site"));
  const host = hostOf(origin);
  return origin === shopOrigin || (host !== null && host === headers.get("host"));
}

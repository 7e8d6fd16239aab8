/**
 * The shop by its public name, or by another one it was requested under: a Host header contains no protocol, so that
 * of the public name counts. A page without https may have been changed between the visitor and the shop.
 */
function isOwn(origin: string, headers: Headers, shopOrigin: string): boolean {
  if (origin === shopOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === headers.get("host") && protocol === new URL(shopOrigin).protocol;
}

/**
 * Whether a request that changes something comes from a page of this shop. Browsers put the Origin on every POST and
 * no foreign page can forge it; a request without one, and without the browser's own Sec-Fetch-Site, comes from a
 * program, which carries no user's cookies. Source: scenario 24.
 * @param shopOrigin public origin of the shop
 */
export function isSameOrigin(headers: Headers, shopOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin === null) return ["same-origin", "none", null].includes(headers.get("sec-fetch-site"));
  return isOwn(origin, headers, shopOrigin);
}

/**
 * The same for a form, which a foreign page can have a browser send, cookies included: a request without an origin is
 * refused. A page that hides its address from others (referrer: no-referrer) sends "null" for its origin; there the
 * browser's Sec-Fetch-Site counts.
 */
export function isOwnForm(headers: Headers, shopOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "same-origin";
  return isOwn(origin, headers, shopOrigin);
}

import type { PolicySources } from "./trackers";

/** Directives that never open; `self` is the shop. */
const closed: readonly string[] = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "font-src 'self'",
  // React writes sizes of pictures and positions as style attributes.
  "style-src 'self' 'unsafe-inline'",
];

const list = (name: string, ...sources: readonly string[]) => `${name} ${[...new Set(sources)].join(" ")}`;

/**
 * Sources a page of the shop may use. Its own scripts are part of its HTML; 'unsafe-inline' is a placeholder until
 * the server has the page and writes the hash of each instead (src/server/http/inline-scripts).
 * @param isDevelopment React's own tools evaluate code and hold a socket open
 * @param paymentPages origins a form may redirect to: browsers apply the policy to redirects, too
 * Source: scenario 25.
 */
export function contentPolicy(
  sources: PolicySources,
  isDevelopment: boolean,
  paymentPages: readonly string[] = [],
): string {
  return [
    ...closed,
    list("form-action", "'self'", ...paymentPages),
    list(
      "script-src",
      "'self'",
      "'unsafe-inline'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...sources.script,
    ),
    list("connect-src", "'self'", ...(isDevelopment ? ["ws:"] : []), ...sources.connect),
    list("img-src", "'self'", "data:", "blob:", ...sources.img),
    list("frame-src", ...(sources.frame.length === 0 ? ["'none'"] : sources.frame)),
  ].join("; ");
}

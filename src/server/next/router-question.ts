import type { IncomingHttpHeaders } from "node:http";

/** Headers by which Next's router asks for a part of a page rather than its document; Next names them in Vary. */
export const routerHeaders = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;

/**
 * What the router asks for, to be added to the key of a stored answer; empty for a document. Next checks that the
 * parameter `_rsc` is a hash of these headers. The hash may be forged, so the headers themselves are in the key.
 */
export const routerQuestion = (headers: IncomingHttpHeaders): string =>
  headers.rsc === undefined ? "" : `\n${routerHeaders.map((name) => String(headers[name] ?? "")).join("\n")}`;

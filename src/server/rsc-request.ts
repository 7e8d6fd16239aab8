import type { IncomingHttpHeaders } from "node:http";

const routerMark = /[?&]_rsc(?:=([^&]*))?(?=&|$)/;

/** An RSC request of Next's router in the browser: for the contents of a page rather than its document. */
export interface RscRequest {
  /** The page, without the router's key. */
  readonly address: string;
  /**
   * The key with all its inputs. Next answers only where they agree, so that a cache that looks at addresses alone
   * cannot serve the wrong shape.
   */
  readonly claim: string;
  /** Part of the cache key: the requested part of the page. */
  readonly wanted: string;
}

export function rscRequest(address: string, headers: IncomingHttpHeaders): RscRequest | null {
  if (headers.rsc === undefined) return null;
  const prefetch = headers["next-router-prefetch"] ?? "";
  const segment = headers["next-router-segment-prefetch"] ?? "";
  const tree = headers["next-router-state-tree"] ?? "";
  const from = headers["next-url"] ?? "";
  const match = routerMark.exec(address);
  const bare = address.replace(routerMark, "");
  return {
    address: bare.includes("?") ? bare : bare.replace("&", "?"),
    claim: `${match ? (match[1] ?? "") : "none"}\n${String(prefetch)}\n${String(segment)}\n${String(tree)}\n${String(from)}`,
    wanted: `\nrsc ${String(prefetch)} ${String(segment)}`,
  };
}

import type { ServerResponse } from "node:http";
import { onRevalidation } from "@/src/store/revalidation/revalidation-listener";
import { currentRequest, type RequestScope } from "@/src/server/runtime/observability/request-scope";

/**
 * Purges answers after a change. Next purges its cache when the request that made the change ends, after the
 * transaction: purged earlier, the old page would be stored again.
 * @returns function that purges, at the end of a request, what it has revalidated
 */
export function purgeOnRevalidation(purge: () => void): (res: ServerResponse, request: RequestScope) => void {
  const revalidated = new WeakSet<RequestScope>();
  onRevalidation(() => {
    const current = currentRequest();
    if (current) revalidated.add(current);
    else purge();
  });
  return (res, request) => {
    res.once("close", () => {
      if (revalidated.has(request)) purge();
    });
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { onRevalidation } from "@/src/revalidation/revalidation-listener";

/**
 * Purges answers when something changed. Next throws away what it keeps when the request that made the change ends, after
 * the transaction: purged earlier, the old page would be stored again.
 * @returns runs the answering of one request, and purges at its end what it has revalidated
 */
export function purgeOnRevalidation(purge: () => void) {
  const request = new AsyncLocalStorage<{ isRevalidated: boolean }>();
  onRevalidation(() => {
    const current = request.getStore();
    if (current) current.isRevalidated = true;
    else purge();
  });
  return <Result>(res: ServerResponse, answer: () => Result): Result => {
    const scope = { isRevalidated: false };
    res.once("close", () => {
      if (scope.isRevalidated) purge();
    });
    return request.run(scope, answer);
  };
}

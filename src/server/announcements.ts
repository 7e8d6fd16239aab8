import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { hearAnnouncements } from "@/src/store/announcements";

/**
 * Forgets answers when something changed. Next throws away what it keeps when the request that made the change ends, after
 * the transaction: to forget earlier would be to learn the old page again.
 * @returns runs the answering of one request, so that its announcements are heard at its end
 */
export function forgetOnAnnouncement(forget: () => void) {
  const request = new AsyncLocalStorage<{ isAnnounced: boolean }>();
  hearAnnouncements(() => {
    const current = request.getStore();
    if (current) current.isAnnounced = true;
    else forget();
  });
  return <Result>(res: ServerResponse, answer: () => Result): Result => {
    const scope = { isAnnounced: false };
    res.once("close", () => {
      if (scope.isAnnounced) forget();
    });
    return request.run(scope, answer);
  };
}

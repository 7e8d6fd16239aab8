import type { Endpoint } from "payload";
import type { Result } from "@/src/domain/result";
import { unsubscribe } from "@/src/services/newsletter/unsubscribe";
import { leaveByLink } from "@/src/services/reminders/choose-cart-mail";
import { leaveNotices } from "@/src/services/stock/leave-notices";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/shop/shop-of";
import { answerError, answerJson } from "./answer";
import { logError } from "./log-error";

/**
 * What a mailbox calls when its reader unsubscribes in the mailbox itself. No page sends it: its proof is the token,
 * not an Origin, and its body says nothing.
 * Source: RFC 8058.
 */
const oneClick = (
  path: `/${string}/one-click`,
  leave: (shop: Shop, token: string) => Promise<Result<null, "bad-link">>,
): Endpoint => ({
  method: "post",
  path,
  handler: async (req) => {
    try {
      const left = await leave(shopOf(req.payload), req.searchParams.get("token") ?? "");
      return left.ok ? answerJson({}) : answerError(400, { error: left.error, field: "token" });
    } catch (error) {
      logError(req, `Leaving a list from a mailbox, ${path}`, error);
      return answerError(500, { error: "internal", message: "Something went wrong on our side." });
    }
  },
});

/** POST /api/newsletter/one-click?token= and the like, for every list a mailbox can leave. */
export const oneClicks: readonly Endpoint[] = [
  oneClick("/newsletter/one-click", unsubscribe),
  oneClick("/cart/one-click", leaveByLink),
  oneClick("/back-in-stock/one-click", leaveNotices),
];

import type { Endpoint } from "payload";
import { unsubscribe } from "../services/newsletter/unsubscribe";
import { shopOf } from "../shop";
import { answerFault, answerJson } from "./answer";
import { logFault } from "./log-fault";

/**
 * POST /api/newsletter/one-click?token=: what a mailbox calls when its reader unsubscribes in the mailbox itself.
 * No page sends it: its proof is the token, not an Origin, and its body says nothing.
 * Source: RFC 8058.
 */
export const oneClick: Endpoint = {
  method: "post",
  path: "/newsletter/one-click",
  handler: async (req) => {
    try {
      const left = await unsubscribe(shopOf(req.payload), req.searchParams.get("token") ?? "");
      return left.ok ? answerJson({}) : answerFault(400, { error: left.error });
    } catch (error) {
      logFault(req, "Leaving the newsletter from a mailbox", error);
      return answerFault(500, { error: "internal" });
    }
  },
};

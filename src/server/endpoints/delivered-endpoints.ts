import type { Endpoint } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { fail, ok } from "@/src/domain/result";
import { settleDifference, type SettleError } from "@/src/server/runtime/delivered/settle-difference";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

const messages: Readonly<Record<SettleError, string>> = {
  gone: "There is no such difference any more.",
  draft: "An unfinished draft of this document is waiting. Publish or discard it first.",
};

/** Buttons beside differences between the shop's content and what its version delivers. */
export const deliveredEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/delivered-settle",
    request: v.object({
      difference: rowId,
      field: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      take: v.boolean(),
    }),
    errors: { gone: 404, draft: 409 },
    handle: async ({ difference, field, take }, _shop, by, req) => {
      const settled = await settleDifference(req, { id: difference, field, isTaken: take }, by);
      return settled.ok
        ? ok(answerJson({}))
        : fail({ code: settled.error, message: messages[settled.error] });
    },
  }),
];

import type { Endpoint } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { fail, ok } from "@/src/domain/result";
import { redeliver } from "@/src/services/webhooks/redeliver";
import { makeSecret } from "@/src/services/webhooks/webhook-secrets";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

/** Calls of the pages about webhooks that the shop sends. */
export const webhookEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/webhook-secret",
    request: v.object({ endpoint: rowId }),
    errors: { "not-found": 404 },
    handle: async ({ endpoint }, shop, by) => {
      const made = await makeSecret(shop, { endpoint, by });
      return made.ok ? ok(answerJson({ secret: made.value })) : fail({ code: made.error });
    },
  }),
  staffEndpoint({
    path: "/staff/webhook-redeliver",
    request: v.union([v.strictObject({ delivery: rowId }), v.strictObject({ endpoint: rowId })]),
    errors: { nothing: 409 },
    handle: async (which, shop) => {
      const done = await redeliver(shop, which);
      return done.ok ? ok(answerJson({ count: done.value })) : fail({ code: done.error });
    },
  }),
];

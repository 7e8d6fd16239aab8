import type { Endpoint } from "payload";
import { pricesCancel, pricesDecision, pricesPreview } from "@/src/domain/contracts/prices";
import { fail, ok } from "@/src/domain/result";
import { cancelPrices, changePrices, type DecisionError } from "@/src/services/prices/change-prices";
import { previewPrices } from "@/src/services/prices/preview-prices";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

const messages: Readonly<Record<DecisionError, string>> = {
  changed: "Somebody else has changed one of these prices meanwhile. Nothing was changed.",
  draft: "A draft waits for one of them and would be published with the price. Nothing was changed.",
  unknown: "One of them is not published any more. Nothing was changed.",
  invalid: "One of them cannot be saved as it is. Open its form. Nothing was changed.",
  leap: "A price moves further than the settings let it pass. Confirm it. Nothing was changed.",
  past: "That hour is gone. Nothing was changed.",
  undone: "These prices were put back already, or never applied. Nothing was changed.",
};

/** Calls of the price grid. */
export const priceEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/prices-preview",
    request: pricesPreview,
    errors: {},
    handle: async ({ catalogue, currency, changes }, shop) =>
      ok(answerJson(await previewPrices(shop, catalogue, currency, changes))),
  }),
  staffEndpoint({
    path: "/staff/prices-apply",
    request: pricesDecision,
    errors: { changed: 409, draft: 409, unknown: 409, invalid: 422, leap: 422, past: 422, undone: 409 },
    handle: async (decision, shop, by) => {
      const done = await changePrices(shop, { ...decision, by });
      if (done.ok) return ok(answerJson({ batch: done.value }));
      const { code, rows } = done.error;
      const fields = Object.fromEntries(rows.map((row) => [String(row), code]));
      return fail({ code, fields, message: messages[code] });
    },
  }),
  staffEndpoint({
    path: "/staff/prices-cancel",
    request: pricesCancel,
    errors: { "not-found": 404 },
    handle: async ({ batch }, shop, by) =>
      (await cancelPrices(shop, batch, by))
        ? ok(answerJson({}))
        : fail({ code: "not-found", message: "These prices do not wait any more." }),
  }),
];

import type * as v from "valibot";
import type { orderQuery } from "../contracts/reading";
import { fail, ok } from "../domain/result";
import { drawReceipt } from "../services/orders/draw-receipt";
import { orderStatus as readStatus } from "../services/orders/order-status";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

type OrderQuery = v.InferOutput<typeof orderQuery>;

const absent = {
  code: "not-found",
  message: "There is no such order, or nothing to show of it yet.",
} as const;

/** GET /api/order-status?order=: a foreign or unknown secret is absent. */
export async function orderStatus({ order }: OrderQuery, { shop }: Caller): Reply<"not-found"> {
  const status = await readStatus(shop, order);
  return status ? ok(answerJson(status)) : fail(absent);
}

/** GET /api/receipt?order=: the receipt as a PDF, for whoever holds the order's secret. */
export async function receipt({ order }: OrderQuery, { shop }: Caller): Reply<"not-found"> {
  const drawn = await drawReceipt(shop, order);
  if (!drawn) return fail(absent);
  return ok(
    new Response(drawn.bytes, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${drawn.name}.pdf"`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
      },
    }),
  );
}

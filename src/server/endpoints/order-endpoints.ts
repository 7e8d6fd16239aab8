import * as v from "valibot";
import { orderQuery, type creditNoteQuery } from "@/src/domain/contracts/reading";
import type { reviewsQuery } from "@/src/domain/contracts/reviews";
import type { withdrawalRequest } from "@/src/domain/contracts/withdrawal-request";
import { fail, ok } from "@/src/domain/result";
import { drawCreditNote } from "@/src/services/orders/draw-credit-note";
import { drawReceipt, type DrawnReceipt } from "@/src/services/orders/draw-receipt";
import { listReviews } from "@/src/services/reviews/list-reviews";
import { readOrder } from "@/src/services/orders/read-order";
import type { WithdrawalError } from "@/src/services/orders/receive-withdrawal";
import { withdrawOrder } from "@/src/services/orders/withdraw-order";
import { withdrawPieces } from "@/src/services/orders/withdraw-pieces";
import { orderStatus as readStatus } from "@/src/services/orders/order-status";
import { answerJson } from "./answer";
import type { Typed } from "./answer-form";
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

const answerDocument = ({ name, bytes }: DrawnReceipt): Response =>
  new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    },
  });

/** GET /api/receipt?order=: the receipt as a PDF, for the holder of the order's secret. */
export async function receipt({ order }: OrderQuery, { shop }: Caller): Reply<"not-found"> {
  const drawn = await drawReceipt(shop, order);
  return drawn ? ok(answerDocument(drawn)) : fail(absent);
}

/** GET /api/credit-note?order=&note=: a refund as a PDF, for the holder of the order's secret. */
export async function creditNote(
  { order, note }: v.InferOutput<typeof creditNoteQuery>,
  { shop }: Caller,
): Reply<"not-found"> {
  const drawn = await drawCreditNote(shop, order, note);
  return drawn ? ok(answerDocument(drawn)) : fail(absent);
}

/** GET /api/order?order=: all data of its page. */
export async function order({ order: token }: OrderQuery, { shop }: Caller): Reply<"not-found"> {
  const found = await readOrder(shop, token);
  return found ? ok(answerJson(found)) : fail(absent);
}

/** The page of the order a form is about. Only a well-formed secret becomes part of a path. */
export function orderPage(typed: Typed): string {
  const token = typed("order");
  return v.is(orderQuery, { order: token }) ? `/commandes/${token}` : "/commandes";
}

const withdrawalMessages: Readonly<Record<WithdrawalError | "no-pieces", string>> = {
  "no-pieces": "These pieces are not in the order, or were withdrawn from already.",
  "not-found": absent.message,
  "too-late": "The time to withdraw from this order has passed.",
  "nothing-bought": "Nothing was bought with this order, or everything was paid back.",
};

/** POST /api/withdrawal: the buyer withdraws from the contract. Source: specification 13.6. */
export async function withdrawal(
  { order: token, pieces }: v.InferOutput<typeof withdrawalRequest>,
  { shop }: Caller,
): Reply<WithdrawalError | "no-pieces"> {
  const taken = await (pieces === null ? withdrawOrder(shop, token) : withdrawPieces(shop, token, pieces));
  if (!taken.ok) return fail({ code: taken.error, message: withdrawalMessages[taken.error] });
  return ok(answerJson({ at: taken.value.toISOString() }));
}

/** GET /api/reviews: published customer reviews. Source: specification §7. */
export async function reviews({ watch }: v.InferOutput<typeof reviewsQuery>, { shop }: Caller): Reply<never> {
  return ok(Response.json(await listReviews(shop, watch)));
}

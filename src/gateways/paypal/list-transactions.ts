import * as v from "valibot";
import { ok, type Result } from "@/src/domain/result";
import type { Movements, PaymentError } from "@/src/gateways/payment/payment-gateway";

/** The fields read from a transaction search. Source: PayPal, Transaction Search v1. */
const searchAnswer = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.optional(
    v.array(
      v.object({
        transaction_info: v.object({
          transaction_id: v.string(),
          transaction_event_code: v.string(),
          paypal_reference_id: v.optional(v.string()),
          paypal_reference_id_type: v.optional(v.string()),
          transaction_amount: v.object({ value: v.string() }),
        }),
      }),
    ),
    [],
  ),
});
type Transaction = v.InferOutput<typeof searchAnswer>["transaction_details"][number]["transaction_info"];

/** Longest period of a PayPal search, in milliseconds. */
const longestSpan = 31 * 24 * 3_600_000;
const MAX_PAGE_SIZE = 500;

const isReceived = ({ transaction_event_code: code, transaction_amount: { value } }: Transaction) =>
  code.startsWith("T00") && !value.startsWith("-");
/** Refunds and reversals are T11.., chargebacks T12... */
const isChange = ({ transaction_event_code: code, paypal_reference_id_type: type }: Transaction) =>
  /^T1[12]/.test(code) && type === "TXN";

const pathOf = (from: Date, until: Date, page: number): string =>
  `/v1/reporting/transactions?${new URLSearchParams({
    start_date: from.toISOString(),
    end_date: until.toISOString(),
    fields: "transaction_info",
    page_size: String(MAX_PAGE_SIZE),
    page: String(page),
  })}`;

/** New captures, and refunded or disputed captures, in a period. @param ask requests a path of the API */
export async function listTransactions(
  ask: (path: string) => Promise<Result<unknown, PaymentError>>,
  from: Date,
  until: Date,
): Promise<Result<Movements, PaymentError>> {
  const received = new Set<string>();
  const changed = new Set<string>();
  for (let start = from; start < until; start = new Date(start.getTime() + longestSpan)) {
    const end = new Date(Math.min(start.getTime() + longestSpan, until.getTime()));
    for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
      const answer = await ask(pathOf(start, end, page));
      if (!answer.ok) return answer;
      const { total_pages: total, transaction_details: details } = v.parse(searchAnswer, answer.value);
      pages = total;
      for (const { transaction_info: info } of details) {
        if (isReceived(info)) received.add(info.transaction_id);
        if (isChange(info) && info.paypal_reference_id) changed.add(info.paypal_reference_id);
      }
    }
  }
  return ok({ received: [...received], changed: [...changed] });
}

import type { Endpoint } from "payload";
import * as v from "valibot";
import { fail, ok } from "@/src/domain/result";
import { readOrderMail } from "@/src/services/mails/read-order-mail";
import { resendOrderMail, type ResendError } from "@/src/services/mails/resend-order-mail";
import { addNote } from "@/src/services/orders/add-note";
import { answerJson } from "./answer";
import { rowId } from "@/src/domain/contracts/row-id";
import { staffEndpoint } from "./staff-route";

const resendMessages: Readonly<Record<ResendError, string>> = {
  "not-found": "There is no such mail about an order.",
  waiting: "The mail has not left yet and leaves by itself.",
  "no-address": "The order has no address any more.",
  "too-often": "Enough mails of this order were sent again within the hour.",
};

/** Calls of the order desk: internal notes, and the mails of an order. */
export const deskEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/order-note",
    request: v.object({
      order: rowId,
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)),
      mentions: v.pipe(v.array(rowId), v.maxLength(20)),
    }),
    errors: { "not-found": 404, "unknown-colleague": 422 },
    handle: async ({ order, text, mentions }, shop, by) => {
      const written = await addNote(shop, { orderId: order, text, mentions: [...new Set(mentions)], by });
      if (written.ok) return ok(answerJson({}));
      const message =
        written.error === "not-found"
          ? "There is no such order."
          : "Somebody named does not work at the desk.";
      return fail({ code: written.error, message });
    },
  }),
  staffEndpoint({
    path: "/staff/order-mail",
    request: v.object({ mail: rowId }),
    errors: { "not-found": 404, "no-address": 422 },
    handle: async ({ mail }, shop) => {
      const read = await readOrderMail(shop, mail);
      return read.ok
        ? ok(answerJson({ ...read.value }))
        : fail({ code: read.error, message: resendMessages[read.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/order-mail-resend",
    request: v.object({ mail: rowId }),
    errors: { "not-found": 404, waiting: 409, "no-address": 422, "too-often": 429 },
    handle: async ({ mail }, shop, by) => {
      const sent = await resendOrderMail(shop, { mailId: mail, by });
      return sent.ok ? ok(answerJson({})) : fail({ code: sent.error, message: resendMessages[sent.error] });
    },
  }),
];

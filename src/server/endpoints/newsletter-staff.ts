import type { Endpoint } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { locales } from "@/src/domain/locale/locale";
import { fail, ok } from "@/src/domain/result";
import {
  sendNewsletter,
  tryNewsletter,
  withdrawNewsletter,
  type SendError,
} from "@/src/services/newsletter/send-newsletter";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

const sendMessages: Readonly<Record<SendError, string>> = {
  "not-found": "There is no such newsletter.",
  sent: "It is on its way already.",
  incomplete: "A text is missing in one of its languages.",
  "no-readers": "Nobody reads its languages.",
  changed: "Another number of readers than was shown. Look again.",
  past: "The hour has passed.",
};

/** Buttons of a newsletter's form. */
export const newsletterStaffEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/newsletter-trial",
    request: v.object({ newsletter: rowId, locale: v.picklist(locales) }),
    errors: { "not-found": 404, incomplete: 422 },
    handle: async (asked, shop, by) => {
      const tried = await tryNewsletter(shop, { ...asked, to: by });
      return tried.ok ? ok(answerJson({})) : fail({ code: tried.error, message: sendMessages[tried.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/newsletter-send",
    request: v.object({
      newsletter: rowId,
      at: v.nullable(
        v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((at) => new Date(at)),
        ),
      ),
      expected: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    errors: { "not-found": 404, sent: 409, incomplete: 422, "no-readers": 422, changed: 409, past: 422 },
    handle: async (asked, shop, by) => {
      const sent = await sendNewsletter(shop, { ...asked, by });
      return sent.ok
        ? ok(answerJson({ recipients: sent.value }))
        : fail({ code: sent.error, message: sendMessages[sent.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/newsletter-withdraw",
    request: v.object({ newsletter: rowId }),
    errors: { "not-found": 404, gone: 409 },
    handle: async (asked, shop, by) => {
      const taken = await withdrawNewsletter(shop, { ...asked, by });
      return taken.ok
        ? ok(answerJson({ mails: taken.value }))
        : fail({ code: taken.error, message: "Every mail of it has left." });
    },
  }),
];

import type { Endpoint } from "payload";
import * as v from "valibot";
import { emailAddress } from "@/src/domain/contracts/email-address";
import { rowId } from "@/src/domain/contracts/row-id";
import { locales } from "@/src/domain/locale/locale";
import { fail, ok } from "@/src/domain/result";
import { blockCard, type BlockError } from "@/src/services/gift-cards/block-card";
import { issueByStaff } from "@/src/services/gift-cards/issue-by-staff";
import { replaceCode } from "@/src/services/gift-cards/replace-code";
import { sendCard, type SendError } from "@/src/services/gift-cards/send-card";
import { answerJson } from "./answer";
import { line } from "./staff-input";
import { staffEndpoint } from "./staff-route";

const reason = line(200);

const blockMessages: Readonly<Record<BlockError, string>> = {
  "not-found": "There is no such gift card.",
  changed: "Somebody has blocked or unblocked it meanwhile. Look at it again.",
};

const sendMessages: Readonly<Record<SendError, string>> = {
  "not-found": "There is no such gift card.",
  blocked: "The card is blocked or frozen: it goes out to nobody.",
  empty: "Nothing is left on the card.",
};

/** Staff actions on gift cards. No staff member ever sees a code. */
export const staffGiftCards: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/gift-card-code",
    request: v.object({ card: rowId }),
    errors: { "not-found": 404 },
    handle: async ({ card }, shop, by) =>
      (await replaceCode(shop, card, by))
        ? ok(answerJson({}))
        : fail({ code: "not-found", message: "There is no such gift card, or it has no address." }),
  }),
  staffEndpoint({
    path: "/staff/gift-card-issue",
    request: v.object({
      /** hundredths of a euro */
      amount: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000)),
      name: line(80),
      email: emailAddress,
      locale: v.picklist(locales),
      message: v.pipe(v.string(), v.trim(), v.maxLength(400)),
      reason,
      key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "is not a key")),
    }),
    errors: {},
    handle: async (wish, shop, by) => ok(answerJson({ card: await issueByStaff(shop, { ...wish, by }) })),
  }),
  staffEndpoint({
    path: "/staff/gift-card-block",
    request: v.object({ card: rowId, isBlocked: v.boolean(), reason }),
    errors: { "not-found": 404, changed: 409 },
    handle: async (wish, shop, by) => {
      const done = await blockCard(shop, { ...wish, by });
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: blockMessages[done.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/gift-card-recipient",
    request: v.object({ card: rowId, name: line(80), email: emailAddress }),
    errors: { "not-found": 404, blocked: 409, empty: 422 },
    handle: async (wish, shop, by) => {
      const done = await sendCard(shop, { ...wish, by });
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: sendMessages[done.error] });
    },
  }),
];

import type { Endpoint } from "payload";
import { stockNotice, stockNoticeConfirm, stockNoticeCancel } from "@/src/domain/contracts/forms/stock-forms";
import { fail, ok } from "@/src/domain/result";
import { rowNumber } from "@/src/services/signed";
import { requestStockNotice } from "@/src/services/stock/request-stock-notice";
import { confirmNotice } from "@/src/services/stock/confirm-notice";
import { cancelNotices } from "@/src/services/stock/cancel-notices";
import { formEndpoint } from "./form-endpoint";

/** Mails to one e-mail are counted by the service itself, silently. */
const wishing = { perAddress: 20, perEmail: null } as const;
/** Confirmations by one click. */
const clicking = { perAddress: 60, perEmail: null } as const;

const tokenOf = (query: URLSearchParams) => query.get("token") ?? "";

/** Forms of the back-in-stock notice. */
export const stockForms: readonly Endpoint[] = [
  formEndpoint({
    forms: [stockNotice],
    limits: wishing,
    submit: async ({ answers, locale, query, address, shop }) => {
      const item = rowNumber(query.get("item") ?? "");
      if (item === null) return fail("not-found");
      const asked = await requestStockNotice(shop, { item, email: answers.email, locale, address });
      return asked.ok ? ok({}) : asked;
    },
  }),
  formEndpoint({
    forms: [stockNoticeConfirm],
    limits: clicking,
    submit: async ({ query, shop }) => {
      const confirmed = await confirmNotice(shop, tokenOf(query));
      return confirmed.ok ? ok({}) : confirmed;
    },
  }),
  formEndpoint({
    forms: [stockNoticeCancel],
    limits: clicking,
    submit: async ({ query, shop }) => {
      const left = await cancelNotices(shop, tokenOf(query));
      return left.ok ? ok({}) : left;
    },
  }),
];
